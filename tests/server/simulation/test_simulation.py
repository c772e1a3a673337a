"""Whole tables in which everything goes wrong that may, each from one number.

Run one again with ``simulate(SEED)``.
"""

from collections import Counter
from typing import Any

import pytest

from foretell.protocol.codec import encode
from foretell.protocol.server import Done
from foretell.server.clock import SteadyTime
from foretell.server.live import table_actor
from foretell.server.live.table_actor import TableActor
from foretell.server.live.table_log import TableLog
from foretell.server.live.table_registry import LEASE, TableRegistry
from foretell.server.storage.values import Commit, Kept
from foretell.table import redact, seats
from tests.server.simulation import schedule
from tests.server.simulation.house import SlowStore
from tests.server.simulation.schedule import simulate
from tests.server.storage.helpers import answers_of

pytestmark = pytest.mark.whole

PARTS = 24
EACH = 45
LONG_PARTS = 200
LONG_EACH = 500

THINGS = (
    "kill",
    "stand still",
    "store out",
    "disk full",
    "restored",
    "clock set",
    "cut",
    "half-open",
    "lost frame",
    "vanish",
    "new page",
    "said twice",
    "said again",
    "gone for good",
    "ended",
    "said Sit",
    "said Stand",
    "said SeatBot",
    "said Remove",
    "said Swap",
    "said GiveNonce",
    "said Start",
    "said CallRematch",
    "said ChooseTrump",
    "said Bid",
    "said Play",
    "said AskUndo",
    "said AnswerUndo",
    "said AnswerRemoval",
)
"""What has to happen in the simulations, or they show nothing."""


def go_through(seeds: range) -> Counter[str]:
    """Simulate them all, and see to it that nothing is wrong after any; count what happened."""
    counts: Counter[str] = Counter()
    for seed in seeds:
        try:
            course = simulate(seed)
        except BaseException as error:
            error.add_note(f"simulate({seed})")
            raise
        assert not course.faults, f"simulate({seed}): {course.faults[:3]}"
        counts += course.counts
    return counts


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_is_lost_nothing_is_twice_and_nobody_waits_for_ever(part: int) -> None:
    go_through(range(part * EACH, (part + 1) * EACH))


def test_everything_goes_wrong_that_may_and_everything_is_said() -> None:
    counts = go_through(range(10_000, 10_200))
    missing = [thing for thing in THINGS if counts[thing] < 3]
    assert not missing, missing


@pytest.mark.long
@pytest.mark.parametrize("part", range(LONG_PARTS))
def test_nor_in_many_more(part: int) -> None:
    first = 1_000_000 + part * LONG_EACH
    go_through(range(first, first + LONG_EACH))


def is_found(seeds: range) -> bool:
    """Return whether a simulation shows that something is wrong."""
    return any(simulate(seed).faults for seed in seeds)


def test_it_is_found_when_a_command_is_carried_out_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    write = SlowStore._write

    def overwrite(store: SlowStore, commit: Commit) -> None:
        if commit.answer is not None:
            store._tables[commit.code].answers.pop(
                (commit.answer.person, commit.answer.command), b""
            )
        write(store, commit)

    monkeypatch.setattr(TableActor, "_given", lambda *_: None)
    monkeypatch.setattr(SlowStore, "_write", overwrite)
    assert is_found(range(30))


def test_it_is_found_when_an_answer_comes_before_it_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Then a server that dies in between takes it along."""
    carry_out = TableActor._carry_out

    async def hasty(actor: TableActor, asked: Any) -> None:
        if not asked.answer.done():
            version = actor.log.version + 1
            asked.answer.set_result(encode(Done(asked.command.id, version)))
        await carry_out(actor, asked)

    monkeypatch.setattr(TableActor, "_carry_out", hasty)
    assert is_found(range(30))


def test_it_is_found_when_a_table_has_two_owners(monkeypatch: pytest.MonkeyPatch) -> None:
    async def generous(store: SlowStore, code: str, *, node: str) -> Kept | None:
        table = store._tables.get(code)
        if table is None:
            return None
        rows, answers = await store.log.rows(code), await answers_of(store, code)
        return Kept(table.token, table.version, rows, answers)

    monkeypatch.setattr(SlowStore, "load", generous)
    assert is_found(range(12, 60))


def test_it_is_found_when_a_server_that_stood_still_goes_on_as_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def beat_once(registry: TableRegistry) -> None:
        await registry.store.leases.heartbeat(registry.node, lasts=LEASE)

    monkeypatch.setattr(TableRegistry, "_beat_once", beat_once)
    assert is_found(range(1745, 1748))


@pytest.mark.parametrize("step", schedule.STEPS)
def test_it_is_found_when_tables_go_by_the_time_of_day(
    monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    def now(time: SteadyTime) -> int:
        return time._clock.now()

    monkeypatch.setattr(SteadyTime, "now", now)
    monkeypatch.setattr(schedule, "STEPS", (step, step))
    assert is_found(range(60))


def test_it_is_found_when_somebody_is_told_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redact, "_redacted", lambda event, *_: event)
    assert is_found(range(5))


def test_it_is_found_when_a_newcomer_is_told_the_hand_that_somebody_else_was_dealt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(seats, "_knows_from", lambda *_: 0)
    faults = [fault for seed in range(40) for fault in simulate(seed).faults]
    assert any("was dealt to" in fault for fault in faults)


def test_it_is_found_when_somebody_keeps_a_past_that_a_restored_store_has_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TableLog, "shared_with", lambda _, since, __: since)
    assert is_found(range(10_000, 10_200))


def test_it_is_found_when_nobody_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(table_actor, "next_timer", lambda *_: None)
    assert is_found(range(10))


@pytest.mark.parametrize("seed", range(5))
def test_the_same_seed_is_the_same_simulation(seed: int) -> None:
    assert simulate(seed).trace == simulate(seed).trace
