"""Games of OpenSpiel, and ours as one of them."""

from typing import Final

from foretell.bench.figure import Prepare
from foretell.bench.libraries import OPENSPIEL, load
from foretell.bench.rates import Work, measured, timed

PLAYERS: Final = 4
TRICKS: Final = 12
"""The most cards each of four players can have of 52 with one to turn."""
DECISIONS: Final = PLAYERS * (1 + TRICKS)
"""Bids and cards in a game, in which no trump is chosen."""


@measured
def oh_hell() -> Work:
    """Measure games of OpenSpiel's random bots, one after another on one core.

    Oh Hell is a similar game; rules and bots are in C++.

    Raises:
        NoLibrary: when OpenSpiel is not installed.
    """
    pyspiel = load("pyspiel", OPENSPIEL)
    game = pyspiel.load_game(f"oh_hell(players={PLAYERS},num_tricks_fixed={TRICKS})")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(PLAYERS)]

    def play(amount: int) -> int:
        for number in range(amount):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, number)
        return amount * DECISIONS

    return timed(play)


def tree(module: str, game: str) -> Prepare:
    """Return the benchmark of a game in Python, called through ``pyspiel``.

    Each step asks for the legal actions, or the outcomes of a random event, and takes the first;
    both kinds count. The module registers the game.
    """

    @measured
    def prepare() -> Work:
        pyspiel = load("pyspiel", OPENSPIEL)
        load(module, OPENSPIEL)
        root = pyspiel.load_game(game)

        def steps(amount: int) -> int:
            state = root.new_initial_state()
            for _ in range(amount):
                if state.is_chance_node():
                    state.apply_action(state.chance_outcomes()[0][0])
                else:
                    state.apply_action(state.legal_actions()[0])
                if state.is_terminal():
                    state = root.new_initial_state()
            return amount

        return timed(steps)

    return prepare
