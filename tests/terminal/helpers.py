"""Commands run in this process, with scripted users."""

import io
import re
import shlex
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

import click
import pytest

from foretell.terminal import main
from foretell.terminal.common.commands import Group
from foretell.terminal.common.environment import Environment
from foretell.terminal.program import foretell

NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


@dataclass(frozen=True)
class Ran:
    """The exit status and the output of a command."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.out.splitlines()]


Run = Callable[..., Ran]


def refusal(ran: Ran) -> str:
    """Return the message of a command that was refused before it printed anything."""
    assert (ran.status, ran.out) == (2, "")
    return ran.err


class Typist(io.StringIO):
    """A user who types 1, 2, 3, … and finally 0, until the input is accepted.

    This plays a game without knowledge of the rules.
    """

    REFUSED = re.compile(r"\(R\d+(\.\d+)?\)\s*[^\n]*\s*$")
    MOST = 20

    def __init__(self, screen: io.StringIO) -> None:
        super().__init__()
        self._screen = screen
        self._read = 0
        self._tried = 0

    def readline(self, _: int = -1, /) -> str:  # type: ignore[override]  # as its own does
        text = self._screen.getvalue()
        self._tried = self._tried + 1 if self.REFUSED.search(text[self._read :]) else 1
        self._read = len(text)
        return f"{0 if self._tried > self.MOST else self._tried}\n"


class Typed(io.StringIO):
    """Standard input with a few lines."""

    def __init__(self, *lines: str) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))


def running(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs a command with ``typed`` lines, or a ``Typist`` for None."""

    def run(*arguments: str, typed: tuple[str, ...] | None = ()) -> Ran:
        out, err = io.StringIO(), io.StringIO()
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            patch.setattr(sys, "stdin", Typist(out) if typed is None else Typed(*typed))
            status = main(arguments, clock=lambda: NOW)
        return Ran(status, out.getvalue(), err.getvalue())

    return run


class Announced:
    """Fake of ``foretell.sim.compile_notice.announced`` that always announces compiling."""

    def __init__(self, tell: Callable[[], None]) -> None:
        tell()

    def __enter__(self) -> None: ...
    def __exit__(self, *_: object) -> None: ...


def arguments_of(line: str) -> list[str]:
    """Return the arguments in a command line, without what its shell does."""
    program, *arguments = shlex.split(line.partition(" > ")[0], comments=True)
    assert program == "foretell"
    return arguments


def check_parses(line: str) -> None:
    """Check that a command line is understood, as far as its words go, without running it."""
    words = arguments_of(line)
    if words[0] == "help":
        words = [*words[1:], "--help"]
    context = foretell.make_context("foretell", words, obj=Environment.of(words, lambda: NOW))
    command: click.Command | None = foretell
    while isinstance(command, Group) and words:
        name, *words = words
        command = command.get_command(context, name)
        assert command is not None, line
        if words == ["--help"]:
            return
        context = command.make_context(name, [*words], parent=context)
    assert context.command_path in line
