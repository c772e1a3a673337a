"""Parsing of typed lines: an action, a command, or a refusal that explains the input."""

import pytest

from foretell.cards import Card, Suit
from foretell.errors import Refusal
from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.game.session import Session
from foretell.i18n import LANGUAGES, CardNames, Words
from foretell.i18n.spelling import Spelling
from foretell.rules.options import Edition
from foretell.rules.presets import Faces
from foretell.terminal.common.table.orders import Order, ReadRules
from foretell.terminal.common.table.reading import (
    NoSuchNumber,
    NotABid,
    NotACard,
    NotASuit,
    SeveralCards,
    read,
)
from foretell.terminal.common.table.visible import own_hand
from foretell.testing import cards, dealt, make_bids, play_cards
from tests.terminal.screens import a_view

SPELLING = Spelling(a_view().names)


def bidding() -> Session:
    return dealt("C1 C2 Z1", "H1 H2 H3", "D1 D2 D3", turned="S1", dealer=2)


def playing() -> Session:
    """Return a game in which seat 0 holds queen and 3 of hearts, queen of spades, two Wizards."""
    session = dealt("H11 H2 S11 Z1 Z3", "D1 D2 D3 D4 D5", "C1 C2 C3 C4 C5", turned="H5", dealer=2)
    make_bids(session, 0, 0, 0)
    return session


def choosing() -> Session:
    return dealt("C1 C2", "H1 H2", "D1 D2", turned="Z4", dealer=0)


def reads(session: Session, text: str) -> object:
    return read(text, session.observe(0), SPELLING)


@pytest.mark.parametrize(
    "session", [bidding(), playing(), choosing()], ids=["bid", "card", "trump"]
)
@pytest.mark.parametrize("order", Order)
def test_commands_are_understood_at_every_prompt(session: Session, order: Order) -> None:
    assert reads(session, f" {order.value.upper()} ") is order


@pytest.mark.parametrize(
    ("text", "part"),
    [("r", ""), ("R 7", "7"), ("r 7.3", "7.3"), ("r r7.3", "R7.3"), ("? rules", ""), ("?7", "7")],
)
def test_a_part_of_the_rules_can_be_requested(text: str, part: str) -> None:
    assert reads(bidding(), text) == ReadRules(part)


@pytest.mark.parametrize(("text", "bid"), [("0", 0), (" 2 ", 2), ("+1", 1), ("-1", -1), ("99", 99)])
def test_a_number_is_read_as_a_bid_even_if_it_is_illegal(text: str, bid: int) -> None:
    assert reads(bidding(), text) == MakeBid(0, bid)


@pytest.mark.parametrize("text", ["two", "1.5", "h3", "9" * 5000])
def test_text_that_is_no_number_is_refused_as_a_bid(text: str) -> None:
    refusal = reads(bidding(), text)
    assert isinstance(refusal, NotABid)
    assert refusal.hand_size == 3


def test_a_card_is_chosen_by_its_number_in_the_hand_as_shown() -> None:
    session = playing()
    hand = own_hand(session.observe(0))
    assert hand == cards("H11 H2 S11 Z1 Z3")
    assert [reads(session, str(number)) for number in range(1, 6)] == [
        PlayCard(0, card) for card in hand
    ]


@pytest.mark.parametrize("text", ["0", "6", "-1", "99999"])
def test_a_number_beyond_the_cards_in_hand_is_refused(text: str) -> None:
    refusal = reads(playing(), text)
    assert isinstance(refusal, NoSuchNumber)
    assert refusal.hand_size == 5


def test_a_card_is_chosen_by_its_name() -> None:
    assert reads(playing(), "queen of spades") == PlayCard(0, *cards("S11"))


def test_a_wizard_without_a_number_means_any_wizard_of_the_hand() -> None:
    assert reads(playing(), "wizard") == PlayCard(0, *cards("Z1"))


def test_a_partial_name_suffices_if_only_one_card_matches() -> None:
    assert reads(playing(), "spades") == PlayCard(0, *cards("S11"))
    assert reads(playing(), "3") != PlayCard(0, *cards("H2"))  # a number is the position of a card


