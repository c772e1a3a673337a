"""``RulePlayers``: the seats that play by rules of thumb, as ``steady`` or as a level, compiled."""

from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from foretell.bots.levels.compiled import Memory, heuristic_policy
from foretell.bots.levels.parameters import BEGINNER, CASUAL, SEASONED, STYLE_BIAS
from foretell.bots.steady.compiled import steady_policy
from foretell.cards import DECK_SIZE
from foretell.sim import layout
from foretell.sim.bits import bit_count, nth
from foretell.sim.compiling import compiled, inlined
from foretell.sim.copying import copy_into
from foretell.sim.counter import below, derive
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.step import legal
from foretell_lab.training.plan import PART, Opponents

LEVELS: Final = (BEGINNER, CASUAL, SEASONED)
"""The levels that do not search."""
NO_LEVEL: Final = -1
"""In place of the index of a level: the player is ``steady``, with some actions at random."""


class RulePlayers(NamedTuple):
    """The players of a round, where they play by rules, and their memory of it.

    Attributes:
        levels: the level of each seat, an index in ``LEVELS`` or ``NO_LEVEL``, ``int64[SEATS]``.
        shifts: the shift of its bids, in tricks, ``float64[SEATS]``.
        holds: the strength of its memory of each card, 0 to 255, ``int64[SEATS, DECK_SIZE]``.
        cards: the cards played, in order, ``int64[DECK_SIZE]``.
        owners: the seat that played each, ``int64[DECK_SIZE]``.
        known: a copy of the game for a level, which may forget what it does not heed.
    """

    levels: IntArray
    shifts: npt.NDArray[np.float64]
    holds: IntArray
    cards: IntArray
    owners: IntArray
    known: IntArray


def new_rule_players() -> RulePlayers:
    """Return players who are all ``steady``, before a round."""
    return RulePlayers(
        levels=np.full(SEATS, NO_LEVEL, dtype=np.int64),
        shifts=np.zeros(SEATS, dtype=np.float64),
        holds=np.zeros((SEATS, DECK_SIZE), dtype=np.int64),
        cards=np.zeros(DECK_SIZE, dtype=np.int64),
        owners=np.zeros(DECK_SIZE, dtype=np.int64),
        known=np.zeros(layout.WIDTH, dtype=np.int64),
    )


@inlined
def draw_rule_player(players: RulePlayers, seat: int, share: int, chance: int) -> None:
    """Draw the player of a seat for a round: ``steady``, or a level of any style.

    Args:
        players: those of the round; written.
        seat: the seat.
        share: the share of levels, in millionths.
        chance: the key of the draws.
    """
    players.levels[seat] = NO_LEVEL
    if below(derive(chance, 0), PART) >= share:
        return
    level = below(derive(chance, 1), len(LEVELS))
    bias = below(derive(chance, 2), 3) - 1
    noise = (below(derive(chance, 3), 256) + below(derive(chance, 4), 256) - 255) / 256
    players.levels[seat] = level
    players.shifts[seat] = LEVELS[level].bid_noise * noise + STYLE_BIAS * bias
    for card in range(DECK_SIZE):
        players.holds[seat, card] = below(derive(chance, 5 + card), 256)


@inlined
def note_card(settings: IntArray, state: IntArray, players: RulePlayers, card: int) -> None:
    """Note a card that is about to be played, for the levels, who remember it for a while."""
    number = settings[layout.PLAYERS] * state[layout.TRICKS] + state[layout.ON_TABLE]
    players.cards[number], players.owners[number] = card, state[layout.SEAT]


@compiled
def rule_policy(
    settings: IntArray, state: IntArray, players: RulePlayers, opponents: Opponents, chance: int
) -> int:
    """Return the action of the seat to act: a bid, a suit or a card.

    Args:
        settings: of the game.
        state: the game.
        players: those of the round.
        opponents: with the share of actions of ``steady`` that are at random.
        chance: the key of the draws.
    """
    seat = state[layout.SEAT]
    if players.levels[seat] == NO_LEVEL:
        if below(chance, PART) < opponents.random:
            actions = legal(settings, state)
            return nth(actions, below(derive(chance, 1), bit_count(actions)))
        return steady_policy(settings, state, 0)
    copy_into(players.known, state)
    memory = Memory(players.cards, players.owners, players.holds[seat])
    level = LEVELS[players.levels[seat]]
    return heuristic_policy(settings, players.known, memory, level, players.shifts[seat])
