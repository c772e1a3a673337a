"""Pages fit their screen, in every language, with and without colour."""

from collections.abc import Iterator

import pytest
from rich.cells import cell_len
from rich.console import RenderableType

from foretell.game.session import Session
from foretell.i18n import LANGUAGES
from foretell.rules.options import Edition, Options
from foretell.terminal.common.table.page import Table
from foretell.terminal.common.table.plot import plot
from foretell.terminal.common.table.score_pad import Pad, Score
from foretell.terminal.common.table.tricks import tricks
from foretell.testing import play_at_random
from tests.terminal.screens import ESCAPES, a_console, a_view, printed, shown

TABLES = {
    "six players": Options(players=6, hand_sizes=(10, 9)),
    "long hands": Options(players=3, hand_sizes=(20, 19), even_bid="not_leader"),
    "hidden bids": Options(players=4, hand_sizes=(7, 6), bidding="hidden"),
    "secret bids": Options(players=4, hand_sizes=(7, 6), bidding="secret", edition="fantasy"),
    "clairvoyance": Options(players=4, hand_sizes=(15, 4), clairvoyance=True),
    "one suit each": Options(players=4, deal="one_suit"),
    "two players": Options(players=2, edition="fantasy"),
}
ENDS = (2, 35, 90)
"""Numbers of actions after which the games are shown."""

every_table = pytest.mark.parametrize("options", TABLES.values(), ids=TABLES.keys())
every_language = pytest.mark.parametrize("language", LANGUAGES)

SCREENS = [
    pytest.param(options, language, width, id=f"{name}-{language}-{width}")
    for at, (name, options) in enumerate(TABLES.items())
    for turn, language in enumerate(LANGUAGES, at)
    for width in ((80, 40)[turn % 2],)
]
"""Each table in each language on one screen of two, and each with each screen."""


def moments(options: Options) -> Iterator[Session]:
    for steps in ENDS:
        yield play_at_random(Session(options, "2a"), "3", steps=steps)


def widest(text: str) -> int:
    return max(cell_len(ESCAPES.sub("", line)) for line in text.splitlines())


@pytest.mark.parametrize(("options", "language", "width"), SCREENS)
def test_no_page_is_wider_than_the_screen(options: Options, language: str, width: int) -> None:
    view = a_view(options.players, language=language, edition=options.edition)
    for session in moments(options):
        observation = session.observe(0)
        pages: list[RenderableType] = [
            Table(observation, view),
            Pad(observation, view),
            tricks(observation.known.round.tricks, view),
        ]
        pages += [Score(scored, view) for scored in observation.known.scores]
        pages += plot(observation.known.scores, view, width=width)
        assert max(widest(shown(page, width)) for page in pages) <= width


@every_table
def test_the_text_is_the_same_with_and_without_colour(options: Options) -> None:
    view = a_view(options.players, edition=options.edition)
    for session in moments(options):
        observation = session.observe(0)
        for page in (Table(observation, view), Pad(observation, view)):
            coloured = shown(page, colour=True)
            assert "\x1b[" in coloured
            assert ESCAPES.sub("", coloured).split() == shown(page).split()


@every_table
def test_without_colour_no_escape_sequence_is_written(options: Options) -> None:
    for session in moments(options):
        assert "\x1b" not in shown(Table(session.observe(0), a_view(options.players)))


def test_no_color_leaves_at_most_bold_text(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    console = a_console(colour=True)
    console.print(Table(play_at_random(Session(Options(), "1"), "1", steps=9).observe(0), a_view()))
    codes = {code for found in ESCAPES.findall(printed(console)) for code in found[2:-1].split(";")}
    assert codes <= {"0", "1", "2"}


def test_players_with_long_names_do_not_break_the_page() -> None:
    session = play_at_random(Session(Options(players=4, hand_sizes=(5,)), "2a"), "3", steps=7)
    view = a_view()
    view.players[1:] = ["Bartholomew the Third of Somewhere", "李四李四李四李四李四李四", "x"]  # type: ignore[index]  # a list here
    for width in (80, 40):
        for page in (Table(session.observe(0), view), Pad(session.observe(0), view)):
            assert widest(shown(page, width)) <= width


@every_language
def test_the_editions_name_their_own_suits(language: str) -> None:
    session = play_at_random(Session(Options(players=3, hand_sizes=(9,)), "2a"), "3", steps=4)
    for edition in Edition:
        view = a_view(3, language=language, edition=edition)
        page = shown(Table(session.observe(0), view))
        assert any(
            view.names.sign(card.suit) in page
            for card in session.observe(0).hand or ()
            if card.suit
        )
        assert bool(set("♠♥♦♣") & set(page)) == (edition is Edition.CLASSIC)
