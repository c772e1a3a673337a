"""Readers and consoles for tests of screens."""

import io
import re

from rich.console import Console, RenderableType

from foretell.i18n import CardNames, Words
from foretell.rules.options import Edition
from foretell.rules.presets import Faces
from foretell.terminal.common.style import THEME
from foretell.terminal.common.view import View

ESCAPES = re.compile(r"\x1b\[[0-9;]*m")


def a_view(
    players: int = 4,
    *,
    language: str = "en",
    edition: Edition = Edition.CLASSIC,
    faces: Faces = Faces.LETTERS,
    seat: int | None = 0,
    spoken: bool = False,
) -> View:
    """Return the view of a reader at a table with bots."""
    words = Words(language, edition)
    bots = [words("play-bot", number=number) for number in range(1, players)]
    names = CardNames(words, edition, faces)
    return View(words, names, [words("play-you"), *bots], seat, spoken=spoken)


def a_console(width: int = 80, *, colour: bool = False) -> Console:
    """Return a console that keeps its output for ``printed``."""
    return Console(
        file=io.StringIO(),
        width=width,
        theme=THEME,
        highlight=False,
        markup=False,
        force_terminal=colour,
        color_system="standard" if colour else None,
    )


def printed(console: Console) -> str:
    """Return the output of a console made by ``a_console``."""
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def shown(part: RenderableType, width: int = 80, *, colour: bool = False) -> str:
    """Return a renderable as text, without trailing spaces."""
    console = a_console(width, colour=colour)
    console.print(part)
    return "\n".join(line.rstrip() for line in printed(console).splitlines())
