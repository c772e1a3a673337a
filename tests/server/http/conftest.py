"""Fixtures of all tests of the endpoints."""

from contextlib import AbstractAsyncContextManager

import pytest

from foretell.server.http import app_context
from tests.server.http.local_server import LocalServer, local_server


@pytest.fixture(autouse=True)
def refusals_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Send refusals without delay: these servers' clocks move only when a test moves them."""
    monkeypatch.setattr(app_context, "LONGEST_DELAY", 0.0)


@pytest.fixture
def server() -> AbstractAsyncContextManager[LocalServer]:
    """A server in this process with the usual settings."""
    return local_server()
