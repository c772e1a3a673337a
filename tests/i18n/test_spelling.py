"""Cards are typed by their signs or by their names."""

import pytest

from foretell.cards import DECK, Card, Suit
from foretell.i18n import LANGUAGES, CardNames, Words
from foretell.i18n.spelling import Spelling
from foretell.rules.options import Edition
from foretell.rules.presets import Faces
from foretell.testing import cards

LOOKS = (
    (Edition.CLASSIC, Faces.LETTERS),
    (Edition.CLASSIC, Faces.NUMBERS),
    (Edition.FANTASY, Faces.NUMBERS),
)

every_table = pytest.mark.parametrize(
    "names",
    [
        pytest.param(
            CardNames(Words(language, edition), edition, faces), id=f"{language}-{edition}-{faces}"
        )
        for language in LANGUAGES
        for edition, faces in LOOKS
    ],
)


def english(faces: Faces = Faces.LETTERS, edition: Edition = Edition.CLASSIC) -> Spelling:
    return Spelling(CardNames(Words("en", edition), edition, faces))


def alike(card: Card) -> tuple[Card, ...]:
    return tuple(other for other in DECK if other.suit is None and other.rank == card.rank) or (
        card,
    )


@every_table
def test_every_card_is_understood_by_its_name_and_by_its_sign(names: CardNames) -> None:
    spelling = Spelling(names)
    for card in DECK:
        meant = alike(card) if card.suit is None else (card,)
        for text in (names.card(card), names.card(card).upper(), names.short(card)):
            assert spelling.cards(text) == meant, text
            assert spelling.cards(text.lower()) == meant, text


@every_table
def test_every_suit_is_understood_by_its_name_and_by_its_sign(names: CardNames) -> None:
    spelling = Spelling(names)
    for suit in Suit:
        for text in (
            names.sign(suit),
            names.suit(suit).split()[0],
            names.suit(suit).split()[0][:3],
        ):
            assert spelling.suits(text) == (suit,), text


@pytest.mark.parametrize("edition", Edition)
def test_codes_of_records_are_understood_where_cards_show_numbers(edition: Edition) -> None:
    spelling = english(Faces.NUMBERS, edition)
    for card in DECK:
        assert spelling.cards(str(card)) == (card,)


def test_on_cards_with_letters_a_card_is_typed_by_its_face_and_not_by_its_code() -> None:
    """On a table with 2 to A, ♥7 is the record's H6."""
    assert english().cards("h7") == cards("H6")
    assert english().cards("h1") == ()


@pytest.mark.parametrize(
    "text",
    [
        "q hearts",
        "hearts q",
        "♥Q",
        "♥ q",
        "Q♥",
        "hq",
        "QH",
        "queen hearts",
        "hea queen",
        "queen of hearts",
    ],
)
def test_suit_and_face_come_in_any_order_and_length(text: str) -> None:
    assert english().cards(text) == cards("H11")


@pytest.mark.parametrize("text", ["10h", "h10", "♥10", "10 of hearts"])
def test_ten_is_not_read_as_one(text: str) -> None:
    assert english().cards(text) == cards("H9")


@pytest.mark.parametrize("text", ["z", "Z", "w", "wizard", "wiz"])
def test_any_spelling_of_a_wizard_fits_all_wizards(text: str) -> None:
    assert english().cards(text) == cards("Z1 Z2 Z3 Z4")


@pytest.mark.parametrize("text", ["n", "Jester", "joker", "fool"])
def test_any_spelling_of_a_jester_fits_all_jesters(text: str) -> None:
    assert english().cards(text) == cards("N1 N2 N3 N4")


def test_a_j_alone_may_be_a_jack_or_a_jester_where_cards_show_letters() -> None:
    assert english().cards("j") == cards("C10 D10 H10 S10 N1 N2 N3 N4")
    assert english(Faces.NUMBERS).cards("j") == cards("N1 N2 N3 N4")


def test_a_j_with_a_suit_is_the_jack() -> None:
    assert english().cards("j clubs") == cards("C10")


def test_a_face_or_a_suit_alone_fits_several_cards() -> None:
    assert english().cards("queen") == cards("C11 D11 H11 S11")
    assert set(english().cards("spades")) == {card for card in DECK if card.suit is Suit.SPADES}


@pytest.mark.parametrize(
    "text", ["", "?!", "x", "hearts x", "of", "q q hearts spades", "nonsense", "13h"]
)
def test_text_that_names_no_card_fits_none(text: str) -> None:
    assert english().cards(text) == ()


def test_accents_are_optional() -> None:
    spelling = Spelling(CardNames(Words("fr"), Edition.CLASSIC, Faces.LETTERS))
    assert spelling.cards("as de trefle") == cards("C13")
    assert spelling.cards("coeur 3") == cards("H2")


@pytest.mark.parametrize(
    ("language", "text", "card"),
    [
        ("it", "c5", "H5"),
        ("it", "q 7", "D7"),
        ("it", "p11", "S11"),
        ("it", "s3", "S3"),
        ("es", "t5", "C5"),
        ("es", "5c", "H5"),
        ("fr", "p5", "S5"),
        ("de", "h5", "H5"),
        ("de", "c5", "C5"),
    ],
)
def test_a_letter_is_first_a_suits_initial_then_its_code_in_records(
    language: str, text: str, card: str
) -> None:
    names = CardNames(Words(language), Edition.CLASSIC, Faces.NUMBERS)
    assert Spelling(names).cards(text) == (Card(card),)


@pytest.mark.parametrize(("language", "text"), [("fr", "c5"), ("de", "k5")])
def test_an_initial_shared_by_two_suits_fits_both(language: str, text: str) -> None:
    names = CardNames(Words(language), Edition.CLASSIC, Faces.NUMBERS)
    fives = Spelling(names).cards(text)
    assert len(fives) == 2
    assert {card.rank for card in fives} == {5}


@pytest.mark.parametrize(
    ("language", "text", "meant"),
    [
        ("de", "herz7", "H6"),
        ("de", "herzbube", "H10"),
        ("de", "Herz Bauer", "H10"),
        ("de", "kr5", "C4"),
        ("de", "kaA", "D13"),
        ("es", "sota de picas", "S10"),
        ("es", "dama corazones", "H11"),
        ("it", "jack di cuori", "H10"),
        ("it", "regina picche", "S11"),
        ("fr", "valetcoeur", "H10"),
        ("fr", "pR", "S12"),
        ("fr", "reine de cœur", "H11"),
        ("en", "7hearts", "H6"),
        ("it", "jolly", "N1 N2 N3 N4"),
        ("es", "comodin", "N1 N2 N3 N4"),
        ("fr", "joker", "N1 N2 N3 N4"),
        ("de", "joker", "N1 N2 N3 N4"),
        ("it", "mago", "Z1 Z2 Z3 Z4"),
        ("de", "wiz", "Z1 Z2 Z3 Z4"),
    ],
)
def test_the_spellings_of_each_language_are_understood(
    language: str, text: str, meant: str
) -> None:
    names = CardNames(Words(language), Edition.CLASSIC, Faces.LETTERS)
    assert Spelling(names).cards(text) == cards(meant)


def test_n_remains_the_letter_of_the_jesters() -> None:
    names = CardNames(Words("it", Edition.FANTASY), Edition.FANTASY, Faces.NUMBERS)
    assert Spelling(names).suits("n") == ()
