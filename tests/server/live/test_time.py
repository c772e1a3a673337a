"""The clock is set forward or back during play: nobody waits longer or runs out of time."""

import asyncio
from itertools import pairwise

import pytest

from foretell.protocol import client as messages
from foretell.protocol.codec import decode_events
from foretell.server.clock import SteadyTime, SystemClock
from foretell.server.live.broadcaster import Broadcaster, events_for
from foretell.server.live.table_actor import TableActor
from foretell.server.live.table_log import TableLog
from foretell.server.live.table_registry import TableRegistry
from foretell.table.events import Resumed
from foretell.table.settings import ClockSettings, TableSettings
from foretell.testing.memory_store import MemoryStore
from tests.server.inside import new_registry, opened, read_on, settle
from tests.server.simulation.cluster import LoopClock
from tests.server.simulation.loop import simulated
from tests.table.builders import ANN, BEN, CLEO

HOUR = 3_600_000
STEPS = pytest.mark.parametrize("step", [-HOUR, HOUR])


def set_clock(registry: TableRegistry, step: int) -> None:
    """Set the clock of a node forward or back."""
    clock = registry.clock
    assert isinstance(clock, LoopClock)
    clock.ahead += step


async def playing(registry: TableRegistry, settings: TableSettings) -> TableActor:
    """Return a table at which three people, all present, have begun to play."""
    _, actor = await opened(registry, settings=settings)
    for person in (BEN, CLEO):
        await actor.ask(person, messages.Sit("s"))
    for person in (ANN, BEN, CLEO):
        actor.arrive(person.id)
    await actor.ask(ANN, messages.Start("go"))
    return actor


def bank_of(actor: TableActor, seat: int) -> int:
    """Return the milliseconds that a seat has left."""
    turns = actor.log.state.turns
    assert turns is not None
    return turns[seat].bank


async def moves_within(actor: TableActor, seconds: float) -> int:
    """Return the number of rows added to the log within some seconds."""
    before = actor.log.rows
    await asyncio.sleep(seconds)
    return actor.log.rows - before


@STEPS
@simulated
async def test_bots_play_on_at_their_pace_when_the_clock_is_set(step: int) -> None:
    registry = new_registry()
    _, actor = await opened(registry, settings=TableSettings(pace=1_000, grace=1))
    actor.arrive(ANN.id)
    await actor.ask(ANN, messages.Start("go"))
    while 0 in actor.log.state.to_act:
        await asyncio.sleep(1)
    set_clock(registry, step)
    assert await moves_within(actor, 1.1) == 1
    rows = await registry.store.log.rows("T1")
    assert all(0 <= after.at - before.at < 400_000 for before, after in pairwise(rows))
    await registry.stop()


@STEPS
@simulated
async def test_patience_lasts_as_long_as_ever_when_the_clock_is_set(step: int) -> None:
    registry = new_registry()
    actor = await playing(registry, TableSettings(pace=0, patience=60))
    await asyncio.sleep(30)
    set_clock(registry, step)
    actor.presence_changed()
    assert await moves_within(actor, 29) == 0
    assert await moves_within(actor, 2) == 1
    await registry.stop()


@STEPS
@simulated
async def test_a_persons_clock_runs_as_fast_as_ever_when_the_clock_is_set(step: int) -> None:
    registry = new_registry()
    settings = TableSettings(pace=0, patience=300, clock=ClockSettings(bank=100, increment=0))
    actor = await playing(registry, settings)
    (seat,) = actor.log.state.to_act
    await asyncio.sleep(10)
    set_clock(registry, step)
    await asyncio.sleep(10)
    assert events_for(actor.log, None, 0, actor.log.version).clocks[seat] == 80_000
    bid = messages.Bid("b", 0)
    await actor.ask((ANN, BEN, CLEO)[seat], bid)
    assert bank_of(actor, seat) == 80_000
    await registry.stop()


@STEPS
@simulated
async def test_grace_lasts_as_long_as_ever_when_the_clock_is_set(step: int) -> None:
    registry = new_registry()
    actor = await playing(registry, TableSettings(pace=0, patience=300, grace=20))
    (seat,) = actor.log.state.to_act
    actor.depart((ANN, BEN, CLEO)[seat].id)
    await asyncio.sleep(10)
    set_clock(registry, step)
    actor.presence_changed()
    assert await moves_within(actor, 9) == 0
    assert await moves_within(actor, 2) > 0
    assert actor.log.state.bot_for(seat) is not None
    await registry.stop()


@STEPS
@simulated
async def test_a_server_that_restarts_with_another_time_plays_on(step: int) -> None:
    """Nothing in the log is from the future, and the rest counts against nobody's clock."""
    store = MemoryStore()
    registry = new_registry(store)
    settings = TableSettings(pace=0, patience=300, clock=ClockSettings(bank=100, increment=0))
    actor = await playing(registry, settings)
    (seat,) = actor.log.state.to_act
    await registry.stop()
    again = new_registry(store, node="n2")
    set_clock(again, step)
    await again.start()
    actor = await again.access("T1")
    last = actor.log.at
    person = (ANN, BEN, CLEO)[seat]
    actor.arrive(person.id)
    await asyncio.sleep(10)
    assert bank_of(actor, seat) == 100_000
    await actor.ask(person, messages.Bid("b", 0))
    assert bank_of(actor, seat) == 90_000
    assert actor.log.at >= last + 10_000
    await again.stop()


@simulated
async def test_a_move_made_right_after_returning_is_not_charged_for_the_rest() -> None:
    """It is sent with the hello, so it arrives before the table has noticed that anyone is back."""
    registry = new_registry()
    settings = TableSettings(pace=0, patience=300, clock=ClockSettings(bank=100, increment=0))
    actor = await playing(registry, settings)
    (seat,) = actor.log.state.to_act
    person = (ANN, BEN, CLEO)[seat]
    for one in (ANN, BEN, CLEO):
        actor.depart(one.id)
    await asyncio.sleep(50)
    rows = actor.log.rows
    actor.arrive(person.id)
    await actor.ask(person, messages.Bid("b", 0))
    assert bank_of(actor, seat) == 100_000
    entries = [
        decode_events(row.entries) for row in await registry.store.log.rows("T1", after=rows)
    ]
    assert isinstance(entries[0][0], Resumed)
    await settle()
    assert sum(isinstance(one, Resumed) for row in entries for one in row) == 1
    await registry.stop()


@simulated
async def test_a_table_held_elsewhere_shows_the_time_of_its_holder() -> None:
    registry = new_registry()
    settings = TableSettings(pace=0, patience=300, clock=ClockSettings(bank=100, increment=0))
    actor = await playing(registry, settings)
    ahead = LoopClock()
    ahead.ahead = HOUR
    broadcaster = Broadcaster(TableLog("T1", ahead))
    rows = await registry.store.log.rows("T1")
    read_on(broadcaster.log, rows[:-1])
    broadcaster.log.follow(rows[-1])
    await asyncio.sleep(10)
    (seat,) = broadcaster.log.state.to_act
    assert events_for(broadcaster.log, None, 0, broadcaster.log.version).clocks[seat] == 90_000
    assert events_for(actor.log, None, 0, broadcaster.log.version).clocks[seat] == 90_000
    await registry.stop()


@simulated
async def test_steady_time_begins_with_the_clock_and_is_never_set() -> None:
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


def test_the_machines_clocks_advance() -> None:
    clock = SystemClock()
    assert clock.now() > 1_700_000_000_000
    assert clock.ticks() <= clock.ticks()
