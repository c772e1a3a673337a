"""Construction of a node from its settings: its store, its lock, its tables."""

import os
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from filelock import lock_descriptor

from foretell.bots.registry import names
from foretell.folders import Kind, folder_of
from foretell.server.clock import Clock
from foretell.server.codes import new_code, new_secret, new_token
from foretell.server.live.bots.budget import BotBudget
from foretell.server.live.bots.failures import BotFailures
from foretell.server.live.bots.pool import BotPool, usual_workers
from foretell.server.live.table_context import table_context
from foretell.server.live.table_registry import TableRegistry
from foretell.server.live.tables import Tables
from foretell.server.refusals import NeedsDatabase, StoreInUse
from foretell.server.settings import Settings
from foretell.server.storage.address import SqliteAddress, address
from foretell.server.storage.faults import StoreUnreachable
from foretell.server.storage.sql.store import SqlStore

FILE = "foretell.db"


def store_address(settings: Settings, environ: Mapping[str, str]) -> str:
    """Return the address of the store (default: a file in the user's own folder).

    Raises:
        UnknownStore, MissingDriver: see ``address``.
        NeedsDatabase: when there is a bus and the store is a file.
    """
    store = settings.store or str(folder_of(Kind.DATA, environ) / FILE)
    if settings.nats and isinstance(address(store), SqliteAddress):
        raise NeedsDatabase
    return store


def make_folder(settings: Settings, environ: Mapping[str, str]) -> None:
    """Create the user's own folder, if the store belongs there.

    Raises:
        StoreUnreachable: when the folder cannot be created.
    """
    if settings.store:
        return
    folder = folder_of(Kind.DATA, environ)
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        raise StoreUnreachable(f"{folder}: {error.strerror}") from None


@contextmanager
def locked(store: str) -> Iterator[bool]:
    """Lock a store's file against other servers for the duration of the block.

    The file is created readable by this user alone: it contains seeds and hands.

    Yields:
        Whether the store is a file, so that no other node can use it.

    Raises:
        UnknownStore, MissingDriver: see ``address``.
        StoreInUse: when another server uses the file.
        StoreUnreachable: when the folder does not exist or is not writable.
        IsADirectoryError: when the path is that of a folder.
    """
    where = address(store)
    if not isinstance(where, SqliteAddress):
        yield False
        return
    path = where.path
    try:
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))
        lock = os.open(path.with_name(path.name + ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    except IsADirectoryError:
        raise
    except OSError as error:
        raise StoreUnreachable(f"{path}: {error.strerror}") from None
    try:
        if not _is_locked(lock, path):
            raise StoreInUse(str(path))
        yield True
    finally:
        os.close(lock)


def _is_locked(lock: int, path: Path) -> bool:
    """Lock an open file until it is closed; return False if another process has locked it."""
    try:
        return lock_descriptor(lock, blocking=False)
    except OSError as error:  # a file system without locks
        raise StoreUnreachable(f"{path}: {error.strerror}") from None


def make_tables(settings: Settings, store: str, *, clock: Clock, alone: bool) -> Tables:
    """Return the tables of a new node.

    Raises:
        MissingBus: when the driver for NATS is not installed.
    """
    node, failures = new_token(), BotFailures(time.monotonic)
    context = table_context(new_secret, names(), failures)
    budget = BotBudget(settings.bot_seconds, time.monotonic)
    bots = BotPool(budget, failures, workers=settings.bot_workers or usual_workers())
    registry = partial(
        TableRegistry,
        SqlStore(store, checks=True, node=node),
        node=node,
        clock=clock,
        context=context,
        new_code=new_code,
        alone=alone,
        bots=bots,
    )
    if alone:
        return registry()
    from foretell.server.cluster.connect import bus_to
    from foretell.server.cluster.publisher import NewsPublisher
    from foretell.server.cluster.tables import ClusterTables

    bus = bus_to(settings.nats, node=node)
    return ClusterTables(registry(observer=NewsPublisher(bus)), bus)
