"""Group commit: all pending commits are written in one transaction."""

import asyncio
import time
from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import partial

from foretell.server.metrics import COMMIT_BATCH, COMMIT_QUEUE, COMMIT_WAIT, STORE_ERRORS
from foretell.server.storage.faults import StoreClosed, StoreUnavailable
from foretell.server.storage.sql.commits import CommitWriter
from foretell.server.storage.sql.database import RetryingDatabase, backoff
from foretell.server.storage.values import Commit

MAX_BATCH = 500
"""Commits in one transaction."""


@dataclass(eq=False, slots=True)
class _Pending:
    commit: Commit
    since: float = field(default_factory=time.perf_counter)
    done: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )

    def finish(self, fault: BaseException | None) -> None:
        if self.done.done():  # the caller has gone
            return
        if fault is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(fault)


class Committer:
    """Writes commits in order of arrival, all pending ones at once.

    While one transaction is being written, the next one gathers; there is no artificial delay.
    """

    def __init__(self, database: RetryingDatabase, writer: CommitWriter) -> None:
        self._database = database.database
        self._health = database.health
        self._writer = writer
        self._waiting: list[_Pending] = []
        self._news = asyncio.Event()
        self._closing = False
        COMMIT_QUEUE.set_function(lambda: len(self._waiting))
        self._task = asyncio.create_task(self._work(), name="store-committer")

    async def append(self, commit: Commit) -> None:
        """Write a commit, and return once it is committed.

        Raises:
            StaleToken: when the table was deleted, or is held under another token.
            AlreadyAnswered: when the command of the answer has another one.
            StoreClosed: when the store is closed first.
            StoreUnavailable, StoreDamaged: when the disk fails.
        """
        if self._closing:
            raise StoreClosed
        pending = _Pending(commit)
        self._waiting.append(pending)
        self._news.set()
        await pending.done

    async def close(self) -> None:
        """Write pending commits, then stop; if cancelled, stop at once."""
        self._closing = True
        self._news.set()
        try:
            await asyncio.wait([self._task])
        finally:
            self._task.cancel()

    async def _work(self) -> None:
        batch: list[_Pending] = []
        try:
            while not self._closing or self._waiting:
                self._news.clear()
                batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
                _note(batch)
                if batch:
                    await self._write(batch)
                else:
                    await self._news.wait()
        finally:
            for pending in (*batch, *self._waiting):
                pending.finish(StoreClosed())

    async def _write(self, batch: list[_Pending]) -> None:
        commits = [pending.commit for pending in batch]
        try:
            faults = await self._database.write(partial(self._writer.write, commits=commits))
        except Exception as error:  # noqa: BLE001 - raised in its callers
            doubtful = self._database.is_transient(error)
            fault = error if doubtful else self._met(error)
            for pending in batch:
                if isinstance(fault, StoreUnavailable):  # single commits would fail, too
                    pending.finish(copy(fault))
                else:
                    await self._write_alone(pending, doubtful=doubtful)
        else:
            self._health.wrote()
            for pending, refusal in zip(batch, faults, strict=True):
                pending.finish(refusal)

    async def _write_alone(self, pending: _Pending, *, doubtful: bool) -> None:
        """Write a single commit, repeating attempts with unknown result."""
        waiting = backoff()
        while True:
            try:
                work = partial(self._writer.write_alone, commit=pending.commit, doubtful=doubtful)
                pending.finish(await self._database.write(work))
            except Exception as error:  # noqa: BLE001 - raised in its callers
                if not self._database.is_transient(error):
                    pending.finish(self._met(error))
                    return
                STORE_ERRORS.labels("away").inc()
                doubtful = True
            else:
                self._health.wrote()
                return
            await asyncio.sleep(next(waiting))

    def _met(self, error: Exception) -> Exception:
        return self._health.met(error, self._database.fault_of(error))


def _note(batch: Sequence[_Pending]) -> None:
    """Record the metrics of a batch of commits."""
    if batch:
        now = time.perf_counter()
        COMMIT_BATCH.observe(len(batch))
        for pending in batch:
            COMMIT_WAIT.observe(now - pending.since)
