"""Reading a file line by line, whatever its contents, in bounded memory.

>>> source: Source = "game.jsonl"  # or a Path, or a stream of bytes
"""

import os
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, Final, Generic, Protocol, TypeVar

from foretell.cards import Suit
from foretell.errors import Refusal
from foretell.game.events import BidMade, CardPlayed, Event, TrumpChosen
from foretell.game.hint import Hint
from foretell.record.codec import ParsedEvent, scored_of
from foretell.record.encoding import BOM, GZIP, Utf16Lines, is_utf16
from foretell.record.hints import hint_in
from foretell.record.parse import parse_line
from foretell.record.refusals import BlankLine, BreaksOff, Compressed, LineTooLong, NotJson, NotUtf8
from foretell.record.wire import Game, RoundScored

LONGEST: Final = 65_536
"""The most bytes of a line, its end included; lines of version 1 have less than a hundredth."""
_HEADER: Final = re.compile(rb'"type"\s*:\s*"game"')

Source = str | os.PathLike[str] | BinaryIO
"""A path, or an open binary stream, which stays open."""
NumberedLine = tuple[int, bytes]
"""A line, counted from 1, with its end; one that is too long is cut to ``LONGEST + 1`` bytes."""


@dataclass(frozen=True, slots=True)
class Line:
    """The content of one line, or its refusal."""

    number: int
    """From 1."""
    content: Game | ParsedEvent | Refusal
    opens_game: bool
    """Whether it is a header, or an unreadable line that looks like one."""
    hint: Hint | None = None
    """The hint before the decision in it."""

    def resolve(self, trump: Suit | None) -> Game | Event | Refusal:
        """Return the content; a score without its trump is given this one."""
        content = self.content
        return scored_of(content, trump) if isinstance(content, RoundScored) else content


class Opening(Protocol):
    """A line that may begin a game."""

    @property
    def opens_game(self) -> bool:
        """Whether it is the first line of a game."""
        ...


LineT = TypeVar("LineT", bound=Opening)


class Lookahead(Generic[LineT]):
    """Lines of games, of which the next one can be seen before it is taken."""

    def __init__(self, lines: Iterator[LineT]) -> None:
        self._lines = lines
        self.next = next(lines, None)
        """The next line, None at the end."""

    def take(self) -> LineT | None:
        """Return the next line and advance."""
        line = self.next
        self.next = next(self._lines, None)
        return line

    def take_in_game(self) -> LineT | None:
        """Return the next line and advance; None when another game begins with it."""
        return None if self.game_ends else self.take()

    @property
    def game_ends(self) -> bool:
        """Whether no more lines of this game follow."""
        return self.next is None or self.next.opens_game


@contextmanager
def opened(source: Source) -> Iterator[BinaryIO]:
    """Open a path for the duration of the context; a stream is used as is.

    Raises:
        OSError: when the path cannot be opened.
    """
    if isinstance(source, str | os.PathLike):
        with Path(source).open("rb") as stream:
            yield stream
    else:
        yield source


def numbered_lines(stream: BinaryIO) -> Iterator[NumberedLine]:
    """Yield the lines of a stream, those in UTF-16 as UTF-8; of a compressed one, the first."""
    line, number = stream.readline(LONGEST + 1), 1
    lines: BinaryIO | Utf16Lines = stream
    if is_utf16(line):
        lines = Utf16Lines(line, stream)
        line = lines.readline(LONGEST + 1)
    while line:
        yield number, line
        if line.startswith(GZIP) and number == 1:
            return
        while len(line) > LONGEST and not line.endswith(b"\n"):
            line = lines.readline(LONGEST + 1)
        line, number = lines.readline(LONGEST + 1), number + 1


def lines_of(numbered: Iterable[NumberedLine]) -> Iterator[Line]:
    """Yield the lines of a file of records.

    Blank lines at the end are ignored; of others, the first counts as a line.
    """
    blank, is_spaced = 0, False
    for number, whole in numbered:
        line = whole.removeprefix(BOM) if number == 1 else whole
        if not line.strip():
            blank = blank or number
            continue
        if blank and not is_spaced:
            yield Line(blank, BlankLine(), opens_game=False)
            is_spaced = True
        content = _parse(line) if len(whole) <= LONGEST else LineTooLong(LONGEST)
        is_decision = isinstance(content, TrumpChosen | BidMade | CardPlayed)
        hint = hint_in(line) if is_decision else None
        yield Line(number, content, opens_game=_opens_game(line, content), hint=hint)


def _parse(line: bytes) -> Game | ParsedEvent | Refusal:
    try:
        return parse_line(line.rstrip(b"\r\n"))
    except (NotJson, NotUtf8) as refusal:
        if line.startswith(GZIP):
            return Compressed()
        return refusal if line.endswith(b"\n") else BreaksOff()
    except Refusal as refusal:
        return refusal


def _opens_game(line: bytes, content: Game | ParsedEvent | Refusal) -> bool:
    if isinstance(content, Refusal):
        return _HEADER.search(line) is not None
    return isinstance(content, Game)
