"""The lines of a file of games in short text, which may have come by mail."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from foretell.errors import Refusal
from foretell.game.notation.mail import goes_on, joined, unquoted
from foretell.record.encoding import BOM
from foretell.record.game_text import SIGN
from foretell.record.lines import LONGEST, Lookahead, NumberedLine
from foretell.record.refusals import LineTooLong, NotUtf8, RecordFault

_HEAD: Final = re.compile(r"wizard/1 (?P<players>\d)", re.ASCII)
_LAST_KEY: Final = " id="
"""The last key of the first line of a game."""
_KEY: Final = re.compile(r"(?:seed|first|started|id)=")
_FIRST_PLAYER: Final = re.compile(r"0 [^ ]+ .", re.DOTALL)
_ROUND: Final = re.compile(r"(?:r\d+|draw)(?: |$)", re.ASCII)
"""The beginning of the line of a round, or of the draw."""
_CARD: Final = r"[CDHSZN]\d{1,2}"
_PLAYED: Final = re.compile(rf"(?:^|[ ./])(?:\d=\d|\d:{_CARD}|{_CARD}[./]{_CARD})", re.ASCII)
"""Part of a round: a bid, a trick, cards of a hand."""


@dataclass(frozen=True, slots=True)
class TextLine:
    """One line without its end and what is before it, or the refusal of it."""

    number: int
    """From 1."""
    content: str | Refusal

    @property
    def text(self) -> str:
        """The content.

        Raises:
            RecordFault: when it is refused.
        """
        if isinstance(self.content, Refusal):
            raise RecordFault(self.number, self.content)
        return self.content

    @property
    def opens_game(self) -> bool:
        """Whether it is the first line of a game."""
        return isinstance(self.content, str) and self.content.startswith(SIGN)


def text_lines(numbered: Iterable[NumberedLine]) -> Lookahead[TextLine]:
    """Return the lines of the games in a file of short texts.

    Blank lines, quote marks, and text before and after a game are skipped. A line that was wrapped
    is one again, with the number of its first part.
    """
    return Lookahead(_Unwrapper().lines(_read(numbered)))


def opens_text(line: bytes) -> bool:
    """Return whether a game in short text begins with this line."""
    content = _content(line.removeprefix(BOM))
    return isinstance(content, str) and content.startswith(SIGN)


def _read(numbered: Iterable[NumberedLine]) -> Iterator[TextLine]:
    for number, whole in numbered:
        line = whole.removeprefix(BOM) if number == 1 else whole
        content = _content(line)
        if content:
            yield TextLine(number, content)


def _content(line: bytes) -> str | Refusal:
    if len(line) > LONGEST:
        return LineTooLong(LONGEST)
    try:
        return unquoted(line.decode().rstrip("\r\n"))
    except UnicodeDecodeError:
        return NotUtf8()


class _Unwrapper:
    """Decides which lines of a mail belong to its games, and which belong together.

    ``core/mailed_lines.js`` does the same.
    """

    def __init__(self) -> None:
        self._last: TextLine | None = None
        """The last line of the game, which may continue; None before the first game."""
        self._aside: TextLine | None = None
        """The first line after it that is not of the game, unless more of the game follows."""
        self._awaited = 0
        """Number of players whose lines are still to come."""

    def lines(self, read: Iterator[TextLine]) -> Iterator[TextLine]:
        """Yield the lines of the games."""
        for line in read:
            yield from self._take(line)
        if self._last is not None:
            yield self._last

    def _take(self, line: TextLine) -> Iterator[TextLine]:
        """Yield the lines that are complete as another one comes."""
        last, content = self._last, line.content
        if line.opens_game:
            if last is not None:
                yield last
            self._last, self._aside = line, None
            head = _HEAD.match(line.text)
            self._awaited = int(head["players"]) if head else 0
        elif last is None:
            return  # a greeting
        elif isinstance(content, str) and self._goes_on(content):
            join = _joined_head if last.opens_game else joined
            self._last = replace(last, content=join(last.text, content))
        elif self._awaited == 0 and isinstance(content, str) and not _is_played(content):
            self._aside = self._aside or line
        else:
            yield last
            if self._aside is not None:
                yield self._aside
            self._last, self._aside = line, None
            self._awaited = max(0, self._awaited - 1)

    def _goes_on(self, content: str) -> bool:
        """Return whether a line is the rest of the last one."""
        assert self._last is not None
        last = self._last.content
        if isinstance(last, Refusal) or len(last) + len(content) > LONGEST:
            return False
        if self._last.opens_game:
            is_cut = _LAST_KEY not in last or last.endswith("-")
            return is_cut and self._awaited > 0 and not _FIRST_PLAYER.match(content)
        is_round = _ROUND.match(last) is not None and self._aside is None
        return is_round and not _ROUND.match(content) and goes_on(content)


def _is_played(content: str) -> bool:
    """Return whether a line has something of a round in it."""
    return _ROUND.match(content) is not None or _PLAYED.search(content) is not None


def _joined_head(before: str, after: str) -> str:
    """Return two parts of the first line of a game as one."""
    return f"{before} {after}" if _KEY.match(after) else before + after
