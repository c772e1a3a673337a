"""The heartbeat by which a node keeps its tables."""

import asyncio
from collections.abc import Callable
from typing import Final

import structlog

from foretell.server.storage.faults import StoreUnavailable
from foretell.server.storage.store import Store

LEASE: Final = 6_000
"""Milliseconds for which a node keeps its tables without a heartbeat."""
INTERVAL: Final = 1.5
"""Seconds between heartbeats."""

_log = structlog.get_logger()


async def renew_leases(store: Store, node: str) -> bool:
    """Renew all leases of a node; return whether they had not expired."""
    return await store.leases.heartbeat(node, lasts=LEASE)


async def keep_leases(store: Store, node: str, *, expired: Callable[[], None]) -> None:
    """Renew all leases of a node periodically, until cancelled; call back if they had expired."""
    while True:
        await asyncio.sleep(INTERVAL)
        try:
            if not await renew_leases(store, node):
                expired()
            if store.trouble is not None:
                await store.probe()
        except StoreUnavailable:  # logged by the store; the next heartbeat tries again
            pass
        except Exception:  # noqa: BLE001 - the next heartbeat tries again
            _log.exception("heartbeat failed")
