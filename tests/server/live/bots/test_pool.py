"""The processes in which bots decide: no bot can hold up its table or another one."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
from prometheus_client import REGISTRY
from structlog.testing import capture_logs

from foretell.bots.registry import create
from foretell.bots.runner import bot_seed
from foretell.bots.substitutes import MOST_CHARACTERS, Failure, Reason
from foretell.bots.worker import Request
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.server.live.bots import pool as bot_pool_module
from foretell.server.live.bots import worker as bot_worker_module
from foretell.server.live.bots.budget import BotBudget
from foretell.server.live.bots.failures import BotFailures
from foretell.server.live.bots.pool import MOST_WORKERS, BotPool, usual_workers
from foretell.server.live.bots.queue import NOBODY, BotQueue, Job
from tests.bots.odd_bots import install
from tests.server.http.local_server import Time
from tests.server.simulation.loop import simulated

SEED = "0f" * 16


def a_decision() -> SeatObservation:
    session = Session(Options(players=3, hand_sizes=(5,)), seed="2a")
    return session.observe(session.to_act[0])


SEEN = a_decision()
STEADY = create("steady", SEED).act(SEEN)


@asynccontextmanager
async def opened(*, wait: float = 30.0, think: float = 30.0) -> AsyncIterator[BotPool]:
    """Give a pool with one process, and check that no process is left."""
    budget = BotBudget(1_000, time.monotonic)
    pool = BotPool(budget, BotFailures(time.monotonic), workers=1, wait=wait, think=think)
    try:
        yield pool
    finally:
        await pool.stop()
    assert not pool._running


@pytest.fixture(autouse=True)
def loaded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Install odd bots; the file that they write."""
    return install(tmp_path, monkeypatch)


@pytest.fixture
def pool() -> AbstractAsyncContextManager[BotPool]:
    return opened()


def substituted(reason: str, bot: str = "other") -> float:
    labels = {"bot": bot, "reason": reason}
    return REGISTRY.get_sample_value("foretell_bot_substituted_total", labels) or 0.0


async def prepared(pool: BotPool, bot: str) -> None:
    """Wait until a bot is loaded, which takes none of its time for a decision."""
    pool.prepare(bot)
    await asyncio.shield(pool._preparing[bot])


async def test_a_pool_decides_as_the_bot_would_here(pool: BotPool) -> None:
    session = Session(Options(players=3, hand_sizes=(1, 2)), seed="2a")
    while session.to_act:
        seat = session.to_act[0]
        seen, seed = session.observe(seat), bot_seed("2a", seat)
        action = await pool.decide("random", seed, seen, payer="ann")
        assert action == create("random", seed).act(seen)
        session.act(action)


async def test_a_bot_prepares_once_in_each_process_before_it_decides(
    pool: BotPool, loaded: Path
) -> None:
    pool.prepare("sound")
    pool.prepare("sound:style")
    for _ in range(2):
        assert await pool.decide("sound", SEED, SEEN, payer="ann") == STEADY
    decisions = loaded.read_text().count("ready ")
    assert await pool.decide("sound", SEED, SEEN, payer="ann") == STEADY
    assert decisions == loaded.read_text().count("ready ") > 0


@pytest.mark.parametrize(
    ("bot", "cause", "detail"),
    [
        ("raising", "raised ArithmeticError", "ArithmeticError: one card too many"),
        ("cheating", "illegal str", ""),
        ("unloadable", "raised ImportError", "ImportError: no such library"),
        ("nobody", "raised UnknownBot", "UnknownBot"),
        ("dying", "crashed status 1", ""),
        ("crashing", "crashed SIGSEGV", "odd_bots_of_tests.py"),
        ("leaving", "raised SystemExit", ""),
        ("endless", "late", ""),
    ],
)
async def test_steady_decides_for_a_bot_that_fails_and_the_cause_is_logged_counted_and_remembered(
    bot: str, cause: str, detail: str
) -> None:
    reason, _, error = cause.partition(" ")

    async with opened(think=1.0 if bot == "endless" else 30.0) as pool:
        before = substituted(reason)
        with capture_logs() as lines:
            await prepared(pool, bot)
            for _ in range(2):
                assert await pool.decide(bot, SEED, SEEN, payer="ann") == STEADY
        assert substituted(reason) == before + 2
        assert {(line["event"], line["bot"]) for line in lines} == {("a bot failed", bot)}
        (line,) = [line for line in lines if (line["reason"], line["error"]) == (reason, error)]
        assert detail in line["detail"]
        assert list(pool.failures.failing) == [bot]
        assert pool.failures.failing[bot].cause == cause
        pool._think = 30.0  # a busy machine may start the next process late
        action = await pool.decide("random", SEED, SEEN, payer="ann")
        assert action == create("random", SEED).act(SEEN)


