"""docs/research/data.md matches the tables."""

from pathlib import Path

from foretell.arena.frame import COLUMNS
from foretell.record.frame import TABLES

DOCUMENT = Path(__file__).parents[3] / "docs" / "research" / "data.md"


def test_every_column_has_its_row() -> None:
    page = DOCUMENT.read_text(encoding="utf-8")
    for column in (*COLUMNS, *(one for table in TABLES.values() for one in table)):
        values = f"{column.form}{', or none' if column.is_nullable else ''}"
        assert f"| `{column.name}` | {values} | {column.meaning} |" in page
