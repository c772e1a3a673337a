"""Protocol errors: messages that would corrupt a client's view of the table."""

from dataclasses import dataclass
from typing import Final

from foretell.errors import ForetellError

IMPOSSIBLE: Final = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    TypeError,
    ValueError,
)
"""Errors of code that is given events which cannot have happened: a server is not trusted."""


@dataclass(eq=False)
class OutOfSync(ForetellError):
    """Events do not continue from the last one received: some are missing or repeated."""

    version: int
    """Number of entries received before."""
    since: int
    """Number of the first entry of the message."""


class UnreadableMessage(ForetellError):
    """A frame is not a message of the protocol, or its events cannot have happened."""


@dataclass(eq=False)
class WrongTable(ForetellError):
    """A message is about another table than the one requested."""

    requested: str
    received: str
