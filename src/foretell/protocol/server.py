"""What a server says: one closed union of messages."""

from typing import Literal

import msgspec

from foretell.protocol.entries import Entry


class _Message(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """A message of any type."""


class Welcome(_Message, frozen=True, tag="welcome"):
    """The answer to ``hello``, and said again when the own seat changes.

    All entries from ``since`` follow, in at least one message. Where it is less than what the
    client has, the client forgets what it has from there on.
    """

    table: str
    seat: int | None
    """The own seat; null for a spectator."""
    since: int
    version: int
    """How many entries there are now."""
    epoch: int | None = None
    """Which history of the table this is; to be said again with ``hello``."""


class Legal(msgspec.Struct, frozen=True, omit_defaults=True):
    """What the own seat may do now; what is left out is not to be done now."""

    suits: tuple[str, ...] = ()
    bids: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()


class Events(_Message, frozen=True, tag="events"):
    """Entries in their order: the first one is number ``since``."""

    since: int
    events: tuple[Entry, ...]
    to_act: tuple[int, ...] = ()
    """The seats that are to act after them."""
    legal: Legal | None = None
    """Present when the own seat is to act."""
    clocks: tuple[int, ...] = ()
    """Milliseconds that each seat has left, at a table with clocks."""
    epoch: int | None = None
    """Present when it is another one than was told before."""


class Done(_Message, frozen=True, tag="done"):
    """A command was carried out; ``version`` counts the entries after it.

    It comes after those entries.
    """

    id: str
    version: int


class Refused(_Message, frozen=True, tag="refused"):
    """Something was refused, and nothing has changed.

    ``id`` is null where a message was beyond reading.
    """

    id: str | None
    code: str
    """What was wrong, ``area/what``: stable, for programs."""
    clause: str = ""
    """The clause of the rules that refuses."""
    fields: dict[str, object] = {}
    """The particulars, by name."""


class Presence(_Message, frozen=True, tag="presence"):
    """Whether the person at each seat is connected, and whether bots take their time.

    A bot is always there.
    """

    seats: tuple[bool, ...]
    bots_wait: bool = False
    """The host's bots have computed much of late, so that they decide more slowly for now."""


Reason = Literal[
    "restart", "too_slow", "too_much", "no_hello", "elsewhere", "unavailable", "signed_out"
]
"""Why a connection is closed."""


class Closing(_Message, frozen=True, tag="closing"):
    """The last message before the server closes the connection."""

    reason: Reason
    retry_after: float = 0
    """Seconds to wait before connecting again; after a restart, different for each client."""


class Pong(_Message, frozen=True, tag="pong"):
    """The answer to ``ping``."""


class Later(msgspec.Struct, frozen=True):
    """Stands for a message that only a later version says; a client lets it pass."""

    kind: str


Said = Welcome | Events | Done | Refused | Presence | Closing | Pong
"""What this version says."""
ServerMessage = Said | Later
"""What a client may hear."""
