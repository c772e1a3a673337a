"""Sitting down to a game in this terminal, and getting up from it."""

import shlex
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext, suppress
from dataclasses import dataclass
from typing import Final

from foretell.bots.preparing import needs_preparing
from foretell.bots.registry import LEVELS
from foretell.cli.opening import Opened
from foretell.cli.output import console, write_line
from foretell.cli.program import program
from foretell.console.keeper import Keeper
from foretell.console.looks import TableScreen
from foretell.console.loop import Ending, Sitting
from foretell.console.plain import PlainScreen
from foretell.console.screen import Screen
from foretell.console.view import View, distinct
from foretell.i18n import CardNames, Words
from foretell.rules.presets import Faces

PAUSE: Final = 0.4
"""Seconds before what another player does appears, where a person is looking on."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """How a game is shown and played here.

    Attributes:
        plain: line by line, to be read aloud.
        pause: seconds before what another player does appears; None for the usual.
        plays_forced: whether the only card that may be played is played without asking.
    """

    plain: bool = False
    pause: float | None = None
    plays_forced: bool = False

    def wait(self) -> None:
        """Let a person see one thing happen before the next."""
        usual = 0.0 if self.plain or not sys.stdout.isatty() else PAUSE
        if seconds := usual if self.pause is None else self.pause:
            time.sleep(seconds)


def sit_down(opened: Opened, words: Words, faces: Faces, manner: Manner) -> Ending:
    """Play a game at this terminal, and say where it is kept."""
    options, plain = opened.header.options, manner.plain
    words = Words(words.language, options.edition)
    view = View(
        words,
        CardNames(words, options.edition, faces),
        distinct([_name(player.name, words) for player in opened.header.players]),
        opened.seat,
        spoken=plain,
    )
    screen: Screen = PlainScreen(write_line, view) if plain else TableScreen(console(), view)
    with suppress(ImportError):  # lets one correct what one types, where there is such a thing
        import readline  # noqa: F401
    _greet(opened, screen)
    sitting = Sitting(
        opened.session,
        opened.bots,
        seat=opened.seat,
        screen=screen,
        keeper=opened.keeper,
        ask=ask if plain else lambda prompt: ask(f" {prompt}"),
        pause=manner.wait,
        plays_forced=manner.plays_forced,
    )
    ending = Ending.LEFT
    try:
        with opened.keeper or nullcontext(), _preparing(opened, screen):
            ending = sitting.play()
    finally:  # also when the disk is full, or a bot breaks down
        _part(ending, opened.keeper, screen)
    return ending


def ask(prompt: str) -> str:
    """Ask at the terminal; an answer out of a file or a pipe is shown as if it had been typed."""
    try:
        typed = input(f"{prompt} ")
    except (EOFError, KeyboardInterrupt):
        write_line("")
        raise
    if not sys.stdin.isatty():
        write_line(typed)
    return typed


def _name(name: str, words: Words) -> str:
    return words("play-you") if name == words("play-human") else name


def bot_called(kind: str, words: Words) -> str:
    """Return what a kind of bot is called: levels have names in every language."""
    level, colon, style = kind.partition(":")
    return words(f"web-level-{level}") + colon + style if level in LEVELS else kind


@contextmanager
def _preparing(opened: Opened, screen: Screen) -> Iterator[None]:
    """Say so when bots have to be compiled first; where none has, nothing is loaded for it."""
    if not any(needs_preparing(player.kind) for player in opened.header.players):
        yield
        return
    from foretell.bench.compilation import announced

    with announced(lambda: screen.say(screen.view.words("play-preparing"))):
        yield


def _greet(opened: Opened, screen: Screen) -> None:
    words, header = screen.view.words, opened.header
    others = [
        f"{screen.view.players[seat]} ({bot_called(player.kind, words)})"
        for seat, player in enumerate(header.players)
        if seat != opened.seat
    ]
    screen.say(words("play-welcome", others=words.listed(others)))
    screen.say(words("play-seed", seed=header.seed))
    if opened.not_kept is not None:
        screen.say(words("play-not-kept", why=screen.view.refuse(opened.not_kept)))


def _part(ending: Ending, keeper: Keeper | None, screen: Screen) -> None:
    words = screen.view.words
    if keeper is None:
        return
    is_over = ending is Ending.FINISHED
    screen.say("")
    screen.say(words("play-kept" if is_over else "play-saved", path=str(keeper.path)))
    what = "show" if is_over else "play --resume"
    command = f"{program(sys.argv[0])} {what} {shlex.quote(str(keeper.path))}"
    write_line(command if screen.view.spoken else f" {command}")  # whole, to be copied
