"""The single writer of a table, which puts all its events in order."""

import asyncio
from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final, Protocol, TypeAlias

from foretell.errors import Refusal
from foretell.protocol.client import Command
from foretell.protocol.codec import encode, encode_events, refused
from foretell.protocol.server import Done
from foretell.protocol.table_codec import command_of
from foretell.server import tracing
from foretell.server.live.answers import AnswerBook, answer_to, repeated
from foretell.server.live.bots.pool import BotPool
from foretell.server.live.bots.thinker import Thinker
from foretell.server.live.broadcaster import Broadcaster
from foretell.server.live.presence import Presence
from foretell.server.live.summary import members_of, summary_of
from foretell.server.live.tables import NotOwner
from foretell.server.live.to_record import record_of
from foretell.server.metrics import COMMITTED, REFUSED
from foretell.server.refusals import TableDamaged
from foretell.server.storage.faults import AlreadyAnswered, StoreDamaged, StoreUnavailable
from foretell.server.storage.repositories import LogRepository
from foretell.server.storage.values import Answer, AnswerKey, Commit, GameRecord, Row
from foretell.table.bounds import may_change
from foretell.table.context import TableContext
from foretell.table.decide import decide, decide_system
from foretell.table.decision import Decision
from foretell.table.events import Resumed
from foretell.table.permissions import Person
from foretell.table.seats import hand_back
from foretell.table.system_commands import HandBack, Resume, SystemCommand
from foretell.table.timers import Timer, is_attended, next_timer

if TYPE_CHECKING:
    from opentelemetry.context import Context

MOST_REFUSALS: Final = 1_000
"""Refusals remembered for a table."""
MOST_WAITING: Final = 256
"""Commands that may be queued for one table."""


class TableBusy(Refusal, code="table/busy"):
    """Too many commands are queued for the table; this one was not executed and can be repeated."""


class TableObserver(Protocol):
    """Is notified of what happens at the tables of this node, to pass it on to other nodes."""

    def row_committed(self, code: str, row: Row, before: int) -> None:
        """Process a row that was committed after one with the token ``before``."""

    def bots_wait(self, code: str, *, wait: bool) -> None:
        """Process that a table's bots begin or cease to wait."""

    def tables_released(self, node: str) -> None:
        """Process that this node has released all its tables."""


@dataclass(frozen=True, slots=True)
class _Asked:
    person: Person
    command: Command
    answer: "asyncio.Future[bytes]"
    in_store: bool
    """Whether even a refusal is written to the store."""
    trace: "Context | None" = None
    """Its trace context."""

    def reply(self, body: bytes) -> None:
        """Set the answer, if the caller is still waiting."""
        if not self.answer.done():
            self.answer.set_result(body)


_Job: TypeAlias = _Asked | SystemCommand


