"""Selection of the message bus by the settings."""

from importlib.util import find_spec
from typing import Final

from foretell.errors import Refusal
from foretell.server.cluster.bus import Bus

INSTALL: Final = 'pip install "nats-py>=2.12,<3"'


class MissingBus(Refusal, code="cluster/no_driver"):
    """A message bus is configured, but its driver is not installed."""

    install: str
    """The command that installs it."""


def bus_to(servers: str, *, node: str) -> Bus:
    """Return the bus at some addresses, separated by commas; without any, one that carries nothing.

    Raises:
        MissingBus: when the driver is not installed.
    """
    if not servers:
        return Bus()
    if find_spec("nats") is None:
        raise MissingBus(INSTALL)
    from foretell.server.cluster.nats import NatsBus

    return NatsBus(servers, name=node)
