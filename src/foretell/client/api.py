"""A server's REST interface: people, tables and records."""

import asyncio
import errno
import os
from collections.abc import Mapping
from dataclasses import field
from http import HTTPStatus
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from typing import Final, TypeVar
from urllib.parse import quote, urlsplit

import msgspec

from foretell import __version__
from foretell.client.daemon_thread import in_daemon_thread
from foretell.client.refusal_fields import values_of
from foretell.errors import Refusal
from foretell.protocol.settings import TableSettings
from foretell.record.codec import options_to_wire
from foretell.rules.options import Options
from foretell.untrusted_text import shown_within

ANSWER_WITHIN: Final = 10.0
"""Seconds for a request, from the search for the server to the last byte of its answer."""
FIRST_ERROR: Final = 400
USER_AGENT: Final = f"foretell/{__version__}"
"""The name of this program among a person's sessions."""


_Struct = TypeVar("_Struct", bound=msgspec.Struct)


class _Person(msgspec.Struct):
    token: str


class _Table(msgspec.Struct):
    code: str


class _Refusal(msgspec.Struct):
    code: str = ""
    fields: dict[str, object] = {}


class ApiRefused(Refusal, code="client/refused"):
    """A server refused a request.

    >>> str(ApiRefused(status=404, reason="table/unknown"))
    'client/refused: status=404, reason=table/unknown, fields={}'

    Attributes:
        status: the HTTP status.
        reason: the code of the refusal, empty when there is none.
        fields: the fields of the refusal by name.
    """

    status: int
    reason: str
    fields: Mapping[str, object] = field(default_factory=dict)


class NotAServer(Refusal, code="client/not_a_server"):
    """The address belongs to something other than a server of this game.

    >>> NotAServer("http://127.0.0.1:8000").url
    'http://127.0.0.1:8000'
    """

    url: str


class Api:
    """A client of a server's REST interface.

    >>> Api("https://wizard.example").socket_url
    'wss://wizard.example/socket'

    Args:
        url: the server's address, ``http://…``, without a path.
        answer_within: seconds for a request and its answer; then it fails with ``TimeoutError``.
    """

    def __init__(self, url: str, *, answer_within: float = ANSWER_WITHIN) -> None:
        parts = urlsplit(url)
        self._is_secure = parts.scheme == "https"
        self._host = parts.netloc
        self._url = url
        self._answer_within = answer_within

    @property
    def socket_url(self) -> str:
        """The address of the WebSocket endpoint."""
        return f"{'wss' if self._is_secure else 'ws'}://{self._host}/socket"

    async def make_person(self, name: str) -> str:
        """Register a person by name; return the token that identifies them from then on.

        Raises:
            ApiRefused: when the name is invalid, or too many people have registered.
            NotAServer, OSError: see ``table``.
        """
        body = {"name": name, "token": "bearer"}
        token = (await self._request_json("POST", "/api/people", _Person, body)).token
        if not token.isascii():  # it has to fit into a header
            raise NotAServer(self._url)
        return token

    async def knows(self, token: str) -> bool:
        """Return whether the server still accepts a token.

        Raises:
            ApiRefused: when the server refuses for another reason.
            NotAServer, OSError: see ``table``.
        """
        try:
            await self._request("GET", "/api/people/me", token=token)
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
            ApiRefused: when the server refuses it.
            NotAServer, OSError: see ``table``.
        """
        body = {"options": options_to_wire(options), "settings": settings or TableSettings()}
        return (await self._request_json("POST", "/api/tables", _Table, body, token=token)).code

    async def table(self, typed: str) -> str:
        """Return the code of a table, as the server writes it.

        Args:
            typed: the code as typed: in any case, with or without hyphens.

        Raises:
            ApiRefused: when there is no such table.
            NotAServer: when something other than a server of this game answers.
            OSError: when nothing answers, or not in time.
        """
        path = f"/api/tables/{quote(typed, safe='')}"
        return (await self._request_json("GET", path, _Table)).code

    async def record(
        self, code: str, number: int, *, token: str | None = None, key: str = ""
    ) -> str:
        """Return the record of a finished game.

        Args:
            code: the table's code.
            number: the number of the game at the table, from 1.
            token: the token of a person who held a seat there.
            key: the key of the record, for anybody else.

        Raises:
            ApiRefused: when there is no record, or neither token nor key gives access to it.
            NotAServer, OSError: see ``table``.
        """
        path = f"/api/tables/{code}/games/{number}/record"
        if key:
            path += f"?key={quote(key)}"
        return (await self._request("GET", path, token=token)).decode()

    async def _request_json(
        self,
        method: str,
        path: str,
        kind: type[_Struct],
        body: object = None,
        *,
        token: str | None = None,
    ) -> _Struct:
        answer = _decoded(await self._request(method, path, body, token=token), kind)
        if answer is None:
            raise NotAServer(self._url)
        return answer

    async def _request(
        self, method: str, path: str, body: object = None, *, token: str | None = None
    ) -> bytes:
        headers = {"User-Agent": USER_AGENT}
        if token is not None:
            headers["Authorization"] = f"Bearer {token}"
        encoded = None if body is None else msgspec.json.encode(body)
        kind = HTTPSConnection if self._is_secure else HTTPConnection
        connection = kind(self._host, timeout=self._answer_within)

        def answer() -> tuple[int, bytes]:
            try:
                connection.request(method, path, encoded, headers)
                response = connection.getresponse()
                return response.status, response.read()
            finally:
                connection.close()

        try:
            async with asyncio.timeout(self._answer_within):
                status, content = await in_daemon_thread(answer)
        except TimeoutError:
            raise TimeoutError(errno.ETIMEDOUT, os.strerror(errno.ETIMEDOUT)) from None
        except HTTPException:
            raise NotAServer(self._url) from None
        if status < FIRST_ERROR:
            return content
        refusal = _decoded(content, _Refusal) or _Refusal()
        if not refusal.code and status < HTTPStatus.INTERNAL_SERVER_ERROR:
            raise NotAServer(self._url)
        raise ApiRefused(status, refusal.code, values_of(refusal.fields))


def _decoded(content: bytes, kind: type[_Struct]) -> _Struct | None:
    """Return an answer with texts that are safe to show, None if it is not of the kind."""
    try:
        return msgspec.convert(shown_within(msgspec.json.decode(content)), kind)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
