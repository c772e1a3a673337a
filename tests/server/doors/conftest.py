"""What all tests of the doors share."""

import pytest

from foretell.server import house


@pytest.fixture(autouse=True)
def refusals_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no refusal wait: the time of these doors goes on when a test says so."""
    monkeypatch.setattr(house, "LONGEST_REST", 0.0)
