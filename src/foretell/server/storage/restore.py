"""Putting a backup in a store's place."""

import os
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path

from foretell.server.storage.faults import StoreUnreachable

LOGS = ("-wal", "-shm")
"""What SQLite keeps beside a file that is in use."""


def put_back(backup: Path, store: Path, *, now: datetime) -> Path | None:
    """Put a copy of a backup in the place of a store that nobody uses.

    The replaced file is kept beside it. Whatever happens in between, there is one whole file in
    the store's place.

    Args:
        backup: a file that was looked through; it stays as it is.
        store: what is replaced, if there is anything.
        now: the time, for the name of what is kept.

    Returns:
        Where the replaced file is; None where there was none.

    Raises:
        StoreUnreachable: when the backup cannot be copied there.
    """
    partial = store.with_name(f"{store.name}.restoring")
    for part in ("", *LOGS):
        partial.with_name(partial.name + part).unlink(missing_ok=True)
    try:
        source = sqlite3.connect(f"{backup.absolute().as_uri()}?mode=ro", uri=True)
        with closing(source), closing(sqlite3.connect(partial)) as copy:
            source.backup(copy)
        _sync(partial)
        kept = _keep(store, now)
        partial.replace(store)
        _sync(store.parent)
    except (sqlite3.Error, OSError) as error:
        partial.unlink(missing_ok=True)
        raise StoreUnreachable(str(error)) from error
    return kept


def _keep(store: Path, now: datetime) -> Path | None:
    """Give the file that is there a second name, and no log that a new one would be taken for."""
    if not store.exists() or not store.stat().st_size:
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(store)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # all that was committed is in the file then
    kept = store.with_name(f"{store.name}.before-{now:%Y%m%dT%H%M%S}")
    number = 1
    while kept.exists():
        number += 1
        kept = store.with_name(f"{store.name}.before-{now:%Y%m%dT%H%M%S}-{number}")
    try:
        os.link(store, kept)
    except OSError:  # not every file system knows second names
        shutil.copyfile(store, kept)
        _sync(kept)
    for part in LOGS:
        with suppress(FileNotFoundError):
            store.with_name(store.name + part).replace(kept.with_name(kept.name + part))
    return kept


def _sync(path: Path) -> None:
    """See to it that a file, or the names in a folder, survive the loss of power."""
    if os.name == "nt" and path.is_dir():
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
