"""Links to tables, as people share and type them."""

import re
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from foretell.errors import Refusal

_CODE: Final = re.compile(r"[0-9A-Za-z -]{1,40}")
_LENGTH: Final = 8
"""Characters of a table's code, besides spaces and hyphens."""
_BETWEEN: Final = str.maketrans("", "", " -")
_PATH: Final = re.compile(r"/t/([^/]*)/?")
_HOST: Final = re.compile(r"[A-Za-z0-9.:\[\]_-]+")


class NotALink(Refusal, code="join/not_a_link"):
    """The text is neither a link to a table nor a table's code."""

    text: str


class NotAnAddress(Refusal, code="join/not_an_address"):
    """The text is not the address of a server."""

    text: str


@dataclass(frozen=True, slots=True)
class Link:
    """The address of a table."""

    server: str
    """``https://…``, without a path."""
    code: str
    """The table's code, as typed."""

    @property
    def url(self) -> str:
        """The address of the table's page."""
        return f"{self.server}/t/{self.code}"


def link_from(text: str, server: str) -> Link:
    """Return the link in a typed text: a full address, or a table's code at ``server``.

    >>> link_from("https://wizard.example/t/7K2M9QX4", "").server
    'https://wizard.example'
    >>> link_from("7k2m-9qx4", "http://127.0.0.1:8000/").url
    'http://127.0.0.1:8000/t/7k2m-9qx4'

    Raises:
        NotALink: when it is neither.
        NotAnAddress: when the server's address is invalid.
    """
    if _CODE.fullmatch(text) and len(text.translate(_BETWEEN)) == _LENGTH:
        return Link(server_from(server), text)
    origin, path = _split(text)
    table = _PATH.fullmatch(path)
    if origin is None or table is None or not _CODE.fullmatch(table[1]):
        raise NotALink(text)
    return Link(origin, table[1])


def server_from(text: str) -> str:
    """Return a server's address without its path.

    Raises:
        NotAnAddress: when the text is not one.
    """
    origin, path = _split(text)
    if origin is None or path not in {"", "/"}:
        raise NotAnAddress(text)
    return origin


def _split(text: str) -> tuple[str | None, str]:
    """Return the origin (scheme and host; None when invalid) and the path."""
    try:
        parts = urlsplit(text.strip())
        is_valid = parts.scheme in {"http", "https"} and parts.hostname and (parts.port or 1)
    except ValueError:
        return None, ""
    if not is_valid or not _HOST.fullmatch(parts.netloc):
        return None, ""
    return f"{parts.scheme}://{parts.netloc}", parts.path
