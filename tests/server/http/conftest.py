"""Fixtures of all tests of the endpoints."""

import pytest

from foretell.server.http import app_context


@pytest.fixture(autouse=True)
def refusals_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send refusals without delay: these servers' clocks move only when a test moves them."""
    monkeypatch.setattr(app_context, "LONGEST_DELAY", 0.0)
