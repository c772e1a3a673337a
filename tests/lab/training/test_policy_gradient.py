"""The learner of a policy, which requires PyTorch."""

from collections.abc import Generator
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from foretell.bots.learned.network import Network
from foretell_lab.training.experience import DECISIONS, Experience, play_rounds
from foretell_lab.training.folder import CHECKPOINT, LOG, PLAN, WEIGHTS
from foretell_lab.training.plan import SelfPlayPlan
from foretell_lab.training.refusals import OtherPlan, TooFewUnits
from tests.bots.learned.helpers import a_network

pytest.importorskip("torch")

from foretell_lab.training.policy import network_of, new_policy
from foretell_lab.training.policy_gradient import PolicyLearner
from foretell_lab.training.policy_run import (
    PolicyProgress,
    in_threads,
    policy_learner,
    read_policy_log,
    train_policy,
)

PLAN_OF_FOUR = SelfPlayPlan(
    start="quick",
    steps=4,
    games=2,
    rounds=8,
    batch=64,
    critic=8,
    critic_alone=1,
    epoch=2,
    players=3,
    refresh=3,
)


def experience(learner: PolicyLearner) -> Experience:
    options = PLAN_OF_FOUR.options(learner.step, 0)
    return play_rounds(
        options,
        PLAN_OF_FOUR.opponents,
        learner.policies(),
        rounds=16,
        key=PLAN_OF_FOUR.key(learner.step),
    )


def same(one: Network, other: Network) -> bool:
    return all(np.array_equal(this, that) for this, that in zip(one, other, strict=True))


def test_the_policy_starts_as_that_of_the_network_at_a_higher_temperature() -> None:
    network = a_network()
    learner = PolicyLearner(PLAN_OF_FOUR, network, threads=1)
    policy = learner.network()
    np.testing.assert_allclose(policy.policy, network.policy / 1.2, rtol=1e-6)
    np.testing.assert_array_equal(policy.first, network.first)
    decisions, _ = experience(learner)
    assert (decisions.log_probabilities < 0).any()


def test_at_first_values_are_learned_but_no_actions() -> None:
    learner = PolicyLearner(PLAN_OF_FOUR, a_network(), threads=1)
    before = learner.network()
    learner.learn(experience(learner))
    after = learner.network()
    np.testing.assert_allclose(after.policy, before.policy, atol=1e-6)
    assert not np.allclose(after.points, before.points, atol=1e-6)


def test_an_action_that_gains_becomes_likelier() -> None:
    plan = replace(PLAN_OF_FOUR, steps=1000, critic_alone=0, rate=3e-3)
    learner = PolicyLearner(plan, a_network(), threads=1)
    start = experience(learner)
    gains = np.where(start.decisions.taken % 2 == 0, 40, -40)
    decisions = start.decisions._replace(
        rounds=np.arange(len(gains)), seats=np.zeros_like(start.decisions.seats)
    )
    points = np.zeros((len(gains), 6), dtype=np.float32)
    points[:, 0] = gains
    even_before = (start.decisions.taken % 2 == 0).mean()
    for _ in range(30):
        learner.learn(Experience(decisions, points))
    after = experience(learner).decisions.taken % 2 == 0
    assert after.mean() > even_before


def test_a_module_holds_the_network_that_it_was_made_from() -> None:
    assert same(network_of(new_policy(a_network())), a_network())


def trained(folder: Path, plan: SelfPlayPlan = PLAN_OF_FOUR) -> Generator[PolicyProgress]:
    return train_policy(folder, plan, policy_learner(plan, threads=1), in_threads(1))


def test_training_is_reproducible_and_resumes_as_if_never_interrupted(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    for folder in (whole, parts):
        folder.mkdir()
    expected = list(trained(whole))
    assert [epoch.step for epoch in expected] == [2, 4]
    next(trained(parts))
    assert list(trained(parts)) == expected[1:]
    assert read_policy_log(parts) == expected
    assert {path.name for path in parts.iterdir()} == {PLAN, CHECKPOINT, LOG, WEIGHTS}
    assert (parts / WEIGHTS).read_bytes() == (whole / WEIGHTS).read_bytes()
    with pytest.raises(OtherPlan):
        next(trained(parts, replace(PLAN_OF_FOUR, batch=65)))


@pytest.mark.parametrize("against", ["quick", "steady"])
def test_a_best_response_alone_learns_and_all_others_stay_as_they_are(
    tmp_path: Path, against: str
) -> None:
    plan = replace(PLAN_OF_FOUR, against=against, steps=2)
    (epoch,) = trained(tmp_path, plan)
    rounds = plan.steps * plan.games * plan.rounds
    assert 0 < epoch.decisions <= rounds * DECISIONS / plan.players
    assert epoch.lead.margin > 0


def test_a_policy_can_have_more_units_than_the_network_it_starts_from() -> None:
    plan = replace(PLAN_OF_FOUR, hidden=160, last=48)
    learner, narrow = (policy_learner(one, threads=1) for one in (plan, PLAN_OF_FOUR))
    assert learner.network().second.shape == (160, 48)
    seen = experience(narrow).decisions
    again = experience(learner).decisions
    np.testing.assert_array_equal(again.taken, seen.taken)
    np.testing.assert_allclose(again.log_probabilities, seen.log_probabilities, atol=1e-5)
    before = learner.network()
    learner.learn(experience(learner))
    learner.learn(experience(learner))
    assert not np.array_equal(learner.network().policy[:, 32:], before.policy[:, 32:])


@pytest.mark.parametrize(
    ("plan", "field"),
    [(replace(PLAN_OF_FOUR, hidden=127), "hidden"), (replace(PLAN_OF_FOUR, last=31), "last")],
)
def test_a_policy_with_fewer_units_than_its_start_is_refused(
    plan: SelfPlayPlan, field: str
) -> None:
    with pytest.raises(TooFewUnits) as refused:
        policy_learner(plan, threads=1)
    assert refused.value.field == field
    assert int(refused.value.asked) == int(refused.value.least) - 1
