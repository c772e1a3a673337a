"""A pool of worker processes for bots that take time to decide."""

import asyncio
import time
from collections.abc import Iterable
from typing import Final

import structlog

from foretell.bots.background import BackgroundCompiler
from foretell.bots.cores import cores
from foretell.bots.registry import takes_time
from foretell.bots.substitutes import Failure, Reason, failure_of, shortened, substitute
from foretell.bots.worker import Request
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.server import tracing
from foretell.server.live.bots.budget import BotBudget
from foretell.server.live.bots.failures import BotFailures
from foretell.server.live.bots.queue import NOBODY, BotQueue, Job
from foretell.server.live.bots.worker import BotWorker, WorkerLost, WorkerOverran
from foretell.server.metrics import BOT_SECONDS, bot_label

WAIT: Final = 10.0
"""The longest wait of a decision for a process, in seconds."""
THINK: Final = 20.0
"""Time limit of a decision, and its longest wait for a bot to be prepared, in seconds."""
PREPARE: Final = 600.0
"""Time limit for preparing a bot, in seconds; one of another package may compile meanwhile."""
SETTLED: Final = 5.0
"""Seconds after a server's start until its bots are tested."""
IDLE: Final = 600.0
"""Seconds after which an idle process ends, to release its memory."""
MOST_WORKERS: Final = 4
"""The most processes by default; each takes about 250 MB once it has searched."""
_TEST_SEED: Final = "00"

_log = structlog.get_logger()


def usual_workers() -> int:
    """Return the default number of processes, which leaves a core for the tables."""
    return max(1, min(MOST_WORKERS, cores() - 1))


