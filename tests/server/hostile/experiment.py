"""Windows without and with an attack, one after the other, and what changed."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from tests.server.hostile.stage import Found, Stage, attacker
from tests.server.hostile.vitals import MEGA

HOUR = 3_600.0
STEP = 10.0
"""Seconds, after which a lasting attack begins anew."""


@dataclass(frozen=True)
class Baseline:
    """What a server costs that is not attacked."""

    cpu: float
    """Seconds of computing a second."""
    memory: float
    """Bytes for each move of the honest table, as of the next two."""
    kept: float
    rows: float


async def baseline(scene: Stage, seconds: float) -> Baseline:
    """Return what a server costs while nothing but the honest table plays."""
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
    """What an attack did to a server and its honest table."""

    name: str
    seconds: float
    """How long it went on."""
    quiet: Sequence[float]
    """Latencies of the honest table without it, in seconds."""
    busy: Sequence[float]
    """Latencies with it."""
    cpu: float
    """Seconds of computing for each second of the attack, whenever they were."""
    memory: float
    """Bytes by which the server grew, as the next two after the first window."""
    kept: float
    """Bytes by which its store grew."""
    rows: float
    found: Found
    """Its traffic."""

    @property
    def slower(self) -> float:
        """How many times as long the slowest hundredth of the honest moves took."""
        return percentile(self.busy, 0.99) / percentile(self.quiet, 0.99)

    def an_hour(self, size: float) -> float:
        """Return what a growth after the first window is in an hour, in MB."""
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
    """Return the smallest of some numbers that such a share of them does not exceed."""
    return sorted(some)[min(len(some) - 1, int(share * len(some)))] if some else float("inf")


async def try_out(
    scene: Stage, usual: Baseline, name: str, address: str, *, window: float, pairs: int
) -> Outcome:
    """Return what an attack does, in windows that alternate with quiet ones.

    What it may do at once, with all its limits untouched, it does before the first window.
    """
    latencies: tuple[list[float], list[float]] = ([], [])
    seconds = 0.0
    async with attacker(name, scene.url, address) as one:
        await one.work(window)
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
        *latencies,
        max(0.0, (last.cpu - first.cpu - usual.cpu * (ended - began)) / seconds),
        last.memory - first.memory - usual.memory * moves,
        last.kept - first.kept - usual.kept * moves,
        last.rows - first.rows - usual.rows * moves,
        found,
    )


@dataclass(frozen=True)
class Growth:
    """By how many MB a server grows in an hour."""

    memory: float
    kept: float
    """What is in its store."""

    def __str__(self) -> str:
        return f"memory {self.memory:+.1f} MB an hour, store {self.kept:+.1f} MB an hour"

    def beyond(self, usual: "Growth") -> "Growth":
        """Return the growth that is more than usual."""
        return Growth(self.memory - usual.memory, self.kept - usual.kept)


async def soak(
    scene: Stage, name: str | None, address: str, *, warm: float, seconds: float
) -> Growth:
    """Return how a server grows under an attack that has gone on for a while.

    Args:
        scene: the server.
        name: the attack; None for the honest table alone.
        address: where it comes from.
        warm: seconds before anything is measured: what is kept of a guest is bounded, and is there
            by then.
        seconds: over which is measured.
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
