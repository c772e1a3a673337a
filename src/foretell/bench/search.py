"""Benchmarks of the parts of search: worlds and playouts."""

from typing import Final

import numpy as np

from foretell.bench.figure import Prepare
from foretell.bench.rates import Work, cores, measured, timed
from foretell.bench.whole_games import SEED
from foretell.bots.random import RandomBot
from foretell.bots.runner import act_for
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.games import play_out
from foretell.sim.layout import IntArray
from foretell.sim.vector import VectorGames, choose_at_random
from foretell.sim.worlds import Worlds

SIZE: Final = 13
WON: Final = 6
"""Tricks won in the rounds of ``SIZE`` cards in which worlds are drawn."""
ROUND: Final = 8
TRICKS: Final = 4
"""Tricks won in round ``ROUND`` where playouts begin."""
_GAMES: Final = 256
_OBSERVATIONS: Final = 16
_WORLDS: Final = 1000
"""Worlds per observation, whose tables are built each time."""


def worlds(players: int) -> Prepare:
    """Return the set-up of a benchmark that samples worlds in the middle of a round."""

    @measured
    def prepare() -> Work:
        observations = [glance(players, seed=f"{number:x}") for number in range(_OBSERVATIONS)]
        hands = np.empty((_WORLDS, players), dtype=np.int64)

        def draw(amount: int) -> int:
            for number in range(amount):
                Worlds(observations[number % _OBSERVATIONS]).sample_into(hands, seed=number)
            return amount * len(hands)

        return timed(draw)

    return prepare


def glance(players: int, *, seed: str) -> SeatObservation:
    """Return the observation of the seat to act in the middle of a round of random play."""
    options = Options(players=players, hand_sizes=(SIZE,))
    session = Session(options, seed)
    bot = RandomBot(seed)
    while True:
        table, seat = session.state.round, session.to_act[0]
        if len(table.tricks) == WON and table.trick is not None and table.trick.cards:
            return session.observe(seat)
        act_for(session, seat, bot)


def playouts(players: int) -> Prepare:
    """Return the set-up of a benchmark of ``steady`` playouts on one core."""

    @measured
    def prepare() -> Work:
        from foretell.bots.steady.compiled import STEADY

        options = Options(players=players)
        positions = middles(options)

        def play(amount: int) -> int:
            with cores(1):
                for _ in range(amount):
                    play_out(options, positions.copy(), rounds=1, by=STEADY)
            return amount * len(positions)

        return timed(play)

    return prepare


def middles(options: Options) -> IntArray:
    """Return states in the middle of a round in the middle of games.

    They come from random play: ``int64[positions, WIDTH]``, see ``foretell.sim.layout``.
    """
    many = VectorGames(options, _GAMES, seed=SEED)
    buffers = many.buffers()
    many.reset(buffers)
    middle, step = np.zeros((_GAMES, layout.WIDTH), dtype=np.int64), 0
    while (waiting := middle[:, layout.ROUND] == 0).any():
        states = many.states
        here = (
            waiting
            & (states[:, layout.ROUND] == ROUND)
            & (states[:, layout.PHASE] == layout.PLAYING)
        )
        here &= (states[:, layout.TRICKS] == TRICKS) & (states[:, layout.ON_TABLE] == 1)
        middle[here] = states[here]
        choose_at_random(buffers.legal, buffers.actions, seed=step)
        many.step(buffers.actions, buffers)
        step += 1
    return middle
