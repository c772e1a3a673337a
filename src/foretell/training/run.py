"""A training in a folder: begun, gone on with, and what it leaves there."""

import json
from collections import deque
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, Final, Protocol

import numpy as np

from foretell.bots.learned.network import Network, empty_network, new_evaluator
from foretell.rules.options import Options
from foretell.sim.settings import settings_of
from foretell.training.evaluation import Mark, examine
from foretell.training.plan import Plan
from foretell.training.refusals import NoTorch, OtherPlan
from foretell.training.self_play import Lessons, give_lessons, new_lessons
from foretell.training.trainer import Networks, Student

PLAN: Final = "plan.json"
KEPT: Final = "kept.pt"
LOG: Final = "log.jsonl"
WEIGHTS: Final = "weights.npz"
QUICK: Final = "quick.npz"
CURVE: Final = "curve.png"
"""In the folder: the plan, what to go on from, a line for each epoch, the networks, a picture."""
INSTALL: Final = 'pip install "torch>=2.9,<3"'
_EXAM: Final = 400
"""Games after each epoch."""
_EXAM_SEED: Final = 20_000
_AHEAD: Final = 3
"""Batches in store for each thread."""


@dataclass(frozen=True, slots=True)
class Progress:
    """What an epoch came to.

    Attributes:
        step: how many batches have been learned from.
        differences: the mean squared error of how actions compare, in points squared.
        means: that of how they are on the whole.
        mark: how the network plays.
        quick: how the quick one does.
    """

    step: int
    differences: float
    means: float
    mark: Mark
    quick: Mark

    def to_json(self) -> dict[str, object]:
        """Return it as JSON can hold it."""
        return asdict(self)

    @classmethod
    def from_json(cls, values: dict[str, Any]) -> "Progress":
        """Return what ``to_json`` told."""
        marks = {name: Mark(**values[name]) for name in ("mark", "quick")}
        return cls(**{**values, **marks})


class Learner(Protocol):
    """Networks that learn."""

    step: int
    """From how many batches they have learned."""

    def learn(self, lessons: Lessons) -> tuple[float, float]:
        """Learn from a batch, and return the errors of differences and means, in points squared."""

    def networks(self) -> Networks:
        """Return the networks as they play now."""

    def save(self, path: Path) -> None:
        """Write everything to go on from."""

    def resume(self, path: Path) -> None:
        """Go on from what ``save`` wrote."""


def learner_for(plan: Plan, *, threads: int) -> Learner:
    """Return networks that know nothing yet.

    Raises:
        NoTorch: when PyTorch is not installed.
    """
    try:
        return Student(plan, threads=threads)
    except ImportError:
        raise NoTorch(install=INSTALL) from None


def train(folder: Path, plan: Plan, learner: Learner, *, threads: int) -> Iterator[Progress]:
    """Train networks, and yield what each epoch came to; go on where the folder has a beginning.

    Everything is in the folder when an epoch is yielded, so nothing but the epoch under way is
    lost when it is broken off.

    Args:
        folder: an empty one, or one that this was called with before.
        plan: the same then.
        learner: the networks, as ``learner_for`` returns them.
        threads: how many make lessons.

    Raises:
        OtherPlan: when the folder holds a training by another plan.
        OSError: when the folder cannot be written to.
    """
    _keep_plan(folder, plan)
    teacher = empty_network(plan.quick_hidden, plan.quick_last)
    if (folder / KEPT).exists():
        learner.resume(folder / KEPT)
        teacher = learner.networks().quick
    _cut_log(folder / LOG, learner.step)
    options = Options(players=plan.players or 4)
    while learner.step < plan.steps:
        steps = range(learner.step, min(learner.step + plan.epoch, plan.steps))
        taught = _taught(plan, steps, teacher, threads)
        errors = np.array([learner.learn(lessons) for lessons in taught])
        best, teacher = learner.networks()
        marks = [
            examine(network, options, games=_EXAM, seed=_EXAM_SEED) for network in (best, teacher)
        ]
        differences, means = errors.mean(axis=0)
        progress = Progress(learner.step, float(differences), float(means), *marks)
        _keep_weights(folder / WEIGHTS, best)
        _keep_weights(folder / QUICK, teacher)
        with (folder / LOG).open("a", encoding="utf-8") as log:
            log.write(json.dumps(progress.to_json()) + "\n")
        _replace(folder / KEPT, learner.save)
        yield progress


def read_log(folder: Path) -> list[Progress]:
    """Return what the epochs of a training came to, which may be none yet."""
    if not (folder / LOG).exists():
        return []
    lines = (folder / LOG).read_text("utf-8").splitlines()
    return [Progress.from_json(json.loads(line)) for line in lines]


def _taught(plan: Plan, steps: range, teacher: Network, threads: int) -> Iterator[Lessons]:
    """Yield the lessons of some steps, in their order, while those of later ones are made."""
    waiting: deque[Future[Lessons]] = deque()
    with ThreadPoolExecutor(threads) as pool:
        for step in steps:
            waiting.append(pool.submit(_lessons_of, plan, step, teacher))
            if len(waiting) > _AHEAD * threads:
                yield waiting.popleft().result()
        while waiting:
            yield waiting.popleft().result()


def _lessons_of(plan: Plan, step: int, teacher: Network) -> Lessons:
    lessons = new_lessons(plan.batch)
    settings = settings_of(plan.options(step))
    give_lessons(settings, plan.course(step), new_evaluator(teacher), lessons, plan.key(step))
    return lessons


def _keep_plan(folder: Path, plan: Plan) -> None:
    path = folder / PLAN
    if not path.exists():
        path.write_text(json.dumps(plan.to_json(), indent=2) + "\n", "utf-8")
        return
    kept, asked = json.loads(path.read_text("utf-8")), plan.to_json()
    for field, value in asked.items():
        if kept.get(field) != value:
            raise OtherPlan(str(folder), field, str(kept.get(field)), str(value))


def _cut_log(path: Path, step: int) -> None:
    """Drop the lines of epochs that were not kept whole."""
    if path.exists():
        lines = path.read_text("utf-8").splitlines(keepends=True)
        path.write_text(
            "".join(line for line in lines if json.loads(line)["step"] <= step), "utf-8"
        )


def _keep_weights(path: Path, network: Network) -> None:
    """Write a network in numbers of 16 bits, which play as well as those of 32."""
    halves = {name: part.astype(np.float16) for name, part in network._asdict().items()}

    def write(there: Path) -> None:
        with there.open("wb") as file:
            np.savez_compressed(file, **halves)

    _replace(path, write)


def _replace(path: Path, write: Callable[[Path], object]) -> None:
    """Write a file beside, then put it in place, so that there is always a whole one."""
    beside = path.with_suffix(".new")
    write(beside)
    beside.replace(path)
