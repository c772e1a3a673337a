"""Restoring a store from a backup."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from itertools import chain, count
from pathlib import Path

from foretell.server.storage.faults import StoreUnreachable
from foretell.server.storage.integrity import read_only

LOGS = ("-wal", "-shm")
"""The suffixes of the files that SQLite keeps next to a database in use."""


def put_back(backup: Path, store: Path, *, now: datetime) -> Path | None:
    """Replace a store that is not in use by a copy of a checked backup.

    The replaced file is kept next to it, named after the time. Even if interrupted, this leaves one
    complete file in the store's place.

    Returns:
        The path of the replaced file; None if there was none.

    Raises:
        StoreUnreachable: when the backup cannot be copied.
    """
    partial = store.with_name(f"{store.name}.restoring")
    for part in ("", *LOGS):
        partial.with_name(partial.name + part).unlink(missing_ok=True)
    try:
        with read_only(backup) as source, closing(sqlite3.connect(partial)) as copy:
            source.backup(copy)
        _sync(partial)
        replaced = _keep(store, now)
        partial.replace(store)
        _sync(store.parent)
    except (sqlite3.Error, OSError) as error:
        partial.unlink(missing_ok=True)
        raise StoreUnreachable(str(error)) from error
    return replaced


def _keep(store: Path, now: datetime) -> Path | None:
    """Give the existing file a second name, and move its log out of the way of the new one."""
    if not store.exists() or not store.stat().st_size:
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(store)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # writes all commits to the file
    name = f"{store.name}.before-{now:%Y%m%dT%H%M%S}"
    names = chain((name,), (f"{name}-{number}" for number in count(2)))
    copy = next(path for path in map(store.with_name, names) if not path.exists())
    try:
        os.link(store, copy)
    except OSError:  # not every file system has hard links
        shutil.copyfile(store, copy)
        _sync(copy)
    for part in LOGS:
        with suppress(FileNotFoundError):
            store.with_name(store.name + part).replace(copy.with_name(copy.name + part))
    return copy


def _sync(path: Path) -> None:
    """Flush a file or a folder to disk, so that it survives a power failure."""
    if os.name == "nt" and path.is_dir():
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
