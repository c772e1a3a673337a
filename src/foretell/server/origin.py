"""Where a request comes from, and whether it may come from there."""

from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from foretell.server.refusals import WrongHost, WrongOrigin
from foretell.server.settings import Settings

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing."""
PROBED: Final = frozenset({"/healthz", "/readyz"})
"""What a balancer asks for, by whatever name it knows the node."""

_Address = IPv4Address | IPv6Address


@dataclass(frozen=True, slots=True)
class Gate:
    """Who is let in, by the headers of a request."""

    settings: Settings

    def check_host(self, headers: Headers, path: str) -> None:
        """Let in what is meant for this server, as far as it knows its name.

        Raises:
            WrongHost: when it is meant for another one.
        """
        host = headers.get("host", "")
        public = self.settings.public_url
        if public and path not in PROBED and host.lower() != authority(public):
            raise WrongHost(host)

    def check_origin(self, headers: Headers) -> None:
        """Let in programs, pages of this server, and pages of the sites that are allowed.

        Raises:
            WrongOrigin: when a page of another site asks.
        """
        origin = headers.get("origin")
        if origin is None:
            if headers.get("sec-fetch-site") == "cross-site":
                raise WrongOrigin
            return
        origin = origin.lower()
        allowed = {self.settings.public_url, *self.settings.origins}
        if origin in allowed - {""}:
            return
        if not origin.startswith(("http://", "https://")):
            raise WrongOrigin  # "null", and what is no site
        if authority(origin) != headers.get("host", "").lower():
            raise WrongOrigin

    def address(self, client: tuple[str, int] | None, headers: Headers) -> str | None:
        """Return who is counted for a request: an address, None for this machine itself.

        Of the proxies that are believed, each tells who asked it; the last who is none of them is
        the one. An address of IPv6 stands for its network of 64 bits, which is one customer's.
        """
        found = _address(client[0]) if client is not None else None
        told = _told(headers)
        while found is not None and self._is_proxy(found) and told:
            found = _address(told.pop()) or found
        if found is None or found.is_loopback:
            return None
        if isinstance(found, IPv6Address):
            return str(IPv6Address(int(found) >> 64 << 64))
        return str(found)

    def _is_proxy(self, address: _Address) -> bool:
        return any(address in network for network in self.settings.proxies)


def authority(url: str) -> str:
    """Return host and port of an address, as in the header ``Host``."""
    return urlsplit(url).netloc.lower()


def _told(headers: Headers) -> list[str]:
    """Return what proxies say of who asked them, the first asked last."""
    forwarded = [part for value in headers.getlist("forwarded") for part in value.split(",")]
    if forwarded:
        return [_for(pairs.split(";")) for pairs in forwarded]
    return [
        part.strip() for value in headers.getlist("x-forwarded-for") for part in value.split(",")
    ]


def _for(pairs: Iterable[str]) -> str:
    for pair in pairs:
        name, _, value = pair.strip().partition("=")
        if name.lower() == "for":
            return value.strip('"')
    return ""


def _address(text: str) -> _Address | None:
    host = text.strip()
    if host.startswith("["):
        host = host[1:].partition("]")[0]
    elif host.count(":") == 1:
        host = host.partition(":")[0]
    try:
        found = ip_address(host)
    except ValueError:
        return None
    if isinstance(found, IPv6Address) and found.ipv4_mapped is not None:
        return found.ipv4_mapped
    return found
