"""docs/research/exploitability.md matches the code."""

import pytest

from foretell.arena.tiny import THREE_CARDS, TWO_CARDS, TWO_CARDS_HIDDEN


def test_the_exploitability_docs_describe_the_tiny_games(pytestconfig: pytest.Config) -> None:
    page = (pytestconfig.rootpath / "docs" / "research" / "exploitability.md").read_text(
        encoding="utf-8"
    )
    for name, game in (("two", TWO_CARDS), ("hidden", TWO_CARDS_HIDDEN), ("three", THREE_CARDS)):
        (row,) = (
            line for line in page.splitlines() if line.startswith(f"| `{name}` | {game.size}")
        )
        assert f" {sum(1 for _ in game.deals()):,} |" in row
        assert row.endswith(("open |", "hidden (R9.1) |"))
        assert game.options.bidding.value in row
