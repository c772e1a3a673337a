"""``foretell train``: its output and its files."""

import json
import re
import sys
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from foretell.bots.learned.network import Network, empty_network
from foretell_lab.training import networks, policy_run
from foretell_lab.training import run as training
from foretell_lab.training.experience import Experience, new_decisions
from foretell_lab.training.folder import CURVE, LOG, PLAN
from foretell_lab.training.plan import Plan, SelfPlayPlan
from foretell_lab.training.self_play import TrainingBatch
from foretell_lab.training.trainer import Networks
from tests.bots.learned.helpers import a_network
from tests.terminal.helpers import Run

SHORT = ("train", "--steps", "2", "--batch", "4", "--hidden", "3", "--players", "3", "--jobs", "1")


class Idle:
    """A trainer that learns nothing."""

    def __init__(self) -> None:
        self.step = 0

    def learn(self, batch: TrainingBatch) -> tuple[float, float]:
        self.step += 1
        return float(np.square(batch.points).mean()), 0.0

    def networks(self) -> Networks:
        return Networks(empty_network(hidden=3, last=2), empty_network(hidden=2, last=1))

    def save(self, path: Path) -> None:
        path.write_text(str(self.step), "utf-8")

    def resume(self, path: Path) -> None:
        self.step = int(path.read_text("utf-8"))


@pytest.fixture
def idle(monkeypatch: pytest.MonkeyPatch) -> list[Plan]:
    """Train a network that learns nothing, and return the plans used."""
    plans: list[Plan] = []

    def learner_for(plan: Plan, *, threads: int) -> Idle:
        assert threads == 1
        plans.append(plan)
        return Idle()

    monkeypatch.setattr(training, "learner_for", learner_for)
    monkeypatch.setattr(training, "_EVALUATION", 2)
    return plans


def test_each_epoch_prints_a_line_and_a_picture_is_drawn(
    run: Run, idle: list[Plan], folder: Path
) -> None:
    ran = run(*SHORT, "--out", "net", "--seed", "2A")
    assert ran.status == 0, ran.err
    assert ran.lines[0].startswith("2 of 2 steps: ")
    assert "points per round over rules of thumb" in ran.out
    assert idle == [Plan(seed="2a", steps=2, batch=4, hidden=3, players=3)]
    assert json.loads((folder / "net" / LOG).read_text("utf-8"))["step"] == 2
    assert (folder / "net" / CURVE).exists()
    again = run(*SHORT, "--out", "net", "--seed", "2a")
    assert (again.status, again.out) == (0, "")


@pytest.mark.usefixtures("no_matplotlib")
def test_without_a_drawing_library_training_works_without_a_picture(
    run: Run, idle: list[Plan], folder: Path
) -> None:
    assert run(*SHORT, "--out", "net").status == 0
    assert idle
    assert not (folder / "net" / CURVE).exists()


def test_another_plan_in_the_same_folder_is_refused(run: Run, idle: list[Plan]) -> None:
    run(*SHORT, "--out", "net")
    ran = run(*SHORT, "--out", "net", "--seed", "77")
    assert ran.status == 2
    assert "seed is 5eed, not 77" in ran.err
    assert len(idle) == 2


def test_train_refuses_an_invalid_number_of_players(run: Run) -> None:
    ran = run("train", "--out", "net", "--players", "9")
    assert ran.status == 2
    assert "--players cannot be “9”" in ran.err


def test_train_without_pytorch_says_how_to_install_it(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "torch", None)
    ran = run("train", "--out", "net")
    assert ran.status == 2
    assert 'pip install "torch>=2.9,<3"' in ran.err
    assert not Path("net").exists()


class IdlePolicy:
    """A learner that learns nothing."""

    def __init__(self) -> None:
        self.step = self.decisions = 0

    def policies(self) -> tuple[Network, Network]:
        return self.network(), self.network()

    def learn(self, experience: Experience) -> SimpleNamespace:
        self.step += 1
        self.decisions += len(experience.points)
        return SimpleNamespace(entropy=0.5, divergence=0.01, explained=0.6)

    def network(self) -> Network:
        return empty_network(hidden=3, last=2)

    def save(self, path: Path) -> None:
        path.write_text(str(self.step), "utf-8")

    def resume(self, path: Path) -> None:
        self.step = int(path.read_text("utf-8"))


