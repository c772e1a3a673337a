"""Exit statuses, and how a game at a prompt ended."""

from enum import Enum, IntEnum


class ExitStatus(IntEnum):
    """The exit status of a command."""

    OK = 0
    FAULT = 1
    """Something that was checked is at fault, or a connection was lost."""
    REFUSED = 2
    """It could not be done as asked."""
    INTERRUPTED = 130


class Ending(Enum):
    """How a game at a prompt ended."""

    FINISHED = "finished"
    LEFT = "left"
    INTERRUPTED = "interrupted"
