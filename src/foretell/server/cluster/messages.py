"""What nodes say to each other. It is a help, never the truth: any of it may be lost."""

from typing import Final, TypeVar

import msgspec

from foretell.server.storage.faults import Why


class _Message(msgspec.Struct, frozen=True, tag_field="type", array_like=True):
    """A message of any type; later versions may add fields at its end."""


class RowAdded(_Message, frozen=True, tag="row"):
    """A row of a table's log was committed."""

    seq: int
    at: int
    entries: bytes
    token: int = 0
    """Under which it was written; not told by earlier versions."""
    before: int = 0
    """The token of the row before it."""


class PresenceChanged(_Message, frozen=True, tag="presence"):
    """The store knows better by now who is connected."""


class BotsWait(_Message, frozen=True, tag="bots_wait"):
    """The table's bots have to wait from now on, or no longer have to."""

    wait: bool


News = RowAdded | PresenceChanged | BotsWait
"""What is told to every node that shows a table."""


class Asked(_Message, frozen=True, tag="asked"):
    """Somebody asks for something at a table: the command as the client sent it."""

    table: str
    person: str
    name: str
    command: bytes


class Answered(_Message, frozen=True, tag="answered"):
    """The answer, as the client gets it."""

    body: bytes


class NotHere(_Message, frozen=True, tag="not_here"):
    """The table is another node's, or none's."""


class Unwell(_Message, frozen=True, tag="unwell"):
    """The table is held here, and nothing can be written at the moment."""

    why: Why
    retry_after: int


Reply = Answered | NotHere | Unwell

NODES: Final = "foretell.nodes"
"""The subject on which a node's name is told when it has given back its tables."""

Message = TypeVar("Message", bound=_Message)

encode: Final = msgspec.msgpack.Encoder().encode
_news: Final = msgspec.msgpack.Decoder(News)
_asked: Final = msgspec.msgpack.Decoder(Asked)
_reply: Final = msgspec.msgpack.Decoder(Reply)


def news_of(code: str) -> str:
    """Return the subject of a table's news."""
    return f"foretell.table.{code}"


def asked_of(node: str) -> str:
    """Return the subject of what is asked of a node."""
    return f"foretell.ask.{node}"


def decode_news(body: bytes) -> News | None:
    """Return news; None when it is nothing that this version knows."""
    try:
        news: News = _news.decode(body)
    except msgspec.MsgspecError:
        return None
    return news


def decode_asked(body: bytes) -> Asked | None:
    """Return what is asked; None when it is nothing that this version knows."""
    try:
        asked: Asked = _asked.decode(body)
    except msgspec.MsgspecError:
        return None
    return asked


def decode_reply(body: bytes) -> Reply:
    """Return a reply; what this version does not know is none."""
    try:
        reply: Reply = _reply.decode(body)
    except msgspec.MsgspecError:
        return NotHere()
    return reply
