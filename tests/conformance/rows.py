"""Reading the tables of conformance/ as its README specifies."""

import json
from pathlib import Path

from foretell.cards import Card, Suit
from foretell.rules.options import Options
from foretell.testing import cards

FOLDER = Path(__file__).resolve().parents[2] / "conformance"


def rows(name: str) -> list[tuple[str, ...]]:
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    return [tuple(line.split(" | ")) for line in lines if line and not line.startswith("#")]


def words(column: str) -> list[str]:
    return [] if column == "-" else column.split(" ")


def numbers(column: str) -> list[int]:
    return [int(word) for word in words(column)]


def some_cards(column: str) -> tuple[Card, ...]:
    return () if column == "-" else cards(column)


def some_suit(column: str) -> Suit | None:
    return None if column == "-" else Suit.parse(column)


def by_name(column: str) -> dict[str, object]:
    """Return the options of a column; values are texts, numbers or truth values."""
    values: dict[str, object] = {}
    for word in words(column):
        name, _, value = word.partition("=")
        values[name] = (
            json.loads(value) if value in {"true", "false"} or value.isdecimal() else value
        )
    return values


def options(column: str, **given: object) -> Options:
    return Options.from_json({**by_name(column), **given})
