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

_MODULES: Final = {
    "client.api": ("Api", "ApiRefused", "NotAServer"),
    "client.connection": ("Connection", "ConnectionRejected"),
    "client.player": ("Player",),
    "client.table_session": ("TableSession",),
    "client.table_view": ("TableView",),
    "protocol.client": ("Sit", "Start"),
    "protocol.settings": ("TableSettings",),
}


def __getattr__(name: str) -> object:
    """Load a module, and with it the library of WebSockets, only when a name of it is used."""
    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(f"foretell.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
