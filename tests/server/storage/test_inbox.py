"""The contract of the inbox and of presence, for clusters without a message bus."""

import pytest

from foretell.server.storage.faults import UnknownTable
from foretell.server.storage.store import Store
from tests.server.storage.helpers import LONG, OVER, new_table, present


async def test_commands_reach_the_holder_once_and_in_order(store: Store) -> None:
    await new_table(store, "AB", node="north")
    await new_table(store, "CD", node="south")
    await new_table(store, "EF", node="north")
    await store.inbox.put("AB", "p", b"1", at=1)
    await store.inbox.put("CD", "p", b"2", at=2)
    await store.inbox.put("EF", "q", b"3", at=3)
    await store.inbox.put("AB", "q", b"4", at=4)
    expected = (("AB", "p", b"1"), ("EF", "q", b"3"), ("AB", "q", b"4"))
    assert await store.inbox.take("north") == expected
    assert await store.inbox.take("north") == ()
    assert await store.inbox.take("west") == ()
    assert await store.inbox.take("south") == (("CD", "p", b"2"),)


async def test_commands_wait_for_the_next_holder(store: Store) -> None:
    await new_table(store, "AB", node="north")
    await store.leases.release("north")
    await store.inbox.put("AB", "p", b"1", at=1)
    assert await store.inbox.take("north") == ()
    await store.leases.claim("AB", node="south")
    assert await store.inbox.take("south") == (("AB", "p", b"1"),)


async def test_an_unknown_table_has_no_inbox(store: Store) -> None:
    with pytest.raises(UnknownTable):
        await store.inbox.put("AB", "p", b"1", at=1)


async def test_a_person_is_present_with_a_socket_at_a_living_node(store: Store) -> None:
    await new_table(store, "AB")
    await store.leases.heartbeat("north", lasts=LONG)
    await store.leases.heartbeat("south", lasts=LONG)
    await store.presence.set_present("north", "AB", "p", sockets=2)
    await store.presence.set_present("south", "AB", "q", sockets=1)
    await store.presence.set_present("south", "AB", "p", sockets=1)
    await store.presence.set_present("gone", "AB", "r", sockets=1)
    assert await present(store, "AB") == {"p", "q"}
    await store.presence.set_present("south", "AB", "p", sockets=0)
    assert await present(store, "AB") == {"p", "q"}
    await store.leases.heartbeat("north", lasts=OVER)
    assert await present(store, "AB") == {"q"}
    await store.leases.release("south")
    assert await present(store, "AB") == frozenset()
    assert await present(store, "CD") == frozenset()


async def test_nobody_is_present_at_a_deleted_table(store: Store) -> None:
    await store.leases.heartbeat("north", lasts=LONG)
    await store.presence.set_present("north", "AB", "p", sockets=1)
    assert await present(store, "AB") == frozenset()
