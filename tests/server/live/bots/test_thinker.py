"""Bots that take time: the table keeps running while they think, and they act when due."""

import asyncio

import pytest

from foretell.game.actions import Action
from foretell.game.observation import SeatObservation
from foretell.protocol import client as messages
from foretell.protocol.codec import decode_server
from foretell.protocol.server import Done, Presence, ServerMessage
from foretell.server.live.bots.budget import BotBudget
from foretell.server.live.bots.failures import BotFailures
from foretell.server.live.bots.pool import BotPool
from foretell.server.live.broadcaster import GATHERED
from foretell.server.live.table_actor import TableActor, TableObserver
from foretell.server.live.table_context import table_context
from foretell.server.live.table_registry import TableRegistry
from foretell.server.storage.values import Row
from foretell.table.settings import TableSettings
from foretell.testing.memory_store import MemoryStore
from tests.server.inside import QUIET, Line, opened, settle
from tests.server.simulation.cluster import LoopClock
from tests.server.simulation.loop import simulated
from tests.table.builders import ANN, BEN, new_context

BOTS = ("random", "steady", "strongest", "learned")


class Hesitating(BotPool):
    """A pool that decides only when a test lets it, and remembers its requests."""

    def __init__(self) -> None:
        seconds = asyncio.get_running_loop().time
        super().__init__(BotBudget(60, seconds), BotFailures(seconds), workers=0)
        self.gate = asyncio.Event()
        self.asked: list[tuple[str, int, str]] = []
        self.prepared: set[str] = set()
        self.dropped = 0

    def prepare(self, bot: str) -> None:
        self.prepared.add(bot)

    async def decide(
        self, bot: str, seed: str, observation: SeatObservation, *, payer: str
    ) -> Action:
        assert seed
        assert observation.seat is not None
        self.asked.append((bot, observation.seat, payer))
        try:
            await self.gate.wait()
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        return observation.legal_actions[-1]


async def a_game(
    pool: BotPool,
    *,
    settings: TableSettings = QUIET,
    bot: str = "strongest",
    observer: TableObserver | None = None,
) -> tuple[TableRegistry, TableActor]:
    """Start a game of Ann and two bots, in which a bot is to act next."""
    context = table_context(new_context().secret, BOTS)
    registry = TableRegistry(
        MemoryStore(),
        node="n1",
        clock=LoopClock(),
        context=context,
        new_code=lambda: "T1",
        alone=True,
        bots=pool,
        observer=observer,
    )
    _, actor = await opened(registry, settings=settings)
    for seat in (1, 2):
        await actor.ask(ANN, messages.SeatBot(f"b{seat}", seat, bot))
    actor.arrive(ANN.id)
    assert isinstance(decode_server(await actor.ask(ANN, messages.Start("s"))), Done)
    await settle()
    return registry, actor


@simulated
async def test_a_table_takes_commands_while_its_bot_thinks() -> None:
    pool = Hesitating()
    registry, actor = await a_game(pool)
    assert pool.asked == [("strongest", 1, ANN.id)]
    before = actor.log.version
    assert isinstance(decode_server(await actor.ask(ANN, messages.Stand("1"))), Done)
    assert isinstance(decode_server(await actor.ask(BEN, messages.Sit("2"))), Done)
    assert actor.log.version > before
    await registry.stop()


@simulated
async def test_a_bot_acts_once_it_has_decided() -> None:
    pool = Hesitating()
    registry, actor = await a_game(pool)
    pool.gate.set()
    await settle()
    assert [seat for _, seat, _ in pool.asked] == [1, 2]
    assert actor.log.state.to_act == (0,)
    assert actor.log.state.game is not None
    assert actor.log.state.game.state.round.bids == (None, 1, 1)
    await registry.stop()


@simulated
async def test_a_bot_thinks_during_the_pause_before_its_move() -> None:
    pool = Hesitating()
    registry, actor = await a_game(pool, settings=TableSettings(pace=700))
    pool.gate.set()
    await asyncio.sleep(0.65)
    assert len(pool.asked) == 1
    assert actor.log.state.to_act == (1,)
    await asyncio.sleep(0.1)
    assert len(pool.asked) == 2
    assert actor.log.state.to_act == (2,)
    await registry.stop()


@simulated
async def test_a_decision_that_is_no_longer_needed_is_dropped() -> None:
    pool = Hesitating()
    registry, actor = await a_game(pool)
    pool.gate.set()
    await settle()
    await actor.ask(ANN, messages.Bid("bid", 0))
    pool.gate.clear()
    await settle()
    assert len(pool.asked) == 3
    await actor.ask(ANN, messages.AskUndo("undo"))
    await settle()
    assert actor.log.state.to_act == (0,)
    assert pool.dropped == 1
    await actor.ask(ANN, messages.Bid("again", 1))
    await settle()
    assert len(pool.asked) == 4
    assert actor.log.state.to_act == (1,)
    await registry.stop()
    await settle()
    assert pool.dropped == 2


@simulated
async def test_a_bot_starts_to_stand_in_for_a_slow_person_when_their_time_is_up() -> None:
    pool = Hesitating()
    slow = TableSettings(pace=0, patience=5, stand_in="learned")
    registry, actor = await a_game(pool, settings=slow, bot="steady")
    assert actor.log.state.to_act == (0,)
    await asyncio.sleep(4.9)
    assert not pool.asked
    await asyncio.sleep(0.2)
    assert pool.asked == [("learned", 0, ANN.id)]
    assert isinstance(decode_server(await actor.ask(ANN, messages.Bid("1", 0))), Done)
    await settle()
    assert pool.dropped == 1
    await registry.stop()


@simulated
async def test_the_bots_of_a_table_prepare_when_they_take_their_seats() -> None:
    pool = Hesitating()
    registry, _ = await a_game(pool, bot="learned")
    assert pool.prepared == {"steady", "learned"}
    await registry.stop()


class Waits:
    """An observer that records whether bots have to wait."""

    def __init__(self) -> None:
        self.noted: list[bool] = []

    def row_committed(self, code: str, row: Row, before: int) -> None:
        """See ``TableObserver``."""

    def bots_wait(self, code: str, *, wait: bool) -> None:
        """See ``TableObserver``."""
        assert code == "T1"
        self.noted.append(wait)

    def tables_released(self, node: str) -> None:
        """See ``TableObserver``."""


@simulated
async def test_everyone_is_told_when_bots_start_and_stop_waiting() -> None:
    waits = Waits()
    pool = Hesitating()
    pool.budget.charge(ANN.id, 125.0)
    registry, _ = await a_game(pool, observer=waits)
    line = Line(registry, None)
    await line.say('{"type":"hello","table":"T1"}')
    await asyncio.sleep(GATHERED)
    heard: list[ServerMessage] = list(map(decode_server, await line.news()))
    assert heard[-1] == Presence((True, True, True), bots_wait=True)
    await asyncio.sleep(6.0)
    pool.gate.set()
    heard = list(map(decode_server, await line.news()))
    assert Presence((True, True, True), bots_wait=False) in heard
    assert waits.noted == [True, False]
    await line.gone()
    await registry.stop()


@pytest.mark.parametrize("bot", ["steady", "random"])
@simulated
async def test_bots_that_take_no_time_cost_no_budget(bot: str) -> None:
    pool = Hesitating()
    pool.budget.charge(ANN.id, 125.0)
    registry, actor = await a_game(pool, bot=bot)
    assert not pool.asked
    assert actor.log.state.to_act == (0,)
    assert not actor.broadcaster.bots_wait
    await registry.stop()
