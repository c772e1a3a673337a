"""The address of a client, which proxies forward in a header."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final

from starlette.datastructures import Headers

from foretell.server.live.address_networks import network_of
from foretell.server.refusals import UnnamedProxy
from foretell.server.settings import Settings

FORWARDED: Final = "forwarded"
"""The header of RFC 7239; all others contain only addresses."""
FORWARDING: Final = (
    FORWARDED,
    "x-forwarded-for",
    "x-forwarded-host",
    "x-forwarded-proto",
    "x-real-ip",
    "cf-connecting-ip",
    "true-client-ip",
)
"""Headers that proxies add, and that clients on this machine do not send."""

UNKNOWN: Final = "unknown"
"""The address of all connections whose other end the system does not name."""

Peer = tuple[str, int] | None
"""Address and port of the other end of a connection, as in ASGI."""
_Address = IPv4Address | IPv6Address


@dataclass(frozen=True, slots=True)
class ClientAddresses:
    """Finds the address that a request or a connection is counted for."""

    settings: Settings

    def of_peer(self, peer: Peer) -> str | None:
        """Return the address a connection counts for; None for this machine or a named proxy."""
        address = None if peer is None else _peer_address(peer[0])
        if address is None:
            return UNKNOWN
        return None if self._is_proxy(address) or _is_local(address) else _key(address)

    def is_proxy(self, peer: Peer) -> bool:
        """Return whether the other end of a connection is a named proxy."""
        address = None if peer is None else _peer_address(peer[0])
        return address is not None and self._is_proxy(address)

    def of_request(self, peer: Peer, headers: Headers) -> "Source":
        """Return the source of a request.

        Walks the trusted header from the right and stops at the first address that is not a
        named proxy. If an entry is missing or malformed, the proxy that should have added it is
        counted. An IPv6 address is given by its /64; limits count wider networks, too.

        Raises:
            UnnamedProxy: when an unnamed proxy on this machine forwarded the request.
        """
        address = None if peer is None else _peer_address(peer[0])
        header = self.settings.proxy_header
        if peer is None or address is None:
            return Source(UNKNOWN)
        if _is_local(address) and not self._is_proxy(address):
            for name in (header, *FORWARDING):
                if name in headers:
                    raise UnnamedProxy(peer[0], name)
            return Source(None)
        for entry in _entries(header, headers):
            sender = _address(entry) if self._is_proxy(address) else None
            if sender is None:
                break
            address = sender
        return Source(_key(address), is_proxy=self._is_proxy(address))

    def _is_proxy(self, address: _Address) -> bool:
        return any(address in network for network in self.settings.proxies)


@dataclass(frozen=True, slots=True)
class Source:
    """The source of a request, for limits."""

    address: str | None
    """The address; None for a program on this machine, which is not counted."""
    is_proxy: bool = False
    """Whether it is that of a named proxy, which has not passed on its client's."""


def nginx_line(header: str) -> str:
    """Return the line of nginx's configuration that writes the trusted header."""
    match header:
        case "x-forwarded-for":
            value = "$proxy_add_x_forwarded_for"
        case "forwarded":
            value = "for=$remote_addr"
        case _:
            value = "$remote_addr"
    return f"proxy_set_header {header.title()} {value};"


def _is_local(address: _Address) -> bool:
    return address.is_loopback


def _key(address: _Address) -> str:
    return network_of(address, 64) if isinstance(address, IPv6Address) else str(address)


def _entries(header: str, headers: Headers) -> Iterator[str]:
    """Yield the addresses that proxies have added, last one first."""
    parts = [part for value in headers.getlist(header) for part in value.split(",")]
    for part in reversed(parts):
        yield _for(part) if header == FORWARDED else part


def _for(element: str) -> str:
    """Return the address in an element of ``Forwarded``, "" if there is none."""
    for pair in element.split(";"):
        name, _, value = pair.strip().partition("=")
        if name.lower() == "for":
            return value.strip('"')
    return ""


@lru_cache(1_024)
def _peer_address(text: str) -> _Address | None:
    """Return the parsed address of a connection, cached since each is parsed several times.

    Addresses from headers are not cached: clients could fill the cache with them.
    """
    return _address(text)


def _address(text: str) -> _Address | None:
    host = text.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        address = ip_address(host)
    except ValueError:
        return None
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return mapped or address
