"""Parsing of store addresses."""

from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from foretell.server.storage.faults import MissingDriver, UnknownStore

INSTALL: Final = 'pip install "asyncpg>=0.31,<1"'
POSTGRES = frozenset({"postgres", "postgresql", "postgresql+asyncpg"})


@dataclass(frozen=True, slots=True)
class SqliteAddress:
    """A SQLite file."""

    path: Path


@dataclass(frozen=True, slots=True)
class PostgresAddress:
    """A PostgreSQL database."""

    url: URL
    """The URL with the driver and the password."""


Address = SqliteAddress | PostgresAddress


def address(text: str) -> Address:
    """Parse ``sqlite:///path``, the path of a file, or ``postgresql://…``.

    Raises:
        UnknownStore: when the address is of no known kind, or names no file.
        MissingDriver: when the driver for PostgreSQL is not installed.
    """
    scheme, colon, _ = text.partition("://")
    if not colon:
        if not text or text.startswith(":"):  # SQLite's names for databases in memory
            raise UnknownStore(text)
        return SqliteAddress(Path(text))
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        raise UnknownStore(scheme) from None
    if scheme == "sqlite" and url.database and not url.database.startswith(":") and not url.host:
        return SqliteAddress(Path(url.database))
    if scheme not in POSTGRES:
        raise UnknownStore(scheme)
    if find_spec("asyncpg") is None:
        raise MissingDriver(INSTALL)
    return PostgresAddress(url.set(drivername="postgresql+asyncpg"))
