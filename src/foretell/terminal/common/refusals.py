"""Refusals of commands."""

from pathlib import PurePath
from typing import Final

from foretell.errors import Refusal

NOTHING_CLOSE: Final = "none"
"""The value of ``close`` when nothing similar is known."""
NO_FLAG: Final = "none"
"""The value of ``flag`` when the choice is an argument."""


class UnknownCommand(Refusal, code="commands/unknown_command"):
    """An unknown command; ``close`` is a similar one."""

    command: str
    known: tuple[str, ...]
    close: str


class UnknownFlag(Refusal, code="commands/unknown_flag"):
    """An unknown flag; ``close`` is a similar one."""

    flag: str
    command: str
    close: str


class NeedsValue(Refusal, code="commands/needs_value"):
    """A flag without its required value."""

    flag: str


class TakesNoValue(Refusal, code="commands/takes_no_value"):
    """A value for a flag that takes none."""

    flag: str


class Missing(Refusal, code="commands/missing"):
    """A missing required option or argument."""

    what: str
    command: str


class TooMuch(Refusal, code="commands/too_much"):
    """More words after a command than it takes."""

    extra: str
    command: str


class Misused(Refusal, code="commands/misused"):
    """An error in a command line without a more precise refusal."""

    what: str


class NotANumber(Refusal, code="commands/not_a_number"):
    """A value that is not a whole number of at least ``least``."""

    flag: str
    value: str
    least: int


class NumberTooLarge(Refusal, code="commands/number_too_large"):
    """A number above ``most``; ``value`` is the typed text."""

    flag: str
    value: str
    most: int


class NotSeconds(Refusal, code="commands/not_seconds"):
    """A value that is not a number of seconds from 0 to ``most``."""

    flag: str
    value: str
    most: int


class NotAmong(Refusal, code="commands/not_among"):
    """A value that is not among the choices of a flag, or of an argument."""

    flag: str
    value: str
    known: tuple[str, ...]


class TooManyBots(Refusal, code="commands/too_many_bots"):
    """More bots than seats for them."""

    given: int
    seats: int


class TooManyPeople(Refusal, code="commands/too_many_people"):
    """More people at the terminal than seats."""

    given: int
    seats: int


class TooFewPeople(Refusal, code="commands/too_few_people"):
    """Fewer simulated people than the tables need (``least``)."""

    people: int
    tables: int
    least: int


class RecordIsOver(Refusal, code="commands/record_is_over"):
    """A request to resume a game that is over.

    ``program`` and ``file`` are the program and the file as typed in a shell.
    """

    program: str
    file: PurePath


class NotWithResume(Refusal, code="commands/not_with_resume"):
    """A flag that contradicts the resumed record."""

    flag: str


class NotTogether(Refusal, code="commands/not_together"):
    """Two flags of which the one makes no sense beside the other."""

    flag: str
    other: str


class FileExists(Refusal, code="commands/file_exists"):
    """A file that would be overwritten.

    ``instead`` is the remedy: the flag ``resume`` or ``force``, or ``name`` for another name.
    """

    path: str
    instead: str


class FileTrouble(Refusal, code="commands/file_trouble"):
    """A file that cannot be read or written.

    ``why`` is ``missing``, ``folder``, ``forbidden``, ``full`` or ``other``; ``detail`` is the
    system's error message.
    """

    path: str
    why: str
    detail: str


class NoSuchPart(Refusal, code="commands/no_such_part"):
    """A game or round number beyond the last of a file or game.

    ``part`` is ``game`` or ``round``.
    """

    part: str
    number: int
    there: int


class GamesLost(Refusal, code="commands/games_lost"):
    """An unexpected end of the process that played the games from first to last."""

    first: int
    last: int


class RowsNeedParquet(Refusal, code="commands/rows_need_parquet"):
    """A choice of rows for a file of records; ``suffix`` is that of a Parquet file."""

    flag: str
    suffix: str


class NoSuchClause(Refusal, code="commands/no_such_clause"):
    """A clause that the rules for the chosen options do not have."""

    part: str


class Unreachable(Refusal, code="join/unreachable"):
    """A server that does not answer; ``detail`` is the system's error message."""

    url: str
    detail: str


class WhichGames(Refusal, code="admin/which_games"):
    """An export of neither one table's games nor all, or of both."""


class Nobody(Refusal, code="admin/nobody"):
    """A name that no person at the server has."""

    name: str


class SeveralPeople(Refusal, code="admin/several_people"):
    """A name that several people have; ``people`` are their ids."""

    name: str
    people: tuple[str, ...]
