"""How long a connection may keep the server waiting."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Deadlines:
    """Seconds after which a connection is closed."""

    head: float = 10.0
    """From a connection, or the first byte of a further request, to the end of its headers."""
    hello: float = 10.0
    """From a socket's handshake to its first ``hello``."""
    idle: float = 20.0
    """Between two requests. A proxy in front has to let go of its connections before."""
    rest: float = 5.0
    """From an answer to the end of the request that it answers."""
    stalled: float = 20.0
    """Without reading anything of what is there to read."""
