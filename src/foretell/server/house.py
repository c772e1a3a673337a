"""What every door of a server needs."""

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, Request

from foretell.server.clock import Clock
from foretell.server.hub import Hub
from foretell.server.limits import Limits
from foretell.server.origin import Gate
from foretell.server.people import People
from foretell.server.settings import Settings


@dataclass(slots=True)
class House:
    """A server: its tables, its people, and how it is run."""

    settings: Settings
    hub: Hub
    clock: Clock
    people: People
    limits: Limits
    gate: Gate
    is_draining: bool = False
    """Whether it is about to stop, and takes nobody in."""


def house_of(request: Request) -> House:
    """Return the house that a request came to."""
    house: House = request.app.state.house
    return house


InHouse = Annotated[House, Depends(house_of)]
