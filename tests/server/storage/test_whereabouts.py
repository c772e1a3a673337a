"""The contract of the queries by nodes about many tables at once."""

from foretell.server.storage.store import Store
from foretell.server.storage.values import Held, Whereabouts
from tests.server.storage.helpers import LONG, OVER, new_table


async def test_whereabouts_name_only_living_nodes(store: Store) -> None:
    await store.leases.heartbeat("north", lasts=LONG)
    await new_table(store, "AB", node="north")
    await new_table(store, "CD", node="never")
    codes = ("AB", "CD", "EF")
    found = await store.leases.whereabouts(codes)
    assert found == {"AB": Whereabouts("north", 1), "CD": Whereabouts(None, 1)}
    await store.leases.heartbeat("north", lasts=OVER)
    assert (await store.leases.whereabouts(codes))["AB"] == Whereabouts(None, 1)
    await store.leases.heartbeat("north", lasts=LONG)
    await store.leases.release("north")
    assert (await store.leases.whereabouts(codes))["AB"] == Whereabouts(None, 1)
    assert await store.leases.whereabouts(()) == {}


async def test_guests_elsewhere_are_only_those_at_living_nodes(store: Store) -> None:
    await new_table(store, "AB")
    await new_table(store, "CD")
    await store.leases.heartbeat("north", lasts=LONG)
    await store.leases.heartbeat("south", lasts=LONG)
    for node, code, person in (
        ("north", "AB", "p"),
        ("south", "AB", "q"),
        ("south", "CD", "p"),
        ("gone", "AB", "r"),
    ):
        await store.presence.set_present(node, code, person, sockets=1)
    both = ("AB", "CD")
    assert await store.presence.connected_elsewhere(both, node="north") == {
        ("AB", "q"),
        ("CD", "p"),
    }
    assert await store.presence.connected_elsewhere(("CD",), node="north") == {("CD", "p")}
    assert await store.presence.connected_elsewhere(both, node="south") == {("AB", "p")}
    await store.leases.heartbeat("north", lasts=OVER)
    assert await store.presence.connected_elsewhere(both, node="south") == frozenset()
    await store.presence.set_present("south", "AB", "q", sockets=0)
    assert await store.presence.connected_elsewhere(both, node="north") == {("CD", "p")}


async def test_only_its_holder_can_give_back_a_table(store: Store) -> None:
    await store.leases.heartbeat("north", lasts=LONG)
    await store.leases.heartbeat("south", lasts=LONG)
    token = await new_table(store, "AB", node="north")
    await store.leases.give_back("AB", node="south", token=token)
    await store.leases.give_back("AB", node="north", token=token - 1)
    await store.leases.give_back("EF", node="north", token=token)
    assert await store.leases.claim("AB", node="south") == Held("north", token)
    await store.leases.give_back("AB", node="north", token=token)
    held = await store.leases.claim("AB", node="south")
    assert held.by == "south"
    assert held.token > token
