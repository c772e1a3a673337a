"""Matches as tables."""

import json

import pytest

from foretell.arena import Results, to_frame
from foretell.arena.frame import COLUMNS
from foretell.arena.match import Match
from tests.arena.helpers import duel, invented, pool

pytest.importorskip("pyarrow")


def test_a_match_has_a_row_for_each_game_and_seat() -> None:
    match = duel(deals=2)
    results = invented(match, lambda deal, seating: [10 * deal + bot for bot in seating])
    rows = to_frame(results).to_pylist()
    assert len(rows) == 2 * 3 * 3
    assert [row["arrangement"] for row in rows[:9]] == [1, 1, 1, 2, 2, 2, 3, 3, 3]
    for row in rows:
        assert row["alone"] == (row["bot"] == "steady")
        assert row["points"] == 10 * row["deal"] + (not row["alone"])
        assert row["place"] == (3 if row["alone"] else 1)
        assert (row["exact"], row["decisions"]) == (2, 1)
        assert row["seconds"] == pytest.approx(0.001 * row["deal"])


def test_the_order_of_the_games_does_not_matter() -> None:
    results = invented(pool("ann", "bob", "cid"), lambda _, seating: seating)
    other = Results(results.match, results.games[::-1])
    assert to_frame(other).equals(to_frame(results))


def test_a_match_without_games_has_all_columns_and_says_which_it_is() -> None:
    table = to_frame(Results(duel(), ()))
    assert table.column_names == [column.name for column in COLUMNS]
    assert table.num_rows == 0
    found = Match.from_json(json.loads(table.schema.metadata[b"match"]))
    assert found.with_deals(3) == duel()
