"""The luck of one seat in a whole game."""

from collections.abc import Iterable, Iterator
from functools import cache
from math import sqrt
from typing import Final

import numpy as np

from foretell.arena.compiled import Policies, new_policies, play_alone
from foretell.bots.cores import cores
from foretell.bots.learned.shipped import best_network
from foretell.game.events import BidMade, CardPlayed, Event, TrumpChosen
from foretell.game.evolve import evolve
from foretell.game.state import State
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.counter import derive
from foretell.sim.games import fresh_states
from foretell.sim.kernel_threads import kernel_threads
from foretell.sim.layout import IntArray
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of
from foretell_lab.control.kernel import SCRATCH, worth_of_decisions
from foretell_lab.control.scope import references

DEALS: Final = 250
"""The other possible deals, at each decision that counts."""
_SEED: Final = 0xC0
"""The seed of the deals that a mean is taken over."""


def luck_of(
    options: Options,
    seed: str,
    events: Iterable[Event],
    seat: int,
    others: str,
    *,
    deals: int = DEALS,
) -> tuple[float, ...]:
    """Return the luck of a seat in a game, in points of its lead, compared with each reference.

    That is the luck of its decisions and, where the reference is not the bot of the others, the
    lead of the reference in the same deal, whose mean is ``mean_lead``.

    Args:
        options: of the game.
        seed: of the game.
        events: all its events.
        seat: the seat.
        others: the bot at the other seats (``foretell_lab.control.scope.AMONG``).
        deals: the number of other possible deals at each decision; the mean is the same with any.
    """
    settings, key = settings_of(options), int(seed, 16) & ((1 << 62) - 1)
    scratch = np.zeros((SCRATCH, layout.WIDTH), dtype=np.int64)
    sums, rounds = np.zeros(3, dtype=np.int64), list(_rounds(State.start(options, seed), events))

    def luck(reference: str) -> float:
        policies, total = _policies(reference, others), 0
        for number, (start, actions) in enumerate(rounds):
            own = derive(derive(key, seat), number)
            worth_of_decisions(settings, policies, start, seat, actions, deals, own, scratch, sums)
            total += int(sums[1] - sums[0])
            if reference != others:
                total += int(sums[2]) * (deals + 1)
        return total / ((deals + 1) * (options.players - 1))

    return tuple(map(luck, references(others)))


@cache
def mean_lead(reference: str, others: str, options: Options, deals: int) -> tuple[float, float]:
    """Return the lead of a reference alone among others, in points a round, and its standard error.

    Among copies of itself it has none. Otherwise it plays some deals in each seat.

    Args:
        reference: the bot that is alone.
        others: the bot at the other seats.
        options: of the games.
        deals: the number of deals.
    """
    if reference == others:
        return 0.0, 0.0
    players, threads = options.players, min(cores(), deals)
    states = np.repeat(fresh_states(options, deals, seed=_SEED), players, axis=0)

    def play(part: IntArray) -> None:
        policies, exact = _new_policies(reference, others), np.zeros(len(part), dtype=np.int64)
        play_alone(settings_of(options), policies, part, exact)

    with kernel_threads(threads) as pool:
        list(pool.map(play, np.split(states, players * np.arange(1, threads) * deals // threads)))
    totals, games = states[:, layout.TOTALS : layout.TOTALS + players], np.arange(len(states))
    leads = (players * totals[games, games % players] - totals.sum(axis=1)) / (players - 1)
    each = leads.reshape(deals, players).mean(axis=1) / len(options.schedule)
    return float(each.mean()), float(each.std(ddof=1) / sqrt(deals))


def _new_policies(reference: str, others: str) -> Policies:
    return new_policies(
        *(None if bot == "steady" else best_network() for bot in (reference, others))
    )


_policies = cache(_new_policies)


def _rounds(state: State, events: Iterable[Event]) -> Iterator[tuple[IntArray, IntArray]]:
    """Yield each round of a game as it was dealt, with all actions in it."""
    start: IntArray | None = None
    bids: dict[int, int] = {}
    others: list[int] = []

    def done() -> tuple[IntArray, IntArray]:
        assert start is not None
        # Where bids are not open, the simulator asks for them in the order of the seats.
        first, players = int(start[layout.LEADER]), state.options.players
        ordered = sorted(bids.items(), key=lambda item: (item[0] - first) % players)
        trump = others[: 1 if start[layout.PHASE] == layout.CHOOSING_TRUMP else 0]
        actions = [*trump, *(bid for _, bid in ordered), *others[len(trump) :]]
        return start, np.array(actions, dtype=np.int64)

    for event in events:
        match event:
            case BidMade() | CardPlayed() | TrumpChosen():
                if start is not None and start[layout.ROUND] != state.round.number:
                    yield done()
                    start, bids, others = None, {}, []
                if start is None:
                    start = state_of(state)
        match event:
            case BidMade(seat, bid):
                assert bid is not None
                bids[seat] = bid
            case CardPlayed():
                others.append(event.card.index)
            case TrumpChosen():
                others.append(int(event.suit))
        state = evolve(state, event)
    yield done()
