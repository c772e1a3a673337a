"""Time windows with and without an attack, in turn, and the difference between them."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass

from tests.server.hostile.stage import Found, Stage, attacker
from tests.server.hostile.vitals import MEGA

HOUR = 3_600.0
STEP = 10.0
"""Seconds after which a long attack starts over."""
MOST_BURSTS = 60
"""Windows within which an attack is to meet its limit."""


@dataclass(frozen=True)
class Baseline:
    """The cost of a server that is not under attack."""

    cpu: float
    """Seconds of processor time per second."""
    memory: float
    """Bytes per move of the honest table; the next two figures are per move, too."""
    kept: float
    rows: float


async def baseline(scene: Stage, seconds: float) -> Baseline:
    """Return the cost of a server at which only the honest table plays."""
    await scene.table.catch_up()
    before, moves, began = scene.vitals(), len(scene.table.moves), time.perf_counter()
    await asyncio.sleep(seconds)
    await scene.table.catch_up()
    after, moves = scene.vitals(), len(scene.table.moves) - moves
    return Baseline(
        (after.cpu - before.cpu) / (time.perf_counter() - began),
        max(0, after.memory - before.memory) / moves,
        (after.kept - before.kept) / moves,
        (after.rows - before.rows) / moves,
    )


@dataclass(frozen=True)
class Outcome:
    """The effect of an attack on a server and its honest table."""

    name: str
    seconds: float
    """Its duration."""
    lasted: float
    """Seconds until it was worked off, quiet windows included."""
    quiet: Sequence[float]
    """Latencies of the honest table without the attack, in seconds."""
    busy: Sequence[float]
    """Latencies with the attack."""
    cpu: float
    """Seconds of processor time for each second of the attack, whenever they were spent."""
    memory: float
    """Bytes by which the server grew; like the next two figures, since the first window."""
    kept: float
    """Bytes by which its store grew."""
    rows: float
    found: Found
    """The traffic of the attack."""

    @property
    def slower(self) -> float:
        """The factor by which the 99th percentile of the honest latencies rose."""
        return percentile(self.busy, 0.99) / percentile(self.quiet, 0.99)

    def an_hour(self, size: float) -> float:
        """Convert a growth since the first window to MB per hour."""
        return size / MEGA / self.seconds * HOUR

    def __str__(self) -> str:
        quiet, busy = (
            "/".join(f"{1_000 * percentile(some, share):.0f}" for share in (0.5, 0.99))
            for some in (self.quiet, self.busy)
        )
        answers = " ".join(f"{name}:{count}" for name, count in sorted(self.found.answers.items()))
        return (
            f"{self.name:12} p50/p99 {quiet} -> {busy} ms (x{self.slower:.2f}), "
            f"{self.cpu:.2f} of a core, "
            f"memory {self.memory / MEGA:+.1f} MB, store {self.kept / MEGA:+.2f} MB "
            f"{self.rows:+.0f} rows in {self.seconds:.0f} s, "
            f"sent {self.found.sent / MEGA:.2f} got {self.found.received / MEGA:.2f} MB [{answers}]"
        )


def percentile(some: Sequence[float], share: float) -> float:
    """Return the smallest number that at least this share of the numbers does not exceed."""
    return sorted(some)[min(len(some) - 1, int(share * len(some)))] if some else float("inf")


async def try_out(
    scene: Stage,
    usual: Baseline,
    name: str,
    address: str,
    *,
    window: float,
    pairs: int,
    limits: Collection[str] = (),
) -> Outcome:
    """Return the effect of an attack in windows that alternate with quiet ones.

    Before the first window, the attack spends its initial bursts, with all limits untouched, and
    continues until one of ``limits`` answers it: on a busy machine, one window may be too short.
    """
    latencies: tuple[list[float], list[float]] = ([], [])
    seconds = 0.0
    async with attacker(name, scene.url, address) as one:
        found = await one.work(window)
        for _ in range(MOST_BURSTS):
            if not limits or found.answers.keys() & limits:
                break
            found = await one.work(window)
        await scene.table.catch_up()
        first, moves, began = scene.vitals(), len(scene.table.moves), time.perf_counter()
        for _ in range(pairs):
            for is_busy in (False, True):
                since = time.perf_counter()
                if is_busy:
                    await one.work(window)
                else:
                    await asyncio.sleep(window)
                until = time.perf_counter()
                seconds += is_busy * (until - since)
                await scene.table.catch_up()
                latencies[is_busy].extend(scene.table.latencies(since, until))
        found = await one.settled()
        last, ended = scene.vitals(), time.perf_counter()
    moves = len(scene.table.moves) - moves
    return Outcome(
        name,
        seconds,
        ended - began,
        *latencies,
        max(0.0, (last.cpu - first.cpu - usual.cpu * (ended - began)) / seconds),
        last.memory - first.memory - usual.memory * moves,
        last.kept - first.kept - usual.kept * moves,
        last.rows - first.rows - usual.rows * moves,
        found,
    )


@dataclass(frozen=True)
class Growth:
    """The growth of a server, in MB per hour."""

    memory: float
    kept: float
    """The growth of its store."""

    def __str__(self) -> str:
        return f"memory {self.memory:+.1f} MB an hour, store {self.kept:+.1f} MB an hour"

    def beyond(self, usual: "Growth") -> "Growth":
        """Return the growth above the usual one."""
        return Growth(self.memory - usual.memory, self.kept - usual.kept)


async def soak(
    scene: Stage, name: str | None, address: str, *, warm: float, seconds: float
) -> Growth:
    """Return the growth of a server under a lasting attack.

    Args:
        scene: the server.
        name: the attack; None for the honest table alone.
        address: the address that the attack comes from.
        warm: seconds before the measurement, after which the bounded data kept about a guest has
            reached its bound.
        seconds: the length of the measurement.
    """
    if name is None:
        return await _growth(scene, asyncio.sleep, warm, seconds)
    async with attacker(name, scene.url, address) as one:
        return await _growth(scene, one.work, warm, seconds)


async def _growth(
    scene: Stage, spend: Callable[[float], Awaitable[object]], warm: float, seconds: float
) -> Growth:
    await _spend(spend, warm)
    first, began = scene.vitals(), time.perf_counter()
    await _spend(spend, seconds)
    last, share = scene.vitals(), HOUR / (time.perf_counter() - began)
    return Growth(
        (last.memory - first.memory) / MEGA * share, (last.kept - first.kept) / MEGA * share
    )


async def _spend(spend: Callable[[float], Awaitable[object]], seconds: float) -> None:
    until = time.perf_counter() + seconds
    while (left := until - time.perf_counter()) > 0:
        await spend(min(left, STEP))
