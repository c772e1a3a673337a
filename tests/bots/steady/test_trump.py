"""The suit that the dealer makes trump (R5.3)."""

import pytest

from foretell.bots.steady import SteadyBot
from foretell.cards import Suit
from foretell.game.actions import ChooseTrump
from foretell.game.session import Session
from foretell.testing import dealt


def chosen(session: Session) -> Suit:
    action = SteadyBot("0").act(session.observe(0))
    assert isinstance(action, ChooseTrump)
    return action.suit


@pytest.mark.parametrize(
    ("hand", "suit"),
    [
        ("C2 H3 H8 H9 H12", Suit.HEARTS),
        ("D4 D6 D9 S1 S2", Suit.DIAMONDS),
        ("C1 D1 H1 S12 N1", Suit.SPADES),
        ("C11 D3 Z2 N1 N2", Suit.CLUBS),
    ],
)
def test_the_dealer_names_a_long_and_strong_suit(hand: str, suit: Suit) -> None:
    session = dealt(hand, "C4 D5 H5 S5 S6", "C5 C6 D7 H6 S7", turned="Z1")
    assert chosen(session) is suit


def test_a_dealer_with_one_card_names_its_suit() -> None:
    assert chosen(dealt("S4", "C5", "H7", turned="Z1")) is Suit.SPADES


def test_a_clairvoyant_dealer_names_the_suit_that_the_others_lack() -> None:
    """R9.6: the dealer has not seen their own hand yet."""
    session = dealt(
        "C1 D1 H1", "C4 C9 S3", "D5 D10 S6", "C7 D12 S9", turned="Z1", clairvoyance=True
    )
    assert session.observe(0).hand_of(0) is None
    assert chosen(session) is Suit.HEARTS
