"""A training run in a folder: uninterrupted, interrupted and resumed."""

import json
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

from foretell.bots.learned.network import Network, empty_network, read_network
from foretell.i18n import LANGUAGES, Words
from foretell_lab.training import run
from foretell_lab.training.curve import draw, value_curves, write_curves
from foretell_lab.training.evaluation import Score
from foretell_lab.training.folder import CHECKPOINT, LOG, PLAN, QUICK, WEIGHTS
from foretell_lab.training.plan import Plan
from foretell_lab.training.refusals import NoTorch, OtherPlan
from foretell_lab.training.run import Progress, learner_for, read_log, train
from foretell_lab.training.self_play import TrainingBatch
from foretell_lab.training.trainer import Networks

PLAN_OF_SIX = Plan(
    steps=6, batch=4, hidden=3, last=2, quick_hidden=2, quick_last=1, epoch=2, steady=0.5, players=3
)


class Counter:
    """A trainer that learns only the mean points of each action."""

    def __init__(self) -> None:
        self.step = 0
        self._points = np.zeros(85, dtype=np.float32)

    def learn(self, batch: TrainingBatch) -> tuple[float, float]:
        self.step += 1
        self._points += batch.points.sum(axis=0)
        return float(np.abs(self._points).sum()), float(self.step)

    def networks(self) -> Networks:
        networks = Networks(empty_network(hidden=3, last=2), empty_network(hidden=2, last=1))
        for network in networks:
            network.points_bias[:] = self._points / 1000
        return networks

    def save(self, path: Path) -> None:
        path.write_text(json.dumps([self.step, self._points.tolist()]), "utf-8")

    def resume(self, path: Path) -> None:
        self.step, points = json.loads(path.read_text("utf-8"))
        self._points[:] = points


@pytest.fixture(autouse=True)
def _short_evaluations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "_EVALUATION", 2)


def test_a_training_run_writes_its_plan_its_log_and_a_network(tmp_path: Path) -> None:
    epochs = list(train(tmp_path, PLAN_OF_SIX, Counter(), threads=2))
    assert [epoch.step for epoch in epochs] == [2, 4, 6]
    assert read_log(tmp_path) == epochs
    assert {path.name for path in tmp_path.iterdir()} == {PLAN, CHECKPOINT, LOG, WEIGHTS, QUICK}
    for name, hidden in ((WEIGHTS, 3), (QUICK, 2)):
        with np.load(tmp_path / name) as kept:
            assert set(kept) == set(Network._fields)
            assert {part.dtype for part in kept.values()} == {np.dtype(np.float16)}
        read = read_network(tmp_path / name)
        assert len(read.first_bias) == hidden
        assert read.points_bias.any()
        assert {part.dtype for part in read} == {np.dtype(np.float32)}


def test_an_interrupted_training_run_resumes_to_the_same_result(tmp_path: Path) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    for folder in (whole, parts):
        folder.mkdir()
    plan = replace(PLAN_OF_SIX, steps=4)
    expected = list(train(whole, plan, Counter(), threads=1))
    next(train(parts, plan, Counter(), threads=1))
    with (parts / LOG).open("a", encoding="utf-8") as log:  # interrupted before it was saved
        log.write(json.dumps({**expected[1].to_json(), "step": 4}) + "\n")
    rest = list(train(parts, plan, Counter(), threads=2))
    assert rest == expected[1:]
    assert read_log(parts) == expected
    assert (parts / CHECKPOINT).read_bytes() == (whole / CHECKPOINT).read_bytes()
    assert list(train(parts, plan, Counter(), threads=2)) == []


def test_another_plan_is_refused_in_the_folder_of_a_training_run(tmp_path: Path) -> None:
    next(train(tmp_path, PLAN_OF_SIX, Counter(), threads=1))
    with pytest.raises(OtherPlan) as refused:
        next(train(tmp_path, replace(PLAN_OF_SIX, batch=5), Counter(), threads=1))
    assert (refused.value.field, refused.value.kept, refused.value.asked) == ("batch", "4", "5")


def test_a_training_run_has_no_log_before_its_first_epoch(tmp_path: Path) -> None:
    assert read_log(tmp_path) == []


def test_a_training_run_without_pytorch_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(__import__("sys").modules, "torch", None)
    with pytest.raises(NoTorch) as refused:
        learner_for(PLAN_OF_SIX, threads=1)
    assert refused.value.install == 'pip install "torch>=2.9,<3"'


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_learning_curve_is_drawn_in_every_language(tmp_path: Path, language: str) -> None:
    pytest.importorskip("matplotlib")
    scores = [Score(points=20.0, lead=lead, margin=0.5, exact=0.6) for lead in (-1.0, 1.0, 2.0)]
    epochs = [
        Progress(step, differences=40.0 / step, means=50.0, score=score, quick=score)
        for step, score in zip((2, 4, 6), scores, strict=True)
    ]
    words = Words(language)
    steps, curves = [epoch.step for epoch in epochs], value_curves(epochs)
    write_curves(steps, curves, tmp_path / "curve.png", words=words)
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    above, below = draw(steps, curves, words=words).axes
    assert above.get_title(loc="left") == words("training-curve-lead")
    assert below.get_xlabel() == words("training-curve-steps")
