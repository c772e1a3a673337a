"""Leases in this process are short, so that a test need not wait long."""

import pytest


@pytest.fixture(autouse=True)
def short_leases(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nodes in processes of their own do not notice."""
    monkeypatch.setattr("foretell.server.live.table_registry.LEASE", 900)
    monkeypatch.setattr("foretell.server.live.table_registry.BEAT", 0.2)
    monkeypatch.setattr("foretell.server.cluster.store_poller.SLOW", 0.3)
