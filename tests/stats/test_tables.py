"""Tables of a survey for other programs."""

import csv
import json
from math import isclose
from pathlib import Path

import pytest

from foretell.stats.survey import Survey
from foretell.stats.tables import FILES, Row, tables, write_tables
from tests.stats.helpers import SHORT, a_survey

pytestmark = pytest.mark.kernel


@pytest.fixture(scope="module")
def found() -> Survey:
    return a_survey()


@pytest.fixture(scope="module")
def rows(found: Survey) -> dict[str, list[Row]]:
    return tables(found)


def total(rows: list[Row], column: str) -> float:
    return sum(value for row in rows if isinstance(value := row[column], int | float))


def test_every_row_of_a_table_has_the_same_columns(rows: dict[str, list[Row]]) -> None:
    for name, table in rows.items():
        assert len({tuple(row) for row in table}) == 1, name


def test_the_rows_of_a_survey_count_every_case_once(
    found: Survey, rows: dict[str, list[Row]]
) -> None:
    games, players, rounds = found.games, SHORT.players, len(SHORT.schedule)
    assert total(rows["rounds"], "rounds") == games * rounds
    assert total(rows["bids"], "times") == games * rounds * players
    assert total(rows["totals"], "times") == games * (players + 1)
    assert total(rows["cards"], "held") == games * players * sum(SHORT.schedule)
    assert total(rows["cards"], "took") == games * sum(SHORT.schedule)
    assert [row["position"] for row in rows["positions"]] == [1, 2, 3, 4]


def test_a_row_with_too_few_cases_has_no_margin() -> None:
    (row, *_) = tables(a_survey(games=1))["positions"]
    assert row["mean_total_margin"] is None
    assert json.loads(json.dumps(row)) == row


def test_each_table_of_a_survey_is_written_to_a_file(
    found: Survey, rows: dict[str, list[Row]], tmp_path: Path
) -> None:
    write_tables(found, tmp_path)
    assert sorted(path.name for path in tmp_path.iterdir()) == sorted(FILES)
    for name, table in rows.items():
        with (tmp_path / f"{name}.csv").open(encoding="utf-8", newline="") as file:
            read = list(csv.DictReader(file))
        assert len(read) == len(table)
        for line, row in zip(read, table, strict=True):
            assert list(line) == list(row)
            for column, value in row.items():
                told = line[column]
                if isinstance(value, float):
                    assert isclose(float(told), value)
                else:
                    assert told == ("" if value is None else str(value))
