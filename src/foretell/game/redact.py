"""Redaction: a game's state and events as a viewer may know them (R12).

``viewer`` is a seat, or None for a spectator. Folding the redacted events gives the redacted
state. ``foretell.sim.observation`` applies the same rules to arrays, which a test checks;
``foretell.table.redact`` builds on this module for tables.
"""

from typing import TypeVar

from foretell.game.changed import changed
from foretell.game.events import BiddingClosed, BidMade, Dealt, Event
from foretell.game.state import State
from foretell.rules.options import Bidding, Options

_T = TypeVar("_T")


def redact_event(event: Event, viewer: int | None, options: Options) -> Event:
    """Return an event redacted for a viewer, with None for hidden values.

    >>> from foretell.cards import Card
    >>> dealt = Dealt(1, 0, ((Card("C1"),), (Card("H5"),), (Card("Z1"),)), Card("D2"), None)
    >>> redact_event(dealt, 1, Options(players=3)).hands
    (None, (Card('H5'),), None)
    """
    match event:
        case Dealt(number, hands=hands):
            round_options = options.in_round(number)
            visible = tuple(
                hand if sees_hand(seat, viewer, round_options, played=False) else None
                for seat, hand in enumerate(hands)
            )
            return changed(event, hands=visible)
        case BidMade(seat=seat) if options.bidding is not Bidding.OPEN and seat != viewer:
            return changed(event, bid=None)
        case BiddingClosed(bids, hands):
            secret = options.bidding is Bidding.SECRET
            return BiddingClosed(_own(bids, viewer) if secret else bids, _own(hands, viewer))
        case _:
            return event


def redact_state(state: State, viewer: int | None) -> State:
    """Return a state redacted for a viewer, with None for hidden values."""
    round_, options = state.round, state.round_options
    hands = tuple(
        hand if sees_hand(seat, viewer, options, played=round_.trick is not None) else None
        for seat, hand in enumerate(round_.hands)
    )
    bids = round_.bids if _bids_are_public(state) else _own(round_.bids, viewer)
    return changed(state, seed=None, round=changed(round_, hands=hands, bids=bids))


def sees_hand(seat: int, viewer: int | None, options: Options, *, played: bool) -> bool:
    """Return whether a viewer sees a seat's hand before (R9.6) or once cards are ``played``.

    ``options`` are those of the round.
    With clairvoyance a player sees the others' hands from the bidding on, but their own only
    after it. Spectators and viewers without a seat at the table see no hands.
    """
    if viewer is None or not 0 <= viewer < options.players:
        return False
    if options.clairvoyance and not played:
        return seat != viewer
    return seat == viewer or options.clairvoyance


def _bids_are_public(state: State) -> bool:
    bidding, round_ = state.options.bidding, state.round
    if bidding is Bidding.OPEN or len(state.scores) == round_.number:
        return True
    return bidding is Bidding.HIDDEN and round_.trick is not None


def _own(values: tuple[_T | None, ...], viewer: int | None) -> tuple[_T | None, ...]:
    return tuple(value if seat == viewer else None for seat, value in enumerate(values))
