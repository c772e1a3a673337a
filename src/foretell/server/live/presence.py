"""The connected persons of a table, and the times since the others left."""

from collections import Counter
from collections.abc import Set as AbstractSet

from foretell.server.clock import SteadyTime
from foretell.table.attendance import Attendance
from foretell.table.state import Human, TableState


class Presence:
    """The connections of a table's persons, at all nodes.

    Arrivals and departures are timed in monotonic ticks; absent persons count as gone since the
    first.
    """

    def __init__(self, ticks: int) -> None:
        self._since = ticks
        self._sockets: Counter[str] = Counter()
        self._elsewhere: AbstractSet[str] = frozenset()
        self._departed: dict[str, int] = {}
        """The ticks at which each person last closed a connection."""

    def arrive(self, person: str) -> None:
        """Count a connection."""
        self._sockets[person] += 1

    def depart(self, person: str, ticks: int) -> None:
        """Discount a closed connection."""
        self._sockets[person] -= 1
        if self._sockets[person] <= 0:
            del self._sockets[person]
        self._departed[person] = ticks

    def see_elsewhere(self, persons: AbstractSet[str], ticks: int) -> bool:
        """Set the persons connected at other nodes; return whether they have changed."""
        has_changed = persons != self._elsewhere
        for person in self._elsewhere - persons:
            self._departed[person] = ticks
        self._elsewhere = persons
        return has_changed

    def sockets_of(self, person: str) -> int:
        """Return the number of a person's connections to this node."""
        return self._sockets[person]

    @property
    def is_empty(self) -> bool:
        """Whether nobody is connected."""
        return not self._sockets and not self._elsewhere

    def gone(self, state: TableState, time: SteadyTime) -> dict[int, int]:
        """Return the seats of absent persons, with the table's time since when."""
        return {seat: time.at(ticks) for seat, ticks in self.absent_since(state).items()}

    def attendance(self, state: TableState, time: SteadyTime) -> Attendance:
        """Return the connections of the people at the table, now."""
        closed = {
            seat: time.at(self._departed[person])
            for seat, person in _persons(state)
            if self._is_there(person) and person in self._departed
        }
        return Attendance(time.now(), self.gone(state, time), closed)

    def absent_since(self, state: TableState) -> dict[int, int]:
        """Return the seats of absent persons, with the ticks since when."""
        return {
            seat: self._departed.get(person, self._since)
            for seat, person in _persons(state)
            if not self._is_there(person)
        }

    def present(self, state: TableState) -> tuple[bool, ...]:
        """Return for each seat whether its person is connected; bots always are."""
        return tuple(
            not isinstance(holder, Human) or self._is_there(holder.id) for holder in state.seats
        )

    def _is_there(self, person: str) -> bool:
        return person in self._sockets or person in self._elsewhere


def _persons(state: TableState) -> list[tuple[int, str]]:
    """Return the seats held by persons, each with its person."""
    return [(seat, one.id) for seat, one in enumerate(state.seats) if isinstance(one, Human)]
