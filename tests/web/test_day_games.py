"""The deal of the day at the page's table, and the points that the server counts for it."""

from datetime import date
from typing import Any, cast

import pytest

from foretell.server.daily import points_of
from tests.web.pages import InDeno

pytestmark = pytest.mark.whole


def test_the_server_counts_the_points_of_the_pages_games() -> None:
    dates = [f"2026-{month}-{day:02}" for month in (11, 12) for day in range(1, 13)]
    games = cast("list[dict[str, Any]]", InDeno().run("day_games.js", dates))
    counted = [points_of(date.fromisoformat(one["date"]), one["choices"]) for one in games]
    assert counted == [one["points"] for one in games]
    assert len(set(counted)) > 5
