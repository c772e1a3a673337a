"""The lines of a file of games in short text."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from foretell.errors import Refusal
from foretell.record.game_text import SIGN
from foretell.record.lines import BOM, LONGEST, NumberedLine
from foretell.record.refusals import LineTooLong, NotUtf8, RecordFault


@dataclass(frozen=True, slots=True)
class TextLine:
    """One line without its end and the spaces before it, or the refusal of it."""

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


class TextLines:
    """The lines with one line of lookahead; blank ones are left out."""

    def __init__(self, numbered: Iterable[NumberedLine]) -> None:
        self._lines = _read(numbered)
        self.next = next(self._lines, None)
        """The next line, None at the end."""

    def take(self) -> TextLine | None:
        """Return the next line and advance."""
        line = self.next
        self.next = next(self._lines, None)
        return line

    def take_in_game(self) -> TextLine | None:
        """Return the next line and advance; None when another game begins with it."""
        return None if self.game_ends else self.take()

    @property
    def game_ends(self) -> bool:
        """Whether no more lines of this game follow."""
        return self.next is None or self.next.opens_game


def opens_text(line: bytes) -> bool:
    """Return whether a file that begins with this line has games in short text."""
    return line.removeprefix(BOM).lstrip().startswith(SIGN.encode())


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
        return line.decode().rstrip("\r\n").lstrip()
    except UnicodeDecodeError:
        return NotUtf8()
