"""The open connections: limits on their number, and a deadline for stalled ones."""

import asyncio
from asyncio import Transport
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from math import inf
from typing import Final

from foretell.errors import Refusal
from foretell.protocol.silence import LONGEST_SILENCE, PING_AFTER
from foretell.server.clock import Seconds
from foretell.server.http.client_address import ClientAddresses, Peer
from foretell.server.live.limits import ConcurrencyLimit
from foretell.server.metrics import CONNECTIONS, LIMITED
from foretell.server.refusals import ServerFull, TooManyConnections
from foretell.server.throttled_log import ThrottledLog

RESERVE: Final = 128
"""Descriptors reserved for the store, other nodes and the metrics."""
SWEEP_EVERY: Final = 5.0
"""Seconds."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deadlines:
    """Seconds after which a connection is closed."""

    head: float = 10.0
    """From the connection, or the first byte of a later request, to the end of the headers."""
    hello: float = 10.0
    """From a socket's handshake to its first ``hello``."""
    idle: float = 20.0
    """Between two requests. A proxy in front must close its idle connections sooner."""
    ping: float = PING_AFTER
    """Without anything from a socket before it is pinged, which closes nothing."""
    rest: float = 5.0
    """From a response to the end of its request."""
    silent: float = LONGEST_SILENCE
    """Without anything from a socket, not even the answer to a ping."""
    stalled: float = 20.0
    """Without reading any pending data."""


@dataclass(slots=True)
class _Open:
    """An open connection."""

    address: str | None
    unsent: int
    """Unsent bytes at the last check."""
    since: float
    """The last time that unsent bytes had decreased, or there were none."""
    is_socket: bool = False
    """Whether it is a WebSocket, whose writer has its own deadline while it is open."""


def most_connections(descriptors: int | None) -> int | None:
    """Return the number of connections that leaves enough descriptors for everything else.

    None means no limit.
    """
    return None if descriptors is None else max(1, descriptors - max(RESERVE, descriptors // 8))


class Connections:
    """The open connections of a server, counted by address and in total.

    A connection counts for the address of its other end from the start. One from a named proxy
    counts for no address, except for its client's while a request is being served.
    """

    def __init__(
        self,
        addresses: ClientAddresses,
        log: ThrottledLog,
        seconds: Seconds,
        *,
        each: int,
        most: int | None = None,
    ) -> None:
        ceiling = inf if most is None else max(1, most // 2)  # no address alone fills the server
        self._most = most
        self._addresses = addresses
        self._log = log
        self._seconds = seconds
        self._places = ConcurrencyLimit(
            int(min(each, ceiling)),
            kind="connections_address",
            refusal=TooManyConnections,
            ceiling=ceiling,
        )
        self._open: dict[Transport, _Open] = {}

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: Transport, peer: Peer) -> None:
        """Count a new connection.

        Raises:
            TooManyConnections: when its address is at the limit.
            ServerFull: when the server is at its limit.
        """
        address = self._addresses.of_peer(peer)
        if self._most is not None and len(self._open) >= self._most:
            LIMITED.labels("connections_all").inc()
            raise self._logged(ServerFull(), address)
        self._enter_place(address)
        self._open[transport] = _Open(address, 0, self._seconds())
        CONNECTIONS.inc()

    def upgrade(self, transport: Transport) -> None:
        """Mark a connection as a WebSocket."""
        if transport in self._open:
            self._open[transport].is_socket = True

    def leave(self, transport: Transport) -> None:
        """Remove a closed connection; does nothing for a refused one."""
        gone = self._open.pop(transport, None)
        if gone is not None:
            self._places.leave(gone.address)
            CONNECTIONS.dec()

    @contextmanager
    def serving(self, peer: Peer, address: str | None) -> Iterator[None]:
        """Count a request for its client for the duration of the block, if a proxy forwarded it.

        Raises:
            TooManyConnections: when too many requests of this client are being served.
        """
        counted = address if self._addresses.is_proxy(peer) else None
        self._enter_place(counted)
        try:
            yield
        finally:
            self._places.leave(counted)

    async def sweep(self, after: float) -> None:
        """Abort stalled connections periodically."""
        while True:
            await asyncio.sleep(min(SWEEP_EVERY, after))
            self.cut_stalled(after)

    def cut_stalled(self, after: float) -> None:
        """Abort connections whose clients have read nothing for ``after`` seconds."""
        now = self._seconds()
        for transport, connection in tuple(self._open.items()):
            unsent = transport.get_write_buffer_size()
            is_written = connection.is_socket and not transport.is_closing()
            if unsent == 0 or unsent < connection.unsent or is_written:
                connection.since = now
            elif now - connection.since >= after:
                LIMITED.labels("stalled").inc()
                transport.abort()
            connection.unsent = unsent

    def _enter_place(self, address: str | None) -> None:
        try:
            self._places.enter(address)
        except TooManyConnections as refusal:
            raise self._logged(refusal, address) from None

    def _logged(self, refusal: Refusal, address: str | None) -> Refusal:
        kind = f"connection refused: {refusal.code}"
        self._log.warning(kind, address=address, open=len(self._open))
        return refusal
