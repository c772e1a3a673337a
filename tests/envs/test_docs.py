"""The pages on environments match the code."""

import doctest
from pathlib import Path

import pytest

from foretell.envs import FIELDS

pytestmark = [pytest.mark.compiled, pytest.mark.no_cover]

DOCS = Path(__file__).parents[2] / "docs" / "envs"
PAGES = ["encoding", "evaluation", "gymnasium", "pettingzoo", "../first-agent"]


@pytest.mark.parametrize("page", PAGES)
def test_the_examples_of_a_page_run(page: str) -> None:
    failed, tried = doctest.testfile(str(DOCS / f"{page}.md"), module_relative=False)
    assert tried > 0
    assert failed == 0


def test_the_table_of_entries_is_that_of_the_code() -> None:
    page = (DOCS / "encoding.md").read_text(encoding="utf-8")
    for field in FIELDS:
        last = field.first + field.count - 1
        entries = f"{field.first}" if field.count == 1 else f"{field.first}–{last}"
        values = f"{field.low} to {field.high}"
        row = f"| {entries} | `{field.name}` | {values} | {field.clause} | {field.meaning} |"
        assert row in page
