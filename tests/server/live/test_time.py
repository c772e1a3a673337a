"""The clock is set forward or back while people play: nobody waits longer, nobody's time is up."""

import asyncio
from itertools import pairwise

import pytest

from foretell.protocol import client as asked
from foretell.protocol.codec import decode_events
from foretell.server.clock import SteadyTime, SystemClock
from foretell.server.live.broadcaster import Board
from foretell.server.live.table_actor import Desk
from foretell.server.live.table_registry import Hub
from foretell.server.storage.memory import MemoryStore
from foretell.table.events import Resumed
from foretell.table.settings import ClockSettings, TableSettings
from tests.server.inside import new_hub, opened, settle
from tests.server.simulation.house import LoopClock
from tests.server.simulation.loop import run
from tests.table.house import ANN, BEN, CLEO

HOUR = 3_600_000
STEPS = pytest.mark.parametrize("step", [-HOUR, HOUR])


def set_clock(hub: Hub, step: int) -> None:
    """Set the clock of a node forward, or back."""
    clock = hub.clock
    assert isinstance(clock, LoopClock)
    clock.ahead += step


async def playing(hub: Hub, settings: TableSettings) -> Desk:
    """Return a table at which three persons, all there, have begun to play."""
    _, desk = await opened(hub, settings=settings)
    for person in (BEN, CLEO):
        await desk.ask(person, asked.Sit("s"))
    for person in (ANN, BEN, CLEO):
        desk.arrive(person.id)
    await desk.ask(ANN, asked.Start("go"))
    return desk


def bank_of(desk: Desk, seat: int) -> int:
    """Return the milliseconds that a seat has left."""
    turns = desk.board.state.turns
    assert turns is not None
    return turns[seat].bank


async def moves_within(desk: Desk, seconds: float) -> int:
    """Return how many rows the log grows in some seconds."""
    before = desk.board.rows
    await asyncio.sleep(seconds)
    return desk.board.rows - before


@STEPS
def test_bots_play_on_at_their_pace_when_the_clock_is_set(step: int) -> None:
    async def scenario() -> None:
        hub = new_hub()
        _, desk = await opened(hub, settings=TableSettings(pace=1_000, grace=1))
        desk.arrive(ANN.id)
        await desk.ask(ANN, asked.Start("go"))
        while 0 in desk.board.state.to_act:
            await asyncio.sleep(1)
        set_clock(hub, step)
        assert await moves_within(desk, 1.1) == 1
        rows = await hub.store.rows("T1")
        assert all(0 <= after.at - before.at < 400_000 for before, after in pairwise(rows))
        await hub.stop()

    run(scenario())


@STEPS
def test_patience_is_as_long_as_ever_when_the_clock_is_set(step: int) -> None:
    async def scenario() -> None:
        hub = new_hub()
        desk = await playing(hub, TableSettings(pace=0, patience=60))
        await asyncio.sleep(30)
        set_clock(hub, step)
        desk.presence_changed()
        assert await moves_within(desk, 29) == 0
        assert await moves_within(desk, 2) == 1
        await hub.stop()

    run(scenario())


@STEPS
def test_a_persons_clock_runs_as_fast_as_ever_when_the_clock_is_set(step: int) -> None:
    async def scenario() -> None:
        hub = new_hub()
        settings = TableSettings(pace=0, patience=300, clock=ClockSettings(bank=100, increment=0))
        desk = await playing(hub, settings)
        (seat,) = desk.board.state.to_act
        await asyncio.sleep(10)
        set_clock(hub, step)
        await asyncio.sleep(10)
        assert desk.board.events(None, 0, desk.board.version).clocks[seat] == 80_000
        bid = asked.Bid("b", 0)
        await desk.ask((ANN, BEN, CLEO)[seat], bid)
        assert bank_of(desk, seat) == 80_000
        await hub.stop()

    run(scenario())


