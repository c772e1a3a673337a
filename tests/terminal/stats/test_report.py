"""The report of a survey, drawn and in plain lines."""

import sys
from math import nan

import pytest

from foretell.i18n import LANGUAGES, CardNames, Words
from foretell.rules.options import Edition, Options
from foretell.rules.presets import Faces
from foretell.terminal.common.report.numbers import NOTHING, hundredths, tenths, whole, within
from foretell.terminal.common.report.sheet import NARROW, Sheet
from foretell.terminal.stats.report import report
from tests.sim.amounts import COMPILED
from tests.stats.helpers import SHORT, a_survey, called
from tests.terminal.screens import shown

TABLES = [
    SHORT,
    Options(players=2),
    Options(players=3, hand_sizes=(20, 1)),
    Options(players=3, deal="one_suit"),
    Options(players=6, hand_sizes=(5,)),
]


def a_report(options: Options = SHORT, language: str = "en", *, games: int = 3) -> Sheet:
    words = Words(language)
    names = CardNames(words, Edition.CLASSIC, Faces.LETTERS)
    return report(a_survey(options, games), "Some games", words, names)


def first_words(lines: list[str], title: str) -> list[str]:
    """Return the first word of each line under a title."""
    return [line.split()[0] for line in lines[lines.index(title) + 1 :] if line.strip()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("options", TABLES, ids=called)
def test_a_page_fits_80_columns_without_anything_cut(options: Options, language: str) -> None:
    page = shown(a_report(options, language))
    assert max(map(len, page.splitlines())) < 80
    assert "…" not in page
    assert "stats-" not in page


@pytest.mark.parametrize("options", TABLES, ids=called)
def test_tables_have_a_row_for_each_size_place_and_rank(options: Options) -> None:
    lines = shown(a_report(options)).splitlines()
    sizes = [str(size) for size in sorted(set(options.schedule))]
    for title in (" Bids by hand size", " How often each bid is made, %"):
        assert [word for word in first_words(lines, title) if word.isdecimal()][
            : len(sizes)
        ] == sizes
    assert any(line.startswith(" 1 (leads) ") for line in lines)
    assert any(line.startswith(f" {options.players} (dealer) ") for line in lines)
    ranks = ["Wizard", *"AKQJ", *map(str, range(10, 1, -1)), "Jester"]
    named = first_words(lines, " How often a card in hand takes a trick, %")
    assert named[named.index("Wizard") :][: len(ranks)] == ranks


def test_columns_of_bids_that_do_not_fit_are_continued_below() -> None:
    page = shown(a_report(Options(players=3, hand_sizes=(20,)), games=30))
    headings = [line.split() for line in page.splitlines() if line.split()[:1] == ["cards"]]
    assert ["cards", *map(str, range(13))] in headings
    assert any(heading[:2] == ["cards", "13"] for heading in headings)


def test_lines_have_a_sentence_for_every_row_of_the_tables() -> None:
    lines = list(a_report(games=200 if COMPILED else 10).lines())
    assert lines[0] == "Some games"
    assert len(lines) == 1 + (1 + 4) + (1 + 4) + (1 + 4) + (1 + 2) + (1 + 15)
    assert any(line.startswith("15 cards: bid 0: ") for line in lines)
    assert any(line.startswith("Wizard: plain suit ") for line in lines)
    assert all(line == line.strip() and line.isprintable() for line in lines)


def test_plain_lines_omit_cards_that_nobody_had() -> None:
    lines = list(a_report(Options(players=3, hand_sizes=(1,)), games=1).lines())
    title = next(place for place, line in enumerate(lines) if line.startswith("How often a card"))
    assert 1 <= len(lines[title + 1 :]) <= 3


def test_a_hand_size_in_which_nobody_had_a_card_has_a_dash() -> None:
    lines = list(a_report(Options(players=3, hand_sizes=(1, 2, 3)), games=1).lines())
    assert any("(1 card –, " in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_screen_gets_plain_lines(language: str) -> None:
    report = a_report(language=language)
    told = shown(report, NARROW - 1)
    assert "┤" not in told
    assert " ".join(told.split()) == " ".join(" ".join(report.lines()).split())


def test_charts_are_omitted_if_none_can_be_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    whole_page = shown(a_report())
    monkeypatch.setitem(sys.modules, "plotext", None)
    page = shown(a_report())
    assert "┤" in whole_page
    assert "┤" not in page
    assert "Bids made, %" in whole_page
    assert "Bids made, %" not in page


def test_a_single_hand_size_has_no_line_chart() -> None:
    assert "Bids made, %" not in shown(a_report(Options(players=4, hand_sizes=(5,))))


@pytest.mark.parametrize(
    ("language", "expected"),
    [
        ("en", ("1,235", "−1,234.6", "0.50", "1.2 ± 0.1", "1.2 ± 11")),
        ("it", ("1.235", "−1.234,6", "0,50", "1,2 ± 0,1", "1,2 ± 11")),
        ("es", ("1.235", "−1.234,6", "0,50", "1,2 ± 0,1", "1,2 ± 11")),
        ("fr", ("1\u202f235", "−1\u202f234,6", "0,50", "1,2 ± 0,1", "1,2 ± 11")),
        ("de", ("1.235", "−1.234,6", "0,50", "1,2 ± 0,1", "1,2 ± 11")),
    ],
)
def test_the_report_writes_numbers_in_the_format_of_the_language(
    language: str, expected: tuple[str, ...]
) -> None:
    words = Words(language)
    told = (
        whole(1234.6, words),
        tenths(-1234.56, words),
        hundredths(0.5, words),
        within(1.23, 0.001, words),
        within(1.23, 10.2, words),
    )
    assert told == expected


def test_a_missing_figure_is_a_dash() -> None:
    words = Words("en")
    assert whole(nan, words) == tenths(nan, words) == within(nan, nan, words) == NOTHING
    assert within(1.23, nan, words) == "1.2"
    assert tenths(-0.01, words) == "0.0"
