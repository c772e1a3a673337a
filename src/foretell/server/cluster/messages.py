"""Messages between nodes; any may be lost, so the store alone is authoritative."""

from typing import Final, TypeVar

import msgspec

from foretell.server.storage.faults import Why


class _Message(msgspec.Struct, frozen=True, tag_field="type", array_like=True):
    """The base of all messages; later versions may append fields."""


class RowAdded(_Message, frozen=True, tag="row"):
    """A row of a table's log was committed."""

    seq: int
    at: int
    entries: bytes
    token: int = 0
    """The token under which it was written; 0 from earlier versions."""
    before: int = 0
    """The token of the row before it."""


class PresenceChanged(_Message, frozen=True, tag="presence"):
    """The presence in the store has changed."""


class BotsWait(_Message, frozen=True, tag="bots_wait"):
    """The table's bots begin or cease to wait."""

    wait: bool


News = RowAdded | PresenceChanged | BotsWait
"""Messages to all nodes that show a table."""


class Asked(_Message, frozen=True, tag="asked"):
    """A forwarded command, as the client sent it."""

    table: str
    person: str
    name: str
    command: bytes


class Answered(_Message, frozen=True, tag="answered"):
    """The answer to a command, as sent to the client."""

    body: bytes


class NotHere(_Message, frozen=True, tag="not_here"):
    """The table is not held by this node."""


class CannotWrite(_Message, frozen=True, tag="unwell"):
    """The table is held by this node, but the store is not writable."""

    why: Why
    retry_after: int


Reply = Answered | NotHere | CannotWrite

NODES: Final = "foretell.nodes"
"""The subject on which a node publishes its name after releasing its tables."""

_Kind = TypeVar("_Kind")

encode: Final = msgspec.msgpack.Encoder().encode
_news: Final[msgspec.msgpack.Decoder[News]] = msgspec.msgpack.Decoder(News)
_asked: Final = msgspec.msgpack.Decoder(Asked)
_reply: Final[msgspec.msgpack.Decoder[Reply]] = msgspec.msgpack.Decoder(Reply)


def news_subject(code: str) -> str:
    """Return the subject of a table's news."""
    return f"foretell.table.{code}"


def command_subject(node: str) -> str:
    """Return the subject of commands forwarded to a node."""
    return f"foretell.ask.{node}"


def decode_news(body: bytes) -> News | None:
    """Return decoded news; None if this version does not know them."""
    return _decoded(_news, body)


def decode_asked(body: bytes) -> Asked | None:
    """Return a decoded command; None if this version does not know it."""
    return _decoded(_asked, body)


def decode_reply(body: bytes) -> Reply:
    """Return a decoded reply; ``NotHere`` if this version does not know it."""
    return _decoded(_reply, body) or NotHere()


def _decoded(decoder: msgspec.msgpack.Decoder[_Kind], body: bytes) -> _Kind | None:
    try:
        return decoder.decode(body)
    except msgspec.MsgspecError:
        return None
