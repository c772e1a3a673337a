"""A table as this node's connections reach it, held by any node."""

import asyncio
from collections.abc import Awaitable, Callable
from collections.abc import Set as AbstractSet
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, assert_never

import structlog

from foretell.errors import Refusal
from foretell.protocol import codec
from foretell.protocol.client import Command
from foretell.protocol.table_codec import command_of
from foretell.server.clock import Clock
from foretell.server.cluster import messages
from foretell.server.cluster.bus import Bus
from foretell.server.cluster.presence_writer import PresenceWriter
from foretell.server.live.answers import repeated
from foretell.server.live.broadcaster import Broadcaster
from foretell.server.live.presence import Presence
from foretell.server.live.table_actor import NotOwner, TableActor
from foretell.server.live.table_log import OtherHistory, TableLog
from foretell.server.live.table_registry import HeldElsewhere, UnknownCode
from foretell.server.refusals import Draining, TableDamaged
from foretell.server.storage.faults import StoreDamaged, StoreUnavailable, UnknownTable
from foretell.server.storage.store import Store
from foretell.server.storage.values import Row, Whereabouts
from foretell.table.context import TableContext
from foretell.table.decide import decide
from foretell.table.permissions import Person

PATIENCE: Final = 2.0
"""Seconds before a command is sent again, or in another way."""
REFRESH: Final = 1.0
"""The longest wait of a reconnecting client for the newest rows, in seconds."""
POLL: Final = 0.25
"""Seconds between checks for an answer in the store."""
RETRY: Final = 0.05
"""Seconds before asking again after a node replied that it does not hold the table."""


_log = structlog.get_logger()


@dataclass(frozen=True, slots=True, kw_only=True)
class NodeContext:
    """The services of a node for its routes."""

    node: str
    store: Store
    bus: Bus
    clock: Clock
    context: TableContext
    presence: PresenceWriter
    actor: Callable[[str, Broadcaster], Awaitable[TableActor]]
    """Takes a table, or raises ``HeldElsewhere`` or ``UnknownCode``."""
    log_damage: Callable[[str], None]
    """Logs that a table's log cannot be read."""
    look: Callable[[], None]
    """Requests a poll of the store now."""
    hurry: Callable[[], None]
    """Requests frequent polls for a while, when the bus does not suffice."""


