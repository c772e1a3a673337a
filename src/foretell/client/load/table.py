"""A table full of simulated people, who play game after game."""

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Final, Protocol

from foretell.client.load.frames import OVER, SEATED, Told, move_from, read
from foretell.client.load.tally import Tally
from foretell.protocol.client import CallRematch, Command, Hello, Sit, Start
from foretell.protocol.codec import encode
from foretell.protocol.server import Legal

AGAIN: Final = 0.05
"""Seconds after which a move that was refused is tried again."""


class Sending(Protocol):
    """Something that sends messages."""

    def send(self, message: bytes) -> None:
        """Send a message."""


@dataclass(slots=True)
class _Seat:
    """A person at the table."""

    socket: Sending | None = None
    version: int = 0
    """How many entries the person was told."""
    legal: Legal | None = None
    unanswered: dict[str, bytes] = field(default_factory=dict)
    """Commands by their ids, to be sent again over the next connection."""


@dataclass(slots=True)
class _Moment:
    """When a move is due."""

    at: float
    counts: bool
    """Whether it is measured."""


@dataclass(slots=True)
class _Move:
    """A move on its way: it is over when it is answered and all seats have been told of it."""

    due: _Moment
    name: str
    sent: float
    version: int
    """How many entries there were before it."""
    untold: set[int]
    """Seats that have not been told of it."""


class LoadTable:
    """Plays one move after the other; the people on all its seats are simulated.

    Args:
        code: the table's.
        players: how many seats it has.
        tally: where to count.
        choices: of moves, and of who makes one where several may.
    """

    def __init__(self, code: str, players: int, *, tally: Tally, choices: Random) -> None:
        self.code = code
        self.seated = 0
        """How many of the persons sit."""
        self._seats = [_Seat() for _ in range(players)]
        self._tally = tally
        self._choices = choices
        self._ids = map(str, count(1))
        self._owed: deque[_Moment] = deque()
        self._move: _Move | None = None
        self._hurries: bool | None = None
        """Whether moves that are made without being due are counted; None where there are none."""
        self._is_waiting = False
        """Whether the last move was refused a moment ago."""

    def connected(self, number: int, socket: Sending) -> None:
        """Take a person's connection, the first one or a new one; the host sits already."""
        seat = self._seats[number]
        seat.socket = socket
        if seat.version:
            socket.send(encode(Hello(self.code, seat.version, number)))
            for frame in seat.unanswered.values():
                socket.send(frame)
            return
        socket.send(encode(Hello(self.code)))
        if number:
            self._ask(number, Sit(next(self._ids), number))

    def begin(self) -> None:
        """Start the first game."""
        self._ask(0, Start(next(self._ids)))

    def due(self, at: float, *, counts: bool) -> None:
        """Owe a move from a moment on."""
        self._owed.append(_Moment(at, counts))
        self._play()

    def hurry(self, *, counts: bool) -> None:
        """Make every move as soon as it can be made from now on."""
        self._hurries = counts
        self._play()

    def end(self) -> list[float]:
        """Make no more moves; return since when those have been due that were not made."""
        self._hurries = None
        owed = [moment.at for moment in self._owed if moment.counts]
        self._owed.clear()
        if self._move is not None and self._move.due.counts and self._move.untold:
            owed.append(self._move.due.at)
        return owed

    @property
    def owes(self) -> bool:
        """Whether a move that is due has not been made."""
        return bool(self._owed) or self._move is not None

    def take(self, number: int, message: bytes) -> None:
        """Take what one of the people is told."""
        told, seat = read(message), self._seats[number]
        match told.type:
            case "welcome":
                seat.version = told.version
            case "events":
                self._take_events(number, told)
                if number == 0:
                    self._lead(message)
            case "done" | "refused":
                self._take_answer(seat, told)
            case "closing":
                self._tally.errors[f"closing: {told.reason}"] += 1
            case _:
                pass
        self._play()

    def _take_events(self, number: int, told: Told) -> None:
        seat, move = self._seats[number], self._move
        seat.version, seat.legal = told.version, told.legal
        if move is not None and told.version > move.version and number in move.untold:
            move.untold.remove(number)
            if not move.untold:
                self._made(move)
            self._settle(move)

    def _made(self, move: _Move) -> None:
        tally, now = self._tally, time.perf_counter()
        tally.made += 1
        if move.due.counts:
            tally.responses.append(now - move.due.at)
            tally.seen.append(now - move.sent)

    def _take_answer(self, seat: _Seat, told: Told) -> None:
        if told.id is not None:
            seat.unanswered.pop(told.id, None)
        move = self._move
        is_moves = move is not None and move.name == told.id
        if told.type == "refused":
            self._tally.refused[told.code] += 1
            if move is not None and is_moves:  # it is still due
                self._owed.appendleft(move.due)
                self._move, self._is_waiting = None, True
                asyncio.get_running_loop().call_later(AGAIN, self._go_on)
        elif move is not None and is_moves:
            if move.due.counts:
                self._tally.answered.append(time.perf_counter() - move.sent)
            move.name = ""
            self._settle(move)

    def _settle(self, move: _Move) -> None:
        if not move.name and not move.untold:
            self._move = None

    def _lead(self, message: bytes) -> None:
        """Do what a host does."""
        self.seated += message.count(SEATED)
        if OVER in message:
            self._tally.games += 1
            self._ask(0, CallRematch(next(self._ids)))
            self._ask(0, Start(next(self._ids)))

    def _go_on(self) -> None:
        self._is_waiting = False
        self._play()

    def _play(self) -> None:
        """Make the move that is due, if it can be made."""
        if self._move is not None or self._is_waiting:
            return
        if not self._owed and self._hurries is None:
            return
        ready = [(seat, legal) for seat, one in enumerate(self._seats) if (legal := one.legal)]
        if not ready:
            return
        number, legal = self._choices.choice(ready)
        now = time.perf_counter()
        moment = self._owed.popleft() if self._owed else _Moment(now, self._hurries is True)
        name = next(self._ids)
        seats = set(range(len(self._seats)))
        self._move = _Move(moment, name, now, self._seats[number].version, seats)
        self._ask(number, move_from(legal, name, self._choices))

    def _ask(self, number: int, command: Command) -> None:
        seat, frame = self._seats[number], encode(command)
        seat.unanswered[command.id] = frame
        if seat.socket is not None:
            seat.socket.send(frame)
