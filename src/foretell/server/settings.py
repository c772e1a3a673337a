"""The settings of a server, from flags, the environment or defaults, in this order."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Any, Final, Self, TypeAlias, TypeVar
from urllib.parse import urlsplit

from foretell.server.refusals import InvalidSetting

Network = IPv4Network | IPv6Network
Value = TypeVar("Value")
Parser: TypeAlias = Callable[[str, str], Value]
"""Parses the text of a setting, given its name; raises ``InvalidSetting``."""

FRAMES: Final = 20
PERSON_FRAMES: Final = 2
ADDRESS_FRAMES: Final = 10
"""Defaults of ``frames-person`` and ``frames-address``, in multiples of ``frames``."""
MOST_FRAMES: Final = 1_000_000
LARGEST_PORT: Final = 65_535
PUBLIC_PACE: Final = 300
"""Default of ``min-pace`` for a server with a public URL."""
_HEADER: Final = re.compile(r"[0-9A-Za-z-]{1,64}")
_CONTACT: Final = re.compile(
    r"mailto:[!-;=?A-~]+@[!-;=?A-~]+|https://[A-Za-z0-9][!-~]*|tel:\+?[0-9-]+"
)
MOST_DAYS: Final = 36_500
_DAY: Final = 24 * 3_600 * 1_000


def variable(setting: str) -> str:
    """Return the environment variable of a setting: ``FORETELL_PUBLIC_URL``."""
    return "FORETELL_" + setting.upper().replace("-", "_")


@dataclass(frozen=True, slots=True)
class Keep:
    """Retention times of unused data in milliseconds; None for ever."""

    gathering: int = _DAY
    """Tables in this phase, since the last activity."""
    playing: int = 14 * _DAY
    finished: int = 30 * _DAY
    records: int | None = None
    """Records of games, since the end of the game."""
    people: int | None = 400 * _DAY
    """People, since they were last seen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings of a server."""

    host: str = "127.0.0.1"
    """Address to listen on."""
    port: int = 8_000
    """Port to listen on; 0 for any free one."""
    store: str = ""
    """A file or a database URL; empty for a file in the user's own folder."""
    public_url: str = ""
    """The server's public URL, without a trailing slash; empty if unknown."""
    contact: tuple[str, ...] = ()
    """URIs at which to report a vulnerability; empty for none."""
    origins: tuple[str, ...] = ()
    """Origins of other sites whose pages may use this server."""
    proxies: tuple[Network, ...] = ()
    """Networks of the proxies whose ``proxy_header`` is trusted."""
    proxy_header: str = "x-forwarded-for"
    """The header with the client's address, in lower case; no other is read."""
    nats: str = ""
    """Addresses of NATS servers, for several nodes; empty for none."""
    metrics: tuple[str, int] | None = None
    """Host and port of the metrics; None for no metrics."""
    frames: int = FRAMES
    """Messages per second for each connection."""
    frames_person: int = PERSON_FRAMES * FRAMES
    """Messages per second for each person, over all connections."""
    frames_address: int = ADDRESS_FRAMES * FRAMES
    """Messages per second for each address, over all connections."""
    bot_seconds: int = 30
    """Computing time for each person's bots, in seconds per minute."""
    bot_workers: int = 0
    """Limit on worker processes for bots; 0 for the default."""
    min_pace: int = 0
    """The least pace of bots at a new table, in milliseconds."""
    connections: int = 1_000
    """Open connections for each address."""
    keep: Keep = Keep()

    @property
    def is_secure(self) -> bool:
        """Whether people reach the server over https."""
        return self.public_url.startswith("https:")

    @classmethod
    def read(cls, flags: Mapping[str, str | None], environ: Mapping[str, str]) -> Self:
        """Return the settings from flags, by the names of ``PARSERS``, or else the environment.

        Raises:
            InvalidSetting: when a value is invalid.
        """
        read: dict[str, Any] = {
            name.replace("-", "_"): parse(name, text)
            for name, parse in PARSERS.items()
            if (text := flags.get(name) or environ.get(variable(name)))
        }
        keep = {name: read.pop(name) for name in tuple(read) if name.startswith("keep_")}
        frames = read.get("frames", FRAMES)
        usual = {
            "frames_person": PERSON_FRAMES * frames,
            "frames_address": ADDRESS_FRAMES * frames,
            "min_pace": PUBLIC_PACE if "public_url" in read else 0,
            "keep": Keep(**{name.removeprefix("keep_"): time for name, time in keep.items()}),
        }
        return cls(**(usual | read))