class TableActor:
    """Processes commands one by one: decides, commits, and only then answers and broadcasts.

    A refusal changes nothing, so it is remembered for a while but not written: decided again, the
    same command is refused again, or accepted if it has become legal. The store must still confirm
    the lease, since a replaced actor might refuse a command that was executed long ago.
    """

    def __init__(
        self,
        broadcaster: Broadcaster,
        store: LogRepository,
        *,
        token: int,
        context: TableContext,
        answers: Iterable[Answer] = (),
        bots: BotPool | None = None,
        observer: TableObserver | None = None,
    ) -> None:
        self.broadcaster = broadcaster
        self.log = broadcaster.log
        self.token = token
        self.closed = asyncio.Event()
        self.fault: Refusal | None = None
        """The fault of the store that ended the actor, if any."""
        self.presence = Presence(self.log.clock.ticks())
        self._store = store
        self._context = context
        self._kept = AnswerBook(answers, now=self.log.time.now())
        """Answers in the store."""
        self._refusals = AnswerBook(most=MOST_REFUSALS)
        """Answers that are not in the store."""
        self._observer = observer
        self._thinker = None if bots is None else Thinker(bots, wake=self._look_again)
        self._asked: asyncio.Queue[_Asked | None] = asyncio.Queue(MOST_WAITING)
        self._rested = self.log.state.is_playing
        """Whether a game is in progress that nobody attended at the last check."""
        broadcaster.set_presence(self.presence)

    async def ask(self, person: Person, command: Command, *, in_store: bool = False) -> bytes:
        """Return the answer to a command, once it is committed.

        With ``in_store``, even a refusal is written to the store, for another node to find.

        Raises:
            NotOwner: when the table is lost or the actor closed before there is an answer.
        """
        answer_before = self._given(person, command)
        if answer_before is not None:
            return answer_before
        if self.closed.is_set():
            raise NotOwner
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        with tracing.span("command", kind=type(command).__name__):
            asked = _Asked(person, command, answer, in_store, tracing.here())
            try:
                self._asked.put_nowait(asked)
            except asyncio.QueueFull:
                return encode(refused(TableBusy(), command.id))
            return await answer

    async def refresh(self) -> None:
        """See ``Table``: the broadcaster has all that this actor has acknowledged."""

    def arrive(self, person: str) -> None:
        """Count a connection of a person."""
        self.presence.arrive(person)
        self.presence_changed()

    def depart(self, person: str) -> None:
        """Count a connection less."""
        self.presence.depart(person, self.log.clock.ticks())
        self.presence_changed()

    def attend(self, presence: Presence) -> None:
        """Use a presence that is maintained by its owner, who calls ``presence_changed``."""
        self.presence = presence
        self.presence_changed()

    def presence_changed(self) -> None:
        """Update the broadcast and the timers after a change of presence."""
        self.broadcaster.show_presence(self.presence)
        self._look_again()

    @property
    def is_idle(self) -> bool:
        """Whether nobody watches the table and no command is queued."""
        return not self.broadcaster.subscribers and self.presence.is_empty and self._asked.empty()

    def close(self) -> None:
        """Stop after the commit in progress."""
        if not self.closed.is_set():
            self.closed.set()
            if not self._asked.full():
                self._asked.put_nowait(None)

    async def run(self) -> None:
        """Process commands and timers until the actor is closed or loses the table.

        Raises:
            StaleToken: when another node has taken the table.
            StoreUnavailable, StoreDamaged: when a commit could not be written; the state is
                unchanged.
        """
        self._prepare_bots()
        try:
            while not self.closed.is_set():
                job = await self._next()
                if job is not None:
                    await self._do(job)
        except StoreUnavailable as fault:
            self.fault = fault
            raise
        except StoreDamaged:
            self.fault = TableDamaged(self.log.code)
            raise
        finally:
            self.closed.set()
            if self._thinker is not None:
                self._thinker.drop()
            while not self._asked.empty():
                asked = self._asked.get_nowait()
                if asked is not None and not asked.answer.done():
                    asked.answer.set_exception(NotOwner())
            self.broadcaster.wake()

    async def _next(self) -> _Job | None:
        if not self._asked.empty():
            return self._asked.get_nowait()
        first, now = self._next_timer(), self.log.time.now()
        if self._thinker is not None:
            self._thinker.begin(self.log.state, first, now=now)
            self._show_waiting(self._thinker)
        if first is None:
            return await self._asked.get()
        wait = (first.at - now) / 1_000
        if wait <= 0:
            job = first.command if self._thinker is None else self._thinker.decided(first.command)
            if job is None:
                return await self._asked.get()
            await asyncio.sleep(0)  # bots without a pace must not block the event loop
            return job if self._asked.empty() else self._asked.get_nowait()
        try:
            async with asyncio.timeout(wait):
                return await self._asked.get()
        except TimeoutError:
            return None

    def _next_timer(self) -> Timer | None:
        state = self.log.state
        gone = self.presence.gone(state, self.log.time)
        if not is_attended(state, gone):
            self._rested = state.is_playing
            return None
        self._rested = self._rested and state.is_playing
        return Timer(0, Resume()) if self._rested and may_change(state) else next_timer(state, gone)

    async def _do(self, job: _Job) -> None:
        if not isinstance(job, _Asked):
            self._rested = self._rested and not isinstance(job, Resume)
            with tracing.span("table acts", kind=type(job).__name__):
                await self._act(job)
            return
        answer_before = self._given(job.person, job.command)
        if answer_before is not None:
            job.reply(answer_before)
            return
        try:
            with tracing.span("carry out", parent=job.trace):
                await self._carry_out(job)
        except AlreadyAnswered as done:  # longer ago than this actor remembers
            job.reply(repeated(done.answer, job.command))
        finally:
            if not job.answer.done():
                job.answer.set_exception(NotOwner())

    async def _act(self, job: SystemCommand) -> None:
        with tracing.span("decide"):
            decision = decide_system(self.log.state, job, self._context)
        await self._commit(decision)

    async def _carry_out(self, job: _Asked) -> None:
        command, person = job.command, job.person
        refused_before = self._refusals.find(person.id, command.id)
        if refused_before is not None and not job.in_store:
            await self._reply_refusal(refused_before, job)
            return
        try:
            with tracing.span("decide"):
                state, context = self.log.state, self._context
                decision = decide(
                    state,
                    command_of(command),
                    person,
                    context,
                    attendance=self.presence.attendance(state, self.log.time),
                    version=command.version,
                )
        except Refusal as refusal:
            REFUSED.labels(refusal.code).inc()
            for back in hand_back(self.log.state, person):
                await self._act(HandBack(back.seat))
            await self._refuse(encode(refused(refusal, command.id)), job)
        else:
            resumes = self._rested and state.is_playing  # the command came before the timer
            if resumes:
                decision = replace(decision, events=(Resumed(), *decision.events))
            await self._commit(decision, job)
            self._rested = self._rested and not resumes

    async def _refuse(self, body: bytes, job: _Asked) -> None:
        answer = answer_to(job.person.id, job.command, body, at=self.log.time.now())
        if job.in_store:
            forgotten = self._kept.surplus(answer.person)
            commit = Commit(self.log.code, self.token, answer=answer, forgotten=forgotten)
            await self._store.append(commit)
            self._kept.keep(answer)
            job.reply(body)
        else:
            self._refusals.keep(answer)
            await self._reply_refusal(answer, job)

    async def _reply_refusal(self, refusal: Answer, job: _Asked) -> None:
        """Reply with a refusal, unless the store knows that the command was executed long ago."""
        key = job.person.id, job.command.id
        stored = await self._store.answer(self.log.code, *key, token=self.token)
        job.reply(repeated(stored or refusal, job.command))

    def _given(self, person: Person, command: Command) -> bytes | None:
        answer = self._kept.find(person.id, command.id)
        return None if answer is None else repeated(answer, command)

    async def _commit(self, decision: Decision, job: _Asked | None = None) -> None:
        log, events, answer = self.log, decision.events, None
        forgotten: tuple[AnswerKey, ...] = ()
        before, now = log.state, log.time.now()
        if job is not None:
            body = encode(Done(job.command.id, log.version + len(events)))
            answer = answer_to(job.person.id, job.command, body, at=now)
            forgotten = self._kept.surplus(answer.person)
        after = decision.after(before, now)
        seats_changed = after.seats is not before.seats
        phases = [(state.game is None, state.is_playing) for state in (before, after)]
        records: tuple[GameRecord, ...] = ()
        if before.is_playing and not after.is_playing and after.game is not None:
            body = record_of(after, log.code).encode()
            records = (GameRecord(after.game.number, now, body),)
        row = Row(log.rows + 1, now, encode_events(events), self.token)
        with tracing.span("commit"), COMMITTED.time():
            await self._store.append(
                Commit(
                    log.code,
                    self.token,
                    row=row,
                    version=log.version + len(events),
                    answer=answer,
                    forgotten=forgotten,
                    summary=summary_of(after) if seats_changed or phases[0] != phases[1] else None,
                    members=members_of(after) if seats_changed else (),
                    records=records,
                )
            )
        with tracing.span("broadcast", viewers=len(self.broadcaster.subscribers)):
            epoch = log.epoch
            log.extend(((row, events),), after)
            self.broadcaster.wake()
            if job is not None and answer is not None:
                self._kept.keep(answer)
                job.reply(answer.body)
            self.broadcaster.show_presence(self.presence)
            if self._observer is not None:
                self._observer.row_committed(log.code, row, epoch)
        if seats_changed:
            self._prepare_bots()

    def _prepare_bots(self) -> None:
        if self._thinker is not None:
            self._thinker.prepare(self.log.state)

    def _show_waiting(self, thinker: Thinker) -> None:
        """Notify everybody when bots begin or cease to wait."""
        wait = thinker.has_to_wait(self.log.state)
        if self.broadcaster.show_waiting(bots_wait=wait) and self._observer is not None:
            self._observer.bots_wait(self.log.code, wait=wait)

    def _look_again(self) -> None:
        """Re-evaluate the timers."""
        if self._asked.empty():
            self._asked.put_nowait(None)
