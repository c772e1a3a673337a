"""One client's side of what is said, over connections that come and go."""

from collections.abc import Callable
from typing import Final, TypeAlias

from foretell.client.table_view import TableView
from foretell.protocol.client import Command, Hello
from foretell.protocol.codec import decode_server, encode
from foretell.protocol.server import Done, Refused, ServerMessage, Welcome

Answer: TypeAlias = Done | Refused

TOO_MANY: Final = "frame/too_many"
NOT_ANSWERS: Final = frozenset({"frame/hello_first", TOO_MANY, "table/busy"})
"""Refusals that say nothing for good: the same command may be asked again."""


class Talk:
    """Keeps what was told and what was asked, so that a new connection goes on where one broke off.

    It does no I/O and reads no clock: frames go in and out.

    >>> from functools import partial
    >>> from foretell.protocol.client import Sit
    >>> talk = Talk("T1", prefix="a")
    >>> talk.ask(partial(Sit, seat=2))
    b'{"type":"sit","id":"a-1","seat":2}'
    >>> talk.connected()[0]
    b'{"type":"hello","table":"T1"}'
    >>> sorted(talk.unanswered)
    ['a-1']

    Args:
        code: the table's.
        prefix: what the ids of commands begin with; another one for each talk of a person at this
            table, at most 40 characters.
    """

    def __init__(self, code: str, *, prefix: str) -> None:
        self.story = TableView(code)
        self.unanswered: dict[str, bytes] = {}
        """Commands by id that have no answer yet, in the order in which they were asked."""
        self.answers: dict[str, Answer] = {}
        """What has been answered, by id; whoever needs it no more may delete it."""
        self.put_off: list[str] = []
        """Ids of commands that the server would not take yet; see ``again``."""
        self.wait = 0
        """Seconds until what was put off may be asked again, as far as the server says."""
        self.is_hello_put_off = False
        """Whether the server would not take the hello yet."""
        self.is_welcome = False
        """Whether this connection's hello was taken."""
        self.last_id = ""
        """The id of the command asked last."""
        self._prefix = prefix
        self._asked = 0
        self._done = 0

    @property
    def is_settled(self) -> bool:
        """Whether every command is answered, and all that it caused has been told."""
        return not self.unanswered and self.story.version >= self._done

    def connected(self) -> tuple[bytes, ...]:
        """Return what to send over a new connection: a hello, and what is unanswered."""
        self.is_welcome = self.is_hello_put_off = False
        self.put_off.clear()
        self.wait = 0
        story = self.story
        hello = Hello(story.code, story.version, story.seat, story.epoch)
        return (encode(hello), *self.unanswered.values())

    def ask(self, make: Callable[[str], Command]) -> bytes:
        """Return the frame of a new command, to be sent now or with the next connection.

        Args:
            make: makes the command from its id.
        """
        self._asked += 1
        self.last_id = f"{self._prefix}-{self._asked}"
        frame = encode(make(self.last_id))
        self.unanswered[self.last_id] = frame
        return frame

    def again(self) -> tuple[bytes, ...]:
        """Return the frames of what was put off, to be sent after a while."""
        if self.is_hello_put_off:
            return self.connected()
        ids = tuple(self.put_off)
        self.put_off.clear()
        self.wait = 0
        return tuple(self.unanswered[name] for name in ids)

    def take(self, frame: bytes | str) -> ServerMessage:
        """Take a frame of the connection opened last, and return what it says.

        Raises:
            Astray, OtherTable: when it does not go on from what is known.
            msgspec.MsgspecError: when it is nothing that a server says.
        """
        message = decode_server(frame)
        self.story.take(message)
        match message:
            case Welcome():
                self.is_welcome = True
                # A server welcomes with all that it has acknowledged; what is missing is lost.
                self._done = min(self._done, message.version)
            case Refused(id=None, code=code) if code == TOO_MANY and not self.is_welcome:
                self.is_hello_put_off = True
                self._put_off(message)
            case Done(id=name) | Refused(id=str(name)):
                self._take_answer(name, message)
            case _:
                pass
        return message

    def _take_answer(self, name: str, answer: Answer) -> None:
        if name not in self.unanswered:
            return
        if isinstance(answer, Refused) and answer.code in NOT_ANSWERS:
            if name not in self.put_off:
                self.put_off.append(name)
            self._put_off(answer)
            return
        del self.unanswered[name]
        self.answers[name] = answer
        if isinstance(answer, Done):
            self._done = max(self._done, answer.version)

    def _put_off(self, refused: Refused) -> None:
        wait = refused.fields.get("retry_after")
        if isinstance(wait, int):
            self.wait = max(self.wait, wait)