@STEPS
def test_grace_is_as_long_as_ever_when_the_clock_is_set(step: int) -> None:
    async def scenario() -> None:
        hub = new_hub()
        desk = await playing(hub, TableSettings(pace=0, patience=300, grace=20))
        (seat,) = desk.board.state.to_act
        desk.depart((ANN, BEN, CLEO)[seat].id)
        await asyncio.sleep(10)
        set_clock(hub, step)
        desk.presence_changed()
        assert await moves_within(desk, 9) == 0
        assert await moves_within(desk, 2) > 0
        assert desk.board.state.bot_for(seat) is not None
        await hub.stop()

    run(scenario())


@STEPS
def test_a_server_that_comes_back_with_another_time_plays_on(step: int) -> None:
    """What is in the log cannot be in the future; what was rest is nobody's time."""

    async def scenario() -> None:
        store = MemoryStore()
        hub = new_hub(store)
        settings = TableSettings(pace=0, patience=300, clock=ClockSettings(bank=100, increment=0))
        desk = await playing(hub, settings)
        (seat,) = desk.board.state.to_act
        await hub.stop()
        again = new_hub(store, node="n2")
        set_clock(again, step)
        await again.start()
        desk = await again.desk("T1")
        last = desk.board.at
        person = (ANN, BEN, CLEO)[seat]
        desk.arrive(person.id)
        await asyncio.sleep(10)
        assert bank_of(desk, seat) == 100_000
        await desk.ask(person, asked.Bid("b", 0))
        assert bank_of(desk, seat) == 90_000
        assert desk.board.at >= last + 10_000
        await again.stop()

    run(scenario())


def test_a_move_made_at_once_on_coming_back_is_not_charged_for_the_rest() -> None:
    """It is sent with the greeting, so it is there before the table has noticed anybody."""

    async def scenario() -> None:
        hub = new_hub()
        settings = TableSettings(pace=0, patience=300, clock=ClockSettings(bank=100, increment=0))
        desk = await playing(hub, settings)
        (seat,) = desk.board.state.to_act
        person = (ANN, BEN, CLEO)[seat]
        for one in (ANN, BEN, CLEO):
            desk.depart(one.id)
        await asyncio.sleep(50)
        rows = desk.board.rows
        desk.arrive(person.id)
        await desk.ask(person, asked.Bid("b", 0))
        assert bank_of(desk, seat) == 100_000
        entries = [decode_events(row.entries) for row in await hub.store.rows("T1", after=rows)]
        assert isinstance(entries[0][0], Resumed)
        await settle()
        assert sum(isinstance(one, Resumed) for row in entries for one in row) == 1
        await hub.stop()

    run(scenario())


def test_a_table_elsewhere_shows_the_time_of_its_holder() -> None:
    async def scenario() -> None:
        hub = new_hub()
        settings = TableSettings(pace=0, patience=300, clock=ClockSettings(bank=100, increment=0))
        desk = await playing(hub, settings)
        ahead = LoopClock()
        ahead.ahead = HOUR
        board = Board("T1", ahead)
        rows = await hub.store.rows("T1")
        board.catch_up(rows[:-1])
        board.hear(rows[-1])
        await asyncio.sleep(10)
        (seat,) = board.state.to_act
        assert board.events(None, 0, board.version).clocks[seat] == 90_000
        assert desk.board.events(None, 0, board.version).clocks[seat] == 90_000
        await hub.stop()

    run(scenario())


def test_steady_time_begins_with_the_clock_and_is_never_set() -> None:
    async def scenario() -> None:
        clock = LoopClock()
        time = SteadyTime(clock)
        began = clock.now()
        assert time.now() == began
        clock.ahead -= HOUR
        await asyncio.sleep(1)
        assert time.now() == began + 1_000
        time.reach(began)
        assert time.now() == began + 1_000
        time.reach(began + 5_000)
        assert time.now() == began + 5_000
        assert time.at(clock.ticks() - 1_000) == began + 4_000
        time.follow(began)
        assert time.now() == began

    run(scenario())


def test_the_machines_clocks_go_on() -> None:
    clock = SystemClock()
    assert clock.now() > 1_700_000_000_000
    assert clock.ticks() <= clock.ticks()
