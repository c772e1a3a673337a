"""Checks that a request is meant for this server and comes from an allowed page."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers

from foretell.server.refusals import WrongHost, WrongOrigin
from foretell.server.settings import Settings

SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
"""Methods that change nothing."""
PROBED: Final = frozenset({"/healthz", "/readyz"})
"""Paths that load balancers probe, under any host name."""
LONGEST_HOST: Final = 261
"""Characters of the ``Host`` header: a name of 255, a colon and a port."""

_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z._-]+)(:[0-9]{1,5})?")


@dataclass(frozen=True, slots=True)
class OriginPolicy:
    """Accepts or refuses requests by ``Host``, ``Origin`` and ``Sec-Fetch-Site``."""

    settings: Settings

    def check_host(self, headers: Headers, path: str) -> None:
        """Accept requests meant for this server, as far as it knows its name.

        Raises:
            WrongHost: when the host is another one, or not valid.
        """
        if path in PROBED:
            return
        hosts, public = headers.getlist("host"), self.settings.public_url
        if public and [host.lower() for host in hosts] != [authority(public)]:
            raise WrongHost(", ".join(hosts)[:LONGEST_HOST])
        if len(hosts) > 1 or not all(map(_is_host, hosts)):
            raise WrongHost(", ".join(hosts)[:LONGEST_HOST])

    def check_origin(self, headers: Headers) -> None:
        """Accept programs, pages of this server, and pages of allowed sites.

        Raises:
            WrongOrigin: when the request comes from a page of another site.
        """
        origins = headers.getlist("origin")
        if not origins:
            if "cross-site" in headers.getlist("sec-fetch-site"):
                raise WrongOrigin
            return
        if len(origins) > 1:
            raise WrongOrigin
        origin = origins[0].lower()
        allowed = {self.settings.public_url, *self.settings.origins}
        if origin in allowed - {""}:
            return
        if not origin.startswith(("http://", "https://")):
            raise WrongOrigin  # "null", or not a site
        if authority(origin) != headers.get("host", "").lower():
            raise WrongOrigin  # another site, or malformed


def authority(url: str) -> str | None:
    """Return host and port of a URL, as in the ``Host`` header; None if it has none."""
    try:
        return urlsplit(url).netloc.lower() or None
    except ValueError:
        return None


def _is_host(text: str) -> bool:
    """Return whether a text is a valid ``Host`` header."""
    if len(text) > LONGEST_HOST or _HOST.fullmatch(text) is None:
        return False
    try:
        port = urlsplit(f"//{text}").port
    except ValueError:
        return False
    return port is None or port > 0
