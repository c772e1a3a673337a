"""The contract of a log: in order, complete, and written only under the token of its lease."""

import pytest

from foretell.server.storage.faults import AlreadyAnswered, StaleToken, TakenCode
from foretell.server.storage.store import Store
from foretell.server.storage.values import Answer, Commit, Row
from tests.server.storage.helpers import Kept, answer, answers_of, new_table, record, row, summary


async def test_a_log_is_read_back_as_it_was_written(kept: Kept) -> None:
    written = tuple(
        row(seq, at=seq * 10, entries=[{"type": "é", "n": seq}], token=5) for seq in (1, 2, 3)
    )

    async with kept.opened() as store:
        first = Commit("AB", 0, row=written[0], summary=summary())
        token = await store.log.create(first, node="north", at=5)
        for one in written[1:]:
            await store.log.append(Commit("AB", token, row=one))

    async with kept.opened() as store:
        assert await store.log.rows("AB") == written
        assert await store.log.rows("AB", after=2) == written[2:]
        assert await store.log.rows("AB", after=3) == ()
        assert await store.log.exists("AB")


async def test_an_unknown_table_has_nothing(store: Store) -> None:
    assert await store.log.rows("AB") == ()
    assert await answers_of(store, "AB") == ()
    assert await store.log.answer("AB", "p", "c") is None
    assert await store.records.records_of("AB") == ()
    assert await store.records.record("AB", 1) is None
    assert not await store.log.exists("AB")


async def test_a_code_is_used_once(store: Store) -> None:
    await new_table(store, "AB", at=1)
    with pytest.raises(TakenCode):
        await new_table(store, "AB", at=2)
    assert (await store.log.rows("AB"))[0].at == 1


@pytest.mark.parametrize(
    "commit",
    [
        Commit("AB", 0),
        Commit("AB", 0, row=row(1)),
        Commit("AB", 0, summary=summary()),
        Commit("AB", 0, row=row(2), summary=summary()),
    ],
)
async def test_a_table_begins_with_row_1_and_a_summary(store: Store, commit: Commit) -> None:
    with pytest.raises(ValueError, match="AB begins without"):
        await store.log.create(commit, node="north", at=1)
    assert not await store.log.exists("AB")


async def test_a_later_table_has_a_later_token(store: Store) -> None:
    first = await new_table(store, "AB", at=1_000)
    await store.log.expire(gathering_before=2_000, finished_before=0, playing_before=0)
    assert await new_table(store, "AB", at=2_000) > first


async def test_a_commit_under_another_token_writes_nothing(store: Store) -> None:
    token = await new_table(store, "AB")
    whole = Commit(
        "AB",
        token - 1,
        row=row(2),
        answer=answer(),
        summary=summary("playing"),
        members=("p",),
        records=(record(1, "Ada"),),
    )
    with pytest.raises(StaleToken):
        await store.log.append(whole)
    assert len(await store.log.rows("AB")) == 1
    assert await answers_of(store, "AB") == ()
    assert [told.phase for _, told in await store.summaries.lobby(limit=9)] == ["gathering"]
    assert not await store.records.is_member("AB", "p")
    assert await store.records.recorded() == ()


async def test_a_deleted_table_accepts_no_commit(store: Store) -> None:
    with pytest.raises(StaleToken):
        await store.log.append(Commit("AB", 1, row=row(1)))


@pytest.mark.parametrize("seq", [0, 1, 2, 4])
async def test_a_row_that_is_not_the_next_one_is_an_error(store: Store, seq: int) -> None:
    token = await new_table(store, "AB")
    await store.log.append(Commit("AB", token, row=row(2)))
    with pytest.raises(ValueError, match=f"row {seq} of AB after row 2"):
        await store.log.append(Commit("AB", token, row=Row(seq, 1, b"[1]"), answer=answer()))
    assert await store.log.rows("AB") == (row(1, token=token), row(2, token=token))
    assert await answers_of(store, "AB") == ()
    await store.log.append(Commit("AB", token, row=row(3)))


