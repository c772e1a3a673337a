"""A seat at a server's table: one queue for the connection and the keyboard."""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from contextlib import aclosing, suppress
from dataclasses import dataclass
from functools import partial
from typing import Final

from foretell.bots.explanation import Explanation
from foretell.client.connection import Connection
from foretell.client.daemon_thread import in_daemon_thread
from foretell.client.errors import IMPOSSIBLE, UnreadableMessage
from foretell.client.event_cursor import EventCursor
from foretell.client.refusal_fields import values_of
from foretell.client.table_session import TableSession
from foretell.errors import ForetellError
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation
from foretell.protocol.client import Command, GiveNonce, Sit
from foretell.protocol.server import Done, Events, Presence, Refused, ServerMessage, Welcome
from foretell.table.refusals import Overtaken
from foretell.table.state import Phase
from foretell.terminal.common.table.hints import strongest_advice
from foretell.terminal.join.countdown import LITTLE, Countdown
from foretell.terminal.join.guest import Guest
from foretell.terminal.join.prompt import Question
from foretell.terminal.join.situation import Intent, Request, Situation
from foretell.terminal.join.wire import MS, command_of, silent_seat, situation_of, type_of

GIVE_UP: Final = 120.0
"""Seconds without a connection before giving up."""
_NONCE: Final = 16
"""The length of a nonce in bytes."""


@dataclass(eq=False)
class TurnedAway(ForetellError):
    """Raised when the table refuses a seat, with the code and the fields of the refusal."""

    code: str
    fields: Mapping[str, object]


class Removed(ForetellError):
    """Raised when the person has lost their seat."""


class GivenUp(ForetellError):
    """Raised when the connection has been lost for too long."""


@dataclass(frozen=True, slots=True)
class Typed:
    """A line from the keyboard; None at the end of input."""

    line: str | None


@dataclass(frozen=True, slots=True)
class Lost:
    """A broken connection."""


@dataclass(frozen=True, slots=True)
class Advised:
    """A bot's advice on a decision."""

    decision: SeatObservation
    explanation: Explanation


News = ServerMessage | Typed | Lost | Advised
Heard = News | Exception


