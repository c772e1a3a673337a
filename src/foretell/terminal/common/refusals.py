"""Refusals of commands."""

from dataclasses import dataclass
from pathlib import PurePath
from typing import ClassVar, Final

from foretell.errors import Refusal

NOTHING_CLOSE: Final = "none"
"""The value of ``close`` when nothing similar is known."""
NO_FLAG: Final = "none"
"""The value of ``flag`` when the choice is an argument."""


@dataclass(eq=False)
class UnknownCommand(Refusal):
    """An unknown command; ``close`` is a similar one."""

    code: ClassVar[str] = "commands/unknown_command"

    command: str
    known: tuple[str, ...]
    close: str


@dataclass(eq=False)
class UnknownFlag(Refusal):
    """An unknown flag; ``close`` is a similar one."""

    code: ClassVar[str] = "commands/unknown_flag"

    flag: str
    command: str
    close: str


@dataclass(eq=False)
class NeedsValue(Refusal):
    """A flag without its required value."""

    code: ClassVar[str] = "commands/needs_value"

    flag: str


@dataclass(eq=False)
class TakesNoValue(Refusal):
    """A value for a flag that takes none."""

    code: ClassVar[str] = "commands/takes_no_value"

    flag: str


@dataclass(eq=False)
class Missing(Refusal):
    """A missing required option or argument."""

    code: ClassVar[str] = "commands/missing"

    what: str
    command: str


@dataclass(eq=False)
class TooMuch(Refusal):
    """More words after a command than it takes."""

    code: ClassVar[str] = "commands/too_much"

    extra: str
    command: str


@dataclass(eq=False)
class Misused(Refusal):
    """An error in a command line without a more precise refusal."""

    code: ClassVar[str] = "commands/misused"

    what: str


@dataclass(eq=False)
class NotANumber(Refusal):
    """A value that is not a whole number of at least ``least``."""

    code: ClassVar[str] = "commands/not_a_number"

    flag: str
    value: str
    least: int


@dataclass(eq=False)
class NumberTooLarge(Refusal):
    """A number above ``most``; ``value`` is the typed text."""

    code: ClassVar[str] = "commands/number_too_large"

    flag: str
    value: str
    most: int


@dataclass(eq=False)
class NotSeconds(Refusal):
    """A value that is not a number of seconds from 0 to ``most``."""

    code: ClassVar[str] = "commands/not_seconds"

    flag: str
    value: str
    most: int


@dataclass(eq=False)
class NotAmong(Refusal):
    """A value that is not among the choices of a flag, or of an argument."""

    code: ClassVar[str] = "commands/not_among"

    flag: str
    value: str
    known: tuple[str, ...]


@dataclass(eq=False)
class TooManyBots(Refusal):
    """More bots than seats for them."""

    code: ClassVar[str] = "commands/too_many_bots"

    given: int
    seats: int


@dataclass(eq=False)
class TooManyPeople(Refusal):
    """More people at the terminal than seats."""

    code: ClassVar[str] = "commands/too_many_people"

    given: int
    seats: int


@dataclass(eq=False)
class TooFewPeople(Refusal):
    """Fewer simulated people than the tables need (``least``)."""

    code: ClassVar[str] = "commands/too_few_people"

    people: int
    tables: int
    least: int


@dataclass(eq=False)
class RecordIsOver(Refusal):
    """A request to resume a game that is over.

    ``program`` and ``file`` are the program and the file as typed in a shell.
    """

    code: ClassVar[str] = "commands/record_is_over"

    program: str
    file: PurePath


@dataclass(eq=False)
class NotWithResume(Refusal):
    """A flag that contradicts the resumed record."""

    code: ClassVar[str] = "commands/not_with_resume"

    flag: str


@dataclass(eq=False)
class NotTogether(Refusal):
    """Two flags of which the one makes no sense beside the other."""

    code: ClassVar[str] = "commands/not_together"

    flag: str
    other: str


@dataclass(eq=False)
class FileExists(Refusal):
    """A file that would be overwritten.

    ``instead`` is the remedy: the flag ``resume`` or ``force``, or ``name`` for another name.
    """

    code: ClassVar[str] = "commands/file_exists"

    path: str
    instead: str


@dataclass(eq=False)
class FileTrouble(Refusal):
    """A file that cannot be read or written.

    ``why`` is ``missing``, ``folder``, ``forbidden``, ``full`` or ``other``; ``detail`` is the
    system's error message.
    """

    code: ClassVar[str] = "commands/file_trouble"

    path: str
    why: str
    detail: str


@dataclass(eq=False)
class NoSuchPart(Refusal):
    """A game or round number beyond the last of a file or game.

    ``part`` is ``game`` or ``round``.
    """

    code: ClassVar[str] = "commands/no_such_part"

    part: str
    number: int
    there: int


@dataclass(eq=False)
class GamesLost(Refusal):
    """An unexpected end of the process that played the games from first to last."""

    code: ClassVar[str] = "commands/games_lost"

    first: int
    last: int


@dataclass(eq=False)
class RowsNeedParquet(Refusal):
    """A choice of rows for a file of records; ``suffix`` is that of a Parquet file."""

    code: ClassVar[str] = "commands/rows_need_parquet"

    flag: str
    suffix: str


@dataclass(eq=False)
class NoSuchClause(Refusal):
    """A clause that the rules for the chosen options do not have."""

    code: ClassVar[str] = "commands/no_such_clause"

    part: str


@dataclass(eq=False)
class Unreachable(Refusal):
    """A server that does not answer; ``detail`` is the system's error message."""

    code: ClassVar[str] = "join/unreachable"

    url: str
    detail: str


@dataclass(eq=False)
class WhichGames(Refusal):
    """An export of neither one table's games nor all, or of both."""

    code: ClassVar[str] = "admin/which_games"


@dataclass(eq=False)
class Nobody(Refusal):
    """A name that no person at the server has."""

    code: ClassVar[str] = "admin/nobody"

    name: str


@dataclass(eq=False)
class SeveralPeople(Refusal):
    """A name that several people have; ``people`` are their ids."""

    code: ClassVar[str] = "admin/several_people"

    name: str
    people: tuple[str, ...]