class BotPool:
    """A pool of processes in which bots decide, started on demand."""

    def __init__(
        self,
        budget: BotBudget,
        failures: BotFailures,
        *,
        workers: int,
        wait: float = WAIT,
        think: float = THINK,
    ) -> None:
        self.budget = budget
        self.failures = failures
        self._workers = workers
        self._wait = wait
        self._think = think
        self._queue = BotQueue(budget)
        self._preparing: dict[str, asyncio.Future[int | Failure | None]] = {}
        self._unprepared: set[str] = set()
        """Kinds of bots whose preparation timed out; it is not tried again."""
        self._running: set[asyncio.Task[None]] = set()
        self._idle = 0
        self._compiler = BackgroundCompiler(_log_not_compiled)

    def prepare(self, bot: str) -> None:
        """Start loading and compiling a bot, unless that was done before or is unnecessary."""
        kind = _kind(bot)
        if takes_time(kind) and kind not in self._preparing:
            self._preparing[kind] = self._put(Job(Request(kind), NOBODY)).outcome
            self._compiler.add(kind)

    async def decide(
        self, bot: str, seed: str, observation: SeatObservation, *, payer: str
    ) -> Action:
        """Return a bot's action, or that of a substitute if the bot fails; the payer is charged."""
        with tracing.span("bot", bot=bot):
            outcome = await self._decide(bot, seed, observation, payer=payer)
        if isinstance(outcome, Failure):
            return self.failures.substituted(bot, seed, observation, outcome)
        if outcome is None:
            return substitute(seed, observation, failed=self.failures.note)
        return observation.legal_actions[outcome]

    async def _decide(
        self, bot: str, seed: str, observation: SeatObservation, *, payer: str
    ) -> int | Failure | None:
        """Return the index of a bot's action or its failure; None if the pool was stopped."""
        self.prepare(bot)
        job = Job(Request(bot, seed, observation), payer)
        try:
            async with asyncio.timeout(self._think):
                ready = self._preparing.get(_kind(bot))
                if ready is not None:
                    await asyncio.shield(ready)
            self._put(job)
            async with asyncio.timeout(self._wait):
                await job.begun.wait()
        except TimeoutError:
            return Failure(Reason.WAIT)
        else:
            return await job.outcome
        finally:
            self._queue.drop(job)
            job.outcome.cancel()

    async def test(self, bots: Iterable[str], *, after: float = SETTLED) -> None:
        """Let each bot decide once, and note those that fail, before a person meets them.

        They do so one after the other in a process of low priority, which ends with the test.

        It begins after some seconds, since a server that starts has much to do.
        """
        await asyncio.sleep(after)
        worker = BotWorker()
        try:
            for bot in bots:
                outcome = await self._do(Job(_test_of(bot), NOBODY), worker)
                if isinstance(outcome, Failure):
                    self.failures.note(bot, outcome)
        finally:
            await worker.end()

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

    def _put(self, job: Job) -> Job:
        """Add a job to the queue, and start a process for it if there may be another one."""
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
                outcome: int | Failure | None = None
                try:
                    outcome = await self._do(job, worker)
                    if isinstance(outcome, Failure) and job.payer == NOBODY:
                        self.failures.note(job.request.bot, outcome)
                finally:
                    self._queue.finish(job)
                    if not job.outcome.done():
                        job.outcome.set_result(outcome)
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

    async def _do(self, job: Job, worker: BotWorker) -> int | Failure:
        """Return the index of the chosen action, 0 once a bot is prepared, or the failure."""
        failure = Failure(Reason.CRASHED)
        for _ in range(2):  # a process may have ended since its last answer
            try:
                await self._get_ready(_kind(job.request.bot), worker)
                return 0 if job.request.observation is None else await self._ask(job, worker)
            except WorkerLost as lost:
                output = shortened(worker.take_written())
                failure = Failure(Reason.CRASHED, str(lost), output)
            except WorkerOverran:
                return Failure(Reason.LATE, detail=shortened(worker.take_written()))
            except Exception as error:  # noqa: BLE001 - an error at one table must not affect others
                return failure_of(error)
        return failure

    async def _ask(self, job: Job, worker: BotWorker) -> int | Failure:
        """Return the index of a bot's chosen action or its failure; charge the computing time."""
        began, seconds, bot = time.monotonic(), None, job.request.bot
        try:
            reply = await worker.ask(job.request, within=self._think)
            seconds = reply.seconds
        finally:
            seconds = time.monotonic() - began if seconds is None else seconds
            if job.payer != NOBODY:
                self.budget.charge(job.payer, seconds)
            BOT_SECONDS.labels(bot_label(bot)).inc(seconds)
        if not isinstance(reply.outcome, Failure):
            self.failures.worked(bot)
        self._pass_on(bot, worker)
        return reply.outcome

    def _pass_on(self, bot: str, worker: BotWorker) -> None:
        """Log what a process wrote in spite of its answer."""
        if text := shortened(worker.take_written()):
            self.failures.wrote(bot, text)

    async def _get_ready(self, kind: str, worker: BotWorker) -> None:
        """Load a kind of bot in a process, before its first decision there."""
        if not takes_time(kind) or kind in worker.prepared or kind in self._unprepared:
            return
        try:
            reply = await worker.ask(Request(kind), within=PREPARE)
        except WorkerOverran:
            self._unprepared.add(kind)
            self.failures.note(kind, Failure(Reason.LATE, "preparation"))
        else:
            worker.prepared.add(kind)
            self._pass_on(kind, worker)
            if isinstance(reply.outcome, Failure):
                self.failures.note(kind, reply.outcome)


def _test_of(bot: str) -> Request:
    """Return the request for the first decision of a short game."""
    session = Session(Options(players=3, hand_sizes=(3,)), seed=_TEST_SEED)
    return Request(bot, _TEST_SEED, session.observe(session.to_act[0]))


def _log_not_compiled(bot: str, errors: str) -> None:
    """Log that a bot still decides in the engine, which takes about twice as long."""
    _log.warning("a bot could not be compiled", bot=bot, detail=shortened(errors))


def _kind(bot: str) -> str:
    return bot.partition(":")[0]
