"""A table full of simulated people, who play game after game."""

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from random import Random
from typing import Protocol, TypeAlias

from foretell.client.load.frames import OVER, SEATED, Told, move_from, read
from foretell.protocol.client import CallRematch, ClientMessage, Hello, Sit, Start
from foretell.protocol.codec import encode
from foretell.protocol.server import Legal

Ready: TypeAlias = Callable[[Callable[[], None]], None]
"""Is given what sends the next move of a table, to call it when it is time for one."""


class Sending(Protocol):
    """Something that sends messages."""

    def send(self, message: bytes) -> None:
        """Send a message."""


@dataclass(slots=True)
class Tally:
    """What was seen so far; times are in seconds."""

    games: int = 0
    seen: list[float] = field(default_factory=list)
    """For each move, from sending it until all seats were sent it."""
    answered: list[float] = field(default_factory=list)
    """For each move, from sending it until its answer."""
    refused: Counter[str] = field(default_factory=Counter)
    errors: Counter[str] = field(default_factory=Counter)


@dataclass(slots=True)
class _Move:
    sent: float
    missing: int
    """How many seats have not been told of it."""


class LoadTable:
    """Plays one move after the other; the people on all its seats are simulated.

    Bids have to be open, so that there is one move at a time.

    Args:
        code: the table's.
        tally: where to count.
        choices: of moves.
        ready: says when it is time.
    """

    def __init__(self, code: str, *, tally: Tally, choices: Random, ready: Ready) -> None:
        self.code = code
        self.seats: list[Sending] = []
        """Where to send what each person says, the host first."""
        self.seated = 0
        """How many of them sit."""
        self._tally = tally
        self._choices = choices
        self._ready = ready
        self._ids = map(str, count(1))
        self._unanswered: dict[str, float] = {}
        """When moves were sent that have no answer yet, by their ids."""
        self._untold: dict[int, _Move] = {}
        """Moves of which not all have been told, by the versions at which they were made."""

    def come(self, number: int) -> None:
        """Say first what has to be said, on a connection of its own; the host sits already."""
        self._say(number, Hello(self.code))
        if number:
            self._say(number, Sit(next(self._ids), number))

    def begin(self) -> None:
        """Start the first game."""
        self._say(0, Start(next(self._ids)))

    def take(self, number: int, message: bytes) -> None:
        """Take what one of the people is told."""
        told = read(message)
        match told.type:
            case "events":
                self._take_events(number, told)
                if number == 0:
                    self._lead(message)
            case "done" if told.id in self._unanswered:
                self._tally.answered.append(time.perf_counter() - self._unanswered.pop(told.id))
            case "refused" | "closing":
                self._tally.refused[told.code or told.type] += 1
            case _:
                pass

    def _take_events(self, number: int, told: Told) -> None:
        for version, move in tuple(self._untold.items()):
            if told.since <= version < told.version:
                move.missing -= 1
                if not move.missing:
                    self._tally.seen.append(time.perf_counter() - move.sent)
                    del self._untold[version]
        if told.legal is not None:
            self._ready(partial(self._move, number, told.legal, told.version))

    def _lead(self, message: bytes) -> None:
        """Do what a host does."""
        self.seated += message.count(SEATED)
        if OVER in message:
            self._tally.games += 1
            self._say(0, CallRematch(next(self._ids)))
            self._say(0, Start(next(self._ids)))

    def _move(self, number: int, legal: Legal, version: int) -> None:
        name = next(self._ids)
        move = move_from(legal, name, self._choices)
        self._unanswered[name] = now = time.perf_counter()
        self._untold[version] = _Move(now, len(self.seats))
        self._say(number, move)

    def _say(self, number: int, what: ClientMessage) -> None:
        self.seats[number].send(encode(what))
