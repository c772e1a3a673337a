"""Reviews with small networks and few possible games."""

import pytest

from tests.analysis.helpers import make_reviews_quick


@pytest.fixture(autouse=True)
def quick_reviews(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make reviews quick, for tests of what is shown."""
    make_reviews_quick(monkeypatch)
