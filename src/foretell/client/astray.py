"""What a server cannot have meant: where going on would mean knowing something wrong."""

from dataclasses import dataclass

from foretell.errors import ForetellError


@dataclass(eq=False)
class Astray(ForetellError):
    """What is told does not go on from what is known: something is missing, or told again.

    Attributes:
        version: how many entries are known.
        since: the number of the first entry told.
    """

    version: int
    since: int


class Unreadable(ForetellError):
    """What a server says is none of the messages that there are."""


@dataclass(eq=False)
class OtherTable(ForetellError):
    """Another table is told of than the one asked for."""

    asked: str
    told: str
