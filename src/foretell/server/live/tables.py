"""The tables of a node as its endpoints and connections reach them, held here or elsewhere."""

import asyncio
from collections.abc import Set as AbstractSet
from typing import Protocol

from foretell.errors import Refusal
from foretell.protocol.client import Command
from foretell.rules.options import Options
from foretell.server.clock import Clock
from foretell.server.live.bots.pool import BotPool
from foretell.server.live.broadcaster import Broadcaster
from foretell.server.storage.store import Store
from foretell.table.context import TableContext
from foretell.table.permissions import Person
from foretell.table.settings import TableSettings


class HeldElsewhere(Refusal, code="table/elsewhere"):
    """Another node holds the table; the request can be repeated soon."""

    table: str
    node: str


class UnknownCode(Refusal, code="table/unknown"):
    """No table has this code."""

    table: str


class NotOwner(Exception):
    """The table has moved to another node or was closed here; the command can be sent again."""


class Table(Protocol):
    """A table as a connection reaches it, here or on another node."""

    broadcaster: Broadcaster
    closed: asyncio.Event
    """Set when connections must look the table up again."""
    fault: Refusal | None
    """The store's fault that makes the table unavailable, if any; set before ``closed``."""

    async def refresh(self) -> None:
        """Update the log with everything acknowledged so far, at any node."""

    async def ask(self, person: Person, command: Command) -> bytes:
        """Return the answer to a command, once it is committed.

        Raises:
            NotOwner: when the table is lost or closed before there is an answer.
            StoreUnavailable: when the node that holds the table cannot write.
        """

    def arrive(self, person: str) -> None:
        """Count a connection of a person."""

    def depart(self, person: str) -> None:
        """Discount a closed connection."""


class TableAccess(Protocol):
    """Access to tables by their codes."""

    async def access(self, code: str) -> Table:
        """Return a table.

        Raises:
            UnknownCode: when no table has the code.
            HeldElsewhere: when another node holds the table.
            Draining: when this node has stopped.
            StoreUnavailable: when the store is not writable.
            TableDamaged: when the table's log is unreadable.
        """


class Tables(TableAccess, Protocol):
    """All tables that can be reached from a node: its own, or those of a cluster."""

    store: Store
    clock: Clock
    context: TableContext
    """The tables' context for decisions."""
    alone: bool
    """Whether no other node can be alive."""
    bots: BotPool | None
    """The pool for bots that take time; without it they decide in the event loop."""

    async def start(self) -> None:
        """Open the store, and start what runs in the background."""

    async def stop(self) -> None:
        """Finish pending commits, release all tables for other nodes, and close the store."""

    async def create(self, options: Options, settings: TableSettings, host: Person) -> str:
        """Open a new table with its host on the first seat; return its code.

        Raises:
            UnknownBot, UnknownStyle: when the stand-in is not a known bot.
            TooManyListed: when the host has too many listed tables open.
        """

    def locate(self, person: str, address: str | None) -> None:
        """Note a person's address, which is also charged for their bots' computing time."""

    def broadcaster(self, code: str) -> Broadcaster | None:
        """Return the broadcaster of a table that is open here, None if it is not."""

    def close_idle(self) -> None:
        """Close the tables that nobody here uses."""

    async def present(self, code: str) -> AbstractSet[str]:
        """Return the persons connected at any node to a table that is not open here."""
