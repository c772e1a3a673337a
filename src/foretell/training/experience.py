"""Experience: rounds of self-play by the present policy, its past, and rules."""

from collections.abc import Callable
from typing import Final, NamedTuple

import numpy as np

from foretell.bots.learned.features import Float32Array
from foretell.bots.learned.network import empty_network, new_evaluator
from foretell.rules.options import Options
from foretell.sim import layout as at
from foretell.sim.counter import derive
from foretell.sim.layout import SEATS
from foretell.sim.settings import settings_of
from foretell.training.lockstep import (
    DECISIONS,
    Bfloat16Array,
    Decisions,
    advance,
    choose,
    new_decisions,
    new_rounds,
    rows_of,
    start,
)
from foretell.training.plan import Opponents

Logits = Callable[[Bfloat16Array], Float32Array]
"""A policy: from features, ``bfloat16[rows, WIDTH]``, to logits, ``float32[rows, ACTIONS]``."""


class Experience(NamedTuple):
    """Rounds of self-play.

    Attributes:
        decisions: those of the present policy, in the order made.
        points: the points of each seat in each round, ``float32[rounds, SEATS]``.
    """

    decisions: Decisions
    points: Float32Array


_SMALL: Final = 1
"""Units of a network that is never asked: only its workspace is used, to encode."""


def play_rounds(
    options: Options,
    opponents: Opponents,
    policies: tuple[Logits, Logits],
    *,
    rounds: int,
    key: int,
) -> Experience:
    """Play random rounds of a game, and return the decisions of the present policy.

    Args:
        options: of the game.
        opponents: the shares of the players.
        policies: the present policy and a past one.
        rounds: the number of rounds.
        key: of all random numbers.
    """
    settings, table = settings_of(options), new_rounds(rounds)
    workspace = new_evaluator(empty_network(_SMALL, _SMALL)).workspace
    decisions, before = new_decisions(rounds * DECISIONS), new_decisions(rounds)
    start(settings, opponents, table, key)
    present, past = policies
    made, moment = 0, 0
    while True:
        moment += 1
        chance = derive(derive(key, rounds), moment)
        rest = rows_of(decisions, made)
        now, then = advance(settings, opponents, table, workspace, rest, before, chance)
        if now == then == 0:
            break
        asked = ((present, rows_of(rest, 0, now)), (past, rows_of(before, 0, then)))
        for number, (policy, rows) in enumerate(asked, start=1):
            if len(rows.rounds):
                draws = derive(chance, rounds + number)
                choose(settings, table, rows, policy(rows.features), draws)
        made += now
        _clear(rows_of(before, 0, then))
    points = table.states[:, at.TOTALS : at.TOTALS + SEATS].astype(np.float32)
    return Experience(rows_of(decisions, 0, made), points)


def joined(parts: list[Experience]) -> Experience:
    """Return the rounds of several games as one experience."""
    firsts = np.cumsum([0, *(len(part.points) for part in parts)])
    columns = [
        np.concatenate(column) for column in zip(*(part.decisions for part in parts), strict=True)
    ]
    decisions = Decisions(*columns)
    sizes = [len(part.decisions.rounds) for part in parts]
    decisions.rounds[:] += np.repeat(firsts[:-1], sizes)
    return Experience(decisions, np.concatenate([part.points for part in parts]))


def _clear(decisions: Decisions) -> None:
    decisions.features[:] = 0
    decisions.legal[:] = False
