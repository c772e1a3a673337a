"""A database as the rest of the store sees it."""

from collections.abc import Callable
from typing import Protocol, TypeVar

from sqlalchemy import Connection

from foretell.server.storage.faults import StoreDamaged, StoreUnavailable

Result = TypeVar("Result")

Work = Callable[[Connection], Result]
"""What is done inside one transaction; it may be done again if the transaction was lost."""


class Database(Protocol):
    """Does pieces of work, each in a transaction of its own."""

    async def check(self) -> None:
        """Look through what is there for damage, as far as that is quick.

        Raises:
            DamagedFile: when there is some.
        """

    async def read(self, work: Work[Result]) -> Result:
        """Do what changes nothing."""

    async def write(self, work: Work[Result]) -> Result:
        """Do and commit; nothing of it stays if an exception comes out."""

    def is_passing(self, error: BaseException) -> bool:
        """Tell whether an error speaks of the database's absence, not of what was asked."""

    def fault_of(self, error: BaseException) -> StoreUnavailable | StoreDamaged | None:
        """Return what an error says of the disk, None when it says nothing of it."""

    async def close(self) -> None:
        """Let go of all connections."""
