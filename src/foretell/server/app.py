"""The server as an ASGI app: all doors, around the tables of a node."""

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import Match, Route

from foretell.errors import Refusal
from foretell.protocol.codec import encode
from foretell.server import (
    routes_about,
    routes_health,
    routes_pages,
    routes_people,
    routes_records,
    routes_sessions,
    routes_tables,
)
from foretell.server.client_address import ClientAddresses
from foretell.server.clock import Clock
from foretell.server.connections import Connections, most_connections, sweeping
from foretell.server.deadlines import Deadlines
from foretell.server.guard import Guard
from foretell.server.guesses import Guesses
from foretell.server.house import House
from foretell.server.live.limits import Limits, Seconds
from foretell.server.live.table_registry import TableRegistry
from foretell.server.lobby import LobbyPage
from foretell.server.loop_lag import sampled_lag
from foretell.server.openapi import openapi_of
from foretell.server.origin import Gate
from foretell.server.people import People
from foretell.server.readiness import Readiness
from foretell.server.refusals import BadRequest, NotFound, WrongMethod
from foretell.server.sessions import SessionRegistry, looked_after
from foretell.server.settings import Settings
from foretell.server.socket import Sockets
from foretell.server.status import refusal_response
from foretell.server.throttled_log import ThrottledLog
from foretell.server.upkeep import upkeep
from foretell.web import web_file

ROUTERS: Final = tuple(
    routes.router
    for routes in (
        routes_people,
        routes_sessions,
        routes_tables,
        routes_records,
        routes_about,
        routes_health,
        routes_pages,
    )
)


def create_app(
    settings: Settings,
    hub: TableRegistry,
    *,
    clock: Clock | None = None,
    seconds: Seconds | None = None,
    deadlines: Deadlines | None = None,
    descriptors: int | None = None,
) -> FastAPI:
    """Return the app; its lifespan, ``app.router.lifespan_context``, starts and stops the hub.

    ``app.state.house`` is the ``House``, ``app.state.sockets`` the ``Sockets``: await their
    ``end()`` before the server is shut down.

    Args:
        settings: how the server is run.
        hub: the tables.
        clock: the time; the hub's when left out.
        seconds: a clock that never goes back, for limits.
        deadlines: how long connections may keep the server waiting; as usual when left out.
        descriptors: how many open files and connections the process may have; None for any number.
    """
    clock, seconds = clock or hub.clock, seconds or time.monotonic
    registry = SessionRegistry(hub.store)
    addresses, log = ClientAddresses(settings), ThrottledLog(seconds)
    deadlines = deadlines or Deadlines()
    connections = Connections(
        addresses,
        log,
        seconds,
        each=settings.connections,
        most=most_connections(descriptors),
    )
    house = House(
        settings=settings,
        hub=hub,
        clock=clock,
        people=People(hub.store, clock, registry),
        sessions=registry,
        limits=Limits(
            seconds,
            frames=settings.frames,
            frames_of_person=settings.frames_person,
            frames_of_address=settings.frames_address,
        ),
        guesses=Guesses(seconds),
        gate=Gate(settings),
        addresses=addresses,
        log=log,
        connections=connections,
        deadlines=deadlines,
        readiness=Readiness(hub.store, seconds),
        lobby=LobbyPage(hub.store, seconds),
    )
    sockets = Sockets(house)

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        await hub.start()
        try:
            async with (
                upkeep(hub.store, settings.keep, clock),
                sampled_lag(),
                looked_after(registry),
                sweeping(connections, deadlines.stalled),
            ):
                yield
        finally:
            await house.lobby.stop()
            await hub.stop()

    app = FastAPI(
        openapi_url=None,
        docs_url=None,
        redoc_url=None,
        redirect_slashes=False,
        lifespan=lifespan,
        # Its own would tell addresses, and with them the codes of tables; see ``tracing``.
        telemetry={"tracing": False, "metrics": False, "logs": False, "auto_configure": False},
    )
    app.state.house, app.state.sockets = house, sockets
    for router in ROUTERS:
        app.include_router(router)
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(HTTPException, _http_refused)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_middleware(Guard, house=house, sockets=sockets)
    app.openapi = cache(lambda: openapi_of(app))  # type: ignore[method-assign]
    app.state.openapi = cache(lambda: web_file(encode(app.openapi()), ".json"))
    return app


async def _refused(_: Request, refusal: Exception) -> Response:
    assert isinstance(refusal, Refusal)
    return refusal_response(refusal)


async def _http_refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 405:
        return refusal_response(WrongMethod(request.method, _methods(request)))
    return refusal_response(NotFound() if error.status_code == 404 else BadRequest(error.detail))


async def _invalid(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    told = "; ".join(
        f"{one['msg']} - at {'.'.join(map(str, one['loc']))}" for one in error.errors()
    )
    return refusal_response(BadRequest(told[:200]))


def _methods(request: Request) -> tuple[str, ...]:
    """Return the methods that the address of a request knows."""
    found: set[str] = set()
    for router in ROUTERS:
        for route in router.routes:
            if not isinstance(route, Route) or not route.include_in_schema:
                continue
            if route.matches(request.scope)[0] is not Match.NONE:
                found |= route.methods or set()
    return tuple(sorted(found or {"GET"}))  # what is left are the OpenAPI, and pages
