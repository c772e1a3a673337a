"""A training run in a folder: starting, resuming, and its files."""

from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np

from foretell.bots.learned.network import Network, empty_network, new_evaluator
from foretell.rules.options import Options
from foretell.sim.kernel_threads import kernel_threads
from foretell.sim.settings import settings_of
from foretell_lab.training.evaluation import Score, evaluate
from foretell_lab.training.folder import CHECKPOINT, QUICK, WEIGHTS, RunFolder
from foretell_lab.training.plan import Plan
from foretell_lab.training.refusals import NoTorch
from foretell_lab.training.self_play import TrainingBatch, generate_self_play, new_batch
from foretell_lab.training.trainer import Networks, Trainer

INSTALL: Final = 'pip install "torch>=2.9,<3"'
_EVALUATION: Final = 400
"""Games of the evaluation after each epoch."""
_EVALUATION_SEED: Final = 20_000
_KEYS: Final = {"score": "mark"}
"""The keys of the log that are not the names of fields."""
_AHEAD: Final = 3
"""Batches generated ahead, for each thread."""


@dataclass(frozen=True, slots=True)
class Progress:
    """The results of an epoch.

    Attributes:
        step: the number of batches so far.
        differences: the mean squared error of differences between actions, in points squared.
        means: the mean squared error of the mean of all actions, in points squared.
        score: the score of the network.
        quick: the score of the quick network.
    """

    step: int
    differences: float
    means: float
    score: Score
    quick: Score

    def to_json(self) -> dict[str, object]:
        """Return the results as JSON values, with the keys of the log."""
        return {_KEYS.get(name, name): value for name, value in asdict(self).items()}

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> "Progress":
        """Return the results from the values of ``to_json``."""
        score, quick = (Score(**values[key]) for key in (_KEYS["score"], "quick"))
        return cls(values["step"], values["differences"], values["means"], score, quick)


class Learner(Protocol):
    """A trainer of networks, batch by batch."""

    step: int
    """The number of batches so far."""

    def learn(self, batch: TrainingBatch) -> tuple[float, float]:
        """Do a step on a batch; return the errors of differences and means, in points squared."""

    def networks(self) -> Networks:
        """Return the networks as they play now."""

    def save(self, path: Path) -> None:
        """Write a checkpoint."""

    def resume(self, path: Path) -> None:
        """Continue from a checkpoint."""


def learner_for(plan: Plan, *, threads: int) -> Learner:
    """Return a trainer with random networks.

    Raises:
        NoTorch: when PyTorch is not installed.
    """
    try:
        return Trainer(plan, threads=threads)
    except ImportError:
        raise NoTorch(install=INSTALL) from None


def train(folder: Path, plan: Plan, learner: Learner, *, threads: int) -> Iterator[Progress]:
    """Train networks, and yield the results of each epoch; resume where there is a checkpoint.

    All files are written when an epoch is yielded, so an interruption loses only the epoch under
    way.

    Args:
        folder: an empty folder, or the folder of the run to resume.
        plan: the hyperparameters; the same when a run is resumed.
        learner: as ``learner_for`` returns it.
        threads: the number of threads that generate batches.

    Raises:
        OtherPlan: when the folder holds a run with another plan.
        OSError: when the folder cannot be written to.
    """
    files = RunFolder(folder)
    files.keep_plan(plan.to_json())
    rollout_network = empty_network(plan.quick_hidden, plan.quick_last)
    if (folder / CHECKPOINT).exists():
        learner.resume(folder / CHECKPOINT)
        rollout_network = learner.networks().quick
    files.cut_log(learner.step)
    options = Options(players=plan.players or 4)
    while learner.step < plan.steps:
        steps = range(learner.step, min(learner.step + plan.epoch, plan.steps))
        batches = _batches(plan, steps, rollout_network, threads)
        errors = np.array([learner.learn(batch) for batch in batches])
        best, rollout_network = learner.networks()
        scores = [
            evaluate(network, options, games=_EVALUATION, seed=_EVALUATION_SEED)
            for network in (best, rollout_network)
        ]
        differences, means = errors.mean(axis=0)
        progress = Progress(learner.step, float(differences), float(means), *scores)
        files.write_weights(WEIGHTS, best)
        files.write_weights(QUICK, rollout_network)
        files.log(progress.to_json())
        files.replace(CHECKPOINT, learner.save)
        yield progress


def read_log(folder: Path) -> list[Progress]:
    """Return the results of all epochs so far."""
    return [Progress.from_json(line) for line in RunFolder(folder).log_lines()]


def _batches(
    plan: Plan, steps: range, rollout_network: Network, threads: int
) -> Iterator[TrainingBatch]:
    """Yield the batches of some steps in order, while later ones are being generated."""
    waiting: deque[Future[TrainingBatch]] = deque()
    with kernel_threads(threads) as pool:
        for step in steps:
            waiting.append(pool.submit(_batch_of, plan, step, rollout_network))
            if len(waiting) > _AHEAD * threads:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def _batch_of(plan: Plan, step: int, rollout_network: Network) -> TrainingBatch:
    batch = new_batch(plan.batch)
    settings = settings_of(plan.options(step))
    generate_self_play(
        settings, plan.sampling(step), new_evaluator(rollout_network), batch, plan.key(step)
    )
    return batch
