"""The pages on environments match the code."""

from pathlib import Path

from foretell.envs import FIELDS

DOCS = Path(__file__).parents[2] / "docs" / "research" / "envs"


def test_the_table_of_entries_is_that_of_the_code() -> None:
    page = (DOCS / "encoding.md").read_text(encoding="utf-8")
    for field in FIELDS:
        last = field.first + field.count - 1
        entries = f"{field.first}" if field.count == 1 else f"{field.first}–{last}"
        values = f"{field.low} to {field.high}"
        row = f"| {entries} | `{field.name}` | {values} | {field.clause} | {field.meaning} |"
        assert row in page
