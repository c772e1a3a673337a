"""R9.6: players see the others' hands before the bidding, and their own after it."""

from typing import Any

import pytest

from foretell.cards import Card, Suit
from foretell.game.actions import ChooseTrump, PlayCard
from foretell.game.events import BiddingClosed, Dealt
from foretell.game.redact import redact_event
from foretell.game.session import Session
from foretell.testing import cards, dealt, make_bids, play_cards

HANDS = ("C1 C3", "D1 D3", "H1 H3")


def table(turned: str = "S5", **options: Any) -> Session:
    return dealt(*HANDS, turned=turned, dealer=2, clairvoyance=True, **options)


def hands_seen(session: Session, viewer: int | None) -> list[tuple[Card, ...] | None]:
    return [session.observe(viewer).hand_of(seat) for seat in range(3)]


@pytest.mark.parametrize("bidding", ["open", "hidden", "secret"])
def test_r9_6_before_the_bidding_each_sees_every_hand_but_their_own(bidding: str) -> None:
    """R9.6."""
    session = table(bidding=bidding)
    assert hands_seen(session, 0) == [None, cards("D1 D3"), cards("H1 H3")]
    assert hands_seen(session, 1) == [cards("C1 C3"), None, cards("H1 H3")]
    assert hands_seen(session, 2) == [cards("C1 C3"), cards("D1 D3"), None]
    assert session.observe(0).hand_of(0) is None


def test_r9_6_clairvoyants_bid_by_the_usual_rules() -> None:
    """R9.6."""
    session = table()
    make_bids(session, 0)
    assert session.to_act == (1,)
    assert hands_seen(session, 1) == [cards("C1 C3"), None, cards("H1 H3")]


@pytest.mark.parametrize("bidding", ["open", "hidden", "secret"])
def test_r9_6_after_the_bidding_each_takes_up_their_own_hand(bidding: str) -> None:
    """R9.6."""
    session = table(bidding=bidding)
    *_, closed = make_bids(session, 0, 0, 0)
    assert isinstance(closed, BiddingClosed)
    for seat, hand in enumerate(HANDS):
        assert session.observe(seat).hand == cards(hand)
        redacted = redact_event(closed, seat, session.state.options)
        assert isinstance(redacted, BiddingClosed)
        assert redacted.hands[seat] == cards(hand)


def test_r9_6_clairvoyants_play_by_the_usual_rules() -> None:
    """R9.6."""
    session = table()
    make_bids(session, 0, 0, 0)
    assert session.legal_actions(0) == (PlayCard(0, Card("C1")), PlayCard(0, Card("C3")))


def test_r9_6_a_dealer_names_trump_before_seeing_their_own_hand() -> None:
    """R9.6, R5.3: but after seeing the others'."""
    session = table(turned="Z1")
    assert session.to_act == (2,)
    assert hands_seen(session, 2) == [cards("C1 C3"), cards("D1 D3"), None]
    session.act(ChooseTrump(2, Suit.CLUBS))
    assert hands_seen(session, 2) == [cards("C1 C3"), cards("D1 D3"), None]


def test_r9_6_hands_seen_during_the_bidding_stay_known() -> None:
    """R9.6: without the cards played since."""
    session = table()
    make_bids(session, 0, 0, 0)
    play_cards(session, "C1 D1")
    assert hands_seen(session, 0) == [cards("C3"), cards("D3"), cards("H1 H3")]


def test_r9_6_a_spectator_sees_no_hand() -> None:
    """R9.6, R12."""
    session = table()
    assert hands_seen(session, None) == [None, None, None]
    *_, closed = make_bids(session, 0, 0, 0)
    assert hands_seen(session, None) == [None, None, None]
    redacted = redact_event(closed, None, session.state.options)
    assert isinstance(redacted, BiddingClosed)
    assert redacted.hands == (None, None, None)


def test_without_r9_6_each_sees_their_own_hand_only() -> None:
    """R12."""
    session = dealt(*HANDS, turned="S5", dealer=2)
    assert hands_seen(session, 1) == [None, cards("D1 D3"), None]
    (event,) = session.events
    assert isinstance(event, Dealt)
    redacted = redact_event(event, 1, session.state.options)
    assert isinstance(redacted, Dealt)
    assert redacted.hands == (None, cards("D1 D3"), None)
    make_bids(session, 0, 0, 0)
    assert hands_seen(session, 1) == [None, cards("D1 D3"), None]