class Route:
    """Leads to the table's actor here, or follows the table's log and forwards commands.

    It can switch between the two at any time, unnoticed by viewers: the broadcaster is the same.

    Args:
        code: the table's code.
        around: the node.
    """

    def __init__(self, code: str, around: NodeContext) -> None:
        self.code = code
        self.broadcaster = Broadcaster(TableLog(code, around.clock))
        self.closed = asyncio.Event()
        self.fault: Refusal | None = None
        """The fault of the store that closed the route, if any."""
        self.is_broken = False
        """Whether it was closed by a fault of the store or an internal error."""
        self.actor: TableActor | None = None
        """The table's actor while this node holds the table."""
        self._around = around
        self._presence = Presence(around.clock.ticks())
        self._elsewhere: AbstractSet[str] = frozenset()
        self._holder = ""
        self._moved = asyncio.Event()
        self._stirred = asyncio.Event()
        self._asking = 0

    @property
    def is_idle(self) -> bool:
        """Whether nobody uses the table at this node."""
        if self.broadcaster.subscribers or self._asking:
            return False
        return self.actor is None or self.actor.is_idle

    async def settle(self) -> None:
        """Take the table if it is free, else follow it.

        Raises:
            UnknownCode: when the table does not exist.
            StoreUnavailable, TableDamaged: when the store is at fault.
            OtherHistory: when the log contradicts the known one.
        """
        self._moved.clear()
        try:
            actor = await self._around.actor(self.code, self.broadcaster)
        except HeldElsewhere as held:
            self.actor, self._holder = None, held.node
            await self._read_on()
        else:
            self.actor, self._holder = actor, ""
            self.broadcaster = actor.broadcaster
            actor.attend(self._presence)
        self._stir()

    async def run(self) -> None:
        """Maintain the route until it is closed or the table is deleted."""
        try:
            while True:
                await (self._moved if self.actor is None else self.actor.closed).wait()
                if self.closed.is_set():
                    break
                if self.actor is not None and self.actor.fault is not None:
                    self._fail(self.actor.fault)
                    break
                await self.settle()
        except (UnknownCode, Draining):
            _log.info("table gone from here", table=self.code)
        except (StoreUnavailable, TableDamaged) as fault:
            self._fail(fault)
        except OtherHistory:
            self._begin_anew()
        except Exception:  # noqa: BLE001 - an error at one table must not affect others
            _log.exception("route closed by an error", table=self.code)
            self.is_broken = True
        finally:
            self.close()

    def close(self) -> None:
        """Close the route; the actor ends after the commit in progress."""
        self.closed.set()
        self._moved.set()
        if self.actor is not None:
            self.actor.close()
        self._stir()
        self.broadcaster.wake()

    async def ask(self, person: Person, command: Command) -> bytes:
        """Return the answer to a command, from the node that holds the table.

        Raises:
            NotOwner: when the route is closed before there is an answer.
            StoreUnavailable: when the node that holds the table cannot write.
        """
        self._asking += 1
        try:
            while not self.closed.is_set():
                actor = self.actor
                answer = (
                    await self._forward(person, command)
                    if actor is None
                    else await self._ask_at(actor, person, command)
                )
                if answer is not None:
                    return answer
        finally:
            self._asking -= 1
        raise NotOwner

    async def refresh(self) -> None:
        """See ``Table``; the wait for the store is limited."""
        if self.actor is None:
            with suppress(TimeoutError):
                async with asyncio.timeout(REFRESH):
                    await self._catch_up()

    def arrive(self, person: str) -> None:
        """Count a connection of a person here."""
        self._presence.arrive(person)
        self._presence_changed(person)

    def depart(self, person: str) -> None:
        """Discount a closed connection."""
        self._presence.depart(person, self._around.clock.ticks())
        self._presence_changed(person)

    def hear(self, body: bytes) -> None:
        """Process news of the table from another node."""
        news = messages.decode_news(body)
        match news:
            case messages.RowAdded(seq, at, entries, token, before):
                log = self.broadcaster.log
                is_next = seq == log.rows + 1 and token and before == log.epoch
                if self.actor is None and is_next:
                    try:
                        log.hear(Row(seq, at, entries, token))
                    except TableDamaged as fault:
                        self._fail(fault)
                        return
                    self.broadcaster.wake()
                    self._show_presence()
                    self._stir()
                elif seq > log.rows:  # rows were missed, or the table was lost
                    self._around.look()
            case messages.PresenceChanged():
                self._around.look()
            case messages.BotsWait(wait):
                if self.actor is None:
                    self.broadcaster.show_waiting(bots_wait=wait)
            case None:
                pass
            case _:
                assert_never(news)

    async def learn(self, where: Whereabouts | None, elsewhere: AbstractSet[str]) -> None:
        """Process the state of the table in the store.

        Args:
            where: the table's holder and rows, None if it was deleted.
            elsewhere: the persons connected to it at other nodes.
        """
        if where is None:
            self.close()
            return
        if elsewhere != self._elsewhere:
            self._elsewhere = elsewhere
            self._presence.see_elsewhere(elsewhere, self._around.clock.ticks())
            self._show_presence()
        if self.actor is not None:
            if where.node not in {None, self._around.node}:
                self.actor.close()
            return
        if where.node in {None, self._around.node}:
            self._moved.set()
        elif where.node != self._holder:
            self._holder = where.node or ""
            self._stir()
        if where.rows != self.broadcaster.log.rows:
            await self._catch_up()

    def lose(self, holder: str) -> None:
        """Take the table if its holder was the given node, which has released it."""
        if self.actor is None and self._holder == holder:
            self._moved.set()

    async def _ask_at(self, actor: TableActor, person: Person, command: Command) -> bytes | None:
        try:
            return await actor.ask(person, command)
        except NotOwner:
            while self.actor is actor and not self.closed.is_set():
                await self._stirred.wait()
            return None

    async def _forward(self, person: Person, command: Command) -> bytes | None:
        """Return the answer of the node that holds the table, None to try again."""
        holder, around = self._holder, self._around
        asked = messages.Asked(self.code, person.id, person.name, codec.encode(command))
        message = messages.encode(asked)
        reply = await around.bus.request(messages.asked_of(holder), message, within=PATIENCE)
        if reply is not None:
            match messages.decode_reply(reply):
                case messages.Answered(body):
                    return body
                case messages.Unwell(why, retry_after):
                    raise StoreUnavailable(why, retry_after)
                case messages.NotHere():
                    around.look()
                    await self._until_stirred(RETRY)
                    return None
                case other:
                    assert_never(other)
        return await self._leave(person, command, message)

    async def _leave(self, person: Person, command: Command, message: bytes) -> bytes | None:
        """Leave a command in the store, and return the answer found there, None to try again."""
        holder, around = self._holder, self._around
        around.hurry()
        refusal = await self._passing_refusal(person, command)
        if refusal is not None:
            return refusal
        try:
            await around.store.inbox.put(self.code, person.id, message, at=around.clock.now())
        except UnknownTable:
            self.close()
            return None
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        while self._holder == holder and not self.closed.is_set() and loop.time() < until:
            await self._until_stirred(POLL)
            answer = await around.store.log.answer(self.code, person.id, command.id)
            if answer is not None:
                return repeated(answer, command)
        return None

    async def _passing_refusal(self, person: Person, command: Command) -> bytes | None:
        """Return the refusal of a command by a stranger; such answers are never stored."""
        await self._catch_up()
        if self.closed.is_set():
            return None
        state = self.broadcaster.log.state
        if state.seat_of(person.id) is None:
            try:
                decide(state, command_of(command), person, self._around.context)
            except Refusal as refusal:
                return codec.encode(codec.refused(refusal, command.id))
        return None

    async def _catch_up(self) -> None:
        """Read the newest rows, or close the route if that is impossible."""
        try:
            await self._read_on()
        except TableDamaged as fault:
            self._fail(fault)
        except OtherHistory:
            self._begin_anew()

    async def _read_on(self) -> None:
        try:
            rows = await self._around.store.log.rows(self.code, after=self.broadcaster.log.overlap)
        except StoreDamaged as fault:
            raise TableDamaged(self.code) from fault
        slices = self.broadcaster.log.catching_up(rows)
        while self.actor is None and next(slices, self) is None:  # a local actor reads by itself
            await asyncio.sleep(0)
        if self.actor is None:
            self.broadcaster.wake()
            self._show_presence()
            self._stir()

    def _fail(self, fault: Refusal) -> None:
        """Close the route because of a fault of the store, which affects all nodes."""
        if isinstance(fault, TableDamaged):
            self._around.log_damage(self.code)
        self.fault, self.is_broken = fault, True
        self.close()

    def _begin_anew(self) -> None:
        """Close the route because the store has lost rows; returning clients get the new log."""
        _log.warning("the store has lost rows", table=self.code, known=self.broadcaster.log.rows)
        self.is_broken = True
        self.close()

    def _presence_changed(self, person: str) -> None:
        self._around.presence.note(self.code, person, self._presence.sockets_of(person))
        self._show_presence()

    def _show_presence(self) -> None:
        if self.actor is not None:
            self.actor.presence_changed()
        elif self.broadcaster.log.rows:
            self.broadcaster.show_present(self._presence.present(self.broadcaster.log.state))

    def _stir(self) -> None:
        self._stirred.set()
        self._stirred = asyncio.Event()

    async def _until_stirred(self, seconds: float) -> None:
        try:
            async with asyncio.timeout(seconds):
                await self._stirred.wait()
        except TimeoutError:
            pass
