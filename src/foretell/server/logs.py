"""What the server writes down: lines for people at a terminal, JSON for everything else."""

import logging
import sys
from collections.abc import MutableMapping
from typing import Any, Final, TextIO

import structlog

SECRET: Final = frozenset(
    {"authorization", "cookie", "hand", "hands", "nonce", "person", "salt", "seed", "token"}
)
"""What no log holds, should anybody ever try."""


def start_logging(stream: TextIO | None = None) -> None:
    """Write what happens to a stream, standard error when left out.

    Tracebacks are without the values of variables, which may be hands or tokens.
    """
    stream = sys.stderr if stream is None else stream
    shared: list[Any] = [
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
            foreign_pre_chain=shared,
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, shown],
        )
    )
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)


def without_secrets(
    _: object, __: str, event: MutableMapping[str, Any]
) -> MutableMapping[str, Any]:
    """Take out of a log line what no log holds."""
    for name in SECRET & event.keys():
        event[name] = "…"
    return event
