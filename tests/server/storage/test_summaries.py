"""The contract of summaries: the lobby, a person's tables, and the list of all tables."""

from foretell.server.storage.store import Store
from foretell.server.storage.values import Commit, Listed, Summary, VersionedSummary
from tests.server.storage.helpers import new_table, row, summary


async def tables(store: Store) -> dict[str, int]:
    """Create six tables; return their tokens by code."""
    return {
        "A": await new_table(store, "A", at=1_000),
        "B": await new_table(store, "B", at=3_000, told=summary("playing")),
        "C": await new_table(store, "C", at=2_000, told=summary("playing", listed=False)),
        "D": await new_table(store, "D", at=2_000, told=summary(listed=False)),
        "E": await new_table(store, "E", at=5_000, told=summary("finished")),
        "F": await new_table(store, "F", at=1_000),
    }


async def test_the_lobby_shows_unfinished_listed_tables_most_recent_first(store: Store) -> None:
    await tables(store)
    assert await store.summaries.lobby(limit=9) == (
        ("B", summary("playing")),
        ("A", summary()),
        ("F", summary()),
    )
    assert [code for code, _ in await store.summaries.lobby(limit=1)] == ["B"]


async def test_a_commit_replaces_the_summary(store: Store) -> None:
    tokens = await tables(store)
    new = Summary(listed=True, phase="playing", players=5, taken=3, host="Ada", body=b'{"n":1}')
    await store.log.append(Commit("F", tokens["F"], row=row(2, at=9_000), summary=new))
    assert (await store.summaries.lobby(limit=1))[0] == ("F", new)
    await store.log.append(Commit("F", tokens["F"], summary=summary("finished")))
    assert [code for code, _ in await store.summaries.lobby(limit=9)] == ["B", "A"]


async def test_a_summary_describes_a_table_without_its_log(store: Store) -> None:
    token = await new_table(store, "A")
    assert await store.summaries.summary("A") == VersionedSummary(summary(), None)
    assert await store.summaries.summary("B") is None
    await store.log.append(Commit("A", token, row=row(2), version=7))
    await store.log.append(Commit("A", token, row=row(3)))
    await store.log.append(Commit("A", token, row=row(4), version=9, summary=summary("playing")))
    assert await store.summaries.summary("A") == VersionedSummary(summary("playing"), 9)
    held = await store.leases.claim("A", node="north")
    assert held.version == 9
    await store.log.append(Commit("A", held.token, version=12, summary=summary()))
    assert await store.summaries.summary("A") == VersionedSummary(summary(), 12)


async def test_a_persons_listed_tables_are_the_unfinished_ones_they_opened(store: Store) -> None:
    async def opens(person: str | None, code: str, told: Summary) -> None:
        commit = Commit(code, 0, row=row(1), summary=told, members=("p", "q"), version=1)
        await store.log.create(commit, node="north", at=1, opened_by=person)

    for number, told in enumerate((summary(), summary("playing"), summary("finished"))):
        await opens("p", f"P{number}", told)
    await opens("p", "P3", summary(listed=False))
    await opens("q", "Q", summary())
    await opens(None, "N", summary())
    assert [await store.summaries.listed_by(one) for one in ("p", "q", "r")] == [2, 1, 0]
    await store.people.forget("p")
    assert [await store.summaries.listed_by(one) for one in ("p", "q", "")] == [0, 1, 0]
    assert await store.summaries.summary("P0") is not None


async def test_a_members_tables_are_the_unfinished_ones_most_recent_first(store: Store) -> None:
    async def opens(code: str, at: int, told: Summary, *members: str) -> None:
        commit = Commit(code, 0, row=row(1, at=at), summary=told, members=members, version=1)
        await store.log.create(commit, node="north", at=1)

    await opens("A", 1_000, summary(), "p", "q")
    await opens("B", 3_000, summary("playing", listed=False), "p")
    await opens("C", 2_000, summary("finished"), "p")
    await opens("D", 4_000, summary("playing"), "q")
    assert await store.summaries.of_member("p", limit=9) == (
        ("B", summary("playing", listed=False)),
        ("A", summary()),
    )
    assert [code for code, _ in await store.summaries.of_member("q", limit=1)] == ["D"]
    assert await store.summaries.of_member("r", limit=9) == ()


async def test_the_listing_has_every_table(store: Store) -> None:
    tokens = await tables(store)
    await store.log.append(Commit("A", tokens["A"], row=row(2, at=9_000)))
    listing = await store.summaries.listing()
    assert [one.code for one in listing] == ["A", "E", "B", "C", "D", "F"]
    assert listing[0] == Listed("A", "gathering", created=1_000, active=9_000, players=4, taken=1)