class Inbox:
    """Events from the server and the keyboard, in one queue."""

    def __init__(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._queue: asyncio.Queue[Heard] = asyncio.Queue()

    def put(self, event: Heard) -> None:
        """Add an event, from the thread of the loop."""
        self._queue.put_nowait(event)

    def typed(self, line: str | None) -> None:
        """Add a line, from any thread; once the loop is closed, nobody hears it."""
        with suppress(RuntimeError):
            self._loop.call_soon_threadsafe(self.put, Typed(line))

    async def next(self, *, until: float | None) -> Heard:
        """Return the next event; ``until`` is a deadline in loop time.

        Raises:
            TimeoutError: when no event arrives by the deadline.
        """
        async with asyncio.timeout_at(until):
            return await self._queue.get()


class RemoteSeat:
    """The seat of the person at this terminal at a server's table.

    Args:
        connection: the connection to the server, with its session.
        inbox: receives typed lines and broken connections.
        guest_for: returns the guest for the first situation.
        question: the input line.
        give_up: seconds without a connection before giving up.
        advise: returns a bot's advice for a hint (default: the strongest bot's); runs in a thread.
    """

    def __init__(
        self,
        connection: Connection,
        inbox: Inbox,
        *,
        guest_for: Callable[[Situation], Guest],
        question: Question,
        give_up: float = GIVE_UP,
        advise: Callable[[SeatObservation], Explanation] = strongest_advice,
    ) -> None:
        self._connection = connection
        self._session: TableSession = connection.session
        self._inbox = inbox
        self._guest_for = guest_for
        self._question = question
        self._give_up = give_up
        self._advise = advise
        self._study: asyncio.Task[None] | None = None
        """The study for a hint that is under way."""
        self._guest: Guest | None = None
        self._cursor = EventCursor(self._session.view)
        self._announced = 0
        """The version up to which the server has announced events."""
        self._until: float | None = None
        """The time to give up; None while connected."""
        self._countdown = Countdown()
        self._silence = Countdown()
        """Until others may let a bot play for a connected person who is to act."""
        self._has_asked_to_sit = False
        self._commitment = ""
        """The commitment of the shuffle to which the person has contributed a nonce."""
        self._quiet: set[str] = set()
        """The ids of commands whose refusals are not shown."""
        self._intents: dict[str, Intent] = {}
        """The person's unanswered intents, by the ids of their commands."""
        self._takes_back_next = False
        """Whether the move that is on its way is to be taken back once it is done."""

    async def play(self) -> None:
        """Take a seat and play until the person leaves.

        Raises:
            TurnedAway: when the table refuses the seat.
            Removed: when they have lost their seat.
            GivenUp: when the connection is lost for good.
            ConnectionRejected, OutOfSync, WrongTable, UnreadableMessage: see ``Connection``.
        """
        feed = asyncio.create_task(self._follow())
        try:
            while True:
                event = await self._next()
                if isinstance(event, Exception):
                    raise event
                try:
                    if event is not None and await self._take(event):
                        return
                    self._begin_study()
                    self._ask()
                except IMPOSSIBLE as error:
                    raise UnreadableMessage from error
        finally:
            self._question.make_way()
            under_way = [feed] if self._study is None else [feed, self._study]
            for task in under_way:
                task.cancel()
            await asyncio.gather(*under_way, return_exceptions=True)

    async def _follow(self) -> None:
        try:
            async with aclosing(self._connection.messages()) as messages:
                async for message in messages:
                    self._inbox.put(message)
        except Exception as error:  # noqa: BLE001 - raised again where the inbox is read
            self._inbox.put(error)

    async def _next(self) -> Heard | None:
        """Return the next event; None if only a warning was due."""
        warnings = [countdown.warns_at for countdown in (self._countdown, self._silence)]
        due = min((time for time in warnings if time is not None), default=None)
        until = self._until if self._until is not None else due
        try:
            return await self._inbox.next(until=until)
        except TimeoutError:
            if self._until is not None:
                raise GivenUp from None
        now = asyncio.get_running_loop().time()
        if (seconds := self._countdown.warning(now)) is not None:
            self._say("join-little-time", seconds=seconds)
        silent = silent_seat(self._session.view)
        seconds = self._silence.warning(now)
        if seconds is not None and silent is not None and self._guest is not None:
            self._guest.hurry(silent, seconds)
        return None

    async def _take(self, event: News) -> bool:
        """Handle an event; return whether the person leaves."""
        match event:
            case Lost():
                self._lose()
                return False
            case Typed(None):
                return True
            case Typed(str(line)):
                return await self._hear(line)
            case Advised(decision, explanation):
                self._study = None
                if self._guest is not None:
                    self._guest.advise(decision, explanation)
                return False
            case Welcome(version=version):
                self._announced = version
                self._regain()
            case Events() | Done():
                self._count_down()
                self._watch_silence(event)
            case Presence():
                self._watch_silence(event)
            case _:
                pass
        if self._session.is_welcome and self._session.view.version >= self._announced:
            await self._tell()
        return False

    def _begin_study(self) -> None:
        """Begin the study for a hint, if one is due and none is under way."""
        due = None if self._guest is None else self._guest.hint_due
        if due is not None and self._study is None:
            self._study = asyncio.create_task(self._study_of(due))

    async def _study_of(self, decision: SeatObservation) -> None:
        try:
            explanation = await in_daemon_thread(partial(self._advise, decision))
        except Exception as error:  # noqa: BLE001 - raised again where the inbox is read
            self._inbox.put(error)
        else:
            self._inbox.put(Advised(decision, explanation))

    async def _hear(self, line: str) -> bool:
        """Handle a typed line; return whether the person leaves."""
        self._question.answered(line)
        intent = None if self._guest is None else self._guest.hear(line)
        if intent is Request.LEAVE:
            return True
        await self._send_intent(intent)
        return False

    async def _tell(self) -> None:
        """Announce new events, and send everything that needs no input."""
        view = self._session.view
        self._take_answers()
        if view.table is None:
            return
        if view.seat is None:
            await self._sit_down()
            return
        news, seat = self._cursor.news(), view.seat
        may_act = view.legal is not None and self._session.is_settled
        gone = {
            other: seconds
            for other, (is_present, seconds) in enumerate(zip(view.present, view.gone, strict=True))
            if not is_present and other != seat
        }
        now = situation_of(
            view.table, seat, may_act=may_act, clocks=view.clocks, waited=view.waited, gone=gone
        )
        if self._guest is None:
            self._guest = self._guest_for(now)
        elif news is None:
            self._guest.begin(now)
        for entry, after in news or ():
            self._guest.happened(entry, situation_of(after, seat))
        if self._takes_back_next and self._session.is_settled:
            self._takes_back_next = False
            await self._send_intent(Request.TAKE_BACK)
        await self._send_intent(self._guest.turn(now))
        shuffle = view.table.shuffle
        if view.phase is Phase.GATHERING and shuffle and self._commitment != shuffle.commitment:
            self._commitment = shuffle.commitment
            await self._send(partial(GiveNonce, nonce=secrets.token_hex(_NONCE)))
            self._quiet.add(self._session.last_id)

    def _count_down(self) -> None:
        """Start the countdown if it is the person's turn; clocks come with every event."""
        view = self._session.view
        may_act = view.legal is not None and self._session.is_settled
        if view.table is None or view.seat is None or not may_act:
            self._countdown.stop()
            return
        clock = view.clocks[view.seat] / MS if view.clocks else None
        now, patience = asyncio.get_running_loop().time(), view.table.settings.patience
        self._countdown.waits(now, patience=patience, clock=clock)

    def _watch_silence(self, event: Events | Done | Presence) -> None:
        """Start the countdown until others may let a bot play; events state the time waited.

        The presence of those who are to act may be announced after it is their turn.
        """
        if isinstance(event, Done):
            return
        view = self._session.view
        silent = silent_seat(view)
        if silent is None or isinstance(event, Events):
            self._silence.stop()
        if silent is not None and view.table is not None:
            silence, now = view.table.settings.silence, asyncio.get_running_loop().time()
            if silence > LITTLE:
                self._silence.waits(now, patience=silence - view.waited, clock=None)

    async def _sit_down(self) -> None:
        if self._guest is not None:
            raise Removed
        if not self._has_asked_to_sit:
            self._has_asked_to_sit = True
            await self._send(Sit)

    async def _send_intent(self, intent: Intent | None) -> None:
        """Send an intent, in place of those that still wait for the connection."""
        if intent is None or self._guest is None or self._is_held_back(intent):
            return
        if not isinstance(intent, Request):
            self._countdown.stop()
        make = partial(command_of, intent, hint=self._guest.shown_hint)
        await self._send(make, version=self._cursor.version)
        name = self._session.last_id
        self._intents[name] = intent
        if name in self._session.waiting:
            self._guest.waits(intent)

    def _is_held_back(self, intent: Intent) -> bool:
        """Return whether an intent is not sent now, after withdrawing those that wait.

        A command that waits is withdrawn. One that is on its way is taken back once it is
        done, and nothing else can be done instead of it.
        """
        assert self._guest is not None
        takes_back = intent is Request.TAKE_BACK
        withdrawn = [name for name in self._intents if self._session.withdraw(name)]
        for name in withdrawn:
            self._guest.withdrawn(self._intents.pop(name))
            self._count_down()
        if withdrawn and takes_back:
            return True
        is_under_way = any(isinstance(sent, Action) for sent in self._intents.values())
        if not is_under_way or not (takes_back or isinstance(intent, Action)):
            return False
        is_line_down = self._until is not None
        self._takes_back_next = takes_back and not is_line_down
        if not self._takes_back_next:
            self._say("table-on-its-way" if is_line_down else "table-nothing-to-do")
        return True

    async def _send(self, make: Callable[[str], Command], *, version: int | None = None) -> None:
        await self._connection.send(self._session.ask(make, version=version))

    def _take_answers(self) -> None:
        for name, answer in tuple(self._session.answers.items()):
            del self._session.answers[name]
            intent = self._intents.pop(name, None)
            if isinstance(answer, Refused) and name not in self._quiet:
                self._take_refusal(answer, intent)

    def _take_refusal(self, refused: Refused, intent: Intent | None) -> None:
        self._takes_back_next = False
        if self._guest is None:
            if refused.code != Overtaken.code:
                raise TurnedAway(refused.code, values_of(refused.fields))
            self._has_asked_to_sit = False  # the game has begun or ended: sit down at it
        elif refused.code == Overtaken.code and intent is not None:
            self._guest.overtaken(type_of(intent))
        else:
            self._guest.refuse(refused.code, values_of(refused.fields), refused.clause)
        self._count_down()

    def _lose(self) -> None:
        if self._until is None:
            self._until = asyncio.get_running_loop().time() + self._give_up
            self._say("table-connection-lost")
            self._takes_back_next = False
            for name, intent in self._intents.items():
                if self._guest is not None and name not in self._session.waiting:
                    self._guest.sent(intent, is_line_down=True)

    def _regain(self) -> None:
        if self._until is not None:
            self._until = None
            self._say("join-connected-again")
            for intent in self._intents.values():
                if self._guest is not None:
                    self._guest.sent(intent)

    def _say(self, message: str, **values: object) -> None:
        if self._guest is not None:
            self._guest.say(message, **values)

    def _ask(self) -> None:
        if self._guest is not None:
            self._question.ask(self._guest.question)
