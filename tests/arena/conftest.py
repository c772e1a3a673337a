"""Bots that exist only for the tests."""

import pytest

from foretell.bots import registry


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Offer the bots ``cheat`` and ``fragile``, in this process."""
    for name in ("Cheat", "Fragile"):
        monkeypatch.setitem(registry.BUILT_IN, name.lower(), f"tests.arena.helpers:{name}")
