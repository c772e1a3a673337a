"""The server's metrics, for Prometheus."""

import asyncio
import time
from math import nan
from typing import Final

from prometheus_client import Counter, Gauge, Histogram

from foretell.bots.registry import BUILT_IN
from foretell.bots.substitutes import Reason

_QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
_LATENCIES: Final = (*_QUICK, 10, 30, 60)
_SIZES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)


def _latency(name: str, meaning: str) -> Histogram:
    return Histogram(name, meaning, buckets=_LATENCIES)


TABLES: Final = Gauge("foretell_tables", "Tables that this node holds")
SOCKETS: Final = Gauge("foretell_sockets", "Open WebSocket connections")
COMMITTED: Final = _latency("foretell_commit_seconds", "From a decision to its commit")
SHOWN: Final = _latency("foretell_fan_out_seconds", "From a commit to each write of it to a socket")
COMMIT_QUEUE: Final = Gauge("foretell_commit_queue", "Commits that wait for a transaction")
COMMIT_WAIT: Final = _latency(
    "foretell_commit_wait_seconds", "How long commits wait for a transaction"
)
COMMIT_BATCH: Final = Histogram(
    "foretell_commit_batch", "Commits in one transaction", buckets=_SIZES
)
FOLDED: Final = _latency(
    "foretell_fold_seconds", "Work of folding the log of a table that is opened"
)
LOOP_LAG: Final = _latency("foretell_loop_lag_seconds", "How late the event loop is")
RECONNECTS: Final = Counter(
    "foretell_reconnects", "Connections of clients that know a part of the log already"
)
STORE_FREE: Final = Gauge(
    "foretell_store_free_bytes", "Room on the disk of the store's file; NaN where it is no file"
)
STORE_FREE.set(nan)
CONNECTIONS: Final = Gauge("foretell_connections", "Open connections, of whatever kind")
LIMITED: Final = Counter("foretell_limits_hit", "What a limit has held back, by kind", ("kind",))
REQUESTS: Final = Counter(
    "foretell_requests",
    "Requests by method, template of the address, and status",
    ("method", "route", "status"),
)
HANDSHAKES_REFUSED: Final = Counter(
    "foretell_handshakes_refused", "Handshakes of WebSockets that were refused, by code", ("code",)
)
REFUSED: Final = Counter("foretell_refusals", "Refusals by code", ("code",))
_KINDS: Final = ("away", "full", "read_only", "failing", "damaged", "unreadable_log")
STORE_ERRORS: Final = Counter(
    "foretell_store_errors", f"Errors of the store by kind: {', '.join(_KINDS)}", ("kind",)
)
for _kind in _KINDS:  # a series that begins with its first error does not rise by it
    STORE_ERRORS.labels(_kind)
OTHER_BOT: Final = "other"
"""The label of all bots of other packages."""
BOT_SECONDS: Final = Counter(
    "foretell_bot_seconds", "Processor time of bots that think in processes", ("bot",)
)
BOT_QUEUE: Final = Gauge("foretell_bot_queue", "Decisions of bots that wait for a process")
BOT_SUBSTITUTED: Final = Counter(
    "foretell_bot_substituted",
    f"Decisions that a substitute made, by bot and reason: {', '.join(Reason)}",
    ("bot", "reason"),
)
BOT_FAILING: Final = Gauge(
    "foretell_bot_failing", "Bots that failed when they were last asked or tested", ("bot",)
)
for _bot in (*BUILT_IN, OTHER_BOT):
    BOT_FAILING.labels(_bot)
    for _reason in Reason:
        BOT_SUBSTITUTED.labels(_bot, _reason)

SAMPLE_EVERY: Final = 0.25
"""Seconds between samples of the event loop's lag."""


def bot_label(bot: str) -> str:
    """Return the label of a bot, which may have a style: labels have few values."""
    kind = bot.partition(":")[0]
    return kind if kind in BUILT_IN else OTHER_BOT


async def sample_loop_lag() -> None:
    """Measure the lag of the event loop periodically: it delays every table."""
    while True:
        due = time.perf_counter() + SAMPLE_EVERY
        await asyncio.sleep(SAMPLE_EVERY)
        LOOP_LAG.observe(max(0.0, time.perf_counter() - due))
