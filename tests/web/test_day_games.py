"""The deal of the day at the page's table, and the points that the server counts for it."""

from datetime import date, timedelta
from typing import Any, cast

import pytest

from foretell.server.daily import chosen, points_of, seed_of
from tests.web.pages import InDeno

pytestmark = pytest.mark.whole


def test_the_server_counts_the_points_of_the_pages_games() -> None:
    dates = [f"2026-{month}-{day:02}" for month in (11, 12) for day in range(1, 13)]
    games = cast("list[dict[str, Any]]", InDeno().run("day_games.js", dates))
    counted = [points_of(date.fromisoformat(one["date"]), one["choices"]) for one in games]
    assert counted == [one["points"] for one in games]
    assert len(set(counted)) > 5


def test_page_and_server_have_the_same_seed_on_every_date() -> None:
    """Of all dates with a choice, and of a month before the first and after the last."""
    first, numbers = chosen()
    assert len(numbers) >= 2 * 365
    dates = [first + timedelta(day) for day in range(-30, len(numbers) + 30)]
    seeds = cast("list[str]", InDeno().run("day_seeds.js", [day.isoformat() for day in dates]))
    assert seeds == [seed_of(day) for day in dates]
    assert len(set(seeds)) == len(dates)
