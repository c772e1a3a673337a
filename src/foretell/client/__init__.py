"""A client of a server's tables, for programs: requests, a session, its connection, and bots.

A ``TableSession`` holds everything received and sent, so that a new connection resumes where one
broke off, and a ``Connection`` carries it over one WebSocket after another. A ``Player`` lets a bot
act for its seat, and ``Api`` makes the requests around them. It requires the extra ``client``.
``docs/build/protocol.md`` describes the protocol.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from foretell.client.api import Api, ApiRefused, NotAServer
    from foretell.client.connection import Connection, ConnectionRejected
    from foretell.client.player import Player
    from foretell.client.table_session import TableSession
    from foretell.client.table_view import TableView
    from foretell.protocol.client import Sit, Start
    from foretell.protocol.settings import TableSettings

__all__ = [
    "Api",
    "ApiRefused",
    "Connection",
    "ConnectionRejected",
    "NotAServer",
    "Player",
    "Sit",
    "Start",
    "TableSession",
    "TableSettings",
    "TableView",
]

_PLACES: Final = {
    "Api": "client.api",
    "ApiRefused": "client.api",
    "Connection": "client.connection",
    "ConnectionRejected": "client.connection",
    "NotAServer": "client.api",
    "Player": "client.player",
    "Sit": "protocol.client",
    "Start": "protocol.client",
    "TableSession": "client.table_session",
    "TableSettings": "protocol.settings",
    "TableView": "client.table_view",
}


def __getattr__(name: str) -> object:
    """Load a module, and with it the library of WebSockets, only when a name of it is used."""
    if name not in _PLACES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"foretell.{_PLACES[name]}"), name)
