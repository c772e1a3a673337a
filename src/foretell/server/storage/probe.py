"""Whether anything can be written: by writing it."""

from typing import Final

from sqlalchemy import Connection, delete, insert

from foretell.server.storage.schema import meta

SIZE: Final = 16 * 1024
"""Bytes: some pages, so that there is room for a commit where there is room for this."""

_NAME: Final = "probe"
_PUT: Final = insert(meta)
_DELETE: Final = delete(meta).where(meta.c.name == _NAME)


def probe(connection: Connection) -> None:
    """Write a row and delete it again."""
    connection.execute(_PUT, {"name": _NAME, "value": " " * SIZE})
    connection.execute(_DELETE)
