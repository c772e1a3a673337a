"""docs/research/arena.md and docs/research/json.md match the arena."""

import json
from dataclasses import fields
from pathlib import Path

import pytest

from foretell.arena import play_match, rate, summarise
from foretell.arena.figures import Figures
from foretell.arena.ledger import FORMAT
from foretell.arena.match import Tables
from tests.arena.helpers import duel


@pytest.fixture
def docs(pytestconfig: pytest.Config) -> Path:
    return pytestconfig.rootpath / "docs" / "research"


def test_the_page_of_json_names_every_key_that_is_written(docs: Path) -> None:
    page = (docs / "json.md").read_text(encoding="utf-8")
    results = play_match(duel(deals=1))
    summary, game = summarise(results), results.games[0]
    written = {*results.match.to_json(), *game.to_json(), *summary.to_json()}
    written |= {*summary.outcomes[0].to_json(), *rate(results)[0].to_json()}
    written |= {*summary.outcomes[0].figures[0].to_json()}
    assert {name for name in written if f"`{name}`" not in page} == set()
    assert FORMAT in page


def test_the_arena_docs_name_every_kind_of_table(docs: Path) -> None:
    page = (docs / "arena.md").read_text(encoding="utf-8")
    for tables in (Tables.MIXED, Tables.ALONE):
        assert f"`--tables {tables}`" in page


def test_every_figure_of_the_arena_is_written() -> None:
    """No figure of the table is missing from the JSON."""
    figures = summarise(play_match(duel(deals=1))).outcomes[0].figures[0]
    told = json.dumps(figures.to_json())
    assert json.loads(told).keys() | {"seconds", "slow_seconds"} == {
        *(field.name for field in fields(Figures)),
        "times",
    }
