"""The server's log: lines for people at a terminal, JSON for everything else."""

import logging
import re
import sys
import time
from collections.abc import Callable, MutableMapping
from typing import Any, Final, TextIO

import structlog

from foretell.server.throttled_log import Throttle

SECRET: Final = frozenset(
    {"authorization", "cookie", "hand", "hands", "nonce", "person", "salt", "seed", "token"}
)
"""Names of fields that are masked in every log line."""

CLIENTS_FAULTS: Final = frozenset({"Invalid UTF-8 sequence received from client."})
"""Library messages about a client's mistake; they are logged without their traceback."""
_PARTICULARS: Final = re.compile(r"0x[0-9a-f]+|[0-9]+")
"""Addresses and numbers, the only differences between two records of a kind."""


def start_logging(
    stream: TextIO | None = None, *, seconds: Callable[[], float] = time.monotonic
) -> None:
    """Configure logging to a stream.

    Tracebacks omit the values of variables, which may be hands or tokens. Libraries are limited to
    one line a minute of each kind, since clients can trigger some of their messages at will. The
    default stream is standard error.
    """
    stream = sys.stderr if stream is None else stream
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper("iso", utc=True),
        without_secrets,
        structlog.processors.format_exc_info,
    ]
    shown: Any
    if stream.isatty():
        shown = structlog.dev.ConsoleRenderer(exception_formatter=structlog.dev.plain_traceback)
    else:
        shown = structlog.processors.JSONRenderer()
    structlog.configure(
        processors=[*shared, shown],
        logger_factory=structlog.PrintLoggerFactory(stream),
        wrapper_class=structlog.make_filtering_bound_logger(logging.INFO),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(stream)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[*shared, structlog.stdlib.ExtraAdder(["count"])],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, shown],
        )
    )
    handler.addFilter(_Seldom(seconds))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)


def without_secrets(
    _: object, __: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Mask the secret fields of a log line."""
    for name in SECRET & event.keys():
        event[name] = "…"
    return event


class _Seldom(logging.Filter):
    """Passes one record a minute of each kind, and adds the count of those it stands for."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        super().__init__()
        self._throttle = Throttle(seconds)

    def filter(self, record: logging.LogRecord) -> bool:
        kind = _PARTICULARS.sub("", str(record.msg).partition("\n")[0])
        count = self._throttle.count(f"{record.name}: {kind}")
        record.__dict__["count"] = count
        if record.msg in CLIENTS_FAULTS:
            record.exc_info = None
        return count > 0
