"""What is asked of a server outside of play: to be somebody, a table, a record."""

import asyncio
from dataclasses import dataclass
from http.client import HTTPConnection, HTTPSConnection
from typing import ClassVar, Final
from urllib.parse import quote, urlsplit

import msgspec

from foretell import __version__
from foretell.errors import Refusal
from foretell.protocol.settings import TableSettings
from foretell.record.codec import options_to_wire
from foretell.rules.options import Options

TIMEOUT: Final = 10.0
"""Seconds."""
FIRST_ERROR: Final = 400
USER_AGENT: Final = f"foretell/{__version__}"
"""What a person's program is called among their sessions."""


class _Person(msgspec.Struct):
    token: str


class _Table(msgspec.Struct):
    code: str


class _Refusal(msgspec.Struct):
    code: str = ""


@dataclass(eq=False)
class ApiRefused(Refusal):
    """A server refused a request.

    Attributes:
        status: of HTTP.
        reason: the code of its refusal, empty where it gave none.
    """

    code: ClassVar[str] = "client/refused"

    status: int
    reason: str


class Api:
    """A server's REST interface.

    Args:
        url: where the server is, ``http://…``, without a path.
    """

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._is_secure = parts.scheme == "https"
        self._host = parts.netloc

    @property
    def socket_url(self) -> str:
        """Where to connect for play."""
        return f"{'wss' if self._is_secure else 'ws'}://{self._host}/socket"

    async def make_person(self, name: str) -> str:
        """Come with a name; return the token by which one is known from then on.

        Raises:
            ApiRefused: when the name is none, or too many have come.
            OSError: when the server does not answer.
        """
        body = {"name": name, "token": "bearer"}
        return msgspec.json.decode(await self._ask("POST", "/api/people", body), type=_Person).token

    async def make_table(
        self, token: str, options: Options, settings: TableSettings | None = None
    ) -> str:
        """Open a table as its host; return its code.

        Raises:
            ApiRefused: when it is not to be had.
            OSError: when the server does not answer.
        """
        body = {"options": options_to_wire(options), "settings": settings or TableSettings()}
        told = await self._ask("POST", "/api/tables", body, token=token)
        return msgspec.json.decode(told, type=_Table).code

    async def record(
        self, code: str, number: int, *, token: str | None = None, key: str = ""
    ) -> str:
        """Return the record of a finished game.

        Args:
            code: the table's.
            number: which game of the table.
            token: of somebody who held a seat there.
            key: the record's, for everybody else.

        Raises:
            ApiRefused: when there is none, or it opens to neither.
            OSError: when the server does not answer.
        """
        path = f"/api/tables/{code}/games/{number}/record"
        if key:
            path += f"?key={quote(key)}"
        return (await self._ask("GET", path, token=token)).decode()

    async def _ask(
        self, method: str, path: str, body: object = None, *, token: str | None = None
    ) -> bytes:
        headers = {"User-Agent": USER_AGENT}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        sent = None if body is None else msgspec.json.encode(body)
        return await asyncio.to_thread(self._ask_now, method, path, sent, headers)

    def _ask_now(
        self, method: str, path: str, body: bytes | None, headers: dict[str, str]
    ) -> bytes:
        kind = HTTPSConnection if self._is_secure else HTTPConnection
        connection = kind(self._host, timeout=TIMEOUT)
        try:
            connection.request(method, path, body, headers)
            response = connection.getresponse()
            told = response.read()
        finally:
            connection.close()
        if response.status < FIRST_ERROR:
            return told
        try:
            refusal = msgspec.json.decode(told, type=_Refusal)
        except msgspec.MsgspecError:
            refusal = _Refusal()
        raise ApiRefused(response.status, refusal.code)
