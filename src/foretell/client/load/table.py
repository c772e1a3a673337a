"""A table of simulated people who play game after game."""

import asyncio
import time
from collections import deque
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Final, Protocol

from foretell.client.load.frames import OVER, SEATED, ServerFrame, move_from, read
from foretell.client.load.report import Tally
from foretell.protocol.client import CallRematch, Command, Hello, Sit, Start
from foretell.protocol.codec import encode
from foretell.protocol.server import Legal

RETRY_DELAY: Final = 0.05
"""Seconds before a refused move is tried again."""


class Sending(Protocol):
    """A connection that sends messages."""

    def send(self, message: bytes) -> None:
        """Send a message."""


@dataclass(slots=True)
class _Seat:
    """A person at the table."""

    socket: Sending | None = None
    version: int = 0
    """The number of events that the person has received."""
    legal: Legal | None = None
    unanswered: dict[str, bytes] = field(default_factory=dict)
    """Frames of commands by id, to be sent again over the next connection."""


@dataclass(slots=True)
class _Due:
    """The time at which a move is due."""

    at: float
    counts: bool
    """Whether it is measured."""


@dataclass(slots=True)
class _Move:
    """A move in flight: complete when it is answered and all seats have received it."""

    due: _Due
    name: str
    sent: float
    version: int
    """The number of events before it."""
    pending: set[int]
    """Seats that have not received it yet."""


class LoadTable:
    """Plays one random move after the other; the people in all its seats are simulated."""

    def __init__(self, code: str, players: int, *, tally: Tally, choices: Random) -> None:
        self.code = code
        self.seated = 0
        """The number of people who have sat down."""
        self._seats = [_Seat() for _ in range(players)]
        self._tally = tally
        self._choices = choices
        self._ids = map(str, count(1))
        self._owed: deque[_Due] = deque()
        self._move: _Move | None = None
        self._hurries: bool | None = None
        """Whether unscheduled moves are measured; None where every move is scheduled."""
        self._is_waiting = False
        """Whether a refused move waits for its retry."""

    def connected(self, number: int, socket: Sending) -> None:
        """Say hello over a person's new connection; the host sits already."""
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
        """Schedule a move."""
        self._owed.append(_Due(at, counts))
        self._play()

    def hurry(self, *, counts: bool) -> None:
        """Make every move as soon as possible from now on."""
        self._hurries = counts
        self._play()

    def end(self) -> list[float]:
        """Stop, and return the due times of measured moves that were not made."""
        self._hurries = None
        owed = [due.at for due in self._owed if due.counts]
        self._owed.clear()
        if self._move is not None and self._move.due.counts and self._move.pending:
            owed.append(self._move.due.at)
        return owed

    @property
    def owes(self) -> bool:
        """Whether a move is due or in flight."""
        return bool(self._owed) or self._move is not None

    def take(self, number: int, message: bytes) -> None:
        """Handle a message to one of the people."""
        frame, seat = read(message), self._seats[number]
        match frame.type:
            case "welcome":
                seat.version = frame.version
            case "events":
                self._take_events(number, frame)
                if number == 0:
                    self._act_as_host(message)
            case "done" | "refused":
                self._take_answer(seat, frame)
            case "closing":
                self._tally.errors[f"closing: {frame.reason}"] += 1
            case _:
                pass
        self._play()

    def _take_events(self, number: int, frame: ServerFrame) -> None:
        seat, move = self._seats[number], self._move
        seat.version, seat.legal = frame.version, frame.legal
        if move is not None and frame.version > move.version and number in move.pending:
            move.pending.remove(number)
            if not move.pending:
                self._measure(move)
            self._settle(move)

    def _measure(self, move: _Move) -> None:
        tally, now = self._tally, time.perf_counter()
        tally.made += 1
        if move.due.counts:
            tally.responses.append(now - move.due.at)
            tally.seen.append(now - move.sent)

    def _take_answer(self, seat: _Seat, frame: ServerFrame) -> None:
        if frame.id is not None:
            seat.unanswered.pop(frame.id, None)
        move = self._move
        is_moves = move is not None and move.name == frame.id
        if frame.type == "refused":
            self._tally.refused[frame.code] += 1
            if move is not None and is_moves:  # it is still due
                self._owed.appendleft(move.due)
                self._move, self._is_waiting = None, True
                asyncio.get_running_loop().call_later(RETRY_DELAY, self._resume)
        elif move is not None and is_moves:
            if move.due.counts:
                self._tally.answered.append(time.perf_counter() - move.sent)
            move.name = ""
            self._settle(move)

    def _settle(self, move: _Move) -> None:
        if not move.name and not move.pending:
            self._move = None

    def _act_as_host(self, message: bytes) -> None:
        """Count who has sat down, and start the next game after one ends."""
        self.seated += message.count(SEATED)
        if OVER in message:
            self._tally.games += 1
            self._ask(0, CallRematch(next(self._ids)))
            self._ask(0, Start(next(self._ids)))

    def _resume(self) -> None:
        self._is_waiting = False
        self._play()

    def _play(self) -> None:
        """Make the next move if one is due and a seat can act."""
        if self._move is not None or self._is_waiting:
            return
        if not self._owed and self._hurries is None:
            return
        ready = [(seat, legal) for seat, one in enumerate(self._seats) if (legal := one.legal)]
        if not ready:
            return
        number, legal = self._choices.choice(ready)
        now = time.perf_counter()
        due = self._owed.popleft() if self._owed else _Due(now, self._hurries is True)
        name = next(self._ids)
        seats = set(range(len(self._seats)))
        self._move = _Move(due, name, now, self._seats[number].version, seats)
        self._ask(number, move_from(legal, name, self._choices))

    def _ask(self, number: int, command: Command) -> None:
        seat, frame = self._seats[number], encode(command)
        seat.unanswered[command.id] = frame
        if seat.socket is not None:
            seat.socket.send(frame)