@pytest.fixture
def idle_policy(monkeypatch: pytest.MonkeyPatch) -> list[SelfPlayPlan]:
    """Train a policy that learns nothing from a small network, and return the plans used."""
    plans: list[SelfPlayPlan] = []

    def policy_learner(plan: SelfPlayPlan, *, threads: int, device: str) -> IdlePolicy:
        assert (threads, device) == (1, "cpu")
        plans.append(plan)
        return IdlePolicy()

    def play_game(plan: SelfPlayPlan, _: object, __: int, ___: int) -> Experience:
        return Experience(new_decisions(1), np.zeros((plan.rounds, 6), dtype=np.float32))

    monkeypatch.setattr(policy_run, "policy_learner", policy_learner)
    monkeypatch.setattr(policy_run, "play_game", play_game)
    monkeypatch.setitem(networks._SHIPPED, "quick", a_network)
    monkeypatch.setattr(policy_run, "_DEALS", 2)
    return plans


SELF_PLAY = ("train", "--steps", "2", "--players", "2", "--jobs", "1", "--out", "net")


def test_self_play_prints_the_lead_over_the_network_it_started_from(
    run: Run, idle_policy: list[SelfPlayPlan], folder: Path
) -> None:
    ran = run(*SELF_PLAY, "--start", "quick")
    assert ran.status == 0, ran.err
    assert ran.lines[0].startswith("2 of 2 steps: ")
    assert "points per round over quick" in ran.out
    assert idle_policy == [SelfPlayPlan(start="quick", steps=2, players=2)]
    assert json.loads((folder / "net" / LOG).read_text("utf-8"))["entropy"] == 0.5
    assert (folder / "net" / CURVE).exists()
    again = run(*SELF_PLAY, "--start", "quick")
    assert (again.status, again.out) == (0, "")


def test_a_best_response_prints_its_gain_over_the_opponent(
    run: Run, idle_policy: list[SelfPlayPlan]
) -> None:
    ran = run(*SELF_PLAY, "--start", "quick", "--against", "steady")
    assert "points per round over steady" in ran.out, ran.err
    assert idle_policy[0].against == "steady"


def test_the_plan_of_a_run_can_be_used_for_another_one_with_some_settings_changed(
    run: Run, idle_policy: list[SelfPlayPlan], folder: Path
) -> None:
    run(*SELF_PLAY, "--start", "quick")
    plan = str(folder / "net" / PLAN)
    assert run("train", "--plan", plan, "--out", "other", "--jobs", "1", "--steps", "1").status == 0
    assert idle_policy[1] == replace(idle_policy[0], steps=1)


def test_self_play_on_a_cluster_without_ray_says_how_to_install_it(
    run: Run, idle_policy: list[SelfPlayPlan], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    ran = run(*SELF_PLAY, "--start", "quick", "--ray", "auto")
    assert ran.status == 2
    assert 'pip install "ray[client]' in ran.err
    assert idle_policy


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (("--start", "best", "--hidden", "8"), "has 1024 units in “hidden”, so 8 are too few"),
        (("--plan", "none.json"), "“rounds” is not a setting"),
        (("--ray", "auto"), "--ray works only with self-play"),
        (("--device", "cpu"), "--device works only with self-play"),
        (("--start", "empty.npz"), "no network “empty.npz”"),
        (("--start", "small.npz"), "no network “small.npz”"),
        (("--start", "nowhere.npz"), "no network “nowhere.npz”"),
        (("--start", "torn.weights"), "no network “torn.weights”"),
        (("--start", "best", "--against", "nobody"), "no network “nobody”"),
        (("--plan", "nowhere.json"), "nowhere.json holds no plan"),
        (("--plan", "list.json"), "list.json holds no plan"),
        (("--plan", "typed.json"), "“steps” is not a setting"),
    ],
)
def test_mistakes_in_the_settings_are_named_before_anything_is_trained(
    run: Run, folder: Path, flags: tuple[str, ...], told: str
) -> None:
    (folder / "torn.weights").write_bytes(b"FTN2")
    (folder / "list.json").write_text("[]", "utf-8")
    (folder / "none.json").write_text('{"start": "best", "rounds": 0}', "utf-8")
    (folder / "empty.npz").touch()
    small = empty_network(hidden=3, last=2)
    np.savez(folder / "small.npz", **{**small._asdict(), "first": small.first[1:]})
    (folder / "typed.json").write_text('{"steps": "many"}', "utf-8")
    ran = run("train", "--out", "net", *flags)
    assert ran.status == 2
    assert told in ran.err
    assert not (folder / "net").exists()


@pytest.mark.parametrize("language", ["en", "it", "es", "fr", "de"])
def test_the_help_of_train_names_the_defaults_of_the_plans(run: Run, language: str) -> None:
    told = " ".join(run("train", "--lang", language, "--help").out.split())
    values, policy = Plan(), SelfPlayPlan()
    for default, by_self_play in ((values.steps, policy.steps), (values.batch, policy.batch)):
        assert re.search(rf" {default} ?; {by_self_play} \w+ --start\)\.", told)
    assert re.search(rf" {values.hidden} ?; .*--start", told)
