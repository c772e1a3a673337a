"""Whether the server is there, and whether it can serve."""

import asyncio
from http import HTTPStatus
from typing import Final

from fastapi import APIRouter
from starlette.responses import Response

from foretell.server.bodies import Health
from foretell.server.house import InHouse
from foretell.server.refusals import Draining, Unavailable
from foretell.server.telling import answers, told

router = APIRouter(tags=["health"])

STORE_WITHIN: Final = 2.0
"""Seconds in which the store has to answer."""


@router.get("/healthz", **answers(Health))
async def tell_health() -> Response:
    """Tell that the process is alive."""
    return told(Health())


@router.get("/readyz", **answers(Health, HTTPStatus.SERVICE_UNAVAILABLE))
async def tell_readiness(house: InHouse) -> Response:
    """Tell whether new requests are welcome: the store answers, and the end is not near."""
    if house.is_draining:
        raise Draining
    try:
        async with asyncio.timeout(STORE_WITHIN):
            await house.hub.store.exists("0")
    except TimeoutError:
        raise Unavailable from None
    return told(Health())
