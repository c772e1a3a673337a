"""Simulations of whole tables in which everything goes wrong, each from one number.

Repeat one with ``simulate(SEED)``.
"""

from collections import Counter
from typing import Any

import pytest

from foretell.protocol.codec import encode
from foretell.protocol.server import Done
from foretell.server.clock import SteadyTime
from foretell.server.live import heartbeat, table_actor
from foretell.server.live.table_actor import TableActor
from foretell.server.live.table_log import TableLog
from foretell.server.storage.store import Store
from foretell.server.storage.values import Commit, Kept
from foretell.table import redact, seats
from tests.server.simulation import schedule
from tests.server.simulation.cluster import SlowStore
from tests.server.simulation.schedule import simulate
from tests.server.storage.helpers import answers_of

pytestmark = pytest.mark.whole

PARTS = 2
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
    "said UseHint",
    "said AnswerUndo",
    "said AnswerRemoval",
)
"""Things that have to happen in the simulations; otherwise they would prove nothing."""


def go_through(seeds: range) -> Counter[str]:
    """Run all simulations, check that none has a fault, and return the counts of events."""
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


@pytest.mark.parametrize(
    "part", [0, *(pytest.param(part, marks=pytest.mark.thorough) for part in range(1, PARTS))]
)
def test_nothing_is_lost_or_repeated_and_nobody_waits_for_ever(part: int) -> None:
    go_through(range(part * EACH, (part + 1) * EACH))


def test_every_fault_and_every_command_happens_in_the_simulations() -> None:
    counts = go_through(range(10_000, 10_200))
    missing = [thing for thing in THINGS if counts[thing] < 3]
    assert not missing, missing


@pytest.mark.thorough
@pytest.mark.parametrize("part", range(LONG_PARTS))
def test_many_more_simulations_find_no_fault(part: int) -> None:
    first = 1_000_000 + part * LONG_EACH
    go_through(range(first, first + LONG_EACH))


def is_found(seeds: range) -> bool:
    """Return whether any simulation finds a fault."""
    return any(simulate(seed).faults for seed in seeds)


def test_the_simulation_finds_a_command_that_is_carried_out_twice(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    write = SlowStore._write

    def overwrite(store: SlowStore, commit: Commit) -> None:
        if commit.answer is not None:
            store._tables[commit.code].answers.pop(
                (commit.answer.person, commit.answer.command), b""
            )
        write(store, commit)

    monkeypatch.setattr(TableActor, "_given", lambda *_: None)
    monkeypatch.setattr(SlowStore, "_write", overwrite)
    assert is_found(range(300))


def test_the_simulation_finds_an_answer_sent_before_it_is_stored(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A server that dies in between would lose the command."""
    carry_out = TableActor._carry_out

    async def hasty(actor: TableActor, asked: Any) -> None:
        if not asked.answer.done():
            version = actor.log.version + 1
            asked.answer.set_result(encode(Done(asked.command.id, version)))
        await carry_out(actor, asked)

    monkeypatch.setattr(TableActor, "_carry_out", hasty)
    assert is_found(range(30))


def test_the_simulation_finds_a_table_with_two_owners(monkeypatch: pytest.MonkeyPatch) -> None:
    async def generous(store: SlowStore, code: str, *, node: str) -> Kept | None:
        table = store._tables.get(code)
        if table is None:
            return None
        rows, answers = await store.log.rows(code), await answers_of(store, code)
        return Kept(table.token, table.version, rows, answers)

    monkeypatch.setattr(SlowStore, "load", generous)
    assert is_found(range(19, 60))


def test_the_simulation_finds_a_paused_server_that_carries_on_as_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def renew(store: Store, node: str) -> bool:
        await store.leases.heartbeat(node, lasts=heartbeat.LEASE)
        return True

    monkeypatch.setattr(heartbeat, "renew_leases", renew)
    assert is_found(range(1745, 1748))


@pytest.mark.parametrize("step", schedule.STEPS)
def test_the_simulation_finds_tables_that_rely_on_the_time_of_day(
    monkeypatch: pytest.MonkeyPatch, step: int
) -> None:
    def now(time: SteadyTime) -> int:
        return time._clock.now()

    monkeypatch.setattr(SteadyTime, "now", now)
    monkeypatch.setattr(schedule, "STEPS", (step, step))
    assert is_found(range(120))


def test_the_simulation_finds_a_client_that_is_sent_too_much(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(redact, "_redacted", lambda event, *_: event)
    assert is_found(range(5))


def test_the_simulation_finds_a_hand_shown_to_a_newcomer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seats, "_knows_from", lambda *_: 0)
    faults = (fault for seed in range(200) for fault in simulate(seed).faults)
    assert any("was dealt to" in fault for fault in faults)


def test_the_simulation_finds_a_client_with_events_lost_by_a_restore(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(TableLog, "shared_with", lambda _, since, __: since)
    assert is_found(range(10_065, 10_200))


def test_the_simulation_finds_a_seat_for_which_nobody_stands_in(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_actor, "next_timer", lambda *_: None)
    assert is_found(range(10))


@pytest.mark.parametrize("seed", range(5))
def test_the_same_seed_gives_the_same_simulation(seed: int) -> None:
    assert simulate(seed).trace == simulate(seed).trace
