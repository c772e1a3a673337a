"""The score of a round, readable on any screen: numbers are never cut (R8)."""

from dataclasses import replace

import pytest
from rich.cells import cell_len

from foretell.game.events import RoundScored
from foretell.i18n import LANGUAGES
from foretell.terminal.common.table.score_pad import Score
from tests.terminal.screens import a_view, shown

TOTALS = (-440, 130, -20, 1200, 0, 350)
SCORED = RoundScored(
    12, (1, 0, 12, 0, 3, 2), (0, 1, 3, 2, 3, 3), (-10, -10, -90, -20, 50, -10), TOTALS, None
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [24, 30, 40, 60, 80])
def test_numbers_of_a_score_are_never_cut_off(language: str, width: int) -> None:
    lines = shown(Score(SCORED, a_view(6, language=language)), width).splitlines()
    assert max(map(len, lines)) <= width
    for line, points, total in zip(lines[-6:], SCORED.points, TOTALS, strict=True):
        assert line.split()[-1] == str(total).replace("-", "−")
        assert line.split()[-2] == f"{points:+}".replace("-", "−")


def test_a_wide_screen_shows_headings_and_names_in_full() -> None:
    lines = shown(Score(SCORED, a_view(6)), 80).splitlines()
    assert "Round 12 is over" in lines[0]
    assert "…" not in "".join(lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_forty_columns_show_the_title_and_the_headings_in_full(language: str) -> None:
    view = a_view(6, language=language)
    lines = shown(Score(SCORED, view), 38).splitlines()
    assert lines[0].strip() == view.words("play-round-over", number=12)
    columns = ("bid", "tricks", "points", "score")
    assert lines[1].split() == [view.words(f"play-column-{column}") for column in columns]
    assert "…" not in "".join(lines)


def test_an_emoji_of_several_characters_is_two_columns_wide_and_never_cut() -> None:
    wizard = "\U0001f9d9\u200d\u2642\ufe0f"
    view = replace(a_view(6), players=(wizard * 2, "Zoë", wizard * 20, *"DEF"))
    for width in (38, 80):
        rows = shown(Score(SCORED, view), width).splitlines()[-6:]
        assert len({cell_len(row) for row in rows}) == 1
        assert all(row.count("\u200d") == row.count("\u2642\ufe0f") for row in rows)
