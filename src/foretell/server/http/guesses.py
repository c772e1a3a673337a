"""A limit on wrong table codes by address, which allows for typos but prevents guessing."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from foretell.server.live.limits import Limit
from foretell.server.live.tables import Table, TableAccess, UnknownCode
from foretell.server.refusals import NoSuchGame


@dataclass(frozen=True, slots=True)
class Guesses:
    """Counts wrong codes; correct ones are free, so that a whole class can reconnect at once."""

    wrong: Limit

    @contextmanager
    def counted(self, address: str | None) -> Iterator[None]:
        """Count a lookup in the block if its code is wrong; None is not counted.

        Concurrent lookups all count, even beyond the limit.

        Raises:
            TooOften: on entry, after too many wrong codes.
        """
        self.wrong.check_room(address)
        try:
            yield
        except (UnknownCode, NoSuchGame):
            self.wrong.spend(address)
            raise


@dataclass(frozen=True, slots=True)
class Lookup:
    """Access to tables by code, with the wrong guesses of an address counted."""

    tables: TableAccess
    guesses: Guesses
    address: str | None

    async def access(self, code: str) -> Table:
        """Return a table.

        Raises:
            UnknownCode, HeldElsewhere, Draining: see ``TableAccess``.
            TooOften: after too many wrong codes.
        """
        with self.guesses.counted(self.address):
            return await self.tables.access(code)
