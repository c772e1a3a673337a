"""The flags of the options of a game (R9 to R11), declared once for every command."""

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from inspect import Parameter
from typing import Annotated, Any, Final, Self, TypeVar

from foretell.rules.options import Options
from foretell.rules.presets import Faces, find_preset, preset_options
from foretell.rules.refusals import InvalidOption
from foretell.terminal.common.parameters import Declaration, taking

_GROUP: Final = "commands-group-game"
_RANGE: Final = re.compile(r"(\d{1,2})(?:\s*(?:-|–|\.\.)\s*(\d{1,2}))?")
_LONGEST_NUMBER: Final = 9
_R = TypeVar("_R")

VALUES: Final[Mapping[str, str | None]] = {
    "players": "number",
    "deal": "shared|one_suit",
    "bidding": "open|hidden|secret",
    "even_bid": "free|not_leader|never",
    "winning_wizard": "first|last",
    "clairvoyance": None,
    "follow_after_wizard": None,
    "first_dealer": "dealer",
    "hand_sizes": "sizes",
    "edition": "classic|fantasy",
}
"""Every option of a game, with what stands for its value in a help page; None for a switch."""


def flag(option: str) -> str:
    """Return the flag of an option: ``--even-bid`` for ``even_bid``."""
    return "--" + option.replace("_", "-")


@dataclass(frozen=True, slots=True)
class Chosen:
    """What a command line says of the options of a game.

    Attributes:
        preset: the name of a preset, or None.
        given: the options given beside it, by their names, as they were typed.
    """

    preset: str | None
    given: Mapping[str, object]

    @classmethod
    def among(cls, arguments: Mapping[str, Any]) -> Self:
        """Return what the arguments of a command say."""
        given = {option: arguments[option] for option in VALUES if arguments[option] is not None}
        return cls(arguments["preset"], given)

    @property
    def flags(self) -> tuple[str, ...]:
        """The flags that were given."""
        preset = () if self.preset is None else ("--preset",)
        return (*preset, *map(flag, self.given))

    @property
    def language(self) -> str | None:
        """The language of the preset, None when it has none.

        Raises:
            UnknownPreset: when there is no preset of that name.
        """
        return None if self.preset is None else find_preset(self.preset).language

    @property
    def faces(self) -> Faces:
        """What the number cards show when nothing else is said.

        Raises:
            UnknownPreset: as ``language``.
        """
        return Faces.LETTERS if self.preset is None else find_preset(self.preset).faces

    def options(self) -> Options:
        """Return the options of the game.

        Raises:
            UnknownPreset: as ``language``.
            Refusal: when a value cannot be, or options do not go together.
        """
        given = {option: _parsed(option, value) for option, value in self.given.items()}
        try:
            if self.preset is None:
                return Options.from_json(given)
            return preset_options(self.preset, given)
        except InvalidOption as refusal:
            typed = self.given.get(refusal.option, refusal.value)
            raise InvalidOption(refusal.option, str(typed), refusal.allowed) from None


def taking_options(function: Callable[..., _R]) -> Callable[..., _R]:
    """Declare ``--preset`` and the flags of all options; they come as ``**chosen``."""
    return taking(*_parameters())(function)


def _parameters() -> Iterator[Parameter]:
    yield _parameter("preset", "preset")
    for option, value in VALUES.items():
        yield _parameter(option, value)


def _parameter(name: str, value: str | None) -> Parameter:
    declared = flag(name) if value is not None else f"{flag(name)}/--no-{flag(name)[2:]}"
    told = Declaration((declared,), f"commands-option-{name.replace('_', '-')}", value, _GROUP)
    kind = bool if value is None else str
    return Parameter(
        name, Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[kind | None, told]
    )


def _parsed(option: str, value: Any) -> object:
    """Return a value as records have it; what cannot be read stays, to be refused as it is."""
    match option:
        case "players" | "first_dealer":
            return int(value) if value.isdecimal() and len(value) <= _LONGEST_NUMBER else value
        case "hand_sizes":
            return hand_sizes(value) or value
        case _:
            return value


def hand_sizes(text: str) -> tuple[int, ...]:
    """Return the hand sizes that a text lists, with ranges up or down; () when it cannot be read.

    >>> hand_sizes("1-4, 3, 2..1")
    (1, 2, 3, 4, 3, 2, 1)
    """
    sizes: list[int] = []
    for part in text.split(","):
        found = _RANGE.fullmatch(part.strip())
        if not found:
            return ()
        first = int(found[1])
        last = int(found[2] or first)
        sizes.extend(range(first, last + 1) if first <= last else range(first, last - 1, -1))
    return tuple(sizes)
