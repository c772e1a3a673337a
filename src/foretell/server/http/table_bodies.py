"""A table as its endpoints describe it: its public information, and the view of a seat."""

import asyncio
from collections.abc import Set as AbstractSet
from typing import Final, cast

import msgspec

from foretell.errors import Refusal
from foretell.protocol.codec import encode
from foretell.protocol.entries import Entry
from foretell.protocol.settings import settings_to_wire
from foretell.record.codec import options_to_wire
from foretell.server.http.bodies import OwnTable, OwnTables, SeatBody, TableBody, ViewBody
from foretell.server.live.broadcaster import Broadcaster, entries_for, events_for
from foretell.server.live.summary import SummaryBody, read_summary, seat_summary, summary_of
from foretell.server.live.table_log import SLICE, TableLog
from foretell.server.live.tables import Tables, UnknownCode
from foretell.server.storage.values import VersionedSummary
from foretell.table.refusals import NotSeated
from foretell.table.state import HUMAN

MOST_OWN: Final = 5
"""The most tables of a person that are listed."""


async def table_body(tables: Tables, code: str) -> TableBody:
    """Return the public information about a table.

    Raises:
        UnknownCode: when no table has the code.
        HeldElsewhere, Draining, StoreUnavailable, TableDamaged: see ``TableAccess``;
            only for tables written by an earlier version.
    """
    broadcaster = tables.broadcaster(code)
    if broadcaster is None:
        stored, summary = await _stored_summary(tables, code)
        if summary is not None and stored.version is not None:
            return body_of_summary(
                code, stored, stored.version, summary, await tables.present(code)
            )
        broadcaster = (await tables.access(code)).broadcaster
    return body_of_open_table(broadcaster)


async def own_tables(tables: Tables, person: str) -> OwnTables:
    """Return the unfinished tables at which a person has a seat.

    A game that rests is opened to see whose turn it is, as a look at the table itself would.
    """
    listed = []
    for code, stored in await tables.store.summaries.of_member(person, limit=MOST_OWN):
        summary = read_summary(stored.body)
        seats = () if summary is None else summary.seats
        if person not in {seat.person for seat in seats}:
            continue
        others = tuple(one.name for one in seats if one.kind == HUMAN and one.person != person)
        is_turn = stored.phase == "playing" and await _is_turn(tables, code, person)
        listed.append(OwnTable(code, stored.phase, stored.host, others, is_turn))
    return OwnTables(tuple(listed))


async def _is_turn(tables: Tables, code: str, person: str) -> bool:
    """Return whether a game waits for a person; False where the table cannot be reached now."""
    try:
        log = await log_for(tables, code, person)
    except Refusal:
        return False
    return log.state.seat_of(person) in log.state.to_act


async def log_for(tables: Tables, code: str, person: str) -> TableLog:
    """Return the log of a table for a person seated there; it is opened for nobody else.

    Raises:
        UnknownCode: when no table has the code.
        NotSeated: when the person has no seat at the table.
        HeldElsewhere, Draining, StoreUnavailable, TableDamaged: see ``TableAccess``.
    """
    broadcaster = tables.broadcaster(code)
    if broadcaster is None:
        _, summary = await _stored_summary(tables, code)
        if summary is not None and person not in {seat.person for seat in summary.seats}:
            raise NotSeated
        broadcaster = (await tables.access(code)).broadcaster
    if broadcaster.log.state.seat_of(person) is None:
        raise NotSeated
    return broadcaster.log


async def view_body(log: TableLog, person: str) -> ViewBody:
    """Return a table as seen from a person's seat, assembled in slices.

    Raises:
        NotSeated: when the person has no seat at the table, or has left it meanwhile.
    """
    seat, sent = log.state.seat_of(person), 0
    parts: list[bytes] = []
    while seat is not None and sent < log.version:
        since, sent = sent, min(sent + SLICE, log.version)
        parts.append(encode(entries_for(log, seat, since, sent))[1:-1])
        await asyncio.sleep(0)
        seat = log.state.seat_of(person)
    if seat is None:
        raise NotSeated
    now = events_for(log, seat, sent, sent)
    events = cast("tuple[Entry, ...]", msgspec.Raw(b"[%s]" % b",".join(parts)))
    return ViewBody(log.code, seat, sent, events, now.to_act, now.legal, now.clocks)


async def _stored_summary(tables: Tables, code: str) -> tuple[VersionedSummary, SummaryBody | None]:
    """Return a table's summary; its body is None where another version wrote it incompletely."""
    stored = await tables.store.summaries.summary(code)
    if stored is None:
        raise UnknownCode(code)
    summary = read_summary(stored.summary.body)
    return stored, summary if summary is not None and summary.settings is not None else None


def body_of_summary(
    code: str,
    stored: VersionedSummary,
    version: int,
    summary: SummaryBody,
    present: AbstractSet[str],
) -> TableBody:
    """Return the public information about a table that is not open, from its summary."""
    assert summary.settings is not None
    return TableBody(
        code,
        stored.summary.phase,
        summary.options,
        summary.settings,
        tuple(
            SeatBody(seat.name, seat.kind, seat.kind != HUMAN or seat.person in present)
            for seat in summary.seats
        ),
        summary.host,
        summary.games,
        version,
    )


def body_of_open_table(broadcaster: Broadcaster) -> TableBody:
    """Return the public information about a table that is open here."""
    state = broadcaster.log.state
    seats = zip(map(seat_summary, state.seats), broadcaster.present, strict=True)
    return TableBody(
        broadcaster.log.code,
        summary_of(state).phase,
        options_to_wire(state.options),
        settings_to_wire(state.settings),
        tuple(SeatBody(seat.name, seat.kind, is_there) for seat, is_there in seats),
        state.host,
        state.games,
        broadcaster.log.version,
    )
