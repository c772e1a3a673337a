"""Value types of options and arguments: their parsing, checks and completion."""

import re
import secrets
from collections.abc import Callable, Iterable
from enum import Enum
from itertools import cycle, islice
from pathlib import Path
from typing import Any, Final, Literal, TypeVar

import click
from click import Context, Parameter
from click.shell_completion import CompletionItem

from foretell.errors import Refusal
from foretell.floors import FloorMissing
from foretell.game.stream import check_seed
from foretell.i18n import LANGUAGES, choose_language
from foretell.rules.presets import PRESETS, Preset, find_preset
from foretell.terminal.common.refusals import (
    NO_FLAG,
    NeedsValue,
    NotAmong,
    NotANumber,
    NotSeconds,
    NumberTooLarge,
    TooManyBots,
)

DEFAULT_BOT: Final = "steady"
MAX_NUMBER: Final = 999_999_999
"""The largest accepted number, far above any useful one."""
MOST_SECONDS: Final = 10
STANDARD: Final = "-"
"""The path that means standard input or output."""
_SECONDS: Final = re.compile(r"\d{1,2}(\.\d{1,3})?")
_SEED_BYTES: Final = 16
_T = TypeVar("_T")


class Value(click.ParamType[_T]):
    """A value type.

    Args:
        name: the name of the message for its placeholder in help pages.
        read: returns the value from the typed text and its flag.
        known: returns the values to complete, if they can be listed.
        path: for a path, whether files or folders are completed.
        is_list: whether the value is a comma-separated list of known values.
    """

    def __init__(
        self,
        name: str,
        read: Callable[[str, str], _T],
        *,
        known: Callable[[], Iterable[str]] = tuple,
        path: Literal["file", "dir"] | None = None,
        is_list: bool = False,
    ) -> None:
        self.name = name
        self.is_list = is_list
        self._read = read
        self._known = known
        self._path = path

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> _T:  # noqa: ARG002 - Click's
        """Return the parsed value; a default is already parsed."""
        result: _T = self._read(value, flag_of(param)) if isinstance(value, str) else value
        return result

    def shell_complete(
        self,
        ctx: Context,  # noqa: ARG002 - as Click calls it
        param: Parameter,  # noqa: ARG002 - as Click calls it
        incomplete: str,
    ) -> list[CompletionItem]:
        """Return the values that start with the typed text, or leave a path to the shell.

        There are none that only libraries which are not installed know.
        """
        if self._path is not None:
            return [CompletionItem(incomplete, type=self._path)]
        try:
            known = tuple(self._known())
        except FloorMissing:
            known = ()
        return [CompletionItem(word) for word in known if word.startswith(incomplete)]


class OneOf(click.Choice[_T]):
    """A choice among words, or among the members of an enumeration by value."""

    def __init__(self, choices: Iterable[_T]) -> None:
        super().__init__(choices)
        self.name = "|".join(self.words)

    @property
    def words(self) -> tuple[str, ...]:
        """The accepted words."""
        return tuple(self.normalize_choice(choice, None) for choice in self.choices)

    def normalize_choice(self, choice: object, ctx: Context | None) -> str:  # noqa: ARG002 - Click's
        """Return the word for a choice."""
        return str(choice.value if isinstance(choice, Enum) else choice)

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> _T:
        """Return the choice; a refusal lists the available ones."""
        try:
            return super().convert(value, param, ctx)
        except click.BadParameter:
            raise self.refusal(str(value), param) from None

    def refusal(self, value: str, param: Parameter | None) -> Refusal:
        """Return why a value is refused."""
        flag = flag_of(param) if isinstance(param, click.Option) else NO_FLAG
        return NotAmong(flag=flag, value=value, known=self.words)


class _Language(OneOf[str]):
    """A language, also accepted in the form of a locale."""

    def convert(self, value: Any, param: Parameter | None, ctx: Context | None) -> str:  # noqa: ARG002 - Click's
        return choose_language(value, {})


def flag_of(param: Parameter | None) -> str:
    """Return the flag of an option, or the name of an argument."""
    if param is None:
        return ""
    return param.opts[-1] if isinstance(param, click.Option) else param.opts[0].upper()


def text(name: str) -> Value[str]:
    """Return the type of a text that the command parses itself."""
    return Value(name, lambda typed, _: typed)


def whole_number(least: int) -> Value[int]:
    """Return the type of whole numbers from ``least`` to ``MAX_NUMBER``."""

    def read(typed: str, flag: str) -> int:
        if not typed.isdecimal():
            raise NotANumber(flag=flag, value=typed, least=least)
        if len(typed) > len(str(MAX_NUMBER)):  # Python refuses to parse huge numbers
            raise NumberTooLarge(flag=flag, value=typed, most=MAX_NUMBER)
        if int(typed) < least:
            raise NotANumber(flag=flag, value=typed, least=least)
        return int(typed)

    return Value("number", read)


def _seconds(typed: str, flag: str) -> float:
    if not _SECONDS.fullmatch(typed) or float(typed) > MOST_SECONDS:
        raise NotSeconds(flag=flag, value=typed, most=MOST_SECONDS)
    return float(typed)


def _split(typed: str, _: str) -> tuple[str, ...]:
    return tuple(part.strip() for part in typed.split(","))


def _given(typed: str, flag: str) -> str:
    if not typed:
        raise NeedsValue(flag)
    return typed


def _path(typed: str, flag: str) -> Path:
    return Path(_given(typed, flag))


def names_among(name: str, known: Callable[[], Iterable[str]]) -> Value[tuple[str, ...]]:
    """Return the type of lists of known names, without duplicates."""

    def read(typed: str, flag: str) -> tuple[str, ...]:
        choices = tuple(known())
        for part in _split(typed, flag):
            if part not in choices:
                raise NotAmong(flag=flag, value=part, known=choices)
        return tuple(dict.fromkeys(_split(typed, flag)))

    return Value(name, read, known=known, is_list=True)


def _bots() -> tuple[str, ...]:
    from foretell.bots.registry import names

    return names()


SECONDS: Final = Value("seconds", _seconds)
SEED: Final = Value("hex", lambda typed, _: check_seed(typed.strip().lower()))
BOT: Final = Value("bot", lambda typed, _: typed, known=_bots)
BOTS: Final = Value("bots", _split, known=_bots, is_list=True)
PRESET: Final[Value[Preset]] = Value(
    "preset", lambda typed, _: find_preset(typed), known=lambda: PRESETS
)
LANGUAGE: Final = _Language(LANGUAGES)
FILE: Final = Value("file", _path, path="file")
FILE_OR_STANDARD: Final = Value("file", _given, path="file")
FOLDER: Final = Value("folder", _path, path="dir")
STORE: Final = Value("store", _given, path="file")  # or the address of a database


def fresh_seed() -> str:
    """Return an unpredictable seed."""
    return secrets.token_hex(_SEED_BYTES)


def seat_kinds(bots: tuple[str, ...], seats: int) -> tuple[str, ...]:
    """Return a bot's name for each seat; fewer names than seats are repeated in turn.

    >>> seat_kinds(("steady", "random"), 3)
    ('steady', 'random', 'steady')

    Raises:
        TooManyBots: when there are more names than seats.
    """
    if len(bots) > seats:
        raise TooManyBots(given=len(bots), seats=seats)
    return tuple(islice(cycle(bots), seats))
