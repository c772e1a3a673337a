"""The contract of overviews: the lobby, what is in play, whose tables, all tables."""

from foretell.server.store import Commit, Listed, Store, Summary
from tests.server.store.helpers import Kept, new_table, row, summary


async def tables(store: Store) -> dict[str, int]:
    """Six tables: code and token."""
    return {
        "A": await new_table(store, "A", at=1_000),
        "B": await new_table(store, "B", at=3_000, told=summary("playing")),
        "C": await new_table(store, "C", at=2_000, told=summary("playing", listed=False)),
        "D": await new_table(store, "D", at=2_000, told=summary(listed=False)),
        "E": await new_table(store, "E", at=5_000, told=summary("finished")),
        "F": await new_table(store, "F", at=1_000),
    }


def test_the_lobby_shows_listed_tables_that_go_on_last_active_first(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        await tables(store)
        assert await store.lobby(limit=9) == (
            ("B", summary("playing")),
            ("A", summary()),
            ("F", summary()),
        )
        assert [code for code, _ in await store.lobby(limit=1)] == ["B"]

    kept.run(scenario)


def test_a_commit_tells_the_table_anew(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        tokens = await tables(store)
        new = Summary(listed=True, phase="playing", players=5, taken=3, host="Ada", body=b'{"n":1}')
        await store.append(Commit("F", tokens["F"], row=row(2, at=9_000), summary=new))
        assert (await store.lobby(limit=1))[0] == ("F", new)
        await store.append(Commit("F", tokens["F"], summary=summary("finished")))
        assert [code for code, _ in await store.lobby(limit=9)] == ["B", "A"]

    kept.run(scenario)


def test_unfinished_tables_are_those_in_play_that_were_active(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        tokens = await tables(store)
        assert await store.unfinished(since=0) == ("B", "C")
        assert await store.unfinished(since=3_000) == ("B",)
        await store.append(Commit("C", tokens["C"], row=row(2, at=4_000)))
        assert await store.unfinished(since=3_000) == ("C", "B")
        assert await store.unfinished(since=4_001) == ()

    kept.run(scenario)


def test_everybody_finds_their_tables(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        token = await new_table(store, "A", members=("p",))
        await new_table(store, "B", at=2_000, members=("p", "q"))
        await store.append(Commit("A", token, members=("q", "p")))
        assert await store.tables_of("p") == ("B", "A")
        assert await store.tables_of("q") == ("B", "A")
        assert await store.tables_of("r") == ()

    kept.run(scenario)


def test_the_listing_has_every_table(kept: Kept) -> None:
    async def scenario(store: Store) -> None:
        tokens = await tables(store)
        await store.append(Commit("A", tokens["A"], row=row(2, at=9_000)))
        listing = await store.listing()
        assert [one.code for one in listing] == ["A", "E", "B", "C", "D", "F"]
        assert listing[0] == Listed(
            "A", "gathering", created=1_000, active=9_000, players=4, taken=1
        )

    kept.run(scenario)
