"""When a table changes hands, decided at each node that shows it: what happens if a node dies?

A node that stops says so once it has released its tables. One that dies says nothing, but its
leases expire, which the next poll of the store shows. Every node that follows one of its tables
then tries to take it over, and the store gives the lease to the first. A node that was paused and
wakes up finds another holder in the store, and follows that one.
"""

from enum import Enum

import structlog

from foretell.errors import Refusal
from foretell.server.live.table_log import OtherHistory
from foretell.server.live.tables import UnknownCode
from foretell.server.refusals import Draining, TableDamaged
from foretell.server.storage.faults import StoreUnavailable
from foretell.server.storage.values import Whereabouts

_log = structlog.get_logger()


class Decision(Enum):
    """A node's decision about a table that it holds or follows."""

    STAY = "stay"
    """The table has the same holder as before."""
    REOPEN = "reopen"
    """It may have another one: take the table over if it is free, else follow the new holder."""
    CLOSE = "close"
    """The table was deleted."""


def after_release(released_by: str, *, holder: str) -> Decision:
    """Return the decision after a stopping node has released all its tables."""
    return Decision.REOPEN if released_by == holder else Decision.STAY


def after_poll(where: Whereabouts | None, *, node: str, holder: str) -> Decision:
    """Return the decision after a poll of the store, which finds None if the table was deleted."""
    if where is None:
        return Decision.CLOSE
    is_same = holder == (where.node or node)  # a free table is for this node to take over
    return Decision.STAY if is_same else Decision.REOPEN


def after_error(error: Exception, *, code: str, rows: int) -> Refusal | None:
    """Log why a table is closed; return the fault of the store that is the reason, if it is one."""
    match error:
        case UnknownCode() | Draining():
            _log.info("table closed on this node", table=code)
        case StoreUnavailable() | TableDamaged():  # logged by the store and the registry
            return error
        case OtherHistory():  # the store was restored; clients that return get its log
            _log.warning("the store has lost rows", table=code, known=rows)
        case _:
            _log.error("table closed by an error", table=code, exc_info=error)
    return None
