"""``foretell train``: its output and its files."""

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from foretell.bots.learned.network import empty_network
from foretell.training import run as training
from foretell.training.folder import CURVE, LOG
from foretell.training.plan import Plan
from foretell.training.self_play import TrainingBatch
from foretell.training.trainer import Networks
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


@pytest.mark.no_cover
def test_without_a_drawing_library_training_works_without_a_picture(
    run: Run, idle: list[Plan], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "matplotlib"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "matplotlib", None)
    assert run(*SHORT, "--out", "net").status == 0
    assert idle
    assert not (folder / "net" / CURVE).exists()


@pytest.mark.no_cover
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


@pytest.mark.parametrize("language", ["en", "it", "es", "fr", "de"])
def test_the_help_of_train_names_the_defaults_of_the_plan(run: Run, language: str) -> None:
    told = run("train", "--lang", language, "--help").out
    usual = Plan()
    for default in (usual.steps, usual.batch, usual.hidden):
        assert f"{default})." in told
