"""Mutations of a legal game: a changed value, or a line dropped, doubled or swapped."""

import json
import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from foretell.cards import DECK, Suit

Path = tuple[str | int, ...]

STRANGE: tuple[object, ...] = (
    *(None, True, False, 0, 1, 2, -1, 5, 0.0, 1.0, 2.5, 10**20, "", "0", "1", "2b", "X9"),
    *("draw", "open", "hidden", "secret", "free", "never", "not_leader", "last", "first"),
    *("fantasy", "classic", "shared", "one_suit"),
    *("game", "bid", "played", "trick_won", "finished", "dealt"),
    *([], {}, [0], [None], [[]], [0, 0, 0], [["C1"], ["C2"], ["C3"]], {"a": 1}),
)
CARDS = tuple(map(str, DECK))
SUITS = tuple(suit.letter for suit in Suit)


class Mutation(NamedTuple):
    """The lines after a change, and its description."""

    lines: list[str]
    what: str


def mutate(lines: Sequence[str], chance: random.Random) -> Mutation:
    """Return a random change that makes the lines of a finished legal game illegal."""
    while True:
        at = 0 if chance.random() < 0.1 else chance.randrange(len(lines))
        change = chance.choice((_set, _set, _set, _set, _drop, _double, _swap))
        after = change(lines, at, chance)
        if after is not None and after != list(lines):
            return Mutation(after, f"{change.__name__[1:]} line {at + 1}: {lines[at]}")


def _set(lines: Sequence[str], at: int, chance: random.Random) -> list[str] | None:
    line = json.loads(lines[at])
    path = chance.choice(list(_paths(line)))
    new = _another(_get(line, path), chance)
    if _is_free(line, path, new):
        return None
    inner = _get(line, path[:-1])
    inner[path[-1]] = new  # type: ignore[index]  # a path leads to a container
    return [*lines[:at], json.dumps(line, separators=(",", ":")), *lines[at + 1 :]]


def _drop(lines: Sequence[str], at: int, _: random.Random) -> list[str] | None:
    """Drop a line, except the last, which would leave a legal unfinished game."""
    return None if at == len(lines) - 1 else [*lines[:at], *lines[at + 1 :]]


def _double(lines: Sequence[str], at: int, _: random.Random) -> list[str] | None:
    """Double a line, except the header, which would add a legal game without events."""
    return None if at == 0 else [*lines[: at + 1], *lines[at:]]


def _swap(lines: Sequence[str], at: int, _: random.Random) -> list[str] | None:
    """Swap two lines, except two bids that are legal in any order."""
    if at == len(lines) - 1:
        return None
    pair = [json.loads(line) for line in lines[at : at + 2]]
    is_hidden = json.loads(lines[0])["options"]["bidding"] != "open"
    if is_hidden and all(line["type"] == "bid" for line in pair):
        return None
    return [*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]


def _is_free(line: dict[str, object], path: Path, new: object) -> bool:
    """Return whether a key may legally have the new value."""
    if line["type"] == "game":
        if path == ("players",):
            return isinstance(new, list) and len(new) == len(line["players"])  # type: ignore[arg-type]  # a list by the format
        return path[0] in {"id", "started", "players"}
    return False


def _another(value: object, chance: random.Random) -> object:
    new = _near(value, chance) if chance.random() < 0.6 else chance.choice(STRANGE)
    return new if json.dumps(new) != json.dumps(value) else _another(value, chance)


def _near(value: object, chance: random.Random) -> object:
    match value:
        case bool():
            return not value
        case int():
            return value + chance.choice((-10, -2, -1, 1, 2, 10))
        case str() if value in CARDS:
            return chance.choice(CARDS)
        case str() if value in SUITS:
            return chance.choice(SUITS)
        case list() if value:
            entry = chance.choice(value)
            shuffled = chance.sample(value, len(value))
            return chance.choice((value[:-1], value[1:], [*value, entry], shuffled, value[::-1]))
        case _:
            return chance.choice(STRANGE)


def _paths(value: object, path: Path = ()) -> Iterator[Path]:
    if path:
        yield path
    match value:
        case dict():
            for key, inner in value.items():
                yield from _paths(inner, (*path, key))
        case list():
            for index, inner in enumerate(value):
                yield from _paths(inner, (*path, index))


def _get(value: object, path: Path) -> object:
    for step in path:
        value = value[step]  # type: ignore[index]  # a path leads through containers
    return value
