"""A client's session at a table, which outlives its connections."""

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from foretell.client.table_view import TableView
from foretell.protocol.client import Command, Hello
from foretell.protocol.codec import decode_server, encode
from foretell.protocol.server import RETRYABLE, TOO_MANY, Done, Refused, ServerMessage, Welcome

Answer: TypeAlias = Done | Refused


class TableSession:
    """Everything received and sent, so that a new connection resumes where one broke off.

    It does no I/O and reads no clock: frames go in and out. Each command names the version of the
    table on which it was decided, so that the server refuses one whose moment has passed.

    >>> from functools import partial
    >>> from foretell.protocol.client import Sit
    >>> session = TableSession("T1", prefix="a")
    >>> session.ask(partial(Sit, seat=2))
    b'{"type":"sit","id":"a-1","seat":2}'
    >>> session.connected()[0]
    b'{"type":"hello","table":"T1"}'
    >>> sorted(session.unanswered)
    ['a-1']

    Args:
        code: the table's code.
        prefix: prefix of command ids, at most 40 characters; different for each session of a
            person at this table.
    """

    def __init__(self, code: str, *, prefix: str) -> None:
        self.view = TableView(code)
        self.unanswered: dict[str, bytes] = {}
        """Frames of unanswered commands by id, in the order in which they were made."""
        self.answers: dict[str, Answer] = {}
        """Answers by command id; the caller may delete those it no longer needs."""
        self.waiting: list[str] = []
        """Ids of commands that no connection has sent yet; see ``withdraw``."""
        self.deferred: list[str] = []
        """Ids of commands that the server refused for now; see ``retry``."""
        self.retry_after = 0
        """Seconds to wait before ``retry``, as far as the server says."""
        self.is_hello_deferred = False
        """Whether the server refused the hello for now."""
        self.is_welcome = False
        """Whether the server has accepted this connection's hello."""
        self.last_id = ""
        """The id of the latest command."""
        self._is_connected = False
        self._prefix = prefix
        self._commands = 0
        self._done = 0

    @property
    def is_settled(self) -> bool:
        """Whether every command is answered and all of its events have arrived."""
        return not self.unanswered and self.view.version >= self._done

    def connected(self) -> tuple[bytes, ...]:
        """Return the frames to send over a new connection: a hello and all unanswered commands."""
        self._is_connected = True
        self.is_welcome = self.is_hello_deferred = False
        self.waiting.clear()
        self.deferred.clear()
        self.retry_after = 0
        view = self.view
        hello = Hello(view.code, view.version, view.seat, view.epoch)
        return (encode(hello), *self.unanswered.values())

    def disconnected(self) -> None:
        """Note that the connection is lost; commands wait for the next one."""
        self._is_connected = self.is_welcome = False

    def ask(self, make: Callable[[str], Command], *, version: int | None = None) -> bytes:
        """Return the frame of a new command, to be sent now or over the next connection.

        Args:
            make: builds the command from its id.
            version: the version of the table that the person has seen (default: the newest).
        """
        self._commands += 1
        self.last_id = f"{self._prefix}-{self._commands}"
        command = make(self.last_id)
        version = self.view.version if version is None else version
        if version:
            command = msgspec.structs.replace(command, version=version)
        frame = encode(command)
        self.unanswered[self.last_id] = frame
        if not self._is_connected:
            self.waiting.append(self.last_id)
        return frame

    def withdraw(self, name: str) -> bool:
        """Withdraw a command by its id; return whether it had not been sent yet."""
        if name not in self.waiting:
            return False
        self.waiting.remove(name)
        del self.unanswered[name]
        return True

    def retry(self) -> tuple[bytes, ...]:
        """Return the frames of deferred commands, to be sent after ``retry_after`` seconds."""
        if self.is_hello_deferred:
            return self.connected()
        ids = tuple(self.deferred)
        self.deferred.clear()
        self.retry_after = 0
        return tuple(self.unanswered[name] for name in ids)

    def receive(self, frame: bytes | str) -> ServerMessage:
        """Decode a frame of the latest connection, apply it and return the message.

        Raises:
            OutOfSync, WrongTable: when it does not continue what has been received.
            msgspec.MsgspecError: when it is not a message of the protocol.
        """
        message = decode_server(frame)
        self.view.apply(message)
        match message:
            case Welcome():
                self.is_welcome = True
                # The welcome covers every event the server has acknowledged; the rest is lost.
                self._done = min(self._done, message.version)
            case Refused(id=None, code=code) if code == TOO_MANY and not self.is_welcome:
                self.is_hello_deferred = True
                self._defer(message)
            case Done(id=name) | Refused(id=str(name)):
                self._take_answer(name, message)
            case _:
                pass
        return message

    def _take_answer(self, name: str, answer: Answer) -> None:
        if name not in self.unanswered:
            return
        if isinstance(answer, Refused) and answer.code in RETRYABLE:
            if name not in self.deferred:
                self.deferred.append(name)
            self._defer(answer)
            return
        del self.unanswered[name]
        self.answers[name] = answer
        if isinstance(answer, Done):
            self._done = max(self._done, answer.version)

    def _defer(self, refused: Refused) -> None:
        seconds = refused.fields.get("retry_after")
        if isinstance(seconds, int):
            self.retry_after = max(self.retry_after, seconds)
