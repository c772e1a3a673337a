"""What all tests of the endpoints share."""

import pytest

from foretell.server.http import app_context


@pytest.fixture(autouse=True)
def refusals_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no refusal wait: the time of these endpoints goes on when a test says so."""
    monkeypatch.setattr(app_context, "LONGEST_DELAY", 0.0)
