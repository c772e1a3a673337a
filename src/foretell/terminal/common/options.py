"""The options of a game (R9 to R11) as flags shared by all commands."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import wraps
from typing import Any, Final, TypeVar

import click

from foretell.errors import Refusal
from foretell.rules.declaration import Choice, Dealer, Kind, Number, Sizes, Switch
from foretell.rules.options import OPTIONS, InvalidOption, Options
from foretell.rules.presets import Faces, Preset
from foretell.terminal.common.parameters import Heading, option, switch
from foretell.terminal.common.values import PRESET, OneOf, text

_RANGE: Final = re.compile(r"(\d{1,2})(?:\s*(?:-|–|\.\.)\s*(\d{1,2}))?")
_LONGEST_NUMBER: Final = 9
_T = TypeVar("_T")
_F = TypeVar("_F", bound=Callable[..., object])


class _Choice(OneOf[_T]):
    """A choice whose invalid values are refused by the rules."""

    def refusal(self, value: str, param: click.Parameter | None) -> Refusal:
        return InvalidOption(str(param and param.name), value, ", ".join(self.words))


def _value_type(kind: Kind) -> click.ParamType[Any] | None:
    match kind:
        case Choice(names):
            return _Choice(names)
        case Switch():
            return None
        case _:
            return text(type(kind).__name__.lower())


VALUES: Final[Mapping[str, click.ParamType[Any] | None]] = {
    name: _value_type(option.kind) for name, option in OPTIONS.items()
}
"""The options of a game with their value types; None for a switch.

The valid numbers depend on other options, so numbers are parsed once all are known.
"""


def flag(option: str) -> str:
    """Return the flag of an option: ``--even-bid`` for ``even_bid``."""
    return "--" + option.replace("_", "-")


@dataclass(frozen=True, slots=True)
class Chosen:
    """The preset of a command line, and its other options by name, numbers as typed."""

    preset: Preset | None
    given: Mapping[str, object]

    @property
    def flags(self) -> tuple[str, ...]:
        """The flags that were given."""
        preset = () if self.preset is None else ("--preset",)
        return (*preset, *map(flag, self.given))

    @property
    def language(self) -> str | None:
        """The language of the preset, if any."""
        return None if self.preset is None else self.preset.language

    @property
    def faces(self) -> Faces:
        """The faces of the preset (default: letters)."""
        return Faces.LETTERS if self.preset is None else self.preset.faces

    @property
    def named(self) -> Mapping[str, object]:
        """The options of the preset and those given, as in records."""
        parsed = {name: _parsed(name, value) for name, value in self.given.items()}
        return {**({} if self.preset is None else self.preset.options), **parsed}

    def options(self) -> Options:
        """Return the options of the game.

        Raises:
            Refusal: when a value is invalid, or options conflict.
        """
        try:
            return Options.from_json(self.named)
        except InvalidOption as refusal:
            typed = self.given.get(refusal.option, refusal.value)
            raise InvalidOption(refusal.option, str(typed), refusal.allowed) from None


def game_options(function: Callable[..., _T]) -> Callable[..., _T]:
    """Add ``--preset`` and the game options to a command, passed as one ``choice``."""

    @wraps(function)
    def chosen(*args: Any, preset: Preset | None, **kwargs: Any) -> _T:
        values = {name: kwargs.pop(name) for name in VALUES}
        chosen = {name: value for name, value in values.items() if value is not None}
        return function(*args, choice=Chosen(preset, chosen), **kwargs)

    for decorate in reversed(
        (_declared("preset", PRESET), *map(_declared, VALUES, VALUES.values()))
    ):
        chosen = decorate(chosen)
    return chosen


def non_default(options: Options) -> Iterator[str]:
    """Yield the options that differ from the standard game, as typed.

    The players, which titles include anyway, and options that change no rule are omitted.
    """
    standard = Options(players=options.players).values()
    for name, value in options.values().items():
        if name == "players" or not OPTIONS[name].changes or value == standard[name]:
            continue
        if value is True:
            yield flag(name)
        elif isinstance(value, list):
            yield f"{flag(name)} {','.join(map(str, value))}"
        else:
            yield f"{flag(name)} {value}"


def _declared(name: str, kind: click.ParamType[Any] | None) -> Callable[[_F], _F]:
    help_ = f"commands-option-{name.replace('_', '-')}"
    if kind is None:
        both = f"{flag(name)}/--no-{flag(name)[2:]}"
        return switch(both, default=None, help=help_, group=Heading.GAME)
    return option(flag(name), type=kind, help=help_, group=Heading.GAME)


def _parsed(name: str, value: Any) -> object:
    """Return a value as in records; an unreadable one unchanged, to be refused later."""
    match OPTIONS[name].kind:
        case Number() | Dealer():
            return int(value) if value.isdecimal() and len(value) <= _LONGEST_NUMBER else value
        case Sizes():
            return hand_sizes(value) or value
        case _:
            return value


def hand_sizes(text: str) -> tuple[int, ...]:
    """Return the hand sizes in a text, with ranges up or down; () if it cannot be parsed.

    >>> hand_sizes("1-4, 3, 2..1")
    (1, 2, 3, 4, 3, 2, 1)
    """
    sizes: list[int] = []
    for part in text.split(","):
        ends = _RANGE.fullmatch(part.strip())
        if not ends:
            return ()
        first = int(ends[1])
        last = int(ends[2] or first)
        sizes.extend(range(first, last + 1) if first <= last else range(first, last - 1, -1))
    return tuple(sizes)
