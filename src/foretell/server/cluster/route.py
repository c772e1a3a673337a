"""A table as this node's connections reach it, wherever it is held."""

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
"""Seconds until a command is sent again, or in another way."""
REFRESH: Final = 1.0
"""Seconds that a connection which comes back waits for the newest rows."""
POLL: Final = 0.25
"""Seconds between looks for an answer in the store."""
RETRY: Final = 0.05
"""Seconds after a node has said that it does not hold a table."""


_log = structlog.get_logger()


@dataclass(frozen=True, slots=True, kw_only=True)
class NodeContext:
    """What a route needs of its node."""

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
    """Asks for a look into the store now."""
    hurry: Callable[[], None]
    """Asks for frequent looks for a while: the bus does not do."""


class Route:
    """Leads to the table's actor here, or follows the table's log and passes on what is asked.

    Which of the two may change at any time, and those who look at the table do not notice: the
    broadcaster is the same.

    Args:
        code: the table's.
        around: the node.
    """

    def __init__(self, code: str, around: NodeContext) -> None:
        self.code = code
        self.broadcaster = Broadcaster(TableLog(code, around.clock))
        self.closed = asyncio.Event()
        self.fault: Refusal | None = None
        """What closed it, where the store was at fault."""
        self.is_broken = False
        """Whether it was closed by a fault, of the store or of ours."""
        self.actor: TableActor | None = None
        """The table's, while it is held here."""
        self._around = around
        self._presence = Presence(around.clock.ticks())
        self._elsewhere: AbstractSet[str] = frozenset()
        self._holder = ""
        self._moved = asyncio.Event()
        self._stirred = asyncio.Event()
        self._asking = 0

    @property
    def is_idle(self) -> bool:
        """Whether nobody needs this node to keep the table at hand."""
        if self.broadcaster.subscribers or self._asking:
            return False
        return self.actor is None or self.actor.is_idle

    async def settle(self) -> None:
        """Take the table if it is free, else follow it.

        Raises:
            UnknownCode: when there is no such table.
            StoreUnavailable, TableDamaged: when the store is at fault.
            OtherHistory: when the log is not the one that is known here.
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
        """Keep the route good until it is closed, or the table is gone."""
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
        except Exception:  # noqa: BLE001 - one table's trouble is not the others'
            _log.exception("route closed by an error", table=self.code)
            self.is_broken = True
        finally:
            self.close()

    def close(self) -> None:
        """Lead nowhere any more, and let the actor end after what is being written."""
        self.closed.set()
        self._moved.set()
        if self.actor is not None:
            self.actor.close()
        self._stir()
        self.broadcaster.wake()

    async def ask(self, person: Person, command: Command) -> bytes:
        """Return the answer to a command, from wherever the table is held.

        Raises:
            NotOwner: when the route is closed before there was one.
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
        """See ``Table``; a store that does not answer is not waited for."""
        if self.actor is None:
            with suppress(TimeoutError):
                async with asyncio.timeout(REFRESH):
                    await self._catch_up()

    def arrive(self, person: str) -> None:
        """Count a connection of a person here."""
        self._presence.arrive(person)
        self._presence_changed(person)

    def depart(self, person: str) -> None:
        """Count a connection less."""
        self._presence.depart(person, self._around.clock.ticks())
        self._presence_changed(person)

    def hear(self, body: bytes) -> None:
        """Take news of the table from another node."""
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
                elif seq > log.rows:  # some were lost, or the table was
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
        """Take what the store says.

        Args:
            where: the table, None when it is gone.
            elsewhere: the persons who are connected to it at other nodes.
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
        """Take the table if this node held it, as that has given it back."""
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
        """Return the answer of the node that holds the table, None to look anew."""
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
        """Leave a command in the store, and return the answer that is left there."""
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
        """Return the refusal of what a stranger may not do: such answers are never left."""
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
        """Read on, or close the route where that cannot be."""
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
        while self.actor is None and next(slices, self) is None:  # an actor here reads by itself
            await asyncio.sleep(0)
        if self.actor is None:
            self.broadcaster.wake()
            self._show_presence()
            self._stir()

    def _fail(self, fault: Refusal) -> None:
        """Close, as the store is at fault: nobody else can lead to the table either."""
        if isinstance(fault, TableDamaged):
            self._around.log_damage(self.code)
        self.fault, self.is_broken = fault, True
        self.close()

    def _begin_anew(self) -> None:
        """Close, as what is known here is not so any more: whoever comes back is told the truth."""
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
