"""Verification of a whole store: the file, every log and every record."""

import io
import sqlite3
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from foretell.errors import Refusal
from foretell.record import check_file
from foretell.server.clock import SystemClock
from foretell.server.live.table_log import TableLog
from foretell.server.refusals import TableDamaged
from foretell.server.storage.address import SqliteAddress
from foretell.server.storage.faults import DamagedFile, StoreDamaged, StoreUnreachable
from foretell.server.storage.integrity import first_fault
from foretell.server.storage.scan import Scan
from foretell.server.storage.values import Row


class MissingRow(Refusal, code="store/missing_row"):
    """The log of a table has a gap, or is shorter than recorded."""

    table: str
    row: int


class UnreadableRow(Refusal, code="store/unreadable_row"):
    """A row of a log is unreadable, or impossible after the rows before it."""

    table: str
    row: int


class OldToken(Refusal, code="store/old_token"):
    """A row was written under an older lease than the one before it: there were two writers."""

    table: str
    row: int


class UnsoundRecord(Refusal, code="store/unsound_record"):
    """The record of a finished game violates the rules or the format."""

    table: str
    number: int
    line: int
    """The line in the record, from 1."""
    why: str
    """The code of the refusal."""


@dataclass(slots=True)
class Verification:
    """Checks a whole store, which a server may be using."""

    scan: Scan
    tables: int = field(default=0, init=False)
    """The number checked so far; likewise ``rows`` and ``records``."""
    rows: int = field(default=0, init=False)
    records: int = field(default=0, init=False)

    async def faults(self) -> AsyncIterator[Refusal]:
        """Yield all faults.

        Raises:
            StoreUnreachable: when the file is missing, or is not a store.
        """
        damage = self._damage()
        if damage is not None:
            yield damage
        try:
            for code in await self.scan.tables():
                async for fault in self._faults_of(code):
                    yield fault
            for code, number in await self.scan.recorded():
                async for fault in self._faults_in(code, number):
                    yield fault
        except StoreDamaged as fault:
            if damage is None:
                yield fault

    def _damage(self) -> DamagedFile | None:
        where = self.scan.address
        if not isinstance(where, SqliteAddress):
            return None
        try:
            fault = first_fault(str(where.path), how="integrity_check")
        except sqlite3.Error as error:
            raise StoreUnreachable(str(error)) from None
        return None if fault is None else DamagedFile(where.path, fault)

    async def _faults_of(self, code: str) -> AsyncIterator[Refusal]:
        try:
            log = await self.scan.log(code)
        except StoreDamaged:
            yield TableDamaged(code)
            return
        if log is None:  # deleted meanwhile
            return
        last, rows = log
        self.tables += 1
        self.rows += len(rows)
        for fault in _log_faults(code, last, rows):
            yield fault

    async def _faults_in(self, code: str, number: int) -> AsyncIterator[Refusal]:
        body = await self.scan.record(code, number)
        if body is not None:
            self.records += 1
            for fault in check_file(io.BytesIO(body)):
                yield UnsoundRecord(code, number, fault.line, fault.refusal.code)


def _log_faults(code: str, last: int, rows: tuple[Row, ...]) -> Iterator[Refusal]:
    expected = 1
    for row in rows:
        if row.seq != expected:
            yield MissingRow(code, expected)
        expected = row.seq + 1
    if expected <= last:
        yield MissingRow(code, expected)
    yield from (OldToken(code, row.seq) for one, row in pairwise(rows) if row.token < one.token)
    log = TableLog(code, SystemClock())
    for row in rows:
        if row.seq != log.rows + 1:  # rows after a gap cannot be folded
            return
        try:
            log.add(row)
        except TableDamaged:
            yield UnreadableRow(code, row.seq)
            return
