"""Input while the line is down: shown as waiting, replaced, withdrawn, and never late."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import msgspec
import pytest

from foretell.game.actions import ChooseTrump
from foretell.protocol.client import (
    AnswerRemoval,
    AnswerUndo,
    AskUndo,
    CallRematch,
    Remove,
    Sit,
    Start,
)
from foretell.rules.options import Options
from foretell.table.state import Phase
from foretell.testing.fault_proxy import CUT, LOSE_ANSWERS, PASS, FaultProxy
from tests.client.devices import Device
from tests.server.process import ServerProcess
from tests.terminal.join.test_remote_seat import SETTINGS, Terminal, bounded, opened

LOST = "Connection lost. Reconnecting…"
WAITING = "Waiting for the connection: "


class Watched(Terminal):
    """A terminal at which a person types by hand, once certain lines or questions are there."""

    def __init__(self, server: ServerProcess, code: str, token: str) -> None:
        super().__init__(server, code, token, people=1)
        self.answer = lambda _: None
        self._news = asyncio.Event()

    def _tell(self, line: str) -> None:
        self.told.append(line)
        self._news.set()

    def _ask(self, question: str) -> None:
        super()._ask(question)
        self._news.set()

    async def until(self, there: Callable[[], bool]) -> None:
        while not there():
            self._news.clear()
            await self._news.wait()

    async def reads(self, *lines: str) -> None:
        """Wait until these lines have been shown."""
        await self.until(lambda: all(line in self.told for line in lines))

    async def asked(self, words: str) -> None:
        """Wait until a question with these words is asked."""
        await self.until(lambda: words in self._question._now)

    def type(self, line: str) -> None:
        self.inbox.typed(line)


@dataclass
class Table:
    """A table with Ann's terminal behind a failing network, her other device, and Bob's."""

    ann: Watched
    other: Device
    bob: Device
    proxy: FaultProxy

    async def cut(self) -> None:
        """Break Ann's connection, and wait until her screen shows it."""
        self.proxy.set(CUT)
        await self.ann.reads(LOST)

    async def waits(self, typed: str, label: str) -> None:
        """Type a line while the line is down, and see that it waits."""
        self.ann.type(typed)
        await self.ann.reads(f"{WAITING}{label}")

    async def both_bid(self, first: Device, second: Device, bid: int = 0) -> None:
        for device in (first, second):
            await device.act(lambda legal: legal[min(bid, len(legal) - 1)])

    async def rests(self) -> None:
        """Wait until no bot is to act."""
        view = self.bob.view
        await self.bob.until(lambda: view.phase is not Phase.PLAYING or bool({*view.to_act} - {2}))


@asynccontextmanager
async def table(
    server: ServerProcess, *, sizes: tuple[int, ...] = (2, 3), pace: int = 0, dealer: int = 2
) -> AsyncIterator[Table]:
    """Open a table for Ann, its host, and Bob; if the bot deals, Ann bids first."""
    options = Options(players=3, hand_sizes=sizes, first_dealer=dealer)
    settings = msgspec.structs.replace(SETTINGS, pace=pace)
    code, tokens = await opened(server, options, "Ann", "Bob", settings=settings)
    other, bob = (Device(server.url, code, token) for token in tokens)
    async with FaultProxy(server.port) as proxy, other.online(), bob.online():
        await bob.do(Sit)
        ann = Watched(replace(server, port=proxy.port), code, tokens[0])
        playing = asyncio.create_task(ann.play())
        try:
            await ann.is_seated.wait()
            yield Table(ann, other, bob, proxy)
        finally:
            playing.cancel()
            await asyncio.gather(playing, return_exceptions=True)


async def late_bid(at: Table) -> str:
    await at.other.do(Start)
    await at.ann.asked("bid")
    await at.cut()
    await at.waits("0", "Bid 0")
    await at.both_bid(at.other, at.bob, 1)
    return "The game has moved on: your bid was not made."


async def late_card(at: Table) -> str:
    await at.other.do(Start)
    await at.both_bid(at.other, at.bob)
    await at.ann.asked("You lead")
    await at.cut()
    at.ann.type("1")
    await at.ann.until(lambda: at.ann.told[-1].startswith("Type something else"))
    assert at.ann.told[-2].startswith(WAITING)
    await at.other.act(lambda legal: legal[-1])
    await at.bob.act()
    return "The game has moved on: your card was not played."


async def late_take_back(at: Table) -> str:
    await at.other.do(Start)
    await at.other.act()
    await at.ann.reads("You bid 0.")
    await at.cut()
    await at.waits("u", "Undo")
    await at.bob.act()
    return "The game has moved on: nothing was taken back."


async def late_answer(at: Table) -> str:
    await at.other.do(Start)
    await at.both_bid(at.other, at.bob)
    await at.bob.do(AskUndo)
    await at.ann.asked("agree")
    await at.cut()
    await at.waits("ok", "Allow")
    await at.other.do(partial(AnswerUndo, agree=False))
    return "Your answer came too late: nobody is waiting for it any more."


async def late_hint(at: Table) -> str:
    await at.other.do(Start)
    await at.ann.asked("bid")
    await at.cut()
    await at.waits("h", "Hint")
    await at.other.act()
    return "The table has moved on: nothing was done."


async def late_bot(at: Table) -> str:
    await at.other.do(Start)
    await at.other.act()
    await at.bob.leave()
    await at.ann.until(lambda: any(line.startswith("Bob is away.") for line in at.ann.told))
    await at.cut()
    await at.waits("bot", "Let a bot play now")
    await at.bob.come()
    await at.bob.act()
    return "The table has moved on: nothing was done."