def test_a_partial_name_that_matches_several_cards_is_refused() -> None:
    refusal = reads(playing(), "queen")
    assert isinstance(refusal, SeveralCards)
    assert refusal.cards == cards("H11 S11")


def test_a_card_that_is_not_held_is_left_to_the_rules() -> None:
    assert reads(playing(), "king of hearts") == PlayCard(0, *cards("H12"))
    assert reads(playing(), "jester") == PlayCard(0, *cards("N1"))


@pytest.mark.parametrize("text", ["x", "clubs", "hearts hearts x"])
def test_text_that_names_no_card_is_refused(text: str) -> None:
    assert isinstance(reads(playing(), text), NotACard)


@pytest.mark.parametrize(
    ("text", "suit"),
    [
        ("1", Suit.SPADES),
        ("2", Suit.HEARTS),
        ("♦", Suit.DIAMONDS),
        ("c", Suit.CLUBS),
        ("Hearts", Suit.HEARTS),
    ],
)
def test_trump_is_chosen_by_number_symbol_letter_or_name(text: str, suit: Suit) -> None:
    assert reads(choosing(), text) == ChooseTrump(0, suit)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_symbol_of_a_suit_names_trump_even_if_it_is_a_command_elsewhere(
    language: str,
) -> None:
    """In the fantasy edition R is the symbol of a suit; elsewhere r shows the rules."""
    for edition in Edition:
        spelling = Spelling(CardNames(Words(language, edition), edition, Faces.LETTERS))
        for sign, suit in spelling.signs.items():
            assert read(f" {sign.upper()} ", choosing().observe(0), spelling) == ChooseTrump(
                0, suit
            )
            assert read("? r", choosing().observe(0), spelling) == ReadRules("")
        assert read("r", bidding().observe(0), spelling) == ReadRules("")


@pytest.mark.parametrize("text", ["0", "5", "x", "no trump", "h7"])
def test_text_that_names_no_suit_is_refused(text: str) -> None:
    """R5.3"""
    refusal = reads(choosing(), text)
    assert isinstance(refusal, NotASuit)
    assert refusal.clause == "R5.3"


def test_reading_an_action_of_a_seat_not_to_act_is_an_error() -> None:
    session = dealt("C1", "H1", "D1", turned="S1", dealer=2)
    make_bids(session, 0, 0, 0)
    play_cards(session, "C1 H1 D1")
    with pytest.raises(ValueError, match="nobody"):
        reads(session, "1")


def test_every_refusal_of_typed_text_has_a_sentence() -> None:
    for refusal in (
        NotABid("x", 3),
        NotASuit("x"),
        NotACard("x", 3),
        NoSuchNumber("9", 3),
        SeveralCards("queen", cards("H11 S11")),
    ):
        assert isinstance(refusal, Refusal)
        assert "“" in a_view().refuse(refusal) or "9" in a_view().refuse(refusal)


def test_the_numbers_of_several_cards_are_a_range_and_that_of_one_is_none() -> None:
    said = [a_view().refuse(NoSuchNumber("9", size)) for size in (1, 3)]
    assert "you have only one card" in said[0]
    assert "from 1 to 3" in said[1]


def test_a_letter_that_fits_a_jack_and_a_jester_in_hand_is_refused() -> None:
    session = dealt("C10 N1", "D1 D2", "S1 S2", turned="H1", dealer=2)
    make_bids(session, 0, 0, 0)
    refusal = reads(session, "j")
    assert isinstance(refusal, SeveralCards)
    assert set(refusal.cards) == set(cards("C10 N1"))


@pytest.mark.parametrize(("hand", "meant"), [("C10 C2", "C10"), ("N1 C2", "N1")])
def test_a_letter_means_the_only_matching_card_in_hand(hand: str, meant: str) -> None:
    session = dealt(hand, "D1 D2", "S1 S2", turned="H1", dealer=2)
    make_bids(session, 0, 0, 0)
    assert reads(session, "j") == PlayCard(0, Card(meant))
