"""The share of games in which a card takes the trick, by rollouts with ``steady`` opponents."""

from typing import Final

from foretell.bots.engine import Crossing, operation
from foretell.bots.explain.rows import FloatArray
from foretell.bots.sampling.situation import Situation
from foretell.bots.steady.compiled import steady_policy
from foretell.sim import layout
from foretell.sim.copying import copy_into
from foretell.sim.layout import IntArray
from foretell.sim.step import apply

GAMES: Final = 200
"""Possible games, resampled from ``WORLDS`` worlds."""
WORLDS: Final = 1000

SEED: Final = "0"
"""The seed of the sampled games."""


def write_shares(situation: Situation, cards: IntArray, shares: FloatArray) -> None:
    """Write the share of possible games in which each card takes the trick on the table.

    Args:
        situation: that of the seat to play, not in the last trick.
        cards: legal cards of the seat, ``int64[cards]``.
        shares: ``float64[DECK_SIZE]``; written at these cards.
    """
    games = situation.sample_games(GAMES, worlds=WORLDS)
    count_taken(situation.settings, games, cards, shares)


def _counting(
    settings: IntArray, states: IntArray, cards: IntArray, shares: FloatArray
) -> Crossing:
    return settings, len(states), states, len(cards), cards, shares


@operation("shares_taken", _counting)
def count_taken(settings: IntArray, states: IntArray, cards: IntArray, shares: FloatArray) -> None:
    """Write the share of games in which the seat to act takes the trick with each card.

    Args:
        settings: of the games.
        states: ``int64[games, WIDTH]``, in all of which the same seat is to act; not changed.
        cards: ``int64[cards]``, legal in all of them.
        shares: ``float64[DECK_SIZE]``; written at these cards.
    """
    state = states[0].copy()
    for card in cards:
        shares[card] = 0
    for game in range(len(states)):
        seat = states[game, layout.SEAT]
        for number in range(len(cards)):
            copy_into(state, states[game])
            apply(settings, state, cards[number])
            while state[layout.TRICKS] == states[game, layout.TRICKS]:
                apply(settings, state, steady_policy(settings, state, 0))
            shares[cards[number]] += state[layout.TAKEN + seat] - states[game, layout.TAKEN + seat]
    for card in cards:
        shares[card] /= len(states)
