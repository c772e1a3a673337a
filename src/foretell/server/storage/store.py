"""Everything that a server keeps, by its parts."""

from typing import Protocol

from foretell.server.storage.faults import StoreUnavailable
from foretell.server.storage.repositories import (
    InboxRepository,
    LeaseRepository,
    LogRepository,
    OverviewRepository,
    PeopleRepository,
    PresenceRepository,
    RecordRepository,
)


class Store(Protocol):
    """Keeps tables, people, and who is where; see ``repositories`` for what holds of all parts."""

    @property
    def log(self) -> LogRepository:
        """The logs of tables."""
        ...

    @property
    def overviews(self) -> OverviewRepository:
        """Tables without their logs."""
        ...

    @property
    def records(self) -> RecordRepository:
        """Finished games."""
        ...

    @property
    def people(self) -> PeopleRepository:
        """People and their sessions."""
        ...

    @property
    def leases(self) -> LeaseRepository:
        """Which node holds which table."""
        ...

    @property
    def inbox(self) -> InboxRepository:
        """Commands on their way between nodes."""
        ...

    @property
    def presence(self) -> PresenceRepository:
        """Who is connected where."""
        ...

    @property
    def trouble(self) -> StoreUnavailable | None:
        """Why the last commit could not be written, or a probe since; None while all is well."""
        ...

    async def open(self) -> None:
        """Make the store usable and bring its schema up to date.

        Raises:
            StoreUnreachable: when there is no such store, or it lets nobody in.
            NewerSchema: when a newer version of this program has written it.
        """

    async def close(self) -> None:
        """Write what is still waiting, and let go of everything."""

    async def probe(self) -> None:
        """Write something that leaves no trace, and takes as much room as a commit may.

        Raises:
            StoreUnavailable: when nothing can be written.
        """
