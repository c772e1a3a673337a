"""Self-play on a Ray cluster gives what it gives in threads; here a tiny fake of a cluster."""

import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

from foretell.arena.refusals import NoCluster
from foretell_lab.training import policy_run, ray
from foretell_lab.training.experience import Experience, new_decisions
from foretell_lab.training.folder import LOG, WEIGHTS
from foretell_lab.training.plan import SelfPlayPlan
from foretell_lab.training.policy_run import in_threads, policy_learner, train_policy
from foretell_lab.training.ray import on_ray
from foretell_lab.training.refusals import ClusterFailed
from tests.bots.learned.helpers import a_network


class Cluster:
    """A fake of the part of Ray that self-play uses: tasks run when they are asked for."""

    def __init__(self) -> None:
        self.exceptions = SimpleNamespace(RayError=LookupError)
        self.is_open = False

    def init(self, **_: object) -> None:
        self.is_open = True

    def shutdown(self) -> None:
        self.is_open = False

    def put(self, value: object) -> object:
        return value

    def remote(self, **_: object) -> Callable[[Callable[..., object]], object]:
        return lambda run: SimpleNamespace(remote=lambda *given: lambda: run(*given))

    def get(self, given: Callable[[], object]) -> object:
        return given()


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    found = Cluster()
    monkeypatch.setitem(sys.modules, "ray", found)
    return found


PLAN = SelfPlayPlan(games=3, rounds=1)
POLICIES = (a_network(), a_network())


def a_game(_: object, __: object, step: int, game: int) -> Experience:
    return Experience(new_decisions(1), np.full((game + 1, 6), step, dtype=np.float32))


def test_a_cluster_plays_the_same_games_as_threads_in_the_same_order(
    cluster: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (policy_run, ray):
        monkeypatch.setattr(module, "play_game", a_game)
    with in_threads(2) as play_here, on_ray("auto") as play_there:
        assert cluster.is_open
        here, there = (play(PLAN, POLICIES, 5) for play in (play_here, play_there))
    assert here.points.tolist() == there.points.tolist() == [[5] * 6] * (1 + 2 + 3)
    assert here.decisions.rounds.tolist() == there.decisions.rounds.tolist()
    assert not cluster.is_open


@pytest.mark.usefixtures("cluster")
def test_a_game_that_cannot_be_played_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> Experience:
        raise LookupError("traceback:\n  here\nModuleNotFoundError: torch\n")

    monkeypatch.setattr(ray, "play_game", fail)
    with on_ray("auto") as play, pytest.raises(ClusterFailed) as failed:
        play(PLAN, POLICIES, 0)
    assert failed.value.reason == "ModuleNotFoundError: torch"


@pytest.mark.usefixtures("cluster")
def test_an_address_without_a_cluster_is_refused_before_anything_is_played() -> None:
    with pytest.raises(NoCluster), on_ray("127.0.0.1:1"):
        pass


@pytest.mark.thorough
def test_a_real_cluster_trains_the_same_network_even_after_an_interruption(tmp_path: Path) -> None:
    pytest.importorskip("ray")
    pytest.importorskip("torch")
    plan = SelfPlayPlan(start="quick", steps=2, games=2, rounds=8, batch=64, critic=8, epoch=1)
    here, there = tmp_path / "here", tmp_path / "there"
    for folder in (here, there):
        folder.mkdir()
    list(train_policy(here, plan, policy_learner(plan, threads=1), in_threads(1)))
    interrupted = train_policy(there, plan, policy_learner(plan, threads=1), on_ray("local"))
    next(interrupted)
    interrupted.close()
    list(train_policy(there, plan, policy_learner(plan, threads=1), on_ray("local")))
    for name in (LOG, WEIGHTS):
        assert (there / name).read_bytes() == (here / name).read_bytes()
