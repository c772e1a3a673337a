"""Faults of a connection, as values.

>>> CLOSE_HALF.to_client, LOSE_ANSWERS.to_server, delay(0.5).delay
(<Flow.END: 4>, <Flow.PASS: 1>, 0.5)
>>> SWALLOW == Fault(to_server=Flow.LOSE, to_client=Flow.LOSE)
True
"""

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final


class Flow(Enum):
    """The treatment of the bytes of one direction of a connection."""

    PASS = auto()
    """They are delivered, in order."""
    HOLD = auto()
    """They are kept, and delivered once they may pass again."""
    LOSE = auto()
    """They are read and dropped. After the first one this direction delivers nothing any more."""
    END = auto()
    """The receiver sees the stream end; later bytes are dropped."""
    RESET = auto()
    """The connection is reset, in both directions."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Fault:
    """The treatment of a connection.

    Attributes:
        to_server: the treatment of the client's bytes.
        to_client: the treatment of the server's bytes.
        delay: seconds by which bytes that pass arrive later, in each direction.
    """

    to_server: Flow = Flow.PASS
    to_client: Flow = Flow.PASS
    delay: float = 0.0

    @property
    def resets(self) -> bool:
        """Whether it resets connections."""
        return Flow.RESET in {self.to_server, self.to_client}


PASS: Final = Fault()
"""No fault: everything is forwarded."""
HANG: Final = Fault(to_server=Flow.HOLD, to_client=Flow.HOLD)
"""Every byte is held until another fault is set."""
SWALLOW: Final = Fault(to_server=Flow.LOSE, to_client=Flow.LOSE)
"""Connections are accepted and read, and never answered; new ones do not reach the server."""
LOSE_ANSWERS: Final = Fault(to_client=Flow.LOSE)
"""The server receives everything, the client nothing."""
CUT: Final = Fault(to_server=Flow.RESET, to_client=Flow.RESET)
"""Open connections are reset, and new ones as soon as they are accepted."""
CLOSE_HALF: Final = Fault(to_client=Flow.END)
"""The stream to the client ends, while the one to the server stays open."""


def delay(seconds: float) -> Fault:
    """Return the fault of a slow network: everything arrives this much later, in each direction."""
    return Fault(delay=seconds)
