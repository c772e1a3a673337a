"""Short leases in this process, so that no test has to wait long."""

from contextlib import AbstractAsyncContextManager

import pytest

from tests.server.cluster.nodes import Cluster, playing


@pytest.fixture(autouse=True)
def short_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the leases; nodes in their own processes are not affected."""
    monkeypatch.setattr("foretell.server.live.heartbeat.LEASE", 900)
    monkeypatch.setattr("foretell.server.live.heartbeat.INTERVAL", 0.2)
    monkeypatch.setattr("foretell.server.cluster.store_poller.SLOW", 0.3)


@pytest.fixture
def made() -> AbstractAsyncContextManager[Cluster]:
    """A cluster in this process, without nodes at first."""
    return playing()
