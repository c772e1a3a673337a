"""The drawn screen."""

import re

import pytest

from foretell.game.events import GameFinished, RoundScored
from foretell.game.session import Session
from foretell.i18n import LANGUAGES
from foretell.rules.options import Options
from foretell.terminal.common.table.drawn import DrawnScreen
from foretell.terminal.common.table.prompts import answers
from foretell.testing import dealt, make_bids, play_at_random, play_cards
from tests.terminal.common.table.test_announcements import watched
from tests.terminal.screens import ESCAPES, a_console, a_view, printed


def screen(
    players: int = 3, *, language: str = "en", width: int = 80, colour: bool = False
) -> DrawnScreen:
    return DrawnScreen(a_console(width, colour=colour), a_view(players, language=language))


def text(of: DrawnScreen) -> str:
    return printed(of._console)


def tell(session: Session, of: DrawnScreen, kind: type | None = None) -> str:
    for event, after in watched(session):
        if kind is None or isinstance(event, kind):
            of.tell(event, after)
    return text(of)


def test_a_round_begins_with_a_line_across_the_screen() -> None:
    session = dealt("H11", "H5", "Z1", turned="H8", dealer=2)
    assert tell(session, screen()).splitlines()[:3] == [
        "",
        "── Round 1 of 1 " + "─" * 63,
        " Bot 2 deals one card each. Trump is ♥ hearts (♥9 turned).",
    ]


def test_a_round_ends_with_its_score() -> None:
    """R8"""
    session = dealt("H11", "H5", "Z1", turned="H8", dealer=2, number=1, hand_sizes=(1, 1))
    make_bids(session, 0, 1, 1)
    play_cards(session, "H11 H5 Z1")
    assert [line.rstrip() for line in tell(session, screen(), RoundScored).splitlines()] == [
        "",
        " Round 1 is over  bid  tricks  points  total",
        " You                0       0     +20     20",
        " Bot 1              1       0     −10    −10",
        " Bot 2              1       1     +30     30",
    ]


def test_a_game_ends_with_the_pad_the_plot_and_the_winners() -> None:
    """R8.3, R8.4"""
    session = play_at_random(Session(Options(players=3, hand_sizes=(1, 2, 3)), "2a"), "1")
    page = tell(session, screen(), GameFinished)
    assert (
        page.index("╭───┬")
        < page.index("Totals round by round")
        < page.index("A\u00a0You   B\u00a0Bot\u00a01   C\u00a0Bot\u00a02")
    )
    assert "win" in page.splitlines()[-1]


def test_cards_have_the_colour_of_their_suit_everywhere() -> None:
    session = dealt("D11", "H5", "Z1", turned="H8", dealer=2)
    make_bids(session, 0, 1, 1)
    play_cards(session, "D11 H5 Z1")
    page = tell(session, screen(colour=True))
    assert "\x1b[94m♦Q" in page
    assert "\x1b[31m♥6" in page
    assert "\x1b[1;35mZ" in page
    assert "♥9" in ESCAPES.sub("", page)


def test_tricks_are_rows_that_mark_the_leader_and_the_winner() -> None:
    session = dealt("C1 H1", "C2 H2", "C3 H3", turned="S1", dealer=2)
    make_bids(session, 0, 1, 1)
    shown = screen()
    shown.tricks(session.observe(0))
    assert "No trick of this round" in text(shown)
    play_cards(session, "C1 C2 C3")
    shown = screen()
    shown.tricks(session.observe(0))
    assert [line.rstrip() for line in text(shown).splitlines()] == [
        "",
        "    You    Bot 1  Bot 2",
        " 1  ›♣2     ♣3     ♣4★",
        "    › led   ★ took it",
    ]


@pytest.mark.parametrize("width", [80, 40])
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_and_rules_fit_the_screen(language: str, width: int) -> None:
    shown = screen(language=language, width=width)
    for session in (
        dealt("C1", "C2", "C3", turned="S1", dealer=0),
        dealt("C1", "C2", "C3", turned="S1", dealer=2),
        dealt("C1", "C2", "C3", turned="Z1", dealer=0),
    ):
        shown.help_with(answers(session.observe(0), shown.view))
    make_bids(session := dealt("C1", "C2", "C3", turned="S1", dealer=2), 0, 0, 0)
    shown.help_with(answers(session.observe(0), shown.view))
    for part in ("", "7", "R8.1", "99"):
        shown.rules(session.observe(0), part)
    assert max(map(len, text(shown).splitlines())) <= width
    assert "R8.1" in text(shown)


def test_the_rules_are_first_listed_by_their_titles() -> None:
    observation = dealt("C1", "C2", "C3", turned="S1", dealer=2).observe(0)
    shown = screen()
    shown.rules(observation, "")
    assert re.search("R7.3 +Following suit", text(shown))
    assert "r 7.3 a single clause" in text(shown)
    shown = screen()
    shown.rules(observation, "7")
    assert text(shown).count(" R7.") == 4
    shown = screen()
    shown.rules(observation, "R9.7")
    assert text(shown).strip() == "The rules of this table have no R9.7."
