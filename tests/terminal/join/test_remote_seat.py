"""A seat at a real server's table, from the connection to the screen."""

import asyncio
import random
import re
from collections.abc import Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any, ParamSpec

import pytest

from foretell.client.api import Api
from foretell.client.connection import Connection
from foretell.client.table_session import TableSession
from foretell.game.events import BidMade, Dealt, Event
from foretell.i18n import CardNames, Words
from foretell.protocol.client import Remove
from foretell.protocol.settings import ClockSettings, TableSettings
from foretell.rules.options import Bidding, Options
from foretell.rules.presets import Faces
from foretell.table.state import Human, Open
from foretell.terminal.common.table.plain import PlainScreen
from foretell.terminal.common.view import View
from foretell.terminal.join import countdown
from foretell.terminal.join.guest import Guest
from foretell.terminal.join.prompt import Question
from foretell.terminal.join.remote_seat import GivenUp, Inbox, Lost, RemoteSeat, Removed, TurnedAway
from foretell.terminal.join.situation import Situation
from tests.server.process import ServerProcess, Warm, server_process
from tests.terminal.advise.talking import first_of_all

SETTINGS = TableSettings(pace=0, grace=3_600, patience=3_600)
"""Settings with which no bot stands in for a player."""
WITHIN = 40
"""Time limit of a game, in seconds."""
CARD = ("You lead", "Your card")
"""The beginnings of a question for a card, whether one leads or follows."""
ASKING = "Asking the strongest bot…"
MARKED = "Your score pad shows that you used a hint in this round."
WON = re.compile(r"\bwins? (together )?with\b")


class Asked(Question):
    """A question that passes each text to a function which answers immediately or not at all."""

    def __init__(self, answer: Callable[[str], None]) -> None:
        super().__init__(plain=True)
        self._answer = answer
        self._now = ""

    def ask(self, text: str) -> None:
        """Ask a question unless it is already asked."""
        if text and text != self._now:
            self._now = text
            self._answer(text)
        self._now = text

    def make_way(self) -> None:
        """Forget the question, so that it is asked again below the news."""
        self._now = ""

    def answered(self, _: str) -> None:
        """Forget the question, as the next one is different."""
        self._now = ""


