"""Decisions to put to bots, from games that other bots play."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final, NamedTuple

from foretell.bots.registry import create
from foretell.bots.runner import act_for, bot_seed
from foretell.game.events import Event
from foretell.game.observation import SeatObservation, observe
from foretell.game.session import Session
from foretell.game.state import State
from foretell.game.stream import Stream, derive_seed
from foretell.rules.options import Deal, Options
from foretell.rules.schedule import largest_hand
from foretell.testing.combinations import all_options

_LEADERS: Final = ("random", "steady")
_MOST: Final = 150
"""The most decisions of a game."""


@dataclass(frozen=True, slots=True, repr=False)
class Decision:
    """A position in a game at which a seat is to act.

    The game is played by ``random`` or ``steady`` at each seat, as determined by the seed, so that
    the decisions include ones that sound players never meet. The ``repr`` evaluates to the same
    decision.

    >>> decision = Decision(Options(players=3, bidding="hidden"), "2a", 2)
    >>> decision
    Decision(Options(players=3, bidding='hidden'), '2a', 2)
    >>> decision.observation.legal_actions
    (MakeBid(seat=1, bid=0), MakeBid(seat=1, bid=1))

    Attributes:
        options: the options of the game.
        seed: the seed of the game and of the bots that play it.
        number: the number of decisions before it.
        seat: the seat to act.
        state: the full state of the game, including hidden cards.
        events: all events so far.

    Raises:
        InvalidSeed: when the seed is invalid.
        IndexError: when the game has no such decision among its first 150.
    """

    options: Options
    seed: str
    number: int
    seat: int = field(init=False, compare=False)
    state: State = field(init=False, compare=False)
    events: tuple[Event, ...] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        events, stops = _led(self.options, self.seed)
        stop = stops[self.number]
        object.__setattr__(self, "seat", stop.seat)
        object.__setattr__(self, "state", stop.state)
        object.__setattr__(self, "events", events[: stop.happened])

    @property
    def observation(self) -> SeatObservation:
        """The seat's observation; a new object every time."""
        return observe(self.state, self.seat)

    @property
    def session(self) -> Session:
        """The game; a new object every time."""
        return Session(self.options, self.seed, self.events)

    @property
    def bot_seed(self) -> str:
        """The seed of the seat's bot."""
        return bot_seed(self.seed, self.seat)

    def __repr__(self) -> str:
        return f"Decision({self.options!r}, {self.seed!r}, {self.number})"


def decisions(
    options: Iterable[Options] | None = None, *, games: int = 1, seed: str = "0"
) -> Iterator[Decision]:
    """Yield the decisions of games with each of these options, at most 150 per game.

    Args:
        options: options of the games (default: every combination that R10 allows, with rounds of
            1, 2, 3 and the most cards, where a custom schedule is allowed, R11.1).
        games: number of games per options.
        seed: hexadecimal digits that determine the games.

    Raises:
        InvalidSeed: when the seed is invalid.
    """
    for number, chosen in enumerate(_short_games() if options is None else options):
        for game in range(games):
            game_seed = derive_seed(seed, f"options/{number}/game/{game}")
            for place in range(len(_led(chosen, game_seed)[1])):
                yield Decision(chosen, game_seed, place)


def _short_games() -> Iterator[Options]:
    for options in all_options():
        if options.players == 2 or options.deal is Deal.ONE_SUIT:
            yield options
        else:
            yield replace(options, hand_sizes=(1, largest_hand(options.players), 2, 2, 3, 2))


class _Stop(NamedTuple):
    """A seat to act, the state of the game, and the number of events so far."""

    seat: int
    state: State
    happened: int


@lru_cache(1)
def _led(options: Options, seed: str) -> tuple[tuple[Event, ...], tuple[_Stop, ...]]:
    """Return the events of a game and its decisions."""
    session = Session(options, seed)
    chance = Stream(seed.encode(), "leaders")
    bots = [
        create(_LEADERS[chance.below(len(_LEADERS))], bot_seed(seed, seat))
        for seat in range(options.players)
    ]
    stops: list[_Stop] = []
    happened = len(session.events)
    while (seats := session.to_act) and len(stops) < _MOST:
        seat = seats[chance.below(len(seats))]
        stops.append(_Stop(seat, session.state, happened))
        happened += len(act_for(session, seat, bots[seat]))
    return session.events, tuple(stops)
