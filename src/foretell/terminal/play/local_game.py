"""A game at this terminal, from the greeting to the line that says where it is saved."""

import shlex
import shutil
import sys
from contextlib import nullcontext, suppress
from dataclasses import replace
from typing import TYPE_CHECKING

from foretell.bots.registry import LEVELS
from foretell.i18n import CardNames, Words
from foretell.rules.presets import Faces
from foretell.terminal.common.exits import Ending
from foretell.terminal.common.output import console, program, write_line
from foretell.terminal.common.table.display import Display, ask, screen_for
from foretell.terminal.common.table.screen import Screen
from foretell.terminal.common.view import View, distinct
from foretell.terminal.play.hot_seat import AlternateScreen, HotSeat, Page, ScrolledAway
from foretell.terminal.play.loop import GameLoop
from foretell.terminal.play.new_game import HUMAN, Opened
from foretell.terminal.play.record_file import RecordFile
from foretell.untrusted_text import shown

if TYPE_CHECKING:
    from rich.console import Console


def play_here(opened: Opened, words: Words, faces: Faces, display: Display) -> Ending:
    """Play a game at this terminal, and print where it is saved."""
    seats, options, plain = opened.people, opened.header.options, display.plain
    words = Words(words.language, options.edition)
    public = View(
        words,
        CardNames(words, options.edition, faces),
        _names(opened, words),
        seats[0] if len(seats) == 1 else None,
        spoken=plain,
    )
    shown_on = None if plain else console()
    views = [replace(public, seat=seat) for seat in seats]
    screen, *screens = (screen_for(view, shown_on) for view in (public, *views))
    _prepare_input(people=len(seats))
    _greet(opened, screen)
    sitting = GameLoop(
        opened.session,
        opened.bots,
        screens=screens,
        hot_seat=None if len(seats) == 1 else HotSeat(screen, _page(shown_on)),
        record_file=opened.record_file,
        hints=opened.hints,
        ask=ask if plain else lambda prompt: ask(f" {prompt}"),
        pause=display.wait,
        plays_forced=display.plays_forced,
    )
    ending = Ending.LEFT
    try:
        with opened.record_file or nullcontext():
            ending = sitting.play()
    finally:  # even if the disk is full or a bot fails
        _part(ending, opened.record_file, screen)
    return ending


def _page(shown_on: "Console | None") -> Page:
    """Return the private page that this terminal supports."""
    if (
        shown_on is None
        or not shown_on.is_terminal
        or shown_on.is_dumb_terminal
        or shown_on.legacy_windows
    ):
        return ScrolledAway(write_line, lambda: shutil.get_terminal_size().lines)
    return AlternateScreen(shown_on)


def _prepare_input(*, people: int) -> None:
    """Add line editing, where available."""
    with suppress(ImportError):
        import readline

        if people > 1:  # keeps one person's input out of another's history
            readline.set_auto_history(False)


def _names(opened: Opened, words: Words) -> list[str]:
    """Return the players' names; a single person without a name is "you"."""
    names = [player.name for player in opened.header.players]
    if len(opened.people) == 1 and names[opened.people[0]] == words("play-human"):
        names[opened.people[0]] = words("play-you")
    return distinct(names)


def bot_called(kind: str, words: Words) -> str:
    """Return the name of a kind of bot; levels have names in every language."""
    level, colon, style = kind.partition(":")
    return words(f"web-level-{level}") + colon + style if level in LEVELS else kind


def _greet(opened: Opened, screen: Screen) -> None:
    words, view, header = screen.view.words, screen.view, opened.header
    called = [
        name if player.kind == HUMAN else f"{name} ({bot_called(player.kind, words)})"
        for name, player in zip(view.players, header.players, strict=True)
    ]
    if view.seat is None:
        screen.say(words("play-welcome-all", players=words.listed(called)))
    else:
        others = [name for seat, name in enumerate(called) if seat != view.seat]
        screen.say(words("play-welcome", others=words.listed(others)))
    screen.say(words("play-seed", seed=header.seed))
    if opened.not_kept is not None:
        screen.say(words("play-not-kept", why=screen.view.refuse(opened.not_kept)))


def _part(ending: Ending, record_file: RecordFile | None, screen: Screen) -> None:
    words = screen.view.words
    if record_file is None:
        return
    is_over = ending is Ending.FINISHED
    screen.say("")
    screen.say(words("play-kept" if is_over else "play-saved", path=str(record_file.path)))
    what = "show" if is_over else "play --resume"
    command = shown(f"{program(sys.argv[0])} {what} {shlex.quote(str(record_file.path))}")
    write_line(command if screen.view.spoken else f" {command}")  # on one line, for copying
