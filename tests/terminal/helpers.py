"""Running commands in this process, and people who type at them."""

import io
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime

import pytest

from foretell.terminal import main

NOW = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)


@dataclass(frozen=True)
class Ran:
    """How a command ended, and what it wrote."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self.out.splitlines()]


Run = Callable[..., Ran]


class Typist(io.StringIO):
    """Somebody who tries 1, 2, 3, … and 0 last, until what they typed is not refused.

    A game can be played so without knowing a rule.
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
    """Lines to be read, and nothing after them."""

    def __init__(self, *lines: str) -> None:
        super().__init__("".join(f"{line}\n" for line in lines))


def running(monkeypatch: pytest.MonkeyPatch) -> Run:
    """Return a function that runs a command; ``typed`` is what is typed, None for a ``Typist``."""

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
    """Stands for ``foretell.sim.compile_notice.announced`` where there is something to compile."""

    def __init__(self, tell: Callable[[], None]) -> None:
        tell()

    def __enter__(self) -> None: ...
    def __exit__(self, *_: object) -> None: ...
