"""Tasks of an administrator: backing up a store, and exporting finished games."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

from foretell.server.storage.address import SqliteAddress, address
from foretell.server.storage.faults import NoBackup, StoreUnreachable
from foretell.server.storage.integrity import read_only
from foretell.server.storage.store import Store


def back_up(url: str, target: Path) -> None:
    """Copy a store in SQLite to a new file, while a server may be writing to it.

    Raises:
        NoBackup: when the store is not SQLite.
        UnknownStore: when the address is of no known kind.
        StoreUnreachable: when the store or the target's folder does not exist.
        FileExistsError: when the target exists.
    """
    where = address(url)
    if not isinstance(where, SqliteAddress):
        raise NoBackup("postgresql")
    if target.exists():
        raise FileExistsError(target)
    # Under another name first: an interrupted copy must not pass for a complete one.
    partial = target.with_name(f"{target.name}.partial")
    try:
        with read_only(where.path) as source, closing(sqlite3.connect(partial)) as copy:
            # All in one step, during which others can write: between steps, their writes would
            # restart the copy.
            source.backup(copy)
    except sqlite3.Error as error:
        partial.unlink(missing_ok=True)
        raise StoreUnreachable(str(error)) from error
    partial.replace(target)


async def export_records(store: Store, folder: Path, *, table: str | None = None) -> int:
    """Write every finished game, or those of a table, to files ``CODE-NUMBER.jsonl`` in a folder.

    Existing files are replaced; the result is the number of games.
    """
    await asyncio.to_thread(folder.mkdir, parents=True, exist_ok=True)
    recorded = [one for one in await store.records.recorded() if table in {None, one[0]}]
    for code in dict.fromkeys(code for code, _ in recorded):
        for record in await store.records.records_of(code):
            file = folder / f"{code}-{record.number}.jsonl"
            await asyncio.to_thread(file.write_bytes, record.body)
    return len(recorded)
