"""Descriptions of a table from its summary, without opening it."""

import asyncio
from collections.abc import Set as AbstractSet
from typing import cast

import msgspec

from foretell.protocol.codec import encode
from foretell.protocol.entries import Entry
from foretell.protocol.settings import settings_to_wire
from foretell.record.codec import options_to_wire
from foretell.server.http.bodies import SeatBody, TableBody, ViewBody
from foretell.server.live.broadcaster import Broadcaster, entries_for, events_for
from foretell.server.live.summary import TableSummary, read_summary, seat_summary, summary_of
from foretell.server.live.table_log import SLICE, TableLog
from foretell.server.live.table_registry import TableRegistry, UnknownCode
from foretell.server.storage.values import Overview
from foretell.table.refusals import NotSeated
from foretell.table.state import HUMAN


async def table_body(hub: TableRegistry, code: str) -> TableBody:
    """Return the public information about a table.

    Raises:
        UnknownCode: when no table has the code.
        HeldElsewhere, Draining, StoreUnavailable, TableDamaged: see
            ``TableRegistry.access``; only for tables written by an earlier version.
    """
    broadcaster = hub.broadcaster(code)
    if broadcaster is None:
        kept, summary = await _kept(hub, code)
        if summary is None or kept.version is None:
            broadcaster = (await hub.access(code)).broadcaster
        else:
            return as_kept(code, kept, kept.version, summary, await hub.present(code))
    return as_shown(broadcaster)


async def log_for(hub: TableRegistry, code: str, person: str) -> TableLog:
    """Return the log of a table for a person seated there; it is opened for nobody else.

    Raises:
        UnknownCode: when no table has the code.
        NotSeated: when the person has no seat at the table.
        HeldElsewhere, Draining, StoreUnavailable, TableDamaged: see ``TableRegistry.access``.
    """
    broadcaster = hub.broadcaster(code)
    if broadcaster is None:
        _, summary = await _kept(hub, code)
        if summary is not None and person not in {seat.person for seat in summary.seats}:
            raise NotSeated
        broadcaster = (await hub.access(code)).broadcaster
    if broadcaster.log.state.seat_of(person) is None:
        raise NotSeated
    return broadcaster.log


async def view_body(log: TableLog, person: str) -> ViewBody:
    """Return a table as seen from a person's seat, assembled in slices.

    Raises:
        NotSeated: when the person has no seat at the table, or has left it meanwhile.
    """
    seat, told = log.state.seat_of(person), 0
    parts: list[bytes] = []
    while seat is not None and told < log.version:
        since, told = told, min(told + SLICE, log.version)
        parts.append(encode(entries_for(log, seat, since, told))[1:-1])
        await asyncio.sleep(0)
        seat = log.state.seat_of(person)
    if seat is None:
        raise NotSeated
    now = events_for(log, seat, told, told)
    events = cast("tuple[Entry, ...]", msgspec.Raw(b"[%s]" % b",".join(parts)))
    return ViewBody(log.code, seat, told, events, now.to_act, now.legal, now.clocks)


async def _kept(hub: TableRegistry, code: str) -> tuple[Overview, TableSummary | None]:
    """Return a table's overview and summary; None for an incomplete summary of another version."""
    kept = await hub.store.overviews.overview(code)
    if kept is None:
        raise UnknownCode(code)
    summary = read_summary(kept.summary.body)
    return kept, summary if summary is not None and summary.settings is not None else None


def as_kept(
    code: str, kept: Overview, version: int, summary: TableSummary, present: AbstractSet[str]
) -> TableBody:
    """Return the public information about a table that is not open, from its summary."""
    assert summary.settings is not None
    return TableBody(
        code,
        kept.summary.phase,
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


def as_shown(broadcaster: Broadcaster) -> TableBody:
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
