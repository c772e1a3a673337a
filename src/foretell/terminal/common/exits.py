"""Exit statuses, and the endings of a game at a prompt."""

from enum import Enum, IntEnum


class ExitStatus(IntEnum):
    """The exit status of a command."""

    OK = 0
    FAULT = 1
    """Something checked is faulty, or a connection was lost."""
    REFUSED = 2
    """The command was refused."""
    INTERRUPTED = 130


class Ending(Enum):
    """The ending of a game at a prompt."""

    FINISHED = "finished"
    LEFT = "left"
    INTERRUPTED = "interrupted"
