"""What is counted and measured while the server runs, for Prometheus."""

from typing import Final

from prometheus_client import Counter, Gauge, Histogram

_LATENCIES: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)

TABLES: Final = Gauge("foretell_tables", "Tables that this node holds")
SOCKETS: Final = Gauge("foretell_sockets", "Open WebSocket connections")
COMMITTED: Final = Histogram(
    "foretell_commit_seconds", "From a decision to its commit", buckets=_LATENCIES
)
SHOWN: Final = Histogram(
    "foretell_fan_out_seconds", "From a commit to each write of it to a socket", buckets=_LATENCIES
)
CONNECTIONS: Final = Gauge("foretell_connections", "Open connections, of whatever kind")
LIMITED: Final = Counter("foretell_limits_hit", "What a limit has held back, by kind", ("kind",))
REFUSED: Final = Counter("foretell_refusals", "Refusals by code", ("code",))
STORE_ERRORS: Final = Counter(
    "foretell_store_errors",
    "Errors of the store by kind: away, full, read_only, failing, damaged, unreadable_log",
    ("kind",),
)
BOT_SECONDS: Final = Counter(
    "foretell_bot_seconds", "Processor time of bots that think in processes", ("bot",)
)
BOT_QUEUE: Final = Gauge("foretell_bot_queue", "Decisions of bots that wait for a process")
BOT_SUBSTITUTED: Final = Counter(
    "foretell_bot_substituted",
    "Decisions that another bot made: by too long a wait, by the limit, by a lost process",
    ("reason",),
)