def invalid(setting: str, value: str, *, allowed: str = "") -> InvalidSetting:
    """Return the refusal of a setting's value; ``allowed`` is the range of valid numbers."""
    return InvalidSetting(setting, variable(setting), value, allowed)


def _text(_: str, text: str) -> str:
    return text


def _number(least: int, most: int) -> Parser[int]:
    def parse(setting: str, text: str) -> int:
        number = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1
        if not least <= number <= most:
            raise invalid(setting, text, allowed=f"{least}–{most}")
        return number

    return parse


def _days(least: int) -> Parser[int | None]:
    parse = _number(least, MOST_DAYS)
    return lambda setting, text: _DAY * parse(setting, text) or None


def _each(parse: Parser[Value]) -> Parser[tuple[Value, ...]]:
    return lambda setting, text: tuple(parse(setting, one) for one in _listed(text))


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _origin(setting: str, text: str) -> str:
    """Return an origin as browsers send it: scheme, host and any port but the default."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise invalid(setting, text) from None
    rest = (parts.path not in {"", "/"}, parts.query, parts.fragment, parts.username)
    if parts.scheme not in {"http", "https"} or not parts.hostname or any(rest):
        raise invalid(setting, text)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = 443 if parts.scheme == "https" else 80
    return f"{parts.scheme}://{host}" + (f":{port}" if port not in {None, usual} else "")


def _contact(setting: str, text: str) -> str:
    """Return the URI of a contact, also of a bare e-mail address."""
    uri = text if ":" in text else f"mailto:{text}"
    if _CONTACT.fullmatch(uri) is None:
        raise invalid(setting, text)
    return uri


def _network(setting: str, text: str) -> Network:
    """Return a network of proxies, which cannot be everybody: nobody would be a client."""
    try:
        network = ip_network(text)
    except ValueError:
        raise invalid(setting, text) from None
    if network.prefixlen == 0:
        raise invalid(setting, text)
    return network


def _header(setting: str, text: str) -> str:
    if _HEADER.fullmatch(text) is None:
        raise invalid(setting, text)
    return text.lower()


def _nats(setting: str, text: str) -> str:
    for address in _listed(text):
        scheme, colon, rest = address.partition("://")
        if not colon or scheme not in {"nats", "tls", "ws", "wss"} or not rest:
            raise invalid(setting, f"{scheme}{colon}" if colon else "…")
    return text


def _address(setting: str, text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    try:
        return host.strip("[]") or "127.0.0.1", _number(1, LARGEST_PORT)(setting, port)
    except InvalidSetting:
        raise invalid(setting, text) from None


PARSERS: Final[Mapping[str, Parser[Any]]] = {
    "host": _text,
    "port": _number(0, LARGEST_PORT),
    "store": _text,
    "public-url": _origin,
    "contact": _each(_contact),
    "origins": _each(_origin),
    "proxies": _each(_network),
    "proxy-header": _header,
    "nats": _nats,
    "metrics": _address,
    "frames": _number(1, MOST_FRAMES),
    "frames-person": _number(1, MOST_FRAMES),
    "frames-address": _number(1, MOST_FRAMES),
    "bot-seconds": _number(1, 1_000_000),
    "bot-workers": _number(0, 256),
    "min-pace": _number(0, 10_000),
    "connections": _number(1, 1_000_000),
    "keep-gathering": _days(1),
    "keep-playing": _days(1),
    "keep-finished": _days(1),
    "keep-records": _days(0),
    "keep-people": _days(0),
}
"""The parsers of all settings, by the name of the flag."""
