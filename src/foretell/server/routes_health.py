"""Whether the server is there, and whether it can serve."""

from http import HTTPStatus

from fastapi import APIRouter
from starlette.responses import Response

from foretell.server.bodies import Health
from foretell.server.house import InHouse
from foretell.server.refusals import Draining
from foretell.server.telling import answers, told

router = APIRouter(tags=["health"])


@router.get("/healthz", **answers(Health))
async def tell_health() -> Response:
    """Tell that the process is alive."""
    return told(Health())


@router.get("/readyz", **answers(Health, HTTPStatus.INTERNAL_SERVER_ERROR))
async def tell_readiness(house: InHouse) -> Response:
    """Tell whether new requests are welcome: the store can be written, and the end is not near."""
    if house.is_draining:
        raise Draining
    await house.readiness.check()
    return told(Health())
