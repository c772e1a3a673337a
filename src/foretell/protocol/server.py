"""Messages of servers, as one closed union."""

from typing import Final, Literal

import msgspec

from foretell.protocol.entries import Entry

TOO_MANY: Final = "frame/too_many"
RETRYABLE: Final = frozenset({"frame/hello_first", TOO_MANY, "table/busy"})
"""Codes of temporary refusals: the same message may be sent again."""


class _Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message of any type."""


class Welcome(_Message, frozen=True, tag="welcome"):
    """The answer to ``hello``, sent again when the client's seat or bar changes.

    All entries from ``since`` on follow in at least one message; the client drops any that it has
    from there on.
    """

    table: str
    seat: int | None
    """The client's seat; null for a spectator."""
    since: int
    version: int
    """The current number of entries."""
    epoch: int | None = None
    """The epoch of the table's log, to be repeated in ``hello``."""
    barred_by: str | None = None
    """The name of the host who removed the client's person, until a host readmits them."""


class Legal(msgspec.Struct, frozen=True, omit_defaults=True):
    """The legal actions of the client's seat; kinds that are omitted are not legal now."""

    suits: tuple[str, ...] = ()
    bids: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()


class Events(_Message, frozen=True, tag="events"):
    """Entries in order; the first has the number ``since``."""

    since: int
    events: tuple[Entry, ...]
    to_act: tuple[int, ...] = ()
    """The seats to act after them."""
    legal: Legal | None = None
    """Present when the client's seat is to act."""
    clocks: tuple[int, ...] = ()
    """Milliseconds left on each seat's clock, at a table with clocks."""
    epoch: int | None = None
    """Present when it has changed."""
    waited: int = 0
    """Seconds for which the seats to act have been waited for."""


class Done(_Message, frozen=True, tag="done"):
    """A command was carried out; ``version`` is the number of entries after it.

    It is sent after those entries.
    """

    id: str
    version: int


class Refused(_Message, frozen=True, tag="refused"):
    """A message was refused, and nothing has changed.

    ``id`` is that of the message, even if it fits no type; null if it has none that can be read.
    """

    id: str | None
    code: str
    """A stable code for programs, ``area/what``."""
    clause: str = ""
    """The clause of the rules that refuses, if any."""
    fields: dict[str, object] = {}
    """The fields of the refusal by name."""


class Watchers(msgspec.Struct, frozen=True, omit_defaults=True):
    """The people without a seat who take part in the review of the game that is over."""

    following: int = 0
    """Those who follow the host."""
    apart: int = 0
    """Those who look around by themselves."""
    names: tuple[str, ...] = ()
    """The names of some who follow; strangers have none."""


class Presence(_Message, frozen=True, tag="presence"):
    """Whether the holder of each seat is connected, and whether bots are slowed down.

    Bots are always connected.
    """

    seats: tuple[bool, ...]
    bots_wait: bool = False
    """The host's bots have computed a lot lately, and decide more slowly for now."""
    gone: tuple[int, ...] = ()
    """Seconds since the person of each seat disconnected, 0 for the others; empty when nobody has
    been gone for a second."""
    watchers: Watchers = Watchers()
    """Those connected to the same node as the client."""


Reason = Literal[
    "restart", "too_slow", "too_much", "no_hello", "elsewhere", "unavailable", "signed_out"
]
"""The reason for closing a connection."""


class Closing(_Message, frozen=True, tag="closing"):
    """The last message before the server closes the connection."""

    reason: Reason
    retry_after: float = 0
    """Seconds to wait before reconnecting; after a restart, different for each client."""


class Pong(_Message, frozen=True, tag="pong"):
    """The answer to ``ping``."""


class Later(msgspec.Struct, frozen=True):
    """A message of a later version, which clients ignore."""

    kind: str


Said = Welcome | Events | Done | Refused | Presence | Closing | Pong
"""Messages of this version."""
ServerMessage = Said | Later
"""Messages that a client may receive."""
