"""The link to a table, as it is sent around and typed."""

import re
from dataclasses import dataclass
from typing import ClassVar, Final
from urllib.parse import urlsplit

from foretell.errors import Refusal

_CODE: Final = re.compile(r"[0-9A-Za-z -]{1,40}")
_PATH: Final = re.compile(r"/t/([^/]*)/?")
_HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]_-]+")


@dataclass(eq=False)
class NotALink(Refusal):
    """This leads to no table."""

    code: ClassVar[str] = "join/not_a_link"

    text: str


@dataclass(eq=False)
class NotAnAddress(Refusal):
    """This is not the address of a server."""

    code: ClassVar[str] = "join/not_an_address"

    text: str


@dataclass(frozen=True, slots=True)
class Link:
    """Where a table is.

    Attributes:
        server: ``https://…``, without a path.
        code: the table's, as it was typed.
    """

    server: str
    code: str

    @property
    def url(self) -> str:
        """What to open, or to type, to get there."""
        return f"{self.server}/t/{self.code}"


def link_from(text: str, server: str) -> Link:
    """Return the link that somebody typed: in full, or the code of a table at a server.

    >>> link_from("https://wizard.example/t/7K2M9QX4", "").server
    'https://wizard.example'
    >>> link_from("7k2m-9qx4", "http://127.0.0.1:8000/").url
    'http://127.0.0.1:8000/t/7k2m-9qx4'

    Raises:
        NotALink: when it is neither.
        NotAnAddress: when the server is none.
    """
    if _CODE.fullmatch(text):
        return Link(server_from(server), text)
    origin, path = _parted(text)
    found = _PATH.fullmatch(path)
    if origin is None or found is None or not _CODE.fullmatch(found[1]):
        raise NotALink(text)
    return Link(origin, found[1])


def server_from(text: str) -> str:
    """Return the address of a server without a path.

    Raises:
        NotAnAddress: when it is none.
    """
    origin, path = _parted(text)
    if origin is None or path not in {"", "/"}:
        raise NotAnAddress(text)
    return origin


def _parted(text: str) -> tuple[str | None, str]:
    """Return scheme and host, None when there are none, and the path."""
    try:
        parts = urlsplit(text.strip())
        fine = parts.scheme in {"http", "https"} and parts.hostname and (parts.port or 1)
    except ValueError:
        return None, ""
    if not fine or not _HOST.fullmatch(parts.netloc):
        return None, ""
    return f"{parts.scheme}://{parts.netloc}", parts.path
