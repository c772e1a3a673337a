"""The contract of the inbox and of presence, for clusters without a message bus."""

import pytest

from foretell.server.storage import Store, UnknownTable
from tests.server.storage.helpers import LONG, OVER, Kept, new_table


def test_commands_reach_the_holder_once_and_in_order(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        await new_table(store, "AB", node="north")
        await new_table(store, "CD", node="south")
        await new_table(store, "EF", node="north")
        await store.put_inbox("AB", "p", b"1", at=1)
        await store.put_inbox("CD", "p", b"2", at=2)
        await store.put_inbox("EF", "q", b"3", at=3)
        await store.put_inbox("AB", "q", b"4", at=4)
        expected = (("AB", "p", b"1"), ("EF", "q", b"3"), ("AB", "q", b"4"))
        assert await store.take_inbox("north") == expected
        assert await store.take_inbox("north") == ()
        assert await store.take_inbox("west") == ()
        assert await store.take_inbox("south") == (("CD", "p", b"2"),)

    kept.run(scenario)


def test_commands_wait_for_the_next_holder(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        await new_table(store, "AB", node="north")
        await store.release("north")
        await store.put_inbox("AB", "p", b"1", at=1)
        assert await store.take_inbox("north") == ()
        await store.claim("AB", node="south")
        assert await store.take_inbox("south") == (("AB", "p", b"1"),)

    kept.run(scenario)


def test_there_is_no_inbox_of_an_unknown_table(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        with pytest.raises(UnknownTable):
            await store.put_inbox("AB", "p", b"1", at=1)

    kept.run(scenario)


def test_present_is_who_has_a_socket_at_a_living_node(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        await new_table(store, "AB")
        await store.beat("north", lasts=LONG)
        await store.beat("south", lasts=LONG)
        await store.set_present("north", "AB", "p", sockets=2)
        await store.set_present("south", "AB", "q", sockets=1)
        await store.set_present("south", "AB", "p", sockets=1)
        await store.set_present("gone", "AB", "r", sockets=1)
        assert await store.present("AB") == {"p", "q"}
        await store.set_present("south", "AB", "p", sockets=0)
        assert await store.present("AB") == {"p", "q"}
        await store.beat("north", lasts=OVER)
        assert await store.present("AB") == {"q"}
        await store.release("south")
        assert await store.present("AB") == frozenset()
        assert await store.present("CD") == frozenset()

    kept.run(scenario)


def test_nobody_is_present_at_a_table_that_is_gone(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        await store.beat("north", lasts=LONG)
        await store.set_present("north", "AB", "p", sockets=1)
        assert await store.present("AB") == frozenset()

    kept.run(scenario)
