"""Who holds the seats of a table, as everybody there is told."""

from dataclasses import dataclass
from typing import Final, assert_never

from foretell.game.changed import changed
from foretell.protocol import entries as told
from foretell.protocol.entries import HUMAN


@dataclass(frozen=True, slots=True)
class Seat:
    """A seat."""

    name: str = ""
    kind: str = ""
    """``human`` or a bot's name; empty for an open seat."""
    away: bool = False
    """Whether a bot stands in for the person."""
    waits: bool = False
    """Whether a bot plays this round out for the person, who plays from the next deal on."""

    @property
    def is_open(self) -> bool:
        """Whether nobody holds it."""
        return not self.kind

    @property
    def is_human(self) -> bool:
        """Whether a person holds it."""
        return self.kind == HUMAN


OPEN: Final = Seat()


@dataclass(frozen=True, slots=True)
class Seats:
    """All seats of a table."""

    held: tuple[Seat, ...]
    host: int | None = None
    """Where the host sits; None when nobody is."""


def evolve_seats(seats: Seats, entry: told.SeatEvent) -> Seats:
    """Return the seats after something happened to them."""
    match entry:
        case told.Seated(seat, name, kind, waits=waits):
            return _with(seats, seat, Seat(name, kind, waits=waits))
        case told.Vacated(seat=seat):
            return _with(seats, seat, OPEN)
        case told.Swapped((one, other)):
            moved = {one: other, other: one}
            host = None if seats.host is None else moved.get(seats.host, seats.host)
            first, second = seats.held[one], seats.held[other]
            return changed(_with(_with(seats, one, second), other, first), host=host)
        case told.HostChanged(seat):
            return changed(seats, host=seat)
        case told.StoodIn(seat) | told.HandedBack(seat):
            away = isinstance(entry, told.StoodIn)
            return _with(seats, seat, changed(seats.held[seat], away=away))
        case _:
            assert_never(entry)


def newcomers_join(seats: Seats) -> Seats:
    """Return the seats once nobody waits for the next deal any more."""
    return changed(seats, held=tuple(changed(seat, waits=False) for seat in seats.held))


def _with(seats: Seats, place: int, seat: Seat) -> Seats:
    return changed(seats, held=(*seats.held[:place], seat, *seats.held[place + 1 :]))
