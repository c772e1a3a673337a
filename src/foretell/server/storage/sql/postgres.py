"""PostgreSQL: connections that may be lost at any time, and the errors to expect."""

from sqlalchemy import URL
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout
from sqlalchemy.ext.asyncio import create_async_engine

from foretell.server.storage.faults import StoreDamaged, StoreUnavailable
from foretell.server.storage.sql.database import Result, Work
from foretell.server.storage.sql.node_connections import connection_name

CONNECTIONS = 8
STANDSTILL = 2_000
"""Milliseconds after which a node that hangs between the statements of a transaction loses its
locks. One that hangs while it prepares a statement keeps them until its connections are ended."""
LOCK = 1_000
"""Milliseconds for which a statement waits for a lock before it is tried again: whatever waits for
a node that hangs must not take all connections."""
CONNECT = 5
"""Time limit for a new connection, in seconds."""
STATEMENT = 20
"""Seconds after which the server of a running statement counts as lost."""

PASSING = (
    "08",  # connection exceptions
    "25P03",  # idle in a transaction for too long
    "25006",  # read only: a standby, before it takes over
    "40001",  # serialization failure
    "40P01",  # deadlock
    "53300",  # too many connections
    "55P03",  # no lock in time
    "57P01",  # shut down by the administrator
    "57P02",  # crash of another process of the server
    "57P03",  # starting up
    "57P05",  # idle for too long
)


class Postgres:
    """A database of PostgreSQL, and the node that uses it, if it is one."""

    dialect = "postgresql"

    def __init__(self, url: URL, *, node: str | None) -> None:
        self._engine = create_async_engine(
            url,
            pool_size=CONNECTIONS,
            max_overflow=0,
            hide_parameters=True,  # error messages are logged, hands and seeds must not be
            connect_args={
                "timeout": CONNECT,
                "command_timeout": STATEMENT,
                "server_settings": {
                    "application_name": connection_name(node),
                    "idle_in_transaction_session_timeout": str(STANDSTILL),
                    "lock_timeout": str(LOCK),
                },
            },
        )

    async def check(self) -> None:
        """See ``Database``: PostgreSQL checks its files itself."""

    async def read(self, work: Work[Result]) -> Result:
        """See ``Database``."""
        return await self.write(work)

    async def write(self, work: Work[Result]) -> Result:
        """See ``Database``."""
        async with self._engine.connect() as connection:
            try:
                async with connection.begin():
                    return await connection.run_sync(work)
            except OSError:
                await connection.invalidate()  # its state is unknown
                raise

    def is_transient(self, error: BaseException) -> bool:
        """Return whether the server was lost, is starting, or asks for a retry."""
        if isinstance(error, (OSError, PoolTimeout)):
            return True
        if isinstance(error, DBAPIError) and error.connection_invalidated:
            return True
        state = _state(error)
        return state is not None and state.startswith(PASSING)

    def fault_of(self, error: BaseException) -> StoreUnavailable | StoreDamaged | None:
        """See ``Database``."""
        match _state(error):
            case "53100":  # disk full
                return StoreUnavailable("full")
            case "58030":  # input or output
                return StoreUnavailable("failing")
            case "XX001" | "XX002":  # data, an index
                return StoreDamaged()
            case _:
                return None

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()


def _state(error: BaseException | None) -> str | None:
    """Return the SQLSTATE of an error or its causes."""
    while error is not None:
        state = getattr(error, "sqlstate", None)
        if isinstance(state, str):
            return state
        error = getattr(error, "orig", None) or error.__cause__
    return None
