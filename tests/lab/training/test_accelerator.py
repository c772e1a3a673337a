"""Self-play whose policies PyTorch evaluates for all rounds at once, here on the processor."""

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from foretell.bots.learned.network import ACTIONS
from foretell_lab.training.experience import Experience
from foretell_lab.training.folder import LOG, WEIGHTS
from foretell_lab.training.plan import SelfPlayPlan
from foretell_lab.training.policy_run import in_threads, policy_learner, train_policy
from foretell_lab.training.refusals import NoDevice
from tests.bots.learned.helpers import a_network
from tests.lab.training.policies import EVEN, lowest

torch = pytest.importorskip("torch")

from foretell_lab.training.accelerator import on_accelerator  # noqa: E402 - needs PyTorch

PLAN = SelfPlayPlan(
    start="quick", steps=2, games=3, rounds=16, batch=64, critic=8, critic_alone=0, epoch=1
)
BY_ITSELF = replace(PLAN, present=1.0, past=0.0)


def test_a_policy_that_leaves_no_choice_plays_as_in_threads() -> None:
    policies = (lowest(), lowest())
    with in_threads(1) as play_here, on_accelerator(1, "cpu") as play_there:
        for step in range(2):
            here, there = (play(PLAN, policies, step) for play in (play_here, play_there))
            np.testing.assert_array_equal(there.points, here.points)
            assert sorted(zip(*_columns(there), strict=True)) == sorted(
                zip(*_columns(here), strict=True)
            )


def _columns(experience: Experience) -> list[list[int]]:
    decisions = experience.decisions
    columns = (decisions.rounds, decisions.seats, decisions.taken)
    return [torch.as_tensor(column).tolist() for column in columns]


def test_actions_are_drawn_by_their_probability_in_the_policy() -> None:
    network = a_network()
    plan = replace(BY_ITSELF, games=2, rounds=200, players=4)
    with on_accelerator(2, "cpu") as play:
        decisions, _ = play(plan, (network, EVEN), 0)
    features = torch.as_tensor(decisions.features).float().numpy()
    legal, taken = (torch.as_tensor(part).numpy() for part in (decisions.legal, decisions.taken))
    first = np.maximum(features @ network.first + network.first_bias, 0)
    second = np.maximum(first @ network.second + network.second_bias, 0)
    chances = np.where(legal, np.exp(second @ network.policy.T + network.policy_bias), 0)
    chances /= chances.sum(axis=1, keepdims=True)
    assert legal[np.arange(len(taken)), taken].all()
    own = chances[np.arange(len(taken)), taken]
    np.testing.assert_allclose(
        np.exp(torch.as_tensor(decisions.log_probabilities).numpy()), own, rtol=0.1
    )
    expected, deviation = chances.sum(axis=0), np.sqrt((chances * (1 - chances)).sum(axis=0))
    counts = np.bincount(taken, minlength=ACTIONS)
    assert (np.abs(counts - expected) <= 4 * deviation + 1).all()


def test_the_other_policy_decides_at_its_seats_and_is_not_learned_from() -> None:
    plan = replace(PLAN, present=0.0, past=1.0, players=4)
    with on_accelerator(1, "cpu") as play:
        with_other = play(plan, (EVEN, lowest()), 0)
        by_itself = play(BY_ITSELF, (EVEN, lowest()), 0)
    assert 0 < len(with_other.decisions.rounds) < len(by_itself.decisions.rounds)
    learners = set(
        zip(with_other.decisions.rounds.tolist(), with_other.decisions.seats.tolist(), strict=True)
    )
    assert len(learners) <= len(with_other.points)


def test_training_is_reproducible_and_resumes(tmp_path: Path) -> None:
    def trained(folder: Path) -> None:
        learner = policy_learner(PLAN, threads=1, device="cpu")
        run = train_policy(folder, PLAN, learner, on_accelerator(2, "cpu"))
        if folder.name == "parts":
            next(run)
            run.close()
            learner = policy_learner(PLAN, threads=1, device="cpu")
            run = train_policy(folder, PLAN, learner, on_accelerator(1, "cpu"))
        list(run)

    for name in ("whole", "parts"):
        (tmp_path / name).mkdir()
        trained(tmp_path / name)
    for name in (LOG, WEIGHTS):
        whole, parts = ((tmp_path / run / name).read_bytes() for run in ("whole", "parts"))
        assert whole == parts


@pytest.mark.parametrize("device", ["nonsense", "cuda:99", "meta:x"])
def test_a_device_that_is_not_there_is_refused(device: str) -> None:
    with pytest.raises(NoDevice) as refused:
        policy_learner(PLAN, threads=1, device=device)
    assert refused.value.device == device
