"""What is typed becomes an action, an order, or a refusal that says what to type."""

import pytest

from foretell.cards import Card, Suit
from foretell.errors import Refusal
from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.game.session import Session
from foretell.i18n.spelling import Spelling
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
    """Seat 0 holds, in this order: queen and 3 of hearts, queen of spades, two Wizards."""
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
def test_orders_are_understood_at_every_prompt(session: Session, order: Order) -> None:
    assert reads(session, f" {order.value.upper()} ") is order


@pytest.mark.parametrize(
    ("text", "part"),
    [("r", ""), ("R 7", "7"), ("r 7.3", "7.3"), ("r r7.3", "R7.3"), ("? rules", ""), ("?7", "7")],
)
def test_the_rules_can_be_asked_for_in_part(text: str, part: str) -> None:
    assert reads(bidding(), text) == ReadRules(part)


@pytest.mark.parametrize(("text", "bid"), [("0", 0), (" 2 ", 2), ("+1", 1), ("-1", -1), ("99", 99)])
def test_a_number_is_a_bid_whether_it_stands_or_not(text: str, bid: int) -> None:
    assert reads(bidding(), text) == MakeBid(0, bid)


@pytest.mark.parametrize("text", ["two", "1.5", "h3", "9" * 5000])
def test_anything_else_is_no_bid(text: str) -> None:
    refusal = reads(bidding(), text)
    assert isinstance(refusal, NotABid)
    assert refusal.hand_size == 3


def test_a_card_is_chosen_by_its_number_in_the_hand_as_it_lies() -> None:
    session = playing()
    hand = own_hand(session.observe(0))
    assert hand == cards("H11 H2 S11 Z1 Z3")
    assert [reads(session, str(number)) for number in range(1, 6)] == [
        PlayCard(0, card) for card in hand
    ]


@pytest.mark.parametrize("text", ["0", "6", "-1", "99999"])
def test_a_number_that_no_card_has_is_refused(text: str) -> None:
    refusal = reads(playing(), text)
    assert isinstance(refusal, NoSuchNumber)
    assert refusal.hand_size == 5


def test_a_card_is_chosen_by_its_name() -> None:
    assert reads(playing(), "queen of spades") == PlayCard(0, *cards("S11"))


def test_any_wizard_will_do() -> None:
    assert reads(playing(), "wizard") == PlayCard(0, *cards("Z1"))


def test_half_a_name_is_enough_for_the_only_card_it_fits() -> None:
    assert reads(playing(), "spades") == PlayCard(0, *cards("S11"))
    assert reads(playing(), "3") != PlayCard(0, *cards("H2"))  # a number counts cards


def test_half_a_name_that_fits_several_cards_is_asked_about() -> None:
    refusal = reads(playing(), "queen")
    assert isinstance(refusal, SeveralCards)
    assert refusal.cards == cards("H11 S11")


def test_a_card_that_is_not_held_is_left_to_the_rules() -> None:
    assert reads(playing(), "king of hearts") == PlayCard(0, *cards("H12"))
    assert reads(playing(), "jester") == PlayCard(0, *cards("N1"))


@pytest.mark.parametrize("text", ["x", "clubs", "hearts hearts x"])
def test_what_names_no_card_is_refused(text: str) -> None:
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
def test_trump_is_chosen_by_number_sign_letter_or_name(text: str, suit: Suit) -> None:
    assert reads(choosing(), text) == ChooseTrump(0, suit)


@pytest.mark.parametrize("text", ["0", "5", "x", "no trump", "h7"])
def test_what_names_no_suit_is_refused(text: str) -> None:
    """R5.3"""
    refusal = reads(choosing(), text)
    assert isinstance(refusal, NotASuit)
    assert refusal.clause == "R5.3"


def test_nobody_is_asked_who_is_not_to_act() -> None:
    session = dealt("C1", "H1", "D1", turned="S1", dealer=2)
    make_bids(session, 0, 0, 0)
    play_cards(session, "C1 H1 D1")
    with pytest.raises(ValueError, match="nobody"):
        reads(session, "1")


def test_every_refusal_has_its_sentence() -> None:
    for refusal in (
        NotABid("x", 3),
        NotASuit("x"),
        NotACard("x", 3),
        NoSuchNumber("9", 3),
        SeveralCards("queen", cards("H11 S11")),
    ):
        assert isinstance(refusal, Refusal)
        assert "“" in a_view().refuse(refusal) or "9" in a_view().refuse(refusal)


def test_a_letter_that_means_a_jack_and_a_jester_of_the_hand_is_asked_about() -> None:
    session = dealt("C10 N1", "D1 D2", "S1 S2", turned="H1", dealer=2)
    make_bids(session, 0, 0, 0)
    refusal = reads(session, "j")
    assert isinstance(refusal, SeveralCards)
    assert set(refusal.cards) == set(cards("C10 N1"))


@pytest.mark.parametrize(("hand", "meant"), [("C10 C2", "C10"), ("N1 C2", "N1")])
def test_a_letter_means_the_one_card_of_the_hand_that_it_can_mean(hand: str, meant: str) -> None:
    session = dealt(hand, "D1 D2", "S1 S2", turned="H1", dealer=2)
    make_bids(session, 0, 0, 0)
    assert reads(session, "j") == PlayCard(0, Card(meant))