async def test_a_bot_that_works_again_is_no_longer_among_those_that_fail(pool: BotPool) -> None:
    pool.failures.note("sound", Failure(Reason.RAISED))
    assert list(pool.failures.failing) == ["sound"]
    assert await pool.decide("sound", SEED, SEEN, payer="ann") == STEADY
    assert not pool.failures.failing


async def test_a_test_of_all_bots_names_those_that_fail_and_leaves_no_process() -> None:
    """No person has met them: nothing is counted or charged."""
    bots = ("raising", "sound", "dying", "unloadable", "steady", "mortal")
    async with opened() as pool:
        before = [substituted(reason) for reason in Reason]
        with capture_logs() as lines:
            await pool.test(bots, after=0.0)
        causes = {bot: failure.cause for bot, failure in pool.failures.failing.items()}
        assert causes == {
            "raising": "raised ArithmeticError",
            "dying": "crashed status 1",
            "unloadable": "raised ImportError",
        }
        assert {line["bot"] for line in lines} == causes.keys()
        assert [substituted(reason) for reason in Reason] == before
        assert pool.budget.wait(NOBODY) == 0
        assert not pool._running


async def test_what_a_working_bot_writes_to_standard_error_is_logged_once_and_its_prints_dropped(
    pool: BotPool,
) -> None:
    with capture_logs() as lines:
        for _ in range(2):
            assert await pool.decide("chatty", SEED, SEEN, payer="ann") == STEADY
    (line,) = lines
    assert (line["event"], line["bot"]) == ("a bot's process wrote", "chatty")
    assert line["text"].endswith("the weather is fine")
    assert "0 0" not in line["text"]
    assert len(line["text"]) <= MOST_CHARACTERS


async def test_a_process_that_dies_is_replaced_and_the_decision_is_made_again(
    pool: BotPool, tmp_path: Path
) -> None:
    before = substituted("crashed")
    assert await pool.decide("mortal", SEED, SEEN, payer="ann") == STEADY
    assert (tmp_path / "dead").exists()
    assert substituted("crashed") == before
    assert not pool.failures.failing


async def test_steady_decides_for_a_bot_that_takes_too_long_and_its_process_is_killed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    charged: list[float] = []
    async with opened(think=0.2) as pool:
        monkeypatch.setattr(pool.budget, "charge", lambda _, seconds: charged.append(seconds))
        before = substituted("late")
        await prepared(pool, "endless")
        assert await pool.decide("endless", SEED, SEEN, payer="ann") == STEADY
        assert substituted("late") == before + 1
        assert charged[0] >= 0.2


async def test_a_bot_that_never_finishes_preparing_decides_unprepared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_pool_module, "PREPARE", 0.2)
    async with opened() as pool:
        for _ in range(2):
            assert await pool.decide("unready", SEED, SEEN, payer="ann") == STEADY
        assert pool._unprepared == {"unready"}


async def test_steady_decides_while_a_bot_is_still_being_prepared() -> None:
    """Preparing may take minutes, for which nobody at a table should have to wait."""
    async with opened(think=0.2) as pool:
        before = substituted("wait")
        assert await pool.decide("unready", SEED, SEEN, payer="ann") == STEADY
        assert substituted("wait") == before + 1
        assert not pool._preparing["unready"].done()
        assert len(pool._queue) == 0


async def test_steady_decides_when_no_process_is_free_in_time() -> None:
    async with opened(wait=1.0) as pool:
        before = substituted("wait", "random")
        await prepared(pool, "endless")
        endless = asyncio.create_task(pool.decide("endless", SEED, SEEN, payer="ann"))
        while not pool._queue._begun:
            await asyncio.sleep(0.01)
        assert await pool.decide("random", SEED, SEEN, payer="ben") == STEADY
        assert substituted("wait", "random") == before + 1
        assert not pool.failures.failing
        assert len(pool._queue) == 0
        endless.cancel()


