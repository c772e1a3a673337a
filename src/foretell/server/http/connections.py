"""The open connections: how many there may be, and which of them read nothing any more."""

import asyncio
from asyncio import Transport
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from foretell.errors import Refusal
from foretell.server.http.client_address import ClientAddresses, Peer
from foretell.server.live.limits import Places, Seconds
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
    """From a connection, or the first byte of a further request, to the end of its headers."""
    hello: float = 10.0
    """From a socket's handshake to its first ``hello``."""
    idle: float = 20.0
    """Between two requests. A proxy in front has to let go of its connections before."""
    rest: float = 5.0
    """From an answer to the end of the request that it answers."""
    stalled: float = 20.0
    """Without reading anything of what is there to read."""


@dataclass(slots=True)
class _Open:
    """An open connection."""

    address: str | None
    unsent: int
    """Bytes that waited to be sent when this was last looked at."""
    since: float
    """When fewer bytes waited than before, or none."""
    is_socket: bool = False
    """Whether it is a WebSocket, whose writer has a deadline of its own while it is open."""


def most_connections(descriptors: int | None) -> int | None:
    """Return how many connections leave enough descriptors for everything else.

    Args:
        descriptors: how many the process may have; None for any number.
    """
    return None if descriptors is None else max(1, descriptors - max(RESERVE, descriptors // 8))


class Connections:
    """The open connections of a server, by address and altogether.

    A connection is counted for its other end from its first moment, whatever it says. One from a
    named proxy is nobody's until a request on it tells whose it is, for as long as it is served.

    Args:
        addresses: which proxies there are.
        log: for what is refused.
        seconds: a clock that never goes back.
        each: how many an address may have.
        most: how many there may be; None for any number.
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
        # no address alone fills the server
        self._each = each if most is None else min(each, max(1, most // 2))
        self._most = most
        self._addresses = addresses
        self._log = log
        self._seconds = seconds
        self._places = Places(self._each, kind="connections_address", refusal=TooManyConnections)
        self._open: dict[Transport, _Open] = {}

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: Transport, peer: Peer) -> None:
        """Count a new connection.

        Raises:
            TooManyConnections: when its address has as many as it may.
            ServerFull: when there can be no more of anybody.
        """
        address = self._addresses.of_peer(peer)
        if self._most is not None and len(self._open) >= self._most:
            LIMITED.labels("connections_all").inc()
            raise self._logged(ServerFull(), address)
        self._enter_place(address)
        self._open[transport] = _Open(address, 0, self._seconds())
        CONNECTIONS.inc()

    def upgrade(self, transport: Transport) -> None:
        """Note that a connection is a WebSocket from now on."""
        if transport in self._open:
            self._open[transport].is_socket = True

    def leave(self, transport: Transport) -> None:
        """Forget a closed connection; does nothing for one that was refused."""
        gone = self._open.pop(transport, None)
        if gone is not None:
            self._places.leave(gone.address)
            CONNECTIONS.dec()

    @contextmanager
    def serving(self, peer: Peer, address: str | None) -> Iterator[None]:
        """Count a request for its client while the block lasts, if a proxy passed it on.

        Raises:
            TooManyConnections: when as many requests of this client are being served as may be.
        """
        counted = address if self._addresses.is_proxy(peer) else None
        self._enter_place(counted)
        try:
            yield
        finally:
            self._places.leave(counted)

    async def sweep(self, after: float) -> None:
        """Cut off stalled connections, again and again."""
        while True:
            await asyncio.sleep(min(SWEEP_EVERY, after))
            self.cut_stalled(after)

    def cut_stalled(self, after: float) -> None:
        """Cut off connections whose clients have read nothing for ``after`` seconds."""
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