class Terminal:
    """A terminal with a guest who bids 0, plays any legal card, and agrees to every request.

    As host they start the game once everybody has arrived; they leave when it is over.
    """

    def __init__(
        self, server: ServerProcess, code: str, token: str, *, people: int, give_up: float = 60
    ) -> None:
        self.told: list[str] = []
        self.questions: list[str] = []
        self.is_seated = asyncio.Event()
        self.answer: Callable[[str], str | None] = self._usual
        self.inbox = Inbox()
        self.connection = Connection(
            TableSession(code, prefix=token[:8]),
            Api(server.url).socket_url,
            token=token,
            choices=random.Random(1),
            longest_wait=0.05,
            on_lost=lambda: self.inbox.put(Lost()),
        )
        self._people = people
        self._has_started = False
        self._tries = 0
        self._question = Asked(self._ask)
        self._seat = RemoteSeat(
            self.connection,
            self.inbox,
            guest_for=self._guest_for,
            question=self._question,
            give_up=give_up,
            advise=first_of_all,
        )

    async def play(self) -> None:
        """Play until the game is over."""
        await self._seat.play()

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the game that the client received."""
        table = self.connection.session.view.table
        assert table is not None
        assert table.game is not None
        return table.game.events

    def _guest_for(self, situation: Situation) -> Guest:
        self.is_seated.set()
        words = Words("en")
        names = CardNames(words, situation.options.edition, Faces.LETTERS)
        return Guest(
            situation,
            view=View(words, names, (), situation.seat, spoken=True),
            screen_for=lambda view: PlainScreen(self._tell, view),
            make_way=self._question.make_way,
        )

    def _tell(self, line: str) -> None:
        self.told.append(line)
        if WON.search(line):
            self.inbox.typed("q")

    def _ask(self, question: str) -> None:
        self.questions.append(question)
        typed = self.answer(question)
        if typed is not None:
            self.inbox.typed(typed)

    def _usual(self, question: str) -> str | None:
        if "to continue" in question:
            there = sum(isinstance(held, Human) for held in self.connection.session.view.seats)
            if there < self._people or self._has_started:
                return None
            self._has_started = True
            return "s"
        if "agree" in question:
            return "ok"
        self._tries = self._tries + 1 if self.told[-1].endswith("(R7.3)") else 1
        return "0" if "bid" in question else str(self._tries)


async def opened(
    server: ServerProcess, options: Options, *names: str, settings: TableSettings = SETTINGS
) -> tuple[str, list[str]]:
    """Open a table for these people, and return its code and their tokens."""
    api = Api(server.url)
    tokens = [await api.make_person(name) for name in names]
    return await api.make_table(tokens[0], options, settings), tokens


Arguments = ParamSpec("Arguments")


def bounded(
    test: Callable[Arguments, Coroutine[Any, Any, None]],
) -> Callable[Arguments, Coroutine[Any, Any, None]]:
    """Limit the time of a test."""

    @wraps(test)
    async def limited(*args: Arguments.args, **kwargs: Arguments.kwargs) -> None:
        async with asyncio.timeout(WITHIN):
            await test(*args, **kwargs)

    return limited


async def dismiss(playing: asyncio.Task[None]) -> None:
    """End a terminal and wait until its socket is closed."""
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)


@pytest.mark.parametrize("bidding", list(Bidding))
@bounded
async def test_two_terminals_and_a_bot_play_a_game_without_seeing_each_others_cards(
    server: ServerProcess, bidding: Bidding
) -> None:
    """R9.1, R9.2, R12"""
    options = Options(players=3, hand_sizes=(2, 3), bidding=bidding)
    code, tokens = await opened(server, options, "Ann", "Bob")
    terminals = [Terminal(server, code, token, people=2) for token in tokens]
    await asyncio.gather(*(terminal.play() for terminal in terminals))
    for seat, terminal in enumerate(terminals):
        assert sum(line.startswith("Round ") and "over" in line for line in terminal.told) == 2
        for event in terminal.events:
            if isinstance(event, Dealt):
                assert [held is not None for held in event.hands].index(True) == seat
                assert sum(held is not None for held in event.hands) == 1
            if isinstance(event, BidMade) and bidding is not Bidding.OPEN:
                assert (event.bid is not None) == (event.seat == seat)


@bounded
async def test_a_game_continues_after_the_server_was_killed(tmp_path: Path) -> None:
    with server_process(str(tmp_path / "tables.db"), tmp_path / "log", launcher=Warm()) as server:
        code, [token] = await opened(server, Options(players=3, hand_sizes=(2, 3)), "Ann")
        ann = Terminal(server, code, token, people=1)
        usual = ann.answer
        kills = iter([True])

        def answer(question: str) -> str | None:
            if question.startswith(CARD) and next(kills, False):
                server.kill()
                server.start()
            return usual(question)

        ann.answer = answer
        await ann.play()
        lost = ann.told.index("Connection lost. Reconnecting…")
        assert "Connected again." in ann.told[lost:]
        assert len([line for line in ann.told if WON.search(line)]) == 1


@bounded
async def test_a_connection_that_stays_lost_is_given_up(tmp_path: Path) -> None:
    with server_process(str(tmp_path / "tables.db"), tmp_path / "log", launcher=Warm()) as server:
        code, [token] = await opened(server, Options(players=3, hand_sizes=(2,)), "Ann")
        ann = Terminal(server, code, token, people=1, give_up=0.1)

        def answer(_: str) -> str | None:
            server.kill()
            return None

        ann.answer = answer
        with pytest.raises(GivenUp):
            await ann.play()


@bounded
async def test_the_time_left_is_shown_at_a_turn_and_a_warning_precedes_its_end(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(countdown, "LITTLE", 7_200.0)  # so that an hour counts as little time
    settings = TableSettings(
        pace=0, grace=3_600, patience=3_600, clock=ClockSettings(bank=3_000, increment=0)
    )
    options = Options(players=3, hand_sizes=(1,), first_dealer=1)  # Ann never names trump
    code, [token] = await opened(server, options, "Ann", settings=settings)
    ann = Terminal(server, code, token, people=1)
    usual, warned = ann.answer, re.compile("You have [0-9,]+ seconds left; then a bot decides")

    def once_warned(question: str) -> str | None:
        waits = "bid" in question and not any(map(warned.match, ann.told))
        return None if waits else usual(question)

    ann.answer = once_warned
    await ann.play()
    told = [line for line in ann.told if line.startswith("Time left on your clock: ")]
    assert len(told) == 2  # for the bid and for the card
    assert len([question for question in ann.questions if "bid" in question]) == 2


@bounded
async def test_at_a_turn_the_person_and_the_others_learn_when_a_bot_may_be_let_play(
    server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(countdown, "LITTLE", 7_200.0)  # so that 45 seconds are little time
    options = Options(players=3, hand_sizes=(1,), first_dealer=1)  # Ann never names trump
    code, tokens = await opened(server, options, "Ann", "Bob", settings=SETTINGS)
    ann, bob = (Terminal(server, code, token, people=2) for token in tokens)
    heard = (
        told_of(ann, "In [0-9]+ s the others may let a bot play for you"),
        told_of(bob, "Waiting for Ann. If they do nothing, you may type bot in [0-9]+ s"),
    )
    usual = ann.answer
    ann.answer = lambda question: None if "bid" in question else usual(question)
    playing = [asyncio.create_task(one.play()) for one in (ann, bob)]
    for event in heard:
        await event.wait()
    ann.answer = usual
    ann.inbox.typed("0")
    await asyncio.gather(*playing)


def told_of(terminal: Terminal, line: str) -> asyncio.Event:
    """Return an event that is set once a terminal shows a line."""
    event, shown, tell = asyncio.Event(), re.compile(line), terminal._tell

    def listening(told: str) -> None:
        tell(told)
        if shown.match(told):
            event.set()

    terminal._tell = listening  # type: ignore[assignment]  # it listens, and passes all on
    return event


@bounded
async def test_a_bid_taken_back_with_consent_is_asked_for_again(server: ServerProcess) -> None:
    options = Options(players=2, bidding=Bidding.SECRET, first_dealer=0)  # Bob names no trump
    code, tokens = await opened(server, options, "Ann", "Bob")
    ann, bob = (Terminal(server, code, token, people=2) for token in tokens)
    usual, bids = ann.answer, iter([("0", "u"), ("q",)])

    def bid_twice(question: str) -> str | None:
        if "bid" not in question:
            return usual(question)
        for typed in next(bids):
            ann.inbox.typed(typed)
        return None

    ann.answer = bid_twice
    bob.answer = lambda question: "ok" if "agree" in question else None
    playing = asyncio.create_task(bob.play())
    await ann.play()
    await dismiss(playing)
    assert "You take back your last move." in ann.told
    assert bob.told.count("Ann wants to take back the last move.") == 1
    assert sum("bid" in question for question in ann.questions) == 2


@bounded
async def test_a_hint_is_shown_to_one_person_and_its_mark_to_everybody(
    server: ServerProcess,
) -> None:
    options = Options(players=3, hand_sizes=(2,))
    code, tokens = await opened(server, options, "Ann", "Bob")
    ann, bob = (Terminal(server, code, token, people=2) for token in tokens)
    usual = bob.answer

    def two_hints_first(question: str) -> str | None:
        given = bob.told.count(MARKED)
        if "bid" not in question or given == 2:
            return usual(question)
        return "h" if bob.told.count(ASKING) == given else None

    bob.answer = two_hints_first
    await asyncio.gather(ann.play(), bob.play())
    assert bob.told.count("Advice: bid 0") == 2
    assert ann.told.count("Bob uses a hint.") == 1
    assert not any(line.startswith("Advice") for line in ann.told)


@bounded
async def test_a_full_table_turns_newcomers_away(server: ServerProcess) -> None:
    options = Options(players=2, bidding=Bidding.SECRET)
    code, [_, first, second] = await opened(server, options, "Ann", "Bob", "Eve")
    seated = Terminal(server, code, first, people=3)
    task = asyncio.create_task(seated.play())
    await seated.is_seated.wait()
    with pytest.raises(TurnedAway) as caught:
        await Terminal(server, code, second, people=3).play()
    assert caught.value.code == "table/full"
    await dismiss(task)


@bounded
async def test_a_guest_removed_by_the_host_is_notified(server: ServerProcess) -> None:
    code, [host, token] = await opened(server, Options(players=3), "Ann", "Bob")
    bob = Terminal(server, code, token, people=3)
    ann = Terminal(server, code, host, people=3)

    def answer(_: str) -> str | None:
        seats = ann.connection.session.view.seats
        if not isinstance(seats[1], Open):
            frame = ann.connection.session.ask(lambda name: Remove(name, 1))
            removing.append(asyncio.create_task(ann.connection.send(frame)))
        return None

    removing: list[asyncio.Task[None]] = []
    ann.answer = answer
    playing = asyncio.create_task(ann.play())
    with pytest.raises(Removed):
        await bob.play()
    await dismiss(playing)


def test_a_line_typed_while_the_program_ends_is_dropped() -> None:
    async def open_inbox() -> Inbox:
        return Inbox()

    inbox = asyncio.run(open_inbox())
    inbox.typed("1")
    inbox.typed(None)
