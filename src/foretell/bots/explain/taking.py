"""The share of games in which a card takes the trick, by rollouts with ``steady`` opponents."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from foretell.bots.search.situation import Situation
from foretell.bots.steady.compiled import steady_policy
from foretell.cards import Card
from foretell.game.observation import Observation
from foretell.sim import layout as at
from foretell.sim.compiling import kernel
from foretell.sim.layout import IntArray
from foretell.sim.step import apply

GAMES: Final = 200
"""Possible games, resampled from ``WORLDS`` worlds."""
WORLDS: Final = 1000

_SEED: Final = "0"


def shares_taken(observation: Observation, cards: Sequence[Card]) -> dict[Card, float]:
    """Return the share of possible games in which each card takes the trick on the table.

    Args:
        observation: the observation of the seat to play, not in the last trick.
        cards: legal cards of the seat.
    """
    situation = Situation(observation, _SEED)
    games = situation.sample_games(GAMES, worlds=WORLDS)
    taken = np.zeros(len(cards), dtype=np.int64)
    indices = np.array([card.index for card in cards], dtype=np.int64)
    _count_taken(situation.settings, games, indices, taken)
    return {card: int(count) / GAMES for card, count in zip(cards, taken, strict=True)}


@kernel
def _count_taken(settings: IntArray, states: IntArray, cards: IntArray, taken: IntArray) -> None:
    """Count the games in which the seat to act takes the trick with each card.

    Args:
        settings: of the games.
        states: ``int64[games, WIDTH]``, in all of which the same seat is to act; not changed.
        cards: ``int64[cards]``, legal in all of them.
        taken: the counts to add to, ``int64[cards]``.
    """
    state = states[0].copy()
    for game in range(len(states)):
        seat = states[game, at.SEAT]
        for number in range(len(cards)):
            state[:] = states[game]
            apply(settings, state, cards[number])
            while state[at.TRICKS] == states[game, at.TRICKS]:
                apply(settings, state, steady_policy(settings, state, 0))
            taken[number] += state[at.TAKEN + seat] - states[game, at.TAKEN + seat]
