"""Results of tournaments, drawn and in plain lines."""

from math import nan

import pytest

from foretell.arena import rate, summarise
from foretell.arena.contests import Alone
from foretell.arena.estimate import Estimate
from foretell.arena.match import Match, Tables
from foretell.i18n import LANGUAGES, Words
from foretell.rules.options import Options
from foretell.terminal.common.report.numbers import NOTHING
from foretell.terminal.common.report.ratings import (
    milliseconds,
    percent,
    percentage,
    range_of,
    ratings,
)
from foretell.terminal.common.report.sheet import NARROW, Sheet
from foretell.terminal.tournament.results import report
from tests.arena.helpers import NAMES, duel, invented, pool
from tests.terminal.screens import shown

SIX = Options(players=6, hand_sizes=(1, 2))
LONG = ("casual:careful", "seasoned:bold", "strongest", "yardstick")
MATCHES = {
    "alone": duel("ann", "bob"),
    "itself": duel("ann", "ann"),
    "six": duel("strongest", "yardstick", options=SIX),
    "one deal": duel("ann", "bob", deals=1),
    "two": pool("ann", "bob"),
    "long": pool(*LONG, options=SIX),
    "mixed": pool(*NAMES, tables=Tables.MIXED),
    "each alone": pool(*NAMES[:3], tables=Tables.ALONE),
}


def a_report(match: Match, language: str = "en") -> Sheet:
    """Return the page of invented results, with ratings if several bots play."""
    results = invented(match, lambda deal, seating: [10 * (deal + 4 - 3 * bot) for bot in seating])
    rated = rate(results, resamples=20) if len(set(match.bots)) > 1 else ()
    return report(summarise(results), rated, "Some deals", Words(language))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MATCHES)
def test_a_page_fits_80_columns_without_anything_cut(name: str, language: str) -> None:
    words = Words(language)
    page = shown(a_report(MATCHES[name], language))
    assert max(map(len, page.splitlines())) <= 80
    assert "arena-" not in page
    for note in ("arena-note", "arena-alone-note"):
        page = page.replace(words(note).partition("…")[2][:3], "")
    assert all("…" not in line for line in page.splitlines() if " ± " in line)
    for bot in MATCHES[name].bots:
        assert bot.partition(":")[0] in page


def test_a_lone_bot_has_a_row_for_itself_and_one_for_the_others() -> None:
    lines = shown(a_report(MATCHES["alone"])).splitlines()
    assert lines[0].startswith("── Some deals ──")
    rows = [line.split()[0] for line in lines if line.startswith((" ann ", " bob "))]
    assert rows == ["ann", "bob", "ann", "ann", "bob", "ann", "bob"]  # ratings, heading, tables
    assert " ann among bob" in lines


def test_a_bot_that_plays_itself_is_distinguished_by_a_number() -> None:
    page = shown(a_report(MATCHES["itself"]))
    assert " ann 1 " in page
    assert " ann 2 " in page
    assert Words("en")("arena-ratings") not in page


def test_each_lone_bot_has_a_row() -> None:
    lines = shown(a_report(MATCHES["two"])).splitlines()
    assert " Mixed tables" in lines
    table = lines[lines.index(" Each bot alone among copies of another") :]
    rows = [line.split()[:2] for line in table if line.startswith((" ann", " bob", "   among"))]
    assert rows == [["ann"], ["among", "bob"], ["bob"], ["among", "ann"]]


def test_one_deal_is_shown_without_margins() -> None:
    page = shown(a_report(MATCHES["one deal"]))
    assert not any("±" in line for line in page.splitlines() if line.startswith(" ann "))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", MATCHES)
def test_plain_results_contain_the_same_figures(name: str, language: str) -> None:
    match = MATCHES[name]
    lines = list(a_report(match, language).lines())
    assert lines[0] == "Some deals"
    assert all(line == line.strip() and "\n" not in line for line in lines)
    rated = len(set(match.bots)) > 1
    alone = sum(1 for contest in match.contests if isinstance(contest, Alone))
    mixed = len(match.contests) - alone
    told = (2 if alone == 1 else alone) + mixed * len(match.bots) + rated * len(match.bots)
    headings = rated + mixed + bool(alone)
    assert len(lines) == 1 + told + headings


def test_a_narrow_screen_gets_plain_results() -> None:
    sheet = a_report(MATCHES["alone"])
    narrow = shown(sheet, NARROW - 1)
    assert " ".join(narrow.split()) == " ".join(" ".join(sheet.lines()).split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_ratings_can_be_shown_without_a_tournament(language: str) -> None:
    results = invented(pool(*NAMES[:3]), lambda _, seating: [10 * bot for bot in seating])
    rated = rate(results, resamples=20)
    sheet = Sheet("Some games", [ratings(rated, Words(language))])
    page = shown(sheet)
    assert Words(language)("arena-ratings") in page
    assert [line.split()[0] for line in page.splitlines() if line.startswith(" ")][-3:] == [
        "cid",
        "bob",
        "ann",
    ]
    assert len(list(sheet.lines())) == 1 + 1 + 3


def test_figures_have_only_significant_digits() -> None:
    words = Words("en")
    share = Estimate.around(0.6543, 0.0312)
    assert percentage(share, words) == "65.4 ± 3.2"
    assert percent(share, words) == "65.4 ± 3.2%"
    assert milliseconds(Estimate(0.000_123, nan, nan), words) == "0.12"
    assert milliseconds(Estimate(0.123_4, nan, nan), words) == "123.4"
    assert milliseconds(Estimate(nan, nan, nan), words) == NOTHING
    assert range_of(Estimate(1500, 1432.6, 1571.2), words) == "1,433–1,571"
    assert range_of(Estimate(1500, nan, nan), words) == NOTHING
