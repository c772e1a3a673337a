"""The server as an ASGI application: all endpoints, around the tables of a node."""

import time
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from typing import NoReturn

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.routing import Route

from foretell.protocol.codec import encode
from foretell.server.background import in_background
from foretell.server.clock import Clock, Seconds
from foretell.server.day_replays import DayReplays
from foretell.server.http.app_context import AppContext
from foretell.server.http.client_address import ClientAddresses
from foretell.server.http.connections import Connections, Deadlines, most_connections
from foretell.server.http.guesses import Guesses
from foretell.server.http.lobby import LobbyCache
from foretell.server.http.openapi import get_openapi, openapi
from foretell.server.http.origin_policy import OriginPolicy
from foretell.server.http.pages import PAGES
from foretell.server.http.readiness import Readiness
from foretell.server.http.request import Endpoint, Resource
from foretell.server.http.routes import ROUTES
from foretell.server.http.security_middleware import SecurityMiddleware
from foretell.server.http.security_txt import get_security_txt
from foretell.server.http.sockets import Sockets
from foretell.server.live.limits import Limits
from foretell.server.live.tables import Tables
from foretell.server.metrics import sample_loop_lag
from foretell.server.people import People
from foretell.server.refusals import NotFound
from foretell.server.sessions import SessionRegistry, looked_after
from foretell.server.settings import Settings
from foretell.server.throttled_log import ThrottledLog
from foretell.server.upkeep import close_idle_tables, expire_hourly
from foretell.web import web_file


def create_app(
    settings: Settings,
    tables: Tables,
    *,
    clock: Clock | None = None,
    seconds: Seconds | None = None,
    deadlines: Deadlines | None = None,
    descriptors: int | None = None,
) -> Starlette:
    """Return the app; its lifespan, ``app.router.lifespan_context``, starts and stops the tables.

    ``app.state.context`` is the ``AppContext``, ``app.state.sockets`` the ``Sockets``: await their
    ``end()`` before the server is shut down.

    Args:
        settings: the server's settings.
        tables: the tables of this node.
        clock: the time (default: that of the tables).
        seconds: a monotonic clock, for limits.
        deadlines: time limits for connections.
        descriptors: the process's limit on open files and connections; None for no limit.
    """
    clock, seconds = clock or tables.clock, seconds or time.monotonic
    sessions = SessionRegistry(tables.store.people)
    addresses, log = ClientAddresses(settings), ThrottledLog(seconds)
    deadlines = deadlines or Deadlines()
    connections = Connections(
        addresses, log, seconds, each=settings.connections, most=most_connections(descriptors)
    )
    limits = Limits(
        seconds,
        frames=settings.frames,
        frames_of_person=settings.frames_person,
        frames_of_address=settings.frames_address,
    )
    context = AppContext(
        settings=settings,
        tables=tables,
        clock=clock,
        people=People(tables.store.people, clock, sessions),
        sessions=sessions,
        limits=limits,
        guesses=Guesses(limits.codes),
        origin_policy=OriginPolicy(settings),
        addresses=addresses,
        log=log,
        connections=connections,
        deadlines=deadlines,
        readiness=Readiness(tables.store, seconds),
        lobby=LobbyCache(tables.store, seconds),
        day_replays=DayReplays(),
    )
    sockets = Sockets(context)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await tables.start()
        try:
            async with (
                in_background(close_idle_tables(tables)),
                in_background(expire_hourly(tables.store, settings.keep, clock)),
                in_background(sample_loop_lag()),
                looked_after(sessions),
                in_background(connections.sweep(deadlines.stalled)),
            ):
                yield
        finally:
            await context.lobby.stop()
            await tables.stop()

    app = Starlette(
        routes=[Route(path, Resource(path, endpoints)) for path, endpoints in _resources()],
        middleware=[Middleware(SecurityMiddleware, context=context, sockets=sockets)],
        exception_handlers={HTTPException: _refuse},
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.context, app.state.sockets = context, sockets
    app.state.openapi = cache(
        lambda: web_file(encode(openapi(is_secure=settings.is_secure)), ".json")
    )
    return app


def _resources() -> list[tuple[str, Mapping[str, Endpoint]]]:
    """Return every path with its endpoints by method, in order of precedence."""
    return [
        *(
            (path, {method: one.endpoint for method, one in methods.items()})
            for path, methods in ROUTES.items()
        ),
        ("/api/openapi.json", {"GET": get_openapi}),
        ("/.well-known/security.txt", {"GET": get_security_txt}),
        *((path, {"GET": page}) for path, page in PAGES.items()),
    ]


async def _refuse(_: Request, __: Exception) -> NoReturn:
    """Refuse a request that matches no route."""
    raise NotFound
