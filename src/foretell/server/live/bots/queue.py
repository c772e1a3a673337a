"""The queue of decisions that wait for a process, with fair turns for all."""

import asyncio
from collections import OrderedDict
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

from foretell.bots.substitutes import Failure
from foretell.bots.worker import Request
from foretell.server.live.bots.budget import BotBudget
from foretell.server.metrics import BOT_QUEUE

NOBODY: Final = ""
"""The payer of jobs that serve everybody: preparing a bot."""


@dataclass(eq=False, slots=True)
class Job:
    """A queued request to a bot worker."""

    request: Request
    payer: str
    """The person who is charged, or ``NOBODY``."""
    begun: asyncio.Event = field(default_factory=asyncio.Event)
    outcome: "asyncio.Future[int | Failure | None]" = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )
    """Index of the action, or the failure. None if the pool stops; cancelled if no caller waits."""
    group: str = NOBODY
    """The group whose turn it takes in the queue."""


class BotQueue:
    """The queue of jobs, in the order of execution.

    Addresses take turns; each person has one job running at a time, and none while their budget is
    overdrawn.
    """

    def __init__(self, budget: BotBudget) -> None:
        self._budget = budget
        self._groups: OrderedDict[str, dict[Job, None]] = OrderedDict()
        self._begun: set[str] = set()
        self._changed = asyncio.Event()
        self._size = 0

    def __len__(self) -> int:
        return self._size

    def put(self, job: Job) -> None:
        """Add a job to the queue."""
        job.group = NOBODY if job.payer == NOBODY else self._budget.group(job.payer)
        self._groups.setdefault(job.group, {})[job] = None
        self._count(1)
        self._changed.set()

    def drop(self, job: Job) -> None:
        """Remove a job from the queue, unless it has begun."""
        jobs = self._groups.get(job.group, {})
        if job in jobs:
            del jobs[job]
            self._count(-1)
            if not jobs:
                del self._groups[job.group]

    async def get(self) -> Job:
        """Wait for the next job and begin it; the caller must ``finish`` it."""
        while True:
            self._changed.clear()
            wait = None
            for jobs in self._groups.values():
                for job in jobs:
                    remaining = self._wait(job.payer)
                    if remaining == 0:
                        self._begin(job)
                        return job
                    if remaining is not None:
                        wait = remaining if wait is None else min(wait, remaining)
            with suppress(TimeoutError):
                async with asyncio.timeout(wait):
                    await self._changed.wait()

    def finish(self, job: Job) -> None:
        """Let the next job of the same person begin."""
        self._begun.discard(job.payer)
        self._changed.set()

    def _wait(self, payer: str) -> float | None:
        """Return the seconds until a person's next job may begin; None while one is running."""
        if payer == NOBODY:
            return 0
        return None if payer in self._begun else self._budget.wait(payer)

    def _begin(self, job: Job) -> None:
        if job.payer != NOBODY:
            self._begun.add(job.payer)
        self.drop(job)
        if job.group in self._groups:
            self._groups.move_to_end(job.group)
        job.begun.set()

    def _count(self, change: int) -> None:
        self._size += change
        BOT_QUEUE.inc(change)
