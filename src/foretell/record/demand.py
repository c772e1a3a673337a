"""What somebody demands of a game beyond the format and the rules."""

from collections.abc import Callable

from foretell.errors import Refusal
from foretell.record.header import Header
from foretell.record.unfair import NoShuffle, OtherCommitment

Demand = Callable[[Header], Refusal | None]
"""Looks at a header and returns what is wrong with it, None when nothing is."""


def fairly_shuffled(noted: str | None = None) -> Demand:
    """Return the demand that a game tells of its shuffle.

    Whether what it tells is true, no header leaves open: there is none with a false one.

    Args:
        noted: the commitment noted before the game, which has to be the one told; None if there
            is no note.
    """

    def find_fault(header: Header) -> Refusal | None:
        if header.fair is None:
            return NoShuffle()
        if noted is not None and header.fair.commitment != noted:
            return OtherCommitment(noted, header.fair.commitment)
        return None

    return find_fault
