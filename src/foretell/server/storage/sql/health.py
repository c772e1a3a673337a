"""Whether a store can write: as its last writes and what went wrong tell, and as a probe finds."""

from typing import Final

import structlog
from sqlalchemy import Connection, delete, insert

from foretell.server.metrics import STORE_ERRORS
from foretell.server.storage.faults import StoreDamaged, StoreUnavailable
from foretell.server.storage.sql.schema import meta

SIZE: Final = 16 * 1024
"""Bytes of a probe: some pages, so that there is room for a commit where there is for this."""

_NAME: Final = "probe"
_PUT: Final = insert(meta)
_DELETE: Final = delete(meta).where(meta.c.name == _NAME)

_log = structlog.get_logger()


class StoreHealth:
    """Keeps why a store cannot write, and counts what goes wrong by its kind."""

    def __init__(self) -> None:
        self.trouble: StoreUnavailable | None = None
        """Why the last write failed; None when it did not."""
        self._is_damaged = False

    def wrote(self) -> None:
        """Hear that something was written."""
        if self.trouble is not None:
            _log.warning("the store can write again")
            self.trouble = None

    def met(self, error: Exception, fault: StoreUnavailable | StoreDamaged | None) -> Exception:
        """Hear of an error that does not pass by itself.

        Args:
            error: as it was raised.
            fault: what it says of the disk.

        Returns:
            What it means: a refusal where the disk is at fault, else the error itself.
        """
        match fault:
            case StoreUnavailable(why=why):
                STORE_ERRORS.labels(why).inc()
                if self.trouble is None or self.trouble.why != why:
                    _log.error("the store cannot write", why=why, detail=_first_line(error))
                self.trouble = fault
            case StoreDamaged():
                STORE_ERRORS.labels("damaged").inc()
                if not self._is_damaged:  # said once; whoever asks again is told each time
                    _log.error("the store is damaged", detail=_first_line(error))
                self._is_damaged = True
            case None:
                return error
        fault.__cause__ = error
        return fault


def probe(connection: Connection) -> None:
    """Write a row and delete it again."""
    connection.execute(_PUT, {"name": _NAME, "value": " " * SIZE})
    connection.execute(_DELETE)


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]
