"""Self-play on an accelerator: PyTorch evaluates the policies for all rounds of a step at once."""

from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from foretell.bots.learned.features import WIDTH
from foretell.bots.learned.network import ACTIONS
from foretell.sim.kernel_threads import kernel_threads
from foretell.sim.layout import IntArray
from foretell_lab.training.experience import SEEN_WIDTH, Decisions, Experience, Policies
from foretell_lab.training.plan import SelfPlayPlan
from foretell_lab.training.policy import in_half_precision, log_policy, new_policy
from foretell_lab.training.policy_run import Players
from foretell_lab.training.side_by_side import SideBySide, Waiting, new_waiting

_TURNS: Final = 2
"""The parts of the games that take turns: one plays on while decisions of another are made."""
_BELOW_1: Final = 1 - 1e-6
"""Times a random draw, so that rounding never makes it larger than the sum of probabilities."""


@contextmanager
def on_accelerator(threads: int, device: str) -> Iterator[Players]:
    """Yield players that play rounds side by side, with the policies on a device of PyTorch.

    The deals are those of other players, but actions are drawn with the arithmetic of the device.

    Args:
        threads: the number of threads that play.
        device: the device of PyTorch, such as ``cuda``.
    """
    games: list[Waiting] = []
    with kernel_threads(threads) as pool:

        def play(plan: SelfPlayPlan, policies: Policies, step: int) -> Experience:
            if not games:
                games.extend(_in_pinned_memory(plan.rounds, device) for _ in range(plan.games))

            def deal(game: int) -> SideBySide:
                options, key = plan.options(step, game), plan.key(step, game)
                return SideBySide(options, plan.opponents, games[game], key)

            return _play(list(pool.map(deal, range(plan.games))), _Decider(policies, device), pool)

        yield play


def _play(games: list[SideBySide], decider: "_Decider", pool: ThreadPoolExecutor) -> Experience:
    """Play all rounds to their end."""
    batches: list[Decisions] = []
    firsts = np.cumsum([0, *(len(game.waiting.rounds) for game in games)])
    parts = [games[turn::_TURNS] for turn in range(_TURNS)]
    starts = [firsts[turn:-1:_TURNS] for turn in range(_TURNS)]

    def go_on(part: list[SideBySide]) -> list[Future[int]]:
        return [pool.submit(game.play_on) for game in part]

    playing = [go_on(part) for part in parts]
    while any(playing):
        for turn, part in enumerate(parts):
            rows = [one.result() for one in playing[turn]]
            waiting = [game.waiting for game in part]
            if any(rows):
                batches.append(decider.decide(waiting, rows, starts[turn]))
            playing[turn] = go_on(part) if any(rows) else []
    columns: list[Any] = [
        torch.cat(column) if isinstance(column[0], Tensor) else np.concatenate(column)
        for column in zip(*batches, strict=True)
    ]
    points = np.concatenate([game.points() for game in games])
    return Experience(Decisions(*columns), points)


class _Decider:
    """Decides by the present policy and the other one.

    Args:
        policies: both.
        device: where they are evaluated.
    """

    def __init__(self, policies: Policies, device: str) -> None:
        self._present, self._other = (
            in_half_precision(new_policy(policy)).to(device) for policy in policies
        )
        self._device = device

    def decide(self, waiting: list[Waiting], rows: list[int], firsts: IntArray) -> Decisions:
        """Answer the decisions that wait in some games, and return those of the present policy.

        Args:
            waiting: the decisions of each game; the answers are written.
            rows: the number of those that wait, for each game.
            firsts: the number of each game's first round.
        """

        def column(name: str) -> Any:
            columns = [
                getattr(game, name)[:count] for game, count in zip(waiting, rows, strict=True)
            ]
            return np.concatenate(columns)

        seen, legal = self._moved(waiting, rows)
        by_other = torch.from_numpy(column("by_other"))
        draws = torch.from_numpy(column("draws")).to(self._device)
        others, own = (
            part.nonzero()[:, 0].to(self._device, non_blocking=True)
            for part in (by_other, ~by_other)
        )
        features = seen[:, :WIDTH]
        logs = log_policy(self._present(features), legal)
        if len(others):
            logs[others] = log_policy(self._other(features[others]), legal[others])
        sums = logs.exp().cumsum(1)
        drawn = draws[:, None] * _BELOW_1 * sums[:, -1:]
        taken = (sums <= drawn).sum(1)
        answers = taken.cpu().numpy()
        ends = np.cumsum(rows)
        for game, count, end in zip(waiting, rows, ends, strict=True):
            game.taken[:count] = answers[end - count : end]
        mine = ~by_other.numpy()
        rounds = column("rounds") + np.repeat(firsts, rows)
        chosen = taken[own]
        return Decisions(
            seen[own],
            legal[own],
            rounds[mine],
            column("seats")[mine],
            chosen,
            logs[own].gather(1, chosen[:, None])[:, 0],
        )

    def _moved(self, waiting: list[Waiting], rows: list[int]) -> tuple[Tensor, Tensor]:
        """Return the observations and the legal actions of waiting decisions, on the device."""
        total, end = sum(rows), 0
        seen = torch.empty((total, SEEN_WIDTH), dtype=torch.bfloat16, device=self._device)
        legal = torch.empty((total, ACTIONS), dtype=torch.bool, device=self._device)
        for game, count in zip(waiting, rows, strict=True):
            start, end = end, end + count
            bits = torch.from_numpy(game.seen[:count].view(np.int16)).view(torch.bfloat16)
            seen[start:end].copy_(bits, non_blocking=True)
            legal[start:end].copy_(torch.from_numpy(game.legal[:count]), non_blocking=True)
        return seen, legal


def _in_pinned_memory(rows: int, device: str) -> Waiting:
    """Return empty rows, in page-locked memory for a CUDA device, which copies from it faster."""
    waiting = new_waiting(rows)
    if torch.device(device).type != "cuda":
        return waiting
    seen = torch.from_numpy(waiting.seen.view(np.int16)).pin_memory()
    legal = torch.from_numpy(waiting.legal).pin_memory()
    return waiting._replace(seen=seen.numpy().view(np.uint16), legal=legal.numpy())
