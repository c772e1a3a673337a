"""The contract of what nodes ask about many tables at once."""

from foretell.server.storage import Held, Store, Whereabouts
from tests.server.storage.helpers import LONG, OVER, Kept, new_table


def test_whereabouts_are_of_living_nodes(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        await store.beat("north", lasts=LONG)
        await new_table(store, "AB", node="north")
        await new_table(store, "CD", node="never")
        codes = ("AB", "CD", "EF")
        found = await store.whereabouts(codes)
        assert found == {"AB": Whereabouts("north", 1), "CD": Whereabouts(None, 1)}
        await store.beat("north", lasts=OVER)
        assert (await store.whereabouts(codes))["AB"] == Whereabouts(None, 1)
        await store.beat("north", lasts=LONG)
        await store.release("north")
        assert (await store.whereabouts(codes))["AB"] == Whereabouts(None, 1)
        assert await store.whereabouts(()) == {}

    kept.run(scenario)


def test_guests_are_at_other_living_nodes(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        await new_table(store, "AB")
        await new_table(store, "CD")
        await store.beat("north", lasts=LONG)
        await store.beat("south", lasts=LONG)
        for node, code, person in (
            ("north", "AB", "p"),
            ("south", "AB", "q"),
            ("south", "CD", "p"),
            ("gone", "AB", "r"),
        ):
            await store.set_present(node, code, person, sockets=1)
        both = ("AB", "CD")
        assert await store.guests(both, node="north") == {("AB", "q"), ("CD", "p")}
        assert await store.guests(("CD",), node="north") == {("CD", "p")}
        assert await store.guests(both, node="south") == {("AB", "p")}
        await store.beat("north", lasts=OVER)
        assert await store.guests(both, node="south") == frozenset()
        await store.set_present("south", "AB", "q", sockets=0)
        assert await store.guests(both, node="north") == {("CD", "p")}

    kept.run(scenario)


def test_a_table_is_given_back_by_its_holder_alone(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        await store.beat("north", lasts=LONG)
        await store.beat("south", lasts=LONG)
        token = await new_table(store, "AB", node="north")
        await store.give_back("AB", node="south", token=token)
        await store.give_back("AB", node="north", token=token - 1)
        await store.give_back("EF", node="north", token=token)
        assert await store.claim("AB", node="south") == Held("north", token)
        await store.give_back("AB", node="north", token=token)
        held = await store.claim("AB", node="south")
        assert held.by == "south"
        assert held.token > token

    kept.run(scenario)
