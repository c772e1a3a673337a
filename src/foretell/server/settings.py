"""The settings of a server: from flags, else from the environment, else their defaults."""

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
"""Returns the value of a setting from its name and text, or raises ``InvalidSetting``."""

FRAMES: Final = 20
PERSON_FRAMES: Final = 2
ADDRESS_FRAMES: Final = 10
"""``frames-person`` and ``frames-address`` in ``frames``, where they are not set."""
MOST_FRAMES: Final = 1_000_000
LARGEST_PORT: Final = 65_535
PUBLIC_PACE: Final = 300
"""``min-pace`` of a server that has a public URL, where it is not set."""
_HEADER: Final = re.compile(r"[0-9A-Za-z-]{1,64}")
MOST_DAYS: Final = 36_500
_DAY: Final = 24 * 3_600 * 1_000


def variable(setting: str) -> str:
    """Return the variable of the environment for a setting: ``FORETELL_PUBLIC_URL``."""
    return "FORETELL_" + setting.upper().replace("-", "_")


@dataclass(frozen=True, slots=True)
class Keep:
    """How long unused things are kept, in milliseconds; None for ever."""

    gathering: int = _DAY
    """A table after something last happened there, in this phase."""
    playing: int = 14 * _DAY
    finished: int = 30 * _DAY
    records: int | None = None
    """The record of a game after its end."""
    people: int | None = 400 * _DAY
    """A person after they were last seen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """How a server is run."""

    host: str = "127.0.0.1"
    """The address to listen at."""
    port: int = 8_000
    """0 for any that is free."""
    store: str = ""
    """A file, or the address of a database; empty for the file in the user's own folder."""
    public_url: str = ""
    """Where people find the server, without a slash at its end; empty when it is not known."""
    origins: tuple[str, ...] = ()
    """Other sites whose pages may use this server."""
    proxies: tuple[Network, ...] = ()
    """Networks of the proxies whose ``proxy_header`` is believed."""
    proxy_header: str = "x-forwarded-for"
    """The header with the address of the client, in small letters; no other is read."""
    nats: str = ""
    """The address of NATS, for many nodes; empty for none."""
    metrics: tuple[str, int] | None = None
    """Address and port of the metrics; None for no metrics."""
    frames: int = FRAMES
    """Messages a second that a connection may send."""
    frames_person: int = PERSON_FRAMES * FRAMES
    """Messages a second of a person, over all connections."""
    frames_address: int = ADDRESS_FRAMES * FRAMES
    """Messages a second from an address, over all connections."""
    bot_seconds: int = 30
    """Seconds a minute that the bots of a person may compute."""
    bot_workers: int = 0
    """Processes in which bots think at most; 0 for one fewer than there are cores."""
    min_pace: int = 0
    """Milliseconds that bots of a new table let pass at least before they act."""
    connections: int = 1_000
    """Connections that an address may have open at once."""
    keep: Keep = Keep()

    @property
    def is_secure(self) -> bool:
        """Whether people reach the server by https."""
        return self.public_url.startswith("https:")

    @classmethod
    def read(cls, given: Mapping[str, str | None], environ: Mapping[str, str]) -> Self:
        """Return the settings from flags, or else from the environment.

        Args:
            given: the values of flags, by the names of ``PARSERS``; None for flags not given.
            environ: the environment.

        Raises:
            InvalidSetting: when one cannot have its value.
        """
        read: dict[str, Any] = {
            name.replace("-", "_"): parse(name, text)
            for name, parse in PARSERS.items()
            if (text := given.get(name) or environ.get(variable(name)))
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
    """Return the refusal of a setting's value; ``allowed`` is the range of numbers it accepts."""
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
    """Return scheme, host and port, as browsers name where a page is from."""
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


def _network(setting: str, text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError:
        raise invalid(setting, text) from None


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
"""How the text of a setting is read, by the name of its flag."""
