"""Whether a request is meant for this server, and whether its page may ask."""

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
"""What a balancer asks for, by whatever name it knows the node."""
LONGEST_HOST: Final = 261
"""Characters of the header ``Host``: a name of 255, a colon and a port."""

_HOST: Final = re.compile(r"(\[[0-9A-Fa-f:.]+\]|[0-9A-Za-z._-]+)(:[0-9]{1,5})?")


@dataclass(frozen=True, slots=True)
class OriginPolicy:
    """Which requests are accepted, by ``Host``, ``Origin`` and ``Sec-Fetch-Site``."""

    settings: Settings

    def check_host(self, headers: Headers, path: str) -> None:
        """Accept requests meant for this server, as far as it knows its name.

        Raises:
            WrongHost: when it is meant for another one, or for what cannot be a host.
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
            WrongOrigin: when a page of another site asks.
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
            raise WrongOrigin  # "null", and what is no site
        if authority(origin) != headers.get("host", "").lower():
            raise WrongOrigin  # a page of another site, or nothing that can be read


def authority(url: str) -> str | None:
    """Return host and port of an address, as in the header ``Host``; None where it has none."""
    try:
        return urlsplit(url).netloc.lower() or None
    except ValueError:
        return None


def _is_host(text: str) -> bool:
    """Return whether the header ``Host`` may say this."""
    if len(text) > LONGEST_HOST or _HOST.fullmatch(text) is None:
        return False
    try:
        port = urlsplit(f"//{text}").port
    except ValueError:
        return False
    return port is None or port > 0
