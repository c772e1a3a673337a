"""Games with the cards, dealer and totals that a test needs."""

from collections.abc import Sequence

from foretell.cards import parse_cards as cards
from foretell.game.actions import MakeBid, PlayCard
from foretell.game.events import Event
from foretell.game.session import Session

__all__ = ["cards", "dealt", "make_bids", "play_cards"]


def dealt(
    *hands: str,
    turned: str | None = None,
    dealer: int = 0,
    totals: Sequence[int] | None = None,
    number: int | None = None,
    seed: str = "0",
    **options: object,
) -> Session:
    """Return ``Session.from_position`` with these hands and a fixed seed.

    >>> round_ = dealt("C1", "H5", "Z1", turned="D2")
    >>> round_.to_act
    (1,)
    >>> round_.observe(1).hand
    (Card('H5'),)
    """
    return Session.from_position(
        hands, turned=turned, dealer=dealer, totals=totals, number=number, seed=seed, **options
    )


def make_bids(session: Session, *bids: int) -> tuple[Event, ...]:
    """Let the seats to act bid one after the other; return all events."""
    return tuple(event for bid in bids for event in session.act(MakeBid(session.to_act[0], bid)))


def play_cards(session: Session, text: str) -> tuple[Event, ...]:
    """Let the seats to act play these cards one after the other; return all events."""
    return tuple(
        event for card in cards(text) for event in session.act(PlayCard(session.to_act[0], card))
    )
