"""Games of one suit each, with the suits in any order at the table (R9.7)."""

import pytest

from foretell.cards import Card, Suit
from foretell.i18n import Words
from foretell.rules.options import Edition, Options
from foretell.rules.presets import Faces
from foretell.terminal.advise.card_names import OwnedNames, OwnedSpelling, owned_theme, suits_shown
from foretell.terminal.common.style import THEME
from tests.terminal.advise.talking import Talk
from tests.terminal.advise.telling import a_setup

ONE_SUIT = Options(players=3, deal="one_suit")
SHOWN = suits_shown((Suit.HEARTS, Suit.SPADES, Suit.CLUBS))
NAMES = OwnedNames(Words("en"), Edition.CLASSIC, faces=Faces.LETTERS, shown=SHOWN)


def talk(*typed: str, plain: bool = True, seat: int = 0) -> Talk:
    setup = a_setup(ONE_SUIT, seat=seat, suits_asked=True)
    return Talk("2", *typed, setup=setup, plain=plain)


def test_cards_are_named_by_the_suits_at_the_table() -> None:
    assert NAMES.card(Card("C12")) == "king of hearts"
    assert NAMES.short(Card("D1")) == "♠2"
    assert NAMES.suit(Suit.SPADES) == "diamonds"
    assert NAMES.card(Card("Z1")) == "Wizard"


@pytest.mark.parametrize("text", ["hk", "♥K", "k h", "king of hearts"])
def test_cards_are_typed_by_the_suits_at_the_table(text: str) -> None:
    assert OwnedSpelling(NAMES).cards(text) == (Card("C12"),)


def test_owned_suits_have_the_colours_of_the_suits_at_the_table() -> None:
    theme = owned_theme(SHOWN, Edition.CLASSIC)
    assert theme.styles["clubs"] == THEME.styles["hearts"]
    assert theme.styles["spades"] == THEME.styles["diamonds"]
    assert theme.styles["heading"] == THEME.styles["heading"]


def test_the_suits_of_the_players_are_asked_for_and_then_used() -> None:
    said = talk("?", "h s c", "", "2", "h2 hk z n", "0 0 0", "h2", "s9").said
    assert "Each player’s suit, yours first, then clockwise: h s c" in said
    assert "Your hand: king of hearts, 2 of hearts, Wizard, Jester." in said
    assert "You lead the 2 of hearts." in said
    assert "Seat 1 plays the 9 of spades." in said


def test_the_page_shows_the_suits_at_the_table() -> None:
    page = talk("h s c", "", "2", "h2 hk z n", plain=False).page
    assert "│♥K │" in page
    assert "♠ Seat 1" in page


def test_suits_are_assigned_clockwise_from_the_readers_seat() -> None:
    said = talk("h s c", "", "1", "h2 hk z n", "0", "0 0", "", "s9", seat=2).said
    assert "Your hand: king of hearts, 2 of hearts, Wizard, Jester." in said
    assert "Seat 0 plays the 9 of spades." in said


@pytest.mark.parametrize("typed", ["h s", "h h c", "h s c d", "h s x"])
def test_two_players_cannot_own_the_same_suit(typed: str) -> None:
    assert talk(typed).said[-1] == (
        f"“{typed}”: type a different suit for each of the 3 players, yours first. (R9.7)"
    )
