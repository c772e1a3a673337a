"""Refusals of commands."""

from dataclasses import dataclass
from pathlib import PurePath
from typing import ClassVar, Final

from foretell.errors import Refusal

NOTHING_CLOSE: Final = "none"
"""In place of what may have been meant: nothing like it is known."""


@dataclass(eq=False)
class UnknownCommand(Refusal):
    """There is no command of that name; ``close`` is what may have been meant."""

    code: ClassVar[str] = "commands/unknown_command"

    command: str
    known: tuple[str, ...]
    close: str


@dataclass(eq=False)
class UnknownFlag(Refusal):
    """The command has no such flag; ``close`` is what may have been meant."""

    code: ClassVar[str] = "commands/unknown_flag"

    flag: str
    command: str
    close: str


@dataclass(eq=False)
class NeedsValue(Refusal):
    """A flag stands without the value that it needs."""

    code: ClassVar[str] = "commands/needs_value"

    flag: str


@dataclass(eq=False)
class TakesNoValue(Refusal):
    """A flag was given a value and takes none."""

    code: ClassVar[str] = "commands/takes_no_value"

    flag: str


@dataclass(eq=False)
class Missing(Refusal):
    """Something has to be given and was not."""

    code: ClassVar[str] = "commands/missing"

    what: str
    command: str


@dataclass(eq=False)
class TooMuch(Refusal):
    """More words stand behind a command than it takes."""

    code: ClassVar[str] = "commands/too_much"

    extra: str
    command: str


@dataclass(eq=False)
class Misused(Refusal):
    """A command line is wrong in a way that has no sentence of its own."""

    code: ClassVar[str] = "commands/misused"

    what: str


@dataclass(eq=False)
class NotANumber(Refusal):
    """A flag needs a whole number from ``least`` on."""

    code: ClassVar[str] = "commands/not_a_number"

    flag: str
    value: str
    least: int


@dataclass(eq=False)
class NumberTooLarge(Refusal):
    """A flag takes no number beyond ``most``; ``value`` is what was typed."""

    code: ClassVar[str] = "commands/number_too_large"

    flag: str
    value: str
    most: int


@dataclass(eq=False)
class NotSeconds(Refusal):
    """A flag needs a number of seconds from 0 to ``most``."""

    code: ClassVar[str] = "commands/not_seconds"

    flag: str
    value: str
    most: int


@dataclass(eq=False)
class NotAmong(Refusal):
    """A flag has a value that is none of those it can have."""

    code: ClassVar[str] = "commands/not_among"

    flag: str
    value: str
    known: tuple[str, ...]


@dataclass(eq=False)
class TooManyBots(Refusal):
    """More bots were named than there are seats for."""

    code: ClassVar[str] = "commands/too_many_bots"

    given: int
    seats: int


@dataclass(eq=False)
class TooManyPeople(Refusal):
    """More people are to play at the terminal than there are seats."""

    code: ClassVar[str] = "commands/too_many_people"

    given: int
    seats: int


@dataclass(eq=False)
class TooFewPeople(Refusal):
    """Fewer people are to be simulated than the tables need (``least``)."""

    code: ClassVar[str] = "commands/too_few_people"

    people: int
    tables: int
    least: int


@dataclass(eq=False)
class RecordIsOver(Refusal):
    """A game that is over was to be resumed.

    ``program`` and ``file`` are how this program and the file are typed in a shell.
    """

    code: ClassVar[str] = "commands/record_is_over"

    program: str
    file: PurePath


@dataclass(eq=False)
class NotWithResume(Refusal):
    """A flag contradicts the record that is resumed."""

    code: ClassVar[str] = "commands/not_with_resume"

    flag: str


@dataclass(eq=False)
class FileExists(Refusal):
    """A file would be overwritten.

    ``instead`` is the flag that helps, ``resume`` or ``force``; ``name`` where none does.
    """

    code: ClassVar[str] = "commands/file_exists"

    path: str
    instead: str


@dataclass(eq=False)
class FileTrouble(Refusal):
    """A file cannot be read or written.

    ``why`` is ``missing``, ``folder``, ``forbidden``, ``full`` or ``other``; ``detail`` is what the
    system says.
    """

    code: ClassVar[str] = "commands/file_trouble"

    path: str
    why: str
    detail: str


@dataclass(eq=False)
class NoSuchPart(Refusal):
    """A file has fewer games, or a game fewer rounds, than was asked for.

    ``part`` is ``game`` or ``round``.
    """

    code: ClassVar[str] = "commands/no_such_part"

    part: str
    number: int
    there: int


@dataclass(eq=False)
class GamesLost(Refusal):
    """A process that played the games from first to last ended unexpectedly."""

    code: ClassVar[str] = "commands/games_lost"

    first: int
    last: int


@dataclass(eq=False)
class NoSuchClause(Refusal):
    """The rules of the chosen options have no such clause."""

    code: ClassVar[str] = "commands/no_such_clause"

    part: str


@dataclass(eq=False)
class Unreachable(Refusal):
    """Nothing answers at a server's address; ``detail`` is what the system says."""

    code: ClassVar[str] = "join/unreachable"

    url: str
    detail: str


@dataclass(eq=False)
class WhichGames(Refusal):
    """Either one table's games are exported, or all."""

    code: ClassVar[str] = "admin/which_games"


@dataclass(eq=False)
class Nobody(Refusal):
    """No person at the server has this name."""

    code: ClassVar[str] = "admin/nobody"

    name: str


@dataclass(eq=False)
class SeveralPeople(Refusal):
    """More than one person bears this name; ``people`` are their ids."""

    code: ClassVar[str] = "admin/several_people"

    name: str
    people: tuple[str, ...]
