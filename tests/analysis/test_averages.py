"""The mean points of a seat."""

import runpy
from pathlib import Path

import pytest

from foretell.analysis.averages import FILE, average_points, key_of
from foretell.rules.options import EvenBid, Options
from foretell.testing import all_options

SCRIPT = Path(__file__).parents[2] / "scripts" / "averages.py"


def test_every_game_has_an_average_for_each_of_its_rounds() -> None:
    for players in range(2, 7):
        options = Options(players=players)
        assert all(average_points(options, size) for size in options.schedule)
    for options in all_options():
        assert -40 < average_points(options, options.schedule[0]) < 60


def test_the_file_has_one_entry_for_each_combination_that_is_played() -> None:
    combinations = runpy.run_path(str(SCRIPT))["combinations"]
    keys = [key_of(options) for options in combinations()]
    assert len(keys) == len(set(keys))
    assert FILE.read_text(encoding="utf-8").count(" shared ") == sum(
        " shared " in key for key in keys
    )


@pytest.mark.parametrize(
    ("name", "value"),
    [("bidding", "hidden"), ("clairvoyance", True), ("winning_wizard", "last"), ("players", 5)],
)
def test_options_that_change_the_points_change_the_key(name: str, value: object) -> None:
    options = Options.from_json({"players": 4, name: value})
    assert key_of(options) != key_of(Options(players=4))


def test_a_ban_that_depends_on_the_totals_has_the_average_without_a_ban() -> None:
    """R9.5."""
    assert key_of(Options(players=4, even_bid=EvenBid.NOT_LEADER)) == key_of(Options(players=4))


def test_the_schedule_and_the_edition_do_not_change_the_key() -> None:
    other = Options(players=4, hand_sizes=(3,), edition="fantasy", first_dealer=1)
    assert key_of(other) == key_of(Options(players=4))
