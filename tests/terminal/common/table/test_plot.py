"""The plot of totals over the rounds, with a letter for each player."""

import sys

import pytest

from foretell.game.events import RoundScored
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.terminal.common.table.plot import plot
from foretell.testing import play_at_random
from tests.terminal.screens import a_view


def scores(options: Options) -> tuple[RoundScored, ...]:
    return play_at_random(Session(options, "2a"), "1").state.scores


def test_every_player_has_a_letter_in_the_plot_and_in_the_legend() -> None:
    lines = [line.plain for line in plot(scores(Options(players=6)), a_view(6), width=80)]
    drawn = "\n".join(lines[1:-1])
    assert {letter for letter in "ABCDEFG" if letter in drawn} == set("ABCDEF")
    legend = "A You   B Bot 1   C Bot 2   D Bot 3   E Bot 4   F Bot 5"
    assert lines[-1].replace("\u00a0", " ") == legend


@pytest.mark.parametrize("width", [30, 80])
@pytest.mark.parametrize(
    "totals", [(50,) * 6, (50, 50, 300, 49, 300, 48), (-10, 0, 10, 20, 30, 40)]
)
def test_players_with_equal_or_close_totals_do_not_hide_each_other(
    totals: tuple[int, ...], width: int
) -> None:
    ends = [
        RoundScored(number, (0,) * 6, (0,) * 6, (0,) * 6, tuple(number * t for t in totals), None)
        for number in range(1, 16)
    ]
    lines = [line.plain for line in plot(ends, a_view(6), width=width)]
    at_the_end = "".join(line.rstrip("│")[-7:] for line in lines[1:-3])
    assert set("ABCDEF") <= set(at_the_end)


def test_the_plot_numbers_the_rounds_below() -> None:
    lines = [line.plain for line in plot(scores(Options(players=4)), a_view(), width=80)]
    assert lines[-2].split() == [str(number) for number in range(1, 16)]


def test_a_narrow_plot_numbers_only_some_rounds() -> None:
    lines = [line.plain for line in plot(scores(Options(players=3)), a_view(3), width=40)]
    assert max(map(len, lines[:-1])) < 40
    assert lines[-2].split()[0] == "1"
    assert len(lines[-2].split()) < 12


def test_the_scale_of_the_plot_has_round_numbers() -> None:
    lines = [line.plain for line in plot(scores(Options(players=4)), a_view(), width=80)]
    marks = [line.split("┤")[0].strip() for line in lines if "┤" in line]
    assert all(mark.endswith("0") for mark in marks)
    assert any(mark.startswith("−") for mark in marks)


@pytest.mark.parametrize(
    ("low", "high", "marks"),
    [
        (-100, 300, [300, 200, 100, 0, -100]),
        (-90, 290, [200, 100, 0]),
        (0, 50, [50, 40, 30, 20, 10, 0]),
        (0, 60, [60, 40, 20, 0]),
    ],
)
def test_the_scale_of_the_plot_spans_all_totals(low: int, high: int, marks: list[int]) -> None:
    ends = [
        RoundScored(number, (0,) * 3, (0,) * 3, (0,) * 3, totals, None)
        for number, totals in ((1, (0, 0, 0)), (2, (low, 0, high)))
    ]
    lines = [line.plain for line in plot(ends, a_view(3), width=80)]
    shown = [line.split("┤")[0].strip().replace("−", "-") for line in lines if "┤" in line]
    assert list(map(int, shown)) == marks


def test_the_plot_does_not_depend_on_the_size_of_the_terminal(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    wide = plot(scores(Options()), a_view(), width=80)
    monkeypatch.setenv("COLUMNS", "20")
    monkeypatch.setenv("LINES", "5")
    assert [line.plain for line in plot(scores(Options()), a_view(), width=80)] == [
        line.plain for line in wide
    ]


@pytest.mark.parametrize("hand_sizes", [(1,)])
def test_a_single_round_has_no_plot(hand_sizes: tuple[int, ...]) -> None:
    assert plot(scores(Options(hand_sizes=hand_sizes)), a_view(), width=80) == []


def test_without_the_drawing_library_there_is_no_plot(monkeypatch: pytest.MonkeyPatch) -> None:
    """The drawing library supports only the most common systems."""
    monkeypatch.setitem(sys.modules, "plotext", None)
    assert plot(scores(Options()), a_view(), width=80) == []
