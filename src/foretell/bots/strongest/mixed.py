"""Mixed policies: the others of a possible game act by chance, as players of several kinds do.

Nobody can foresee their choices, even where all hands are known. So a seat draws its action, by the
network's policy at a temperature, by ``steady`` with a slip now and then, or greedily, as many
people play. All draws follow from the key of the game, so that the games of two actions part only
where the actions make a difference (common random numbers).
"""

from typing import Final

import numpy as np

from foretell.bots.learned.network import Evaluator, action_slot, encode, forward, logit_at
from foretell.bots.levels.compiled import greedy_policy
from foretell.bots.steady.compiled import steady_policy
from foretell.sim import layout
from foretell.sim.bits import lowest
from foretell.sim.compiling import compiled, inlined
from foretell.sim.counter import below, derive
from foretell.sim.elementary import log
from foretell.sim.layout import IntArray
from foretell.sim.step import legal

TEMPERATURE: Final = 1.0
"""The temperature of the network's policy where decisions are appraised."""
GREEDY: Final = 0.15
"""The share of seats, of those that do not act like ``steady``, that play greedily."""
SLIPS: Final = 0.2
"""The share of decisions of a seat like ``steady`` that it takes by the network's policy."""
_PARTS: Final = 1 << 30
"""The resolution of probabilities in random draws."""
_KIND: Final = 1 << 20
"""The number of the draw of a seat's kind, above those of its decisions."""


@compiled
def mixed_policy(
    settings: IntArray, state: IntArray, evaluator: Evaluator, key: int, temperature: float
) -> int:
    """Return the action of the seat to act.

    Args:
        settings: the settings of the game.
        state: the game.
        evaluator: the network.
        key: of the possible game: the set of the seats that act like ``steady``, and random bits
            above it.
        temperature: of the network's policy, above 0.
    """
    actions = legal(settings, state)
    if actions & (actions - 1) == 0:
        return lowest(actions)
    seat = state[layout.SEAT]
    noise = derive(key >> layout.SEATS, seat)
    now = derive(noise, state[layout.PHASE] + state[layout.TRICKS])
    if key >> seat & 1 != 0:
        if not _happens(derive(now, _KIND), SLIPS):
            return steady_policy(settings, state, 0)
    elif _happens(derive(noise, _KIND), GREEDY):
        return greedy_policy(settings, state, actions)
    return _tempered_policy(settings, state, evaluator, now, temperature)


@inlined
def _happens(bits: int, probability: float) -> bool:
    return bool(below(bits, _PARTS) < probability * _PARTS)


@compiled
def _tempered_policy(
    settings: IntArray, state: IntArray, evaluator: Evaluator, key: int, temperature: float
) -> int:
    """Return an action drawn from the network's policy, by the largest logit with Gumbel noise.

    The noise of an action depends on the key and the action alone. Equivalent cards are one.
    """
    encode(settings, state, state[layout.SEAT], evaluator.workspace)
    forward(evaluator)
    suit_slots, phase = evaluator.workspace.suit_slots, state[layout.PHASE]
    best, most, before, actions = 0, -np.inf, -1, legal(settings, state)
    while actions:
        action = lowest(actions)
        actions &= actions - 1
        slot = action_slot(phase, action, suit_slots)
        if slot == before:  # another Wizard or Jester
            continue
        before = slot
        share = (below(derive(key, action), _PARTS) + 0.5) / _PARTS
        score = logit_at(evaluator, slot) / temperature - log(-log(share))
        if score > most:
            best, most = action, score
    return best
