"""A table that another node holds."""

import asyncio
from typing import Final, assert_never

from foretell.errors import Refusal
from foretell.protocol import codec
from foretell.protocol.client import Command
from foretell.protocol.table_codec import command_of
from foretell.server.cluster import messages
from foretell.server.cluster.bus import Bus
from foretell.server.cluster.changes import Changes
from foretell.server.cluster.store_poller import StorePoller
from foretell.server.live.answers import repeated
from foretell.server.live.broadcaster import Broadcaster
from foretell.server.live.presence import Presence
from foretell.server.live.table_log import OtherHistory, catch_up
from foretell.server.live.tables import NotOwner, UnknownCode
from foretell.server.refusals import TableDamaged
from foretell.server.storage.faults import StoreDamaged, StoreUnavailable, UnknownTable
from foretell.server.storage.store import Store
from foretell.server.storage.values import Row
from foretell.table.context import TableContext
from foretell.table.decide import decide
from foretell.table.permissions import Person

REQUEST_TIMEOUT: Final = 2.0
"""Seconds before a command is sent again, or in another way."""
POLL_INTERVAL: Final = 0.25
"""Seconds between checks for an answer in the store."""
RETRY_DELAY: Final = 0.05
"""Seconds before asking again after a node replied that it does not hold the table."""


class RemoteTable:
    """Follows a table's log, and forwards commands to the node that holds the table."""

    def __init__(
        self,
        broadcaster: Broadcaster,
        presence: Presence,
        *,
        holder: str,
        store: Store,
        bus: Bus,
        poller: StorePoller,
        context: TableContext,
    ) -> None:
        self.holder = holder
        self.closed = asyncio.Event()
        self.fault: Exception | None = None
        self._broadcaster = broadcaster
        self._log = broadcaster.log
        self._presence = presence
        self._store = store
        self._bus = bus
        self._poller = poller
        self._context = context
        self._changes = Changes()

    def close(self) -> None:
        """Cease to follow the table."""
        self.closed.set()
        self._changes.notify()

    def presence_changed(self) -> None:
        """Update the broadcast after a change of presence."""
        self._broadcaster.show_presence(self._presence)

    def add(self, row: Row, before: int) -> bool:
        """Add a row that was just committed if it is the next one; return whether it is."""
        log = self._log
        if self.closed.is_set() or row.seq != log.rows + 1 or not row.token or before != log.epoch:
            return False
        try:
            log.follow(row)
        except TableDamaged as fault:
            self._fail(fault)
        else:
            self._log_changed()
        return True

    async def load(self) -> None:
        """Read the newest rows.

        Raises:
            UnknownCode: when the table does not exist.
            StoreUnavailable, TableDamaged: when the store is at fault.
            OtherHistory: when the log contradicts the known one.
        """
        log, known = self._log, self._log.rows
        try:
            rows = await self._store.log.rows(log.code, after=log.overlap)
        except StoreDamaged as fault:
            raise TableDamaged(log.code) from fault
        await catch_up(log, rows, known=known)
        if not log.rows:
            raise UnknownCode(log.code)
        if not self.closed.is_set():
            self._log_changed()

    async def refresh(self) -> None:
        """Read the newest rows, or close the table if they make no sense."""
        try:
            await self.load()
        except (TableDamaged, OtherHistory) as fault:
            self._fail(fault)

    async def ask(self, person: Person, command: Command) -> bytes:
        """Return the answer to a command from the node that holds the table.

        Raises:
            NotOwner: when the table is closed before there is an answer.
            StoreUnavailable: when the node that holds the table cannot write.
        """
        asked = messages.Asked(self._log.code, person.id, person.name, codec.encode(command))
        message = messages.encode(asked)
        while not self.closed.is_set():
            subject = messages.command_subject(self.holder)
            reply = await self._bus.request(subject, message, within=REQUEST_TIMEOUT)
            match None if reply is None else messages.decode_reply(reply):
                case messages.Answered(body):
                    return body
                case messages.CannotWrite(why, retry_after):
                    raise StoreUnavailable(why, retry_after)
                case messages.NotHere():
                    self._poller.poll_now()
                    await self._changes.wait(RETRY_DELAY)
                case None:
                    answer = await self._ask_by_store(person, command, message)
                    if answer is not None:
                        return answer
                case other:
                    assert_never(other)
        raise NotOwner

    async def _ask_by_store(self, person: Person, command: Command, message: bytes) -> bytes | None:
        """Leave a command in the store, and return the answer found there, None to try again."""
        self._poller.poll_often()
        refusal = await self._refusal_to_stranger(person, command)
        if refusal is not None:
            return refusal
        try:
            at = self._log.clock.now()
            await self._store.inbox.put(self._log.code, person.id, message, at=at)
        except UnknownTable:
            self._fail(UnknownCode(self._log.code))
        loop = asyncio.get_running_loop()
        until = loop.time() + REQUEST_TIMEOUT
        while not self.closed.is_set() and loop.time() < until:
            await self._changes.wait(POLL_INTERVAL)
            answer = await self._store.log.answer(self._log.code, person.id, command.id)
            if answer is not None:
                return repeated(answer, command)
        return None

    async def _refusal_to_stranger(self, person: Person, command: Command) -> bytes | None:
        """Return the refusal of a command by a stranger; such answers are never stored."""
        await self.refresh()
        state = self._log.state
        if not self.closed.is_set() and state.seat_of(person.id) is None:
            try:
                decide(state, command_of(command), person, self._context)
            except Refusal as refusal:
                return codec.encode(codec.refused(refusal, command.id))
        return None

    def _log_changed(self) -> None:
        self._broadcaster.wake()
        self.presence_changed()
        self._changes.notify()

    def _fail(self, fault: Exception) -> None:
        self.fault = fault
        self.close()
