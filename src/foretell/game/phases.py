"""The phases of a game as types, each with the seats to act.

>>> def waiting(phase: Phase) -> str:
...     match phase:
...         case ChoosingTrump(seat):
...             return f"seat {seat} names trump"
...         case Bidding(seats):
...             return f"{len(seats)} may bid"
...         case Playing(seat):
...             return f"seat {seat} plays a card"
...         case Settling() | Finished():
...             return "nobody is to act"
>>> waiting(Bidding(seats=(1, 2)))
'2 may bid'
"""

from dataclasses import dataclass
from typing import TypeAlias, assert_never

from foretell.game.state import State
from foretell.rules.options import Bidding as BiddingOption


@dataclass(frozen=True, slots=True)
class Settling:
    """No seat is to act: a deal, a won trick or a score follows automatically."""


@dataclass(frozen=True, slots=True)
class ChoosingTrump:
    """The dealer names trump (R5.3)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Bidding:
    """The seats that may bid: the next one (R6.1), or all yet to bid (R9.1, R9.2)."""

    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Playing:
    """One seat plays a card (R7.1)."""

    seat: int


@dataclass(frozen=True, slots=True)
class Finished:
    """The game is over: no seat is to act (R8.4)."""


Phase: TypeAlias = Settling | ChoosingTrump | Bidding | Playing | Finished
"""Any phase of a game."""


def phase_of(state: State) -> Phase:
    """Return the phase of a game."""
    round_ = state.round
    if state.winners:
        return Finished()
    if len(state.scores) == round_.number:
        return Settling()
    if round_.awaits_trump:
        return ChoosingTrump(round_.dealer)
    if not all(round_.has_bid):
        return Bidding(_bidders(state))
    players = state.options.players
    trick = round_.trick
    if trick is None or len(trick.cards) == players or len(round_.tricks) == round_.size:
        return Settling()
    return Playing((trick.leader + len(trick.cards)) % players)


def seats_to_act(phase: Phase) -> tuple[int, ...]:
    """Return the seats to act in a phase, clockwise from the dealer's left."""
    match phase:
        case ChoosingTrump(seat) | Playing(seat):
            return (seat,)
        case Bidding(seats):
            return seats
        case Settling() | Finished():
            return ()
        case _:
            assert_never(phase)


def _bidders(state: State) -> tuple[int, ...]:
    round_, players = state.round, state.options.players
    clockwise = ((round_.dealer + step) % players for step in range(1, players + 1))
    waiting = tuple(seat for seat in clockwise if not round_.has_bid[seat])
    return waiting[:1] if state.options.bidding is BiddingOption.OPEN else waiting
