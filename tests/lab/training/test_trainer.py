"""The trainer, which requires PyTorch."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from foretell.bots.learned.network import empty_network, new_evaluator
from foretell.rules.options import Options
from foretell.sim.settings import settings_of
from foretell_lab.training.plan import Plan
from foretell_lab.training.run import learner_for
from foretell_lab.training.self_play import TrainingBatch, generate_self_play, new_batch

pytest.importorskip("torch")

PLAN = Plan(steps=40, batch=32, hidden=16, last=8, quick_hidden=4, quick_last=4, players=3)


def some_batch(step: int) -> TrainingBatch:
    batch = new_batch(PLAN.batch)
    evaluator = new_evaluator(empty_network(hidden=2, last=2))
    settings = settings_of(Options(players=3, hand_sizes=(2,)))
    generate_self_play(settings, PLAN.sampling(step), evaluator, batch, PLAN.key(step))
    return batch


def test_the_error_of_differences_falls_on_a_repeated_batch() -> None:
    trainer, batch = learner_for(PLAN, threads=1), some_batch(0)
    differences = [trainer.learn(batch)[0] for _ in range(PLAN.steps)]
    assert differences[-1] < 0.7 * differences[0]


def test_training_is_reproducible_and_resumes_as_if_never_interrupted(tmp_path: Path) -> None:
    first, second = (learner_for(PLAN, threads=1) for _ in range(2))
    for step in range(4):
        first.learn(some_batch(step))
    for step in range(2):
        second.learn(some_batch(step))
    second.save(tmp_path / "kept")
    third = learner_for(replace(PLAN), threads=1)
    third.resume(tmp_path / "kept")
    for step in range(2, 4):
        third.learn(some_batch(step))
    for network, other in zip(first.networks(), third.networks(), strict=True):
        assert all(map(np.array_equal, network, other))
