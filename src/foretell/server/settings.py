"""The settings of a server: from flags, else from the environment, else as they usually are."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_network
from typing import Final, Self
from urllib.parse import urlsplit

from foretell.server.refusals import InvalidSetting

Network = IPv4Network | IPv6Network

USUAL: Final[Mapping[str, str]] = {
    "host": "127.0.0.1",
    "port": "8000",
    "store": "",
    "public-url": "",
    "origins": "",
    "proxies": "",
    "proxy-header": "X-Forwarded-For",
    "nats": "",
    "metrics": "",
    "frames": "20",
    "frames-person": "",
    "frames-address": "",
    "bot-seconds": "30",
    "bot-workers": "0",
    "min-pace": "",
    "connections": "1000",
    "keep-gathering": "1",
    "keep-playing": "14",
    "keep-finished": "30",
    "keep-records": "0",
    "keep-people": "400",
}
"""Every setting by the name of its flag, with its usual value as a text."""

PERSON_FRAMES: Final = 2
ADDRESS_FRAMES: Final = 10
"""``frames-person`` and ``frames-address`` in ``frames``, where they are not set."""
MOST_FRAMES: Final = 1_000_000
LARGEST_PORT: Final = 65_535
PUBLIC_PACE: Final = "300"
"""``min-pace`` of a server that has a public URL, where it is not set."""
_HEADER: Final = re.compile(r"[0-9A-Za-z-]{1,64}")
MOST_DAYS: Final = 36_500
_DAY: Final = 24 * 3_600 * 1_000


def variable(setting: str) -> str:
    """Return the variable of the environment for a setting: ``FORETELL_PUBLIC_URL``."""
    return "FORETELL_" + setting.upper().replace("-", "_")


@dataclass(frozen=True, slots=True)
class Keep:
    """How long what is not used is kept, in ms; None for ever."""

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
    """Whose word on where a request comes from is believed."""
    proxy_header: str = "x-forwarded-for"
    """The header in which they say it, in small letters; no other is looked at."""
    nats: str = ""
    """The address of NATS, for many nodes; empty for none."""
    metrics: tuple[str, int] | None = None
    """Address and port at which metrics are told; None for nowhere."""
    frames: int = 20
    """Messages a second that a connection may send."""
    frames_person: int = 40
    """Messages a second of a person, over all connections."""
    frames_address: int = 200
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
        """Return the settings that flags and environment say.

        Args:
            given: what flags say, by the names of ``USUAL``; None where they say nothing.
            environ: the environment.

        Raises:
            InvalidSetting: when one cannot have its value.
        """
        said = {
            name: given.get(name) or environ.get(variable(name)) or usual
            for name, usual in USUAL.items()
        }
        said["min-pace"] = said["min-pace"] or (PUBLIC_PACE if said["public-url"] else "0")
        frames = _frames("frames", said, usual=0)
        return cls(
            host=said["host"],
            port=_number("port", said, least=0, most=LARGEST_PORT),
            store=said["store"],
            public_url=_origin("public-url", said["public-url"]) if said["public-url"] else "",
            origins=tuple(_origin("origins", one) for one in _listed(said["origins"])),
            proxies=tuple(_network(one) for one in _listed(said["proxies"])),
            proxy_header=_header(said["proxy-header"]),
            nats=_nats(said["nats"]),
            metrics=_address(said["metrics"]) if said["metrics"] else None,
            frames=frames,
            frames_person=_frames("frames-person", said, usual=PERSON_FRAMES * frames),
            frames_address=_frames("frames-address", said, usual=ADDRESS_FRAMES * frames),
            bot_seconds=_number("bot-seconds", said, least=1, most=1_000_000),
            bot_workers=_number("bot-workers", said, least=0, most=256),
            min_pace=_number("min-pace", said, least=0, most=10_000),
            connections=_number("connections", said, least=1, most=1_000_000),
            keep=Keep(
                *(
                    _DAY * _number(f"keep-{phase}", said, least=1, most=MOST_DAYS)
                    for phase in ("gathering", "playing", "finished")
                ),
                *(
                    _DAY * _number(f"keep-{what}", said, least=0, most=MOST_DAYS) or None
                    for what in ("records", "people")
                ),
            ),
        )


def invalid(setting: str, value: str, *, allowed: str = "") -> InvalidSetting:
    """Return the refusal of a setting's value; ``allowed`` is the range of numbers it accepts."""
    return InvalidSetting(setting, variable(setting), value, allowed)


def _listed(text: str) -> list[str]:
    return [part.strip() for part in text.split(",") if part.strip()]


def _number(setting: str, said: Mapping[str, str], *, least: int, most: int) -> int:
    text = said[setting]
    number = int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else -1
    if not least <= number <= most:
        raise invalid(setting, text, allowed=f"{least}–{most}")
    return number


def _frames(setting: str, said: Mapping[str, str], *, usual: int) -> int:
    return _number(setting, said, least=1, most=MOST_FRAMES) if said[setting] else usual


def _origin(setting: str, text: str) -> str:
    """Return scheme, host and port, as browsers tell where a page is from."""
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


def _network(text: str) -> Network:
    try:
        return ip_network(text)
    except ValueError:
        raise invalid("proxies", text) from None


def _header(text: str) -> str:
    if _HEADER.fullmatch(text) is None:
        raise invalid("proxy-header", text)
    return text.lower()


def _nats(text: str) -> str:
    for address in _listed(text):
        scheme, colon, rest = address.partition("://")
        if not colon or scheme not in {"nats", "tls", "ws", "wss"} or not rest:
            raise invalid("nats", f"{scheme}{colon}" if colon else "…")
    return text


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    said = {"metrics": port}
    try:
        number = _number("metrics", said, least=1, most=LARGEST_PORT)
    except InvalidSetting:
        raise invalid("metrics", text) from None
    return host.strip("[]") or "127.0.0.1", number
