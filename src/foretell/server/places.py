"""Where a request comes from, and where people find what it is about."""

from collections.abc import AsyncIterator
from typing import Any

from fastapi import Depends, Request

from foretell.server.house import House, InHouse


def address_of(request: Request, house: House) -> str | None:
    """Return whom a request is counted for; None for this machine itself."""
    return house.client_address(request.scope)


def public_url(request: Request, house: House) -> str:
    """Return where people find this server: as it is set, else as this request found it."""
    return house.settings.public_url or f"{request.url.scheme}://{request.url.netloc}"


async def _guessed(request: Request, house: InHouse) -> AsyncIterator[None]:
    with house.guesses.counted(address_of(request, house)):
        yield


COUNTS_WRONG_CODES: Any = Depends(_guessed)
"""A dependency of routes whose addresses hold the code of a table."""
