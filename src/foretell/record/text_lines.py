"""The lines of a file of games in short text."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from foretell.errors import Refusal
from foretell.record.game_text import SIGN
from foretell.record.lines import BOM, LONGEST, Lookahead, NumberedLine
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


class TextLines(Lookahead[TextLine]):
    """The lines of a file of short texts, without the blank ones."""

    def __init__(self, numbered: Iterable[NumberedLine]) -> None:
        super().__init__(_read(numbered))


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
