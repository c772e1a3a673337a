"""Periodic work: deletion of expired data, closing of idle tables."""

import asyncio
from dataclasses import asdict, dataclass
from typing import Final

import structlog

from foretell.server.clock import Clock, SteadyTime
from foretell.server.daily import KEPT, date_at
from foretell.server.live.answers import LASTS
from foretell.server.live.tables import Tables
from foretell.server.settings import Keep
from foretell.server.storage.store import Store

EVERY: Final = 3_600.0
"""Seconds between deletions of expired data."""
IDLE: Final = 60.0
"""Seconds between checks for idle tables, which are closed."""

_log = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Expired:
    """Counts of deleted items."""

    tables: int
    records: int
    people: int


async def expire(store: Store, keep: Keep, now: int) -> Expired:
    """Delete data that has been unused for too long; return the counts."""
    await store.log.expire_answers(before=now - LASTS)
    tables = await store.log.expire(
        gathering_before=now - keep.gathering,
        finished_before=now - keep.finished,
        playing_before=now - keep.playing,
    )
    await store.daily.expire_results(before=date_at(now - KEPT))
    await store.leases.expire_nodes()
    records = people = 0
    if keep.records is not None:
        records = await store.records.expire_records(before=now - keep.records)
    await store.people.expire_sessions(now=now)
    if keep.people is not None:
        while unseen := await store.people.unseen(before=now - keep.people):
            for person in unseen:
                await store.people.forget(person)
            people += len(unseen)
    return Expired(tables, records, people)


async def expire_hourly(store: Store, keep: Keep, clock: Clock) -> None:
    """Delete expired data, now and every hour."""
    time = SteadyTime(clock)  # setting the clock far forward makes no table old
    while True:
        try:
            gone = await expire(store, keep, time.now())
        except Exception:  # noqa: BLE001 - it is tried again in an hour
            _log.exception("old data could not be deleted")
        else:
            if gone != Expired(0, 0, 0):
                _log.info("old data deleted", **asdict(gone))
        await asyncio.sleep(EVERY)


async def close_idle_tables(tables: Tables) -> None:
    """Close idle tables periodically, until cancelled."""
    while True:
        await asyncio.sleep(IDLE)
        tables.close_idle()