async def test_steady_decides_when_no_process_can_be_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_worker_module, "COMMAND", ("/there/is/no/such/program",))
    async with opened() as pool:
        assert await pool.decide("strongest", SEED, SEEN, payer="ann") == STEADY
        assert pool.failures.failing["strongest"].cause == "crashed FileNotFoundError"


async def test_a_process_starts_when_it_is_needed_and_ends_when_it_is_idle(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bot_pool_module, "IDLE", 0.05)
    async with opened() as pool:
        assert not pool._running
        await pool.decide("random", SEED, SEEN, payer="ann")
        while pool._running:
            await asyncio.sleep(0.01)
        await pool.decide("random", SEED, SEEN, payer="ann")


async def test_stopping_does_not_wait_for_decisions(pool: BotPool) -> None:
    endless = asyncio.create_task(pool.decide("endless", SEED, SEEN, payer="ann"))
    while not pool._queue._begun:
        await asyncio.sleep(0.01)
    await pool.stop()
    assert await endless == STEADY


async def test_a_process_killed_between_two_decisions_is_replaced(
    pool: BotPool, monkeypatch: pytest.MonkeyPatch
) -> None:
    processes = []
    start = bot_worker_module._started

    async def started() -> asyncio.subprocess.Process:
        processes.append(await start())
        return processes[-1]

    monkeypatch.setattr(bot_worker_module, "_started", started)
    await pool.decide("random", SEED, SEEN, payer="ann")
    os.kill(processes[0].pid, signal.SIGKILL)
    await processes[0].wait()
    action = await pool.decide("random", SEED, SEEN, payer="ann")
    assert action == create("random", SEED).act(SEEN)
    assert len(processes) == 2


def test_one_core_is_left_for_the_tables(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for cores in (1, 2, 3, 64):
        monkeypatch.setattr(bot_pool_module, "cores", lambda number=cores: number)
        found.append(usual_workers())
    assert found == [1, 1, 2, MOST_WORKERS]


def a_queue() -> tuple[BotQueue, BotBudget, Time]:
    clock = Time()
    budget = BotBudget(60, clock.seconds)
    return BotQueue(budget), budget, clock


@simulated
async def test_addresses_take_turns_however_much_one_asks_for() -> None:
    queue, budget, _ = a_queue()
    for person in ("ann", "ada", "amy"):
        budget.locate(person, "203.0.113.7")
    for person in ("ann", "ada", "amy", "ben", "ben"):
        queue.put(Job(Request("random"), person))
    order = []
    while len(queue):
        job = await queue.get()
        order.append(job.payer)
        queue.finish(job)
    assert order == ["ann", "ben", "ada", "ben", "amy"]


@simulated
async def test_a_person_gets_one_decision_at_a_time() -> None:
    queue, _, _ = a_queue()
    jobs = [Job(Request("random"), payer) for payer in ("ann", "ann", "ben", NOBODY)]
    for job in jobs:
        queue.put(job)
    assert [(await queue.get()).payer for _ in range(3)] == ["ann", "ben", NOBODY]
    waiting = asyncio.create_task(queue.get())
    await asyncio.sleep(0.1)
    assert not waiting.done()
    queue.finish(jobs[0])
    assert await waiting is jobs[1]


@simulated
async def test_only_a_person_with_an_overdrawn_budget_waits() -> None:
    queue, budget, clock = a_queue()
    budget.charge("ann", 130.0)
    jobs = [Job(Request("random"), payer) for payer in ("ann", "ben")]
    for job in jobs:
        queue.put(job)
    assert await queue.get() is jobs[1]
    waiting = asyncio.create_task(queue.get())
    await asyncio.sleep(1.0)
    assert not waiting.done()
    clock.pass_by(10.0)
    assert await waiting is jobs[0]


@simulated
async def test_a_dropped_job_is_not_done() -> None:
    queue, _, _ = a_queue()
    jobs = [Job(Request("random"), "ann") for _ in range(2)]
    for job in jobs:
        queue.put(job)
    queue.drop(jobs[0])
    assert len(queue) == 1
    assert await queue.get() is jobs[1]
    assert not queue._groups
