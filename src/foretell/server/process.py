"""Startup of a server process from its settings."""

import asyncio
import gc
import socket
import sys
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from threading import Thread
from typing import Final
from wsgiref.simple_server import WSGIServer

from prometheus_client import start_http_server

from foretell.server import tracing
from foretell.server.app import create_app
from foretell.server.clock import SystemClock
from foretell.server.logs import start_logging
from foretell.server.node import locked, make_folder, make_tables, store_address
from foretell.server.serving import cannot_listen, listening, serve, url_of
from foretell.server.settings import Settings
from foretell.server.storage.disk import watch_disk

DESCRIPTORS: Final = 65_536
"""Limit on open files and sockets to request from the system."""
GARBAGE: Final = (10_000, 10, 10)
"""Thresholds of the garbage collector, as for ``gc.set_threshold``. Tables consist of thousands of
small, long-lived objects, and little here is garbage: with the usual 700, collection would take
a sixth of the time of opening them."""


def run(settings: Settings, environ: Mapping[str, str], *, ready: Callable[[str], None]) -> None:
    """Serve tables until the process is asked to end; ``ready`` is called with the address.

    Raises:
        Refusal: when the server cannot start.
    """
    make_folder(settings, environ)
    store = store_address(settings, environ)
    with locked(store) as is_alone, listening(settings) as listener:
        start_logging()  # a refusal until here is printed, not logged
        descriptors = _raise_descriptors()
        watch_disk(store)
        metrics = _serve_metrics(settings)
        try:
            with tracing.started(environ):
                _run(
                    _serve(
                        settings,
                        store,
                        is_alone=is_alone,
                        listener=listener,
                        descriptors=descriptors,
                        ready=ready,
                    )
                )
        finally:
            if metrics is not None:
                metrics[0].shutdown()
                metrics[0].server_close()


async def _serve(
    settings: Settings,
    store: str,
    *,
    is_alone: bool,
    listener: socket.socket,
    descriptors: int | None,
    ready: Callable[[str], None],
) -> None:
    clock = SystemClock()
    tables = make_tables(settings, store, clock=clock, alone=is_alone)
    address = settings.public_url or url_of(listener)
    app = create_app(settings, tables, clock=clock, descriptors=descriptors)
    await serve(app, listener=listener, ready=lambda: ready(address))


def _run(serving: Coroutine[object, object, None]) -> None:
    """Run a coroutine to completion, in the fastest event loop for the platform.

    Objects that exist before the first table are permanent, and exempt from garbage collection.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    if sys.platform == "win32":
        asyncio.run(serving)
    else:
        import uvloop

        uvloop.run(serving)


def _serve_metrics(settings: Settings) -> tuple[WSGIServer, Thread] | None:
    """Serve metrics on a separate port, if one is set; return the server and its thread."""
    if settings.metrics is None:
        return None
    host, port = settings.metrics
    try:
        return start_http_server(port, host)
    except OSError as error:
        raise cannot_listen(host, port, error) from None


def _raise_descriptors() -> int | None:
    """Raise the limit on open sockets as far as allowed; return it, None for no limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    limit = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < limit:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft
