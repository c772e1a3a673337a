"""The health of a store: whether it is writable, by its last writes, errors and probes."""

from typing import Final

import structlog
from sqlalchemy import Connection, delete, insert

from foretell.server.metrics import STORE_ERRORS
from foretell.server.storage.faults import StoreDamaged, StoreUnavailable
from foretell.server.storage.sql.schema import meta

SIZE: Final = 16 * 1024
"""Bytes of a probe: several pages, so that a commit fits if this does."""

_NAME: Final = "probe"

_log = structlog.get_logger()


class StoreHealth:
    """Records why a store cannot write, and counts errors by kind."""

    def __init__(self) -> None:
        self.trouble: StoreUnavailable | None = None
        """The reason why the last write failed; None if it succeeded."""
        self._is_damaged = False

    def wrote(self) -> None:
        """Record a successful write."""
        if self.trouble is not None:
            _log.warning("the store can write again")
            self.trouble = None

    def met(self, error: Exception, fault: StoreUnavailable | StoreDamaged | None) -> Exception:
        """Record an error that does not pass by itself; return the exception to raise for it."""
        match fault:
            case StoreUnavailable(why=why):
                STORE_ERRORS.labels(why).inc()
                if self.trouble is None or self.trouble.why != why:
                    _log.error("the store cannot write", why=why, detail=_first_line(error))
                self.trouble = fault
            case StoreDamaged():
                STORE_ERRORS.labels("damaged").inc()
                if not self._is_damaged:  # logged once; each caller gets the refusal
                    _log.error("the store is damaged", detail=_first_line(error))
                self._is_damaged = True
            case None:
                return error
        fault.__cause__ = error
        return fault


def probe(connection: Connection) -> None:
    """Write a row and delete it again."""
    connection.execute(insert(meta), {"name": _NAME, "value": " " * SIZE})
    connection.execute(delete(meta).where(meta.c.name == _NAME))


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]