async def test_answers_are_stored_by_person_and_command_the_earliest_first(kept: Kept) -> None:
    late = Answer("p", "1", b"a", at=2, digest=b"\x00d")
    early = Answer("p", "2", b"b", at=1, digest=None)
    other = Answer("q", "1", b"c")

    async with kept.opened() as store:
        token = await new_table(store, "AB")
        await store.log.append(Commit("AB", token, row=row(2), answer=late))
        for given in (early, other):
            await store.log.append(Commit("AB", token, answer=given))

    async with kept.opened() as store:
        assert await answers_of(store, "AB") == (other, early, late)
        assert await store.log.answer("AB", "p", "2") == early
        assert await store.log.answer("AB", "q", "2") is None
        assert await store.log.answer("CD", "p", "1") is None
        assert len(await store.log.rows("AB")) == 2


async def test_a_second_answer_to_a_command_is_not_written_and_the_first_is_given(
    store: Store,
) -> None:
    token, first = await new_table(store, "AB"), Answer("p", "c", b"first", 7, b"digest")
    await store.log.append(Commit("AB", token, answer=first))
    for second in (answer(body=b"second"), first):
        with pytest.raises(AlreadyAnswered) as refused:
            await store.log.append(Commit("AB", token, row=row(2), answer=second))
        assert refused.value.answer == first
    assert await store.log.answer("AB", "p", "c") == first
    assert len(await store.log.rows("AB")) == 1
    await store.log.append(Commit("AB", token, row=row(2)))


async def test_a_commit_replaces_an_answer_that_it_deletes(store: Store) -> None:
    token = await new_table(store, "AB")
    await store.log.append(Commit("AB", token, answer=answer(body=b"first")))
    second = answer(body=b"second")
    forgotten = (("p", "c"),)
    await store.log.append(Commit("AB", token, row=row(2), answer=second, forgotten=forgotten))
    assert await store.log.answer("AB", "p", "c") == second


async def test_a_commit_deletes_the_answers_that_it_names(store: Store) -> None:
    token = await new_table(store, "AB")
    await new_table(store, "CD")
    for given in (answer("p", "1"), answer("p", "2"), answer("q", "1")):
        await store.log.append(Commit("AB", token, answer=given))
    forgotten = (("p", "1"), ("q", "none"))
    await store.log.append(Commit("AB", token, answer=answer("p", "3"), forgotten=forgotten))
    assert {(one.person, one.command) for one in await answers_of(store, "AB")} == {
        ("p", "2"),
        ("p", "3"),
        ("q", "1"),
    }
    again = Commit("AB", token, answer=answer("p", "1"), forgotten=(("p", "2"),))
    await store.log.append(again)
    assert await store.log.answer("AB", "p", "1") == answer("p", "1")


async def test_records_are_stored_by_number(kept: Kept) -> None:
    async with kept.opened() as store:
        token = await new_table(store, "AB")
        await store.log.append(Commit("AB", token, row=row(2), records=(record(1, "Ada"),)))
        await store.log.append(Commit("AB", token, records=(record(2, "Ada"), record(3, "Björn"))))
        with pytest.raises(Exception, match="record"):
            await store.log.append(Commit("AB", token, row=row(3), records=(record(3, "Chloé"),)))

    async with kept.opened() as store:
        expected = (record(1, "Ada"), record(2, "Ada"), record(3, "Björn"))
        assert await store.records.records_of("AB") == expected
        assert await store.records.record("AB", 2) == record(2, "Ada")
        assert await store.records.record("AB", 4) is None
        assert await store.records.record("CD", 1) is None
        assert await store.records.recorded() == (("AB", 1), ("AB", 2), ("AB", 3))
        assert len(await store.log.rows("AB")) == 2


async def test_a_store_can_be_opened_and_closed_any_number_of_times(kept: Kept) -> None:
    async with kept.opened() as store:
        await new_table(store, "AB")
        await store.close()

    async with kept.opened() as store:
        assert await store.log.exists("AB")
