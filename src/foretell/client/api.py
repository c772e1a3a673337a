"""What is asked of a server outside of play: to be somebody, a table, a record."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import ClassVar, Final, TypeVar
from urllib.parse import quote, urlsplit

import msgspec

from foretell import __version__
from foretell.client.refused import values_of
from foretell.errors import Refusal
from foretell.protocol.settings import TableSettings
from foretell.record.codec import options_to_wire
from foretell.rules.options import Options

TIMEOUT: Final = 10.0
"""Seconds."""
FIRST_ERROR: Final = 400
USER_AGENT: Final = f"foretell/{__version__}"
"""What a person's program is called among their sessions."""


_Struct = TypeVar("_Struct", bound=msgspec.Struct)


class _Person(msgspec.Struct):
    token: str


class _Table(msgspec.Struct):
    code: str


class _Refusal(msgspec.Struct):
    code: str = ""
    fields: dict[str, object] = {}


@dataclass(eq=False)
class ApiRefused(Refusal):
    """A server refused a request.

    Attributes:
        status: of HTTP.
        reason: the code of its refusal, empty where it gave none.
        fields: the particulars of its refusal, by name.
    """

    code: ClassVar[str] = "client/refused"

    status: int
    reason: str
    fields: Mapping[str, object] = field(default_factory=dict)


@dataclass(eq=False)
class NotAServer(Refusal):
    """Something answers that is no server of this game."""

    code: ClassVar[str] = "client/not_a_server"

    url: str


class Api:
    """A server's REST interface.

    Args:
        url: where the server is, ``http://…``, without a path.
    """

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self._is_secure = parts.scheme == "https"
        self._host = parts.netloc
        self._url = url

    @property
    def socket_url(self) -> str:
        """Where to connect for play."""
        return f"{'wss' if self._is_secure else 'ws'}://{self._host}/socket"

    async def make_person(self, name: str) -> str:
        """Come with a name; return the token by which one is known from then on.

        Raises:
            ApiRefused: when the name is none, or too many have come.
            NotAServer, OSError: as ``table``.
        """
        body = {"name": name, "token": "bearer"}
        return (await self._tell("POST", "/api/people", _Person, body)).token

    async def knows(self, token: str) -> bool:
        """Return whether a token still says who somebody is.

        Raises:
            ApiRefused: when the server refuses for another reason.
            NotAServer, OSError: as ``table``.
        """
        try:
            await self._ask("GET", "/api/people/me", token=token)
        except ApiRefused as refused:
            if refused.status == HTTPStatus.UNAUTHORIZED:
                return False
            raise
        return True

    async def make_table(
        self, token: str, options: Options, settings: TableSettings | None = None
    ) -> str:
        """Open a table as its host; return its code.

        Raises:
            ApiRefused: when it is not to be had.
            NotAServer, OSError: as ``table``.
        """
        body = {"options": options_to_wire(options), "settings": settings or TableSettings()}
        return (await self._tell("POST", "/api/tables", _Table, body, token=token)).code

    async def table(self, typed: str) -> str:
        """Return the code of a table, as the server writes it.

        Args:
            typed: the code as somebody typed it: letters of any size, with hyphens.

        Raises:
            ApiRefused: when there is no such table.
            NotAServer: when no server of this game answers.
            OSError: when nothing answers.
        """
        return (await self._tell("GET", f"/api/tables/{quote(typed, safe='')}", _Table)).code

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
            NotAServer, OSError: as ``table``.
        """
        path = f"/api/tables/{code}/games/{number}/record"
        if key:
            path += f"?key={quote(key)}"
        return (await self._ask("GET", path, token=token)).decode()

    async def _tell(
        self,
        method: str,
        path: str,
        kind: type[_Struct],
        body: object = None,
        *,
        token: str | None = None,
    ) -> _Struct:
        try:
            return msgspec.json.decode(await self._ask(method, path, body, token=token), type=kind)
        except (msgspec.MsgspecError, UnicodeError):
            raise NotAServer(self._url) from None

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
        except HTTPException:
            raise NotAServer(self._url) from None
        finally:
            connection.close()
        if response.status < FIRST_ERROR:
            return told
        try:
            refusal = msgspec.json.decode(told, type=_Refusal)
        except (msgspec.MsgspecError, UnicodeError):
            refusal = _Refusal()
        if not refusal.code and response.status < HTTPStatus.INTERNAL_SERVER_ERROR:
            raise NotAServer(self._url)
        raise ApiRefused(response.status, refusal.code, values_of(refusal.fields))
