"""A peer: OpenSpiel's Oh Hell, a similar game, with rules and players in C++."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from foretell.bench.figure import Effort, Sampler
from foretell.bench.rates import rate, timed
from foretell.bench.refusals import NoOpenSpiel

INSTALL: Final = 'pip install "open_spiel>=1.6,<3"'
PLAYERS: Final = 4
TRICKS: Final = 12
"""The most cards each of four players can have of 52 with one to turn."""
DECISIONS: Final = PLAYERS * (1 + TRICKS)
"""Bids and cards in a game, in which no trump is chosen."""


@contextmanager
def oh_hell(effort: Effort) -> Iterator[Sampler]:
    """Measure games of OpenSpiel's random bots, one after another on one core.

    Raises:
        NoOpenSpiel: when OpenSpiel is not installed.
    """
    try:
        import pyspiel
    except ImportError:
        raise NoOpenSpiel(INSTALL) from None
    game = pyspiel.load_game(f"oh_hell(players={PLAYERS},num_tricks_fixed={TRICKS})")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(PLAYERS)]

    def play(amount: int) -> int:
        for number in range(amount):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return amount * DECISIONS

    yield rate(timed(play), effort)
