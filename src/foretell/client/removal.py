"""The host's wish to remove somebody who is present, as everybody at the table is told."""

from dataclasses import dataclass
from typing import assert_never

from foretell.game.changed import changed
from foretell.protocol import entries as told


@dataclass(frozen=True, slots=True)
class Removal:
    """A wish to remove the person at the target seat, and which seats have not answered yet."""

    seat: int
    """The host's."""
    target: int
    missing: tuple[int, ...]


def evolve_removal(
    removal: Removal | None, entry: told.RemovalEvent | told.Vacated | told.HostChanged
) -> Removal | None:
    """Return what is asked after this entry.

    The matter ends when the person to be removed leaves, or one who has not answered yet, or when
    somebody else becomes the host.
    """
    match entry:
        case told.RemovalAsked(seat, target, others):
            return Removal(seat, target, others)
        case told.RemovalAnswered(seat, agree):
            if removal is None or not agree:
                return None
            return changed(removal, missing=tuple(one for one in removal.missing if one != seat))
        case told.Vacated(seat=seat):
            concerned = removal is not None and seat in (removal.target, *removal.missing)
            return None if concerned else removal
        case told.RemovalLapsed() | told.HostChanged():
            return None
        case _:
            assert_never(entry)
