"""A Ray cluster plays the same games as one process; here a tiny fake of one."""

import sys
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from foretell.arena import play_match
from foretell.arena.playing import collected, games
from foretell.arena.ray import INSTALL, on_ray
from foretell.arena.refusals import ClusterFailed, NoCluster, NoRay
from foretell.arena.task import Task
from foretell.bots.cores import ONE_THREAD
from foretell.bots.registry import UnknownBot
from tests.arena.helpers import SHORT, duel, pool


class Cluster:
    """A fake of the part of Ray that the arena uses: tasks run once they are waited for."""

    def __init__(self, cores: int = 2, trouble: Exception | None = None) -> None:
        self.exceptions = SimpleNamespace(RayError=LookupError)
        self.said: dict[str, Any] = {}
        self.most = 0
        self.is_open = False
        self._cores = cores
        self._trouble = trouble

    def init(self, **said: Any) -> None:
        if self._trouble:
            raise self._trouble
        self.said, self.is_open = said, True

    def remote(self, **_: object) -> Callable[[Callable[[Task], object]], object]:
        return lambda work: SimpleNamespace(remote=lambda task: lambda: work(task))

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self._cores)}

    def wait(self, given: list[object]) -> tuple[list[object], list[object]]:
        self.most = max(self.most, len(given))
        return given[-1:], given[:-1]

    def get(self, given: Callable[[], object]) -> object:
        return given()

    def shutdown(self) -> None:
        self.is_open = False


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Cluster:
    found = Cluster()
    monkeypatch.setitem(sys.modules, "ray", found)
    return found


def test_a_cluster_plays_the_same_games(cluster: Cluster) -> None:
    match = pool("steady", "random")
    assert collected(match, games(match, pool=on_ray("auto"))) == play_match(match)
    assert cluster.most == 2 * 2
    assert not cluster.is_open
    assert cluster.said["address"] == "auto"
    assert cluster.said["runtime_env"] == {"env_vars": ONE_THREAD}


def test_as_many_games_are_in_flight_on_the_cluster_as_there_are_jobs(cluster: Cluster) -> None:
    list(games(duel(), pool=on_ray("auto", 3)))
    assert cluster.most == 3


def test_a_refusal_ends_the_games_and_disconnects_from_the_cluster(cluster: Cluster) -> None:
    played = on_ray("auto")([Task(SHORT, "2a", 1, (0, 1, 1), ("steady", "nobody", "steady"))])
    with pytest.raises(UnknownBot):
        next(played)
    assert not cluster.is_open


def test_a_lost_game_is_reported(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_: object) -> object:
        raise LookupError("traceback:\n  here\nModuleNotFoundError: foretell\n")

    monkeypatch.setattr(cluster, "get", fail)
    with pytest.raises(ClusterFailed) as failed:
        next(games(duel(), pool=on_ray("auto", 1)))
    assert failed.value.data() == {
        "deal": 1,
        "bots": "steady,random,random",
        "reason": "ModuleNotFoundError: foretell",
    }
    assert not cluster.is_open


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1"])
@pytest.mark.usefixtures("cluster")
def test_an_address_without_a_ray_cluster_is_refused(address: str) -> None:
    with pytest.raises(NoCluster) as refused:
        next(games(duel(), pool=on_ray(address)))
    assert refused.value.address == address
    assert refused.value.reason
    assert "Errno" not in refused.value.reason


@pytest.mark.parametrize(
    "trouble", [ConnectionError("no\none"), ValueError("no"), RuntimeError("no")]
)
def test_an_error_of_ray_is_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch, trouble: Exception
) -> None:
    monkeypatch.setitem(sys.modules, "ray", Cluster(trouble=trouble))
    with pytest.raises(NoCluster) as refused:
        next(games(duel(), pool=on_ray("strange")))
    assert refused.value.reason == "no"


def test_a_pool_on_ray_without_ray_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay) as refused:
        next(games(duel(), pool=on_ray("auto")))
    assert refused.value.install == INSTALL == 'pip install "ray[client]>=2.50,<3"'


@pytest.mark.thorough
def test_a_real_ray_cluster_plays_the_same_games() -> None:
    pytest.importorskip("ray")
    match = pool("steady", "random")
    assert collected(match, games(match, pool=on_ray("local"))) == play_match(match)
