"""The contract of what nodes ask about many tables at once."""

from foretell.server.store import Held, Store, Whereabouts
from tests.server.store.helpers import Kept, new_table


def test_whereabouts_are_of_living_nodes(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        await store.beat("north", until=2_000)
        await new_table(store, "AB", node="north")
        await new_table(store, "CD", node="never")
        codes = ("AB", "CD", "EF")
        found = await store.whereabouts(codes, now=1_999)
        assert found == {"AB": Whereabouts("north", 1), "CD": Whereabouts(None, 1)}
        assert (await store.whereabouts(codes, now=2_000))["AB"] == Whereabouts(None, 1)
        await store.release("north")
        assert (await store.whereabouts(codes, now=1_000))["AB"] == Whereabouts(None, 1)
        assert await store.whereabouts((), now=1_000) == {}

    kept.run(scenario)


def test_guests_are_at_other_living_nodes(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        await new_table(store, "AB")
        await new_table(store, "CD")
        await store.beat("north", until=2_000)
        await store.beat("south", until=5_000)
        for node, code, person in (
            ("north", "AB", "p"),
            ("south", "AB", "q"),
            ("south", "CD", "p"),
            ("gone", "AB", "r"),
        ):
            await store.set_present(node, code, person, sockets=1)
        both = ("AB", "CD")
        assert await store.guests(both, node="north", now=1_000) == {("AB", "q"), ("CD", "p")}
        assert await store.guests(("CD",), node="north", now=1_000) == {("CD", "p")}
        assert await store.guests(both, node="south", now=1_000) == {("AB", "p")}
        assert await store.guests(both, node="south", now=2_000) == frozenset()
        await store.set_present("south", "AB", "q", sockets=0)
        assert await store.guests(both, node="north", now=1_000) == {("CD", "p")}

    kept.run(scenario)


def test_a_table_is_given_back_by_its_holder_alone(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        await store.beat("north", until=2_000)
        await store.beat("south", until=2_000)
        token = await new_table(store, "AB", node="north")
        await store.give_back("AB", node="south", token=token)
        await store.give_back("AB", node="north", token=token - 1)
        await store.give_back("EF", node="north", token=token)
        assert await store.claim("AB", node="south", now=1_000) == Held("north", token)
        await store.give_back("AB", node="north", token=token)
        assert await store.claim("AB", node="south", now=1_000) == Held("south", token + 1)

    kept.run(scenario)
