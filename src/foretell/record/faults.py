"""What may be wrong with a file before any rule is concerned.

Texts from the file are clean (``foretell.record.text``). The clause is "" but where it is named.
"""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import ForetellError, Refusal


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing that is wrong with a file: the line, from 1, and what it is."""

    line: int
    refusal: Refusal


class RecordFault(ForetellError):
    """A file was to be read and has a fault.

    Attributes:
        line: the line, from 1.
        refusal: what is wrong with it.
    """

    def __init__(self, line: int, refusal: Refusal) -> None:
        super().__init__(line, refusal)
        self.line = line
        self.refusal = refusal

    def __str__(self) -> str:
        return f"line {self.line}: {self.refusal}"


@dataclass(eq=False)
class EmptyFile(Refusal):
    """There is no line in the file."""

    code: ClassVar[str] = "record/empty_file"


@dataclass(eq=False)
class NoHeader(Refusal):
    """The file does not begin with a game's header."""

    code: ClassVar[str] = "record/no_header"


@dataclass(eq=False)
class BrokenOff(Refusal):
    """The game ends before it is over, where only whole games are wanted."""

    code: ClassVar[str] = "record/broken_off"


@dataclass(eq=False)
class BlankLine(Refusal):
    """A line, or several, without anything, with other lines behind them."""

    code: ClassVar[str] = "record/blank_line"


@dataclass(eq=False)
class LineTooLong(Refusal):
    """A line has more bytes than any line may have."""

    code: ClassVar[str] = "record/line_too_long"

    limit: int


@dataclass(eq=False)
class BreaksOff(Refusal):
    """The last line is not whole: the file was cut in the middle of it."""

    code: ClassVar[str] = "record/breaks_off"


@dataclass(eq=False)
class NotUtf8(Refusal):
    """A line is no text in UTF-8."""

    code: ClassVar[str] = "record/not_utf8"


@dataclass(eq=False)
class NotJson(Refusal):
    """A line is no JSON, as can be seen at a column (in characters, from 1)."""

    code: ClassVar[str] = "record/not_json"

    column: int


@dataclass(eq=False)
class NoNumber(Refusal):
    """``NaN``, ``Infinity`` or ``-Infinity``: many programs read them, JSON has no such thing."""

    code: ClassVar[str] = "record/no_number"

    found: str


@dataclass(eq=False)
class TooDeep(Refusal):
    """Lists and objects are nested deeper than in any line of a record."""

    code: ClassVar[str] = "record/too_deep"

    limit: int


@dataclass(eq=False)
class NotObject(Refusal):
    """A line is JSON, but no object."""

    code: ClassVar[str] = "record/not_object"

    found: str


@dataclass(eq=False)
class DuplicateKey(Refusal):
    """An object has a key twice."""

    code: ClassVar[str] = "record/duplicate_key"

    key: str


@dataclass(eq=False)
class MissingKey(Refusal):
    """A key is not there; ``key`` is the path to it, ``players[1].name``."""

    code: ClassVar[str] = "record/missing_key"

    key: str


@dataclass(eq=False)
class WrongType(Refusal):
    """A key has a value of a type that it cannot have.

    ``expected`` is one of ``boolean``, ``integer``, ``list``, ``object``, ``string``,
    ``integer_or_string``, ``list_or_null``, ``string_or_null``.
    """

    code: ClassVar[str] = "record/wrong_type"

    key: str
    expected: str
    found: str


@dataclass(eq=False)
class UnknownType(Refusal):
    """A line is of a type that there is not."""

    code: ClassVar[str] = "record/unknown_type"

    found: str


@dataclass(eq=False)
class UnknownVersion(Refusal):
    """A game was written in a version of the format that is not known here."""

    code: ClassVar[str] = "record/unknown_version"

    found: str
    known: int


@dataclass(eq=False)
class EmptyText(Refusal):
    """A name or a kind of player is empty."""

    code: ClassVar[str] = "record/empty_text"

    key: str


@dataclass(eq=False)
class UnprintableText(Refusal):
    """An id, a name or a kind of player has control characters."""

    code: ClassVar[str] = "record/unprintable_text"

    key: str
    text: str


@dataclass(eq=False)
class TextTooLong(Refusal):
    """An id, a name or a kind of player is longer than any has to be."""

    code: ClassVar[str] = "record/text_too_long"

    key: str
    most: int


@dataclass(eq=False)
class InvalidTime(Refusal):
    """A time is none, or not in UTC."""

    code: ClassVar[str] = "record/invalid_time"

    text: str


@dataclass(eq=False)
class PlayersMismatch(Refusal):
    """There are more or fewer players' names than players."""

    code: ClassVar[str] = "record/players_mismatch"
    rule: ClassVar[str] = "R2.1"

    named: int
    players: int


@dataclass(eq=False)
class LostTrack(Refusal):
    """After the fault before, the rest of the game makes no sense and is not checked."""

    code: ClassVar[str] = "record/lost_track"