async def late_start(at: Table) -> str:
    await at.ann.asked("to continue")
    await at.cut()
    await at.waits("s", "Start the game")
    await at.other.do(Start)
    return "The table has moved on: nothing was done."


async def late_rematch(at: Table) -> str:
    await at.other.do(Start)
    await at.both_bid(at.other, at.bob)
    await at.other.act()
    at.ann.told.clear()
    await at.bob.act()
    await at.ann.asked("to continue")
    await at.cut()
    await at.waits("s", "Play again")
    await at.other.do(CallRematch)
    return "The table has moved on: nothing was done."


STORIES: dict[str, tuple[Callable[[Table], Awaitable[str]], dict[str, Any]]] = {
    "bid": (late_bid, {}),
    "card": (late_card, {}),
    "take back": (late_take_back, {}),
    "answer": (late_answer, {"pace": 10_000}),
    "hint": (late_hint, {}),
    "let a bot play": (late_bot, {}),
    "start": (late_start, {}),
    "rematch": (late_rematch, {"sizes": (1,)}),
}


@pytest.mark.parametrize("name", STORIES)
@bounded
async def test_a_command_that_arrives_late_is_refused_without_effect_and_the_screen_says_so(
    server: ServerProcess, name: str
) -> None:
    story, kind = STORIES[name]
    async with table(server, **kind) as at:
        sentence = await story(at)
        await at.bob.catch_up(at.other)
        if not kind.get("pace"):
            await at.rests()
        version = at.bob.view.version
        at.proxy.set(PASS)
        await at.ann.reads("Connected again.", sentence)
        await at.bob.until(lambda: at.bob.view.version >= version)
        assert at.bob.since(version) == []


async def test_a_trump_named_late_does_not_count(server: ServerProcess) -> None:
    """Tables are opened until Ann, who deals, turns a Wizard (R5.3), as one in 15 does."""

    async def named(at: Table) -> bool:
        await at.other.do(Start)
        await at.other.until(lambda: at.other.view.observation is not None)
        observation = at.other.view.observation
        assert observation is not None
        if not any(isinstance(action, ChooseTrump) for action in observation.legal_actions):
            return False
        await at.ann.asked("Trump (1–4")
        await at.cut()
        at.ann.type("1")
        await at.ann.until(lambda: any(line.startswith(WAITING) for line in at.ann.told))
        await at.other.act(lambda legal: legal[-1])
        await at.bob.catch_up(at.other)
        version = at.bob.view.version
        at.proxy.set(PASS)
        await at.ann.reads(
            "Connected again.", "The game has moved on: the trump you chose does not count."
        )
        assert at.bob.since(version) == []
        return True

    is_named = False
    async with asyncio.timeout(170):
        while not is_named:
            async with table(server, sizes=(1,), dealer=0) as at:
                is_named = await named(at)


@bounded
async def test_a_late_answer_to_a_removal_counts_for_nobody(server: ServerProcess) -> None:
    options = Options(players=3, hand_sizes=(2,), first_dealer=0)
    code, tokens = await opened(server, options, "Bob", "Ann", "Cleo")
    bob, other, cleo = (Device(server.url, code, token) for token in tokens)
    async with FaultProxy(server.port) as proxy, bob.online(), other.online(), cleo.online():
        for device in (other, cleo):
            await device.do(Sit)
        ann = Watched(replace(server, port=proxy.port), code, tokens[1])
        playing = asyncio.create_task(ann.play())
        await ann.is_seated.wait()
        await bob.do(Start)
        await bob.do(partial(Remove, seat=2))
        await ann.asked("agree")
        at = Table(ann, other, bob, proxy)
        await at.cut()
        await at.waits("ok", "Allow")
        await other.do(partial(AnswerRemoval, agree=False))
        proxy.set(PASS)
        await ann.reads("Your answer came too late: nobody is waiting for it any more.")
        assert cleo.view.seat == 2
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)


@bounded
async def test_a_waiting_command_can_be_replaced_and_withdrawn(server: ServerProcess) -> None:
    async with table(server) as at:
        await at.other.do(Start)
        await at.ann.asked("bid")
        await at.cut()
        await at.waits("0", "Bid 0")
        await at.waits("1", "Bid 1")
        await at.ann.reads("Withdrawn: Bid 0")
        at.ann.type("u")
        await at.ann.reads("Withdrawn: Bid 1")
        await at.waits("2", "Bid 2")
        at.proxy.set(PASS)
        await at.ann.reads("Connected again.", "You bid 2.")
        await at.bob.until(lambda: at.bob.view.legal is not None)
        assert at.bob.view.observation is not None
        assert at.bob.view.observation.bids[0] == 2


@bounded
async def test_a_command_sent_before_the_line_broke_is_named_and_cannot_be_replaced(
    server: ServerProcess,
) -> None:
    async with table(server) as at:
        await at.other.do(Start)
        await at.ann.asked("bid")
        at.proxy.set(LOSE_ANSWERS)
        at.ann.type("1")
        await at.bob.until(lambda: at.bob.view.legal is not None)
        await at.cut()
        await at.ann.reads("On its way when the connection broke: Bid 1")
        at.ann.type("0")
        on_its_way = (
            "It was on its way when the connection broke, so it cannot be changed any more."
        )
        await at.ann.reads(on_its_way)
        at.proxy.set(PASS)
        await at.ann.reads("Connected again.", "You bid 1.")
