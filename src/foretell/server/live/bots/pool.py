"""A pool of worker processes for bots that take time to decide."""

import asyncio
import time
from typing import Final

import structlog

from foretell.bots.background import BackgroundCompiler
from foretell.bots.cores import cores
from foretell.bots.registry import BUILT_IN, create, takes_time
from foretell.bots.worker import ERRED, Request
from foretell.game.actions import Action
from foretell.game.observation import Observation
from foretell.server import tracing
from foretell.server.live.bots.budget import BotBudget
from foretell.server.live.bots.queue import NOBODY, BotQueue, Job
from foretell.server.live.bots.worker import BotWorker, WorkerLost, WorkerOverran
from foretell.server.metrics import BOT_SECONDS, BOT_SUBSTITUTED
from foretell.server.throttled_log import Throttle

WAIT: Final = 10.0
"""The longest wait of a decision for a process, in seconds."""
THINK: Final = 20.0
"""Time limit of a decision, in seconds."""
PREPARE: Final = 600.0
"""Time limit for preparing a bot, in seconds; one of another package may compile meanwhile."""
IDLE: Final = 600.0
"""Seconds after which an idle process ends, to release its memory."""
MOST_WORKERS: Final = 4
"""The most processes by default; each takes about 250 MB once it has searched."""
SUBSTITUTE: Final = "steady"
"""The bot that decides when another one runs out of time."""

_log = structlog.get_logger()


def usual_workers() -> int:
    """Return the default number of processes, which leaves a core for the tables."""
    return max(1, min(MOST_WORKERS, cores() - 1))


class BotPool:
    """A pool of processes in which bots decide, started on demand.

    Args:
        budget: the budgets of computing time.
        workers: the maximum number of processes.
        wait: the longest wait of a decision for a process, in seconds.
        think: the time limit of a decision, in seconds.
    """

    def __init__(
        self, budget: BotBudget, *, workers: int, wait: float = WAIT, think: float = THINK
    ) -> None:
        self.budget = budget
        self._workers = workers
        self._wait = wait
        self._think = think
        self._queue = BotQueue(budget)
        self._preparing: dict[str, asyncio.Future[int | None]] = {}
        self._unprepared: set[str] = set()
        """Kinds of bots whose preparation timed out; it is not tried again."""
        self._running: set[asyncio.Task[None]] = set()
        self._idle = 0
        self._compiler = BackgroundCompiler()
        self._errors = Throttle(time.monotonic)

    def prepare(self, bot: str) -> None:
        """Start loading and compiling a bot, unless that was done before or is unnecessary."""
        kind = _kind(bot)
        if takes_time(kind) and kind not in self._preparing:
            self._preparing[kind] = self._put(Request(kind), NOBODY).index
            self._compiler.add(kind)

    async def decide(self, bot: str, seed: str, observation: Observation, *, payer: str) -> Action:
        """Return a bot's action; ``SUBSTITUTE`` decides if the bot is too slow.

        Args:
            bot: the bot's name.
            seed: the bot's seed.
            observation: the observation of the seat to act.
            payer: the person who is charged.
        """
        with tracing.span("bot", bot=bot):
            return await self._decide(bot, seed, observation, payer=payer)

    async def _decide(self, bot: str, seed: str, observation: Observation, *, payer: str) -> Action:
        self.prepare(bot)
        ready = self._preparing.get(_kind(bot))
        if ready is not None:
            await asyncio.shield(ready)
        job = self._put(Request(bot, seed, observation), payer)
        try:
            async with asyncio.timeout(self._wait):
                await job.begun.wait()
        except TimeoutError:
            BOT_SUBSTITUTED.labels("wait").inc()
            return _substitute(seed, observation)
        else:
            index = await job.index
        finally:
            self._queue.drop(job)
            job.index.cancel()
        return _substitute(seed, observation) if index is None else observation.legal_actions[index]

    def has_to_wait(self, payer: str) -> bool:
        """Return whether a person's bots have to wait because their budget is used up."""
        return self.budget.wait(payer) > 0

    async def stop(self) -> None:
        """End all processes; pending decisions are made again after a restart."""
        running = tuple(self._running)
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
        self._compiler.stop()

    def _put(self, request: Request, payer: str) -> Job:
        job = Job(request, payer)
        self._queue.put(job)
        if len(self._queue) > self._idle and len(self._running) < self._workers:
            task = asyncio.create_task(self._run())
            self._running.add(task)
            task.add_done_callback(self._running.discard)
        return job

    async def _run(self) -> None:
        """Process jobs in a worker until it has been idle for too long."""
        worker = BotWorker()
        try:
            while True:
                job = await self._next_job()
                if job is None:
                    return
                index = None
                try:
                    index = await self._do(job, worker)
                finally:
                    self._queue.finish(job)
                    if not job.index.done():
                        job.index.set_result(index)
        finally:
            await worker.end()

    async def _next_job(self) -> Job | None:
        """Wait for a job and return it; None after ``IDLE`` seconds without one."""
        self._idle += 1
        try:
            async with asyncio.timeout(IDLE):
                return await self._queue.get()
        except TimeoutError:
            return None
        finally:
            self._idle -= 1

    async def _do(self, job: Job, worker: BotWorker) -> int | None:
        """Return the index of the chosen action, None if the bot failed or was too slow."""
        kind, reason = _kind(job.request.bot), "lost"
        for _ in range(2):  # a process may have ended since its last answer
            try:
                await self._get_ready(kind, worker)
                if job.request.observation is None:
                    return None
                return await self._ask(job, worker)
            except WorkerLost:
                continue
            except WorkerOverran:
                reason = "limit"
                break
        _log.warning("a bot did not decide", bot=kind, reason=reason)
        if job.payer != NOBODY:
            BOT_SUBSTITUTED.labels(reason).inc()
        return None

    async def _ask(self, job: Job, worker: BotWorker) -> int:
        """Return the index of a bot's chosen action, and charge the computing time."""
        began, seconds = time.monotonic(), None
        try:
            reply = await worker.ask(job.request, within=self._think)
            seconds = reply.seconds
        finally:
            seconds = time.monotonic() - began if seconds is None else seconds
            self.budget.charge(job.payer, seconds)
            kind = _kind(job.request.bot)
            BOT_SECONDS.labels(kind if kind in BUILT_IN else "other").inc(seconds)
        if reply.index != ERRED:
            return reply.index
        if count := self._errors.count(kind):
            _log.error("a bot erred", bot=kind, count=count)
        return 0

    async def _get_ready(self, kind: str, worker: BotWorker) -> None:
        """Load a kind of bot in a process, before its first decision there."""
        if not takes_time(kind) or kind in worker.prepared or kind in self._unprepared:
            return
        try:
            await worker.ask(Request(kind), within=PREPARE)
        except WorkerOverran:
            self._unprepared.add(kind)
        else:
            worker.prepared.add(kind)


def _kind(bot: str) -> str:
    return bot.partition(":")[0]


def _substitute(seed: str, observation: Observation) -> Action:
    return create(SUBSTITUTE, seed).act(observation)
