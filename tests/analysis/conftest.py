"""Fixtures for reviews."""

import pytest

from tests.analysis.helpers import make_reviews_quick


@pytest.fixture
def quick_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let reviews use small networks and few possible games."""
    make_reviews_quick(monkeypatch)
