"""Cards and sets of cards as values; test_r1_deck has the rules of the deck."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.cards import (
    DECK,
    FULL_SET,
    JESTER_SET,
    SUIT_SET,
    WIZARD_SET,
    Card,
    Suit,
    UnknownCard,
    UnknownSuit,
    cards_of,
    set_of,
)

SETS = st.integers(0, FULL_SET)


@pytest.mark.parametrize("card", DECK, ids=str)
def test_a_card_is_created_from_its_text(card: Card) -> None:
    assert Card(str(card)) is card
    assert eval(repr(card)) is card  # noqa: S307 - the text is our own


@pytest.mark.parametrize("card", DECK, ids=str)
def test_cards_are_ordered_by_their_indices(card: Card) -> None:
    assert DECK[card.index] is card
    if card.suit is not None:
        assert card.index == 13 * card.suit + card.rank - 1
    else:
        assert card.index == (51 if card.is_wizard else 55) + int(str(card)[1])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "C",
        "C0",
        "C14",
        "C01",
        "c1",
        "X1",
        "Z0",
        "Z5",
        "N5",
        "10",
        "C1 ",
        " C1",
        "C\uff11",
        "♣1",
    ],
)
def test_a_text_that_names_no_card_is_refused(text: str) -> None:
    """R1.1."""
    with pytest.raises(UnknownCard) as caught:
        Card(text)
    assert caught.value.code == "card/unknown"
    assert caught.value.clause == "R1.1"
    assert caught.value.data() == {"text": text}


@given(st.text(max_size=4))
def test_every_text_names_one_card_or_is_refused(text: str) -> None:
    try:
        card = Card(text)
    except UnknownCard:
        assert text not in {str(known) for known in DECK}
    else:
        assert str(card) == text


def test_a_card_is_immutable() -> None:
    with pytest.raises(AttributeError, match="rank"):
        Card("C1").rank = 13
    with pytest.raises(AttributeError, match="rank"):
        del Card("C1").rank
    assert Card("C1").rank == 1


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_is_parsed_from_its_letter(suit: Suit) -> None:
    assert Suit.parse(suit.letter) is suit


def test_suits_have_the_letters_c_d_h_s() -> None:
    assert [suit.letter for suit in Suit] == ["C", "D", "H", "S"]


@pytest.mark.parametrize("letter", ["", "c", "Z", "N", "CD", "CLUBS", "1"])
def test_a_letter_of_no_suit_is_refused(letter: str) -> None:
    """R1.1."""
    with pytest.raises(UnknownSuit) as caught:
        Suit.parse(letter)
    assert caught.value.code == "card/unknown_suit"
    assert caught.value.clause == "R1.1"
    assert caught.value.data() == {"text": letter}


@pytest.mark.parametrize("value", [*DECK, *Suit], ids=str)
def test_copies_and_pickles_of_cards_and_suits_are_the_same_object(value: Card | Suit) -> None:
    assert copy.copy(value) is value
    assert copy.deepcopy(value) is value
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(value, protocol)) is value  # noqa: S301 - our own


@given(SETS)
def test_a_set_holds_exactly_its_cards(card_set: int) -> None:
    assert set_of(cards_of(card_set)) == card_set


@given(st.lists(st.sampled_from(DECK), unique=True))
def test_the_cards_of_a_set_are_listed_by_index(hand: list[Card]) -> None:
    assert list(cards_of(set_of(hand))) == sorted(hand, key=lambda card: card.index)


def test_the_named_sets_hold_their_cards() -> None:
    assert cards_of(FULL_SET) == DECK
    assert cards_of(WIZARD_SET) == tuple(card for card in DECK if card.is_wizard)
    assert cards_of(JESTER_SET) == tuple(card for card in DECK if card.is_jester)
    for suit in Suit:
        own = tuple(card for card in DECK if card.suit is suit)
        assert cards_of(SUIT_SET << 13 * suit) == own
