from unicodedata import east_asian_width

import pytest

from foretell.cards import DECK, Card, Suit
from foretell.i18n import LANGUAGES, CardNames, Words
from foretell.rules.options import Edition
from foretell.rules.presets import Faces

with_all_names = pytest.mark.parametrize(
    "names",
    [
        pytest.param(CardNames(Words(language), edition, faces), id=f"{language}-{edition}-{faces}")
        for language in LANGUAGES
        for edition in Edition
        for faces in Faces
    ],
)


@with_all_names
def test_long_names_tell_all_cards_apart_but_wizards_and_jesters(names: CardNames) -> None:
    """R1.1"""
    assert len({names.card(card) for card in DECK}) == 52 + 2


@with_all_names
def test_short_names_tell_all_cards_apart_but_wizards_and_jesters(names: CardNames) -> None:
    """R1.1"""
    assert len({names.short(card) for card in DECK}) == 52 + 2


@with_all_names
def test_short_names_are_three_cells_wide_at_most(names: CardNames) -> None:
    for card in DECK:
        short = names.short(card)
        assert len(short) <= 3
        assert not any(east_asian_width(char) in "WF" for char in short)


@with_all_names
def test_no_sign_of_a_suit_is_that_of_a_wizard_or_a_jester(names: CardNames) -> None:
    """R1.3: Z and N are printed on those."""
    signs = {names.sign(suit) for suit in Suit}
    assert len(signs) == 4
    assert not signs & {"Z", "N"}


@with_all_names
def test_short_names_begin_with_the_sign_of_the_suit(names: CardNames) -> None:
    for card in DECK:
        if card.suit is not None:
            assert names.short(card).startswith(names.sign(card.suit))


@with_all_names
def test_suits_have_different_names(names: CardNames) -> None:
    assert len({names.suit(suit) for suit in Suit}) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_letters_call_rank_one_the_two_and_rank_thirteen_the_ace(language: str) -> None:
    """R1.3"""
    letters = CardNames(Words(language), Edition.CLASSIC, Faces.LETTERS)
    shorts = " ".join(letters.short(Card(f"H{rank}")) for rank in range(1, 14))
    assert shorts == "♥2 ♥3 ♥4 ♥5 ♥6 ♥7 ♥8 ♥9 ♥10 ♥J ♥Q ♥K ♥A"
    numbers = CardNames(Words(language), Edition.CLASSIC, Faces.NUMBERS)
    assert letters.card(Card("H1")) == numbers.card(Card("H2"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_call_every_rank_by_its_number(language: str) -> None:
    """R1.3"""
    names = CardNames(Words(language), Edition.CLASSIC, Faces.NUMBERS)
    assert [names.short(Card(f"S{rank}")) for rank in range(1, 14)] == [
        f"♠{rank}" for rank in range(1, 14)
    ]
    assert all(str(rank) in names.card(Card(f"S{rank}")) for rank in range(1, 14))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_fantasy_edition_shows_numbers_whatever_the_faces(language: str) -> None:
    """R1.3"""
    one, other = (CardNames(Words(language), Edition.FANTASY, faces) for faces in Faces)
    assert [one.card(card) for card in DECK] == [other.card(card) for card in DECK]
    assert [one.short(card)[1:] for card in DECK[:13]] == [str(rank) for rank in range(1, 14)]


@pytest.mark.parametrize(
    ("language", "edition", "card", "name"),
    [
        ("en", Edition.CLASSIC, "D10", "jack of diamonds"),
        ("it", Edition.CLASSIC, "D11", "donna di quadri"),
        ("es", Edition.CLASSIC, "C12", "rey de tréboles"),
        ("fr", Edition.CLASSIC, "H13", "as de cœur"),
        ("de", Edition.CLASSIC, "S13", "Pik-Ass"),
        ("en", Edition.FANTASY, "C13", "13 of the yellow Giants"),
        ("it", Edition.FANTASY, "S1", "1 degli Elfi verdi"),
        ("es", Edition.FANTASY, "D7", "7 de los Enanos rojos"),
        ("fr", Edition.FANTASY, "H7", "7 des Humains bleus"),
        ("de", Edition.FANTASY, "D7", "7 der roten Zwerge"),
        ("it", Edition.CLASSIC, "Z1", "Stregone"),
        ("it", Edition.FANTASY, "Z1", "Wizard"),
        ("it", Edition.CLASSIC, "N1", "Giullare"),
        ("it", Edition.FANTASY, "N1", "Buffone"),
        ("es", Edition.CLASSIC, "N1", "Bufón"),
        ("fr", Edition.FANTASY, "N1", "Fou"),
        ("de", Edition.CLASSIC, "Z1", "Zauberer"),
    ],
)
def test_cards_are_called_as_players_call_them(
    language: str, edition: Edition, card: str, name: str
) -> None:
    assert CardNames(Words(language), edition, Faces.LETTERS).card(Card(card)) == name


def test_the_suits_of_the_fantasy_edition_are_in_the_order_of_records() -> None:
    names = CardNames(Words("en"), Edition.FANTASY, Faces.NUMBERS)
    assert [(suit.letter, names.suit(suit)) for suit in Suit] == [
        ("C", "yellow Giants"),
        ("D", "red Dwarves"),
        ("H", "blue Humans"),
        ("S", "green Elves"),
    ]
