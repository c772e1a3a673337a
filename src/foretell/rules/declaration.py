"""The declaration of an option: its kind of values, its clause, and all that follows from it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final, assert_never

from foretell.rules.schedule import largest_hand

DRAW: Final = "draw"
"""The first dealer when the players draw for the first deal (R3.1)."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several named values."""

    values: type[StrEnum]


@dataclass(frozen=True, slots=True)
class Switch:
    """On or off."""


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number, from ``least`` to ``most`` or, if that is None, to the largest hand."""

    least: int
    most: int | None = None


@dataclass(frozen=True, slots=True)
class Dealer:
    """A seat, or None for a dealer who is drawn."""


@dataclass(frozen=True, slots=True)
class Sizes:
    """The hand sizes of all rounds, or None for the usual ones."""


Kind = Choice | Switch | Number | Dealer | Sizes


class Changes(StrEnum):
    """A part of the game that an option changes."""

    DEAL = "deal"
    BIDS = "bids"
    SIGHT = "sight"
    PLAY = "play"
    WINNER = "winner"


@dataclass(frozen=True, slots=True)
class Values:
    """A condition on a value: to be one of some values, or none of them."""

    values: tuple[object, ...]
    among: bool = True


def one_of(*values: object) -> Values:
    """Return the condition to be one of these values."""
    return Values(values)


def none_of(*values: object) -> Values:
    """Return the condition to be none of these values."""
    return Values(values, among=False)


ON: Final = Values((True,))
"""The condition that a switch is on."""
OFF: Final = Values((False,))
"""The condition that a switch is off."""
Conditions = Mapping[str, Values]
"""Conditions on options by name, all of which have to hold."""


def all_hold(conditions: Conditions, values: Mapping[str, object]) -> bool:
    """Return whether all conditions hold for values by name, as in records."""
    return all((values[name] in one.values) is one.among for name, one in conditions.items())


@dataclass(frozen=True, slots=True, kw_only=True)
class Option:
    """Everything that follows from one option.

    Attributes:
        kind: the kind of its values.
        standard: its standard value, as in records.
        for_two: the standard value in the game for two, if that is another.
        clause: the clause that defines it.
        brings: the clauses that its values bring into play.
        letters: its letters in short texts, with the value that each stands for.
        changes: the parts of the game that it changes; none if it changes names and faces alone.
        place: its place in a form, from 0.
        refines: the option that has to be changed for this one to mean anything, if any.
        is_later: whether it came after the format of records: then records, and with them the keys
            of deals, have it only where it differs from its standard value.
    """

    kind: Kind
    standard: object
    for_two: object = None
    clause: str
    brings: Mapping[str, Values] = field(default_factory=dict)
    letters: Mapping[str, object] = field(default_factory=dict)
    changes: tuple[Changes, ...]
    place: int
    refines: str | None = None
    is_later: bool = False

    def standard_for(self, players: object) -> object:
        """Return the standard value for a number of players, as in records."""
        return self.for_two if players == 2 and self.for_two is not None else self.standard


def examples(kind: Kind) -> tuple[object, ...]:
    """Return values as in records: all if they are few, else one that changes something."""
    match kind:
        case Choice(names):
            return tuple(name.value for name in names)
        case Switch():
            return (False, True)
        case Number(least, most):
            return (least, least + 2) if most is None else tuple(range(least, most + 1))
        case Dealer():
            return (DRAW, 0)
        case Sizes():
            return (None, (1, 3, 5))
        case _:
            assert_never(kind)


def changed_value(option: Option) -> object:
    """Return a value as in records that is not the standard one."""
    return next(value for value in examples(option.kind) if value != option.standard)


def allows(kind: Kind, value: object, players: int) -> bool:
    """Return whether an option may have a value, regardless of all others but the players."""
    match kind:
        case Choice(names):
            return isinstance(value, str) and value in [*names]
        case Switch():
            return isinstance(value, bool)
        case Number(least):
            return _is_whole(value, least, _most(kind, players))
        case Dealer():
            return value is None or value == DRAW or _is_whole(value, 0, players - 1)
        case Sizes():
            return value is None or _are_sizes(value, largest_hand(players))
        case _:
            assert_never(kind)


def allowed(kind: Kind, players: int) -> str:
    """Return the allowed values in short."""
    match kind:
        case Choice(names):
            return ", ".join(names)
        case Switch():
            return "true, false"
        case Number(least):
            return f"{least}–{_most(kind, players)}"
        case Dealer():
            return f"{DRAW}, 0–{players - 1}"
        case Sizes():
            return f"1–{largest_hand(players)}"
        case _:
            assert_never(kind)


def parsed(kind: Kind, value: Any) -> object:
    """Return an allowed value as ``Options`` has it."""
    match kind:
        case Choice(names):
            return names(value)
        case Dealer():
            return None if value == DRAW else value
        case Sizes():
            return None if value is None else tuple(value)
        case _:
            return value


def written(kind: Kind, value: Any) -> object:
    """Return a value of ``Options`` as in records."""
    match kind:
        case Choice():
            return value.value
        case Dealer():
            return DRAW if value is None else value
        case Sizes():
            return None if value is None else list(value)
        case _:
            return value


def _most(number: Number, players: int) -> int:
    return largest_hand(players) if number.most is None else number.most


def _is_whole(value: object, low: int, high: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and low <= value <= high


def _are_sizes(value: object, largest: int) -> bool:
    sizes = value if isinstance(value, list | tuple) else ()
    # by type, not one by one: a client may send tens of thousands
    are_whole = all(issubclass(kind, int) and kind is not bool for kind in set(map(type, sizes)))
    return bool(sizes) and are_whole and min(sizes) >= 1 and max(sizes) <= largest
