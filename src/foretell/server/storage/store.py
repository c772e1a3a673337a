"""The contract of a store, by its repositories."""

from typing import Protocol

from foretell.server.storage.faults import StoreUnavailable
from foretell.server.storage.repositories import (
    DailyRepository,
    InboxRepository,
    LeaseRepository,
    LogRepository,
    PeopleRepository,
    PresenceRepository,
    RecordRepository,
    SummaryRepository,
)


class Store(Protocol):
    """Stores tables, people, presence and results; see ``repositories`` for the common contract."""

    @property
    def log(self) -> LogRepository:
        """The logs of tables."""

    @property
    def summaries(self) -> SummaryRepository:
        """The summaries of tables, without their logs."""

    @property
    def records(self) -> RecordRepository:
        """The records of finished games."""

    @property
    def people(self) -> PeopleRepository:
        """People and their sessions."""

    @property
    def daily(self) -> DailyRepository:
        """The results of the deals of the day."""

    @property
    def leases(self) -> LeaseRepository:
        """The leases of tables by nodes."""

    @property
    def inbox(self) -> InboxRepository:
        """The commands on their way between nodes."""

    @property
    def presence(self) -> PresenceRepository:
        """The persons connected to tables, by node."""

    @property
    def trouble(self) -> StoreUnavailable | None:
        """The reason why the last write or probe failed; None if it succeeded."""

    async def open(self) -> None:
        """Open the store and bring its schema up to date.

        Raises:
            StoreUnreachable: when the store does not exist or refuses the connection.
            NewerSchema: when it was written by a newer version of this program.
        """

    async def close(self) -> None:
        """Write pending commits, and release all resources."""

    async def probe(self) -> None:
        """Write temporary data, as large as a commit may be.

        Raises:
            StoreUnavailable: when the store is not writable.
        """
