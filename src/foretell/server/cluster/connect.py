"""Selection of the message bus by the settings."""

from dataclasses import dataclass
from importlib.util import find_spec
from typing import ClassVar, Final

from foretell.errors import Refusal
from foretell.server.cluster.bus import Bus, NoBus

INSTALL: Final = 'pip install "nats-py>=2.12,<3"'


@dataclass(eq=False)
class MissingBus(Refusal):
    """A message bus is configured, but its driver is not installed."""

    code: ClassVar[str] = "cluster/no_driver"

    install: str
    """The command that installs it."""


def bus_to(servers: str, *, node: str) -> Bus:
    """Return the bus at some addresses, or one that carries nothing if there are none.

    Args:
        servers: addresses of NATS, separated by commas.
        node: this node's name.

    Raises:
        MissingBus: when the driver is not installed.
    """
    if not servers:
        return NoBus()
    if find_spec("nats") is None:
        raise MissingBus(INSTALL)
    from foretell.server.cluster.nats import NatsBus

    return NatsBus(servers, name=node)
