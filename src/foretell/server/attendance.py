"""Which persons are connected, and since when the others are not."""

from collections import Counter

from foretell.server.table.state import Human, TableState


class Attendance:
    """The connections of a table's persons, wherever they are connected.

    Args:
        now: the time, in ms: whoever is not there is gone since then.
    """

    def __init__(self, now: int) -> None:
        self._since = now
        self._sockets: Counter[str] = Counter()
        self._left: dict[str, int] = {}

    def arrive(self, person: str) -> None:
        """Count a connection."""
        self._sockets[person] += 1

    def depart(self, person: str, now: int) -> None:
        """Count a connection less."""
        self._sockets[person] -= 1
        if self._sockets[person] <= 0:
            del self._sockets[person]
            self._left[person] = now

    def gone(self, state: TableState) -> dict[int, int]:
        """Return the seats of persons who are not connected, and since when, in ms."""
        return {
            seat: self._left.get(holder.person, self._since)
            for seat, holder in enumerate(state.seats)
            if isinstance(holder, Human) and holder.person not in self._sockets
        }

    def present(self, state: TableState) -> tuple[bool, ...]:
        """Return for each seat whether its person is connected; bots always are."""
        return tuple(
            not isinstance(holder, Human) or holder.person in self._sockets
            for holder in state.seats
        )
