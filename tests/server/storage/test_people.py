"""The contract of people: found by the digests of their tokens, and forgotten everywhere."""

import json

from foretell.server.storage.store import Store
from foretell.server.storage.values import Commit, Person, Row, Summary
from tests.server.storage.helpers import (
    LONG,
    answer,
    answers_of,
    known,
    new_table,
    present,
    record,
    row,
    session,
)

ADA = {"type": "seated", "person": "p1", "seat": 0, "name": "Ada"}
BJORN = {"type": "seated", "person": "p2", "seat": 1, "name": "Björn"}


def read(found: Row) -> object:
    return json.loads(found.entries)


async def test_people_are_found_by_the_digests_of_their_tokens(store: Store) -> None:
    await store.people.add_person(session("p1", b"\x00\xff1", at=5), name="Ada")
    await store.people.add_person(session("p2", b"\x00\xff2", at=4), name="Ada")
    assert await known(store, b"\x00\xff1") == ("p1", "Ada")
    assert await known(store, b"\x00") is None
    assert await store.people.named("Ada") == (Person("p2", "Ada", 4), Person("p1", "Ada", 5))
    assert await store.people.named("Björn") == ()


async def test_a_forgotten_person_is_gone_from_logs_lobby_and_answers(store: Store) -> None:
    await store.people.add_person(session("p1", b"1", at=5), name="Ada")
    await store.people.add_person(session("p2", b"2", at=5), name="Björn")
    body = '{"seats":[{"name":"Ada"},{"name":"Björn"}],"n":1}'.encode()
    told = Summary(listed=True, phase="gathering", players=3, taken=2, host="Ada", body=body)
    token = await new_table(
        store, "AB", told=told, members=("p1", "p2"), entries=[{"list": [ADA]}, BJORN]
    )
    untouched = row(2, entries=[{"type": "bid", "seat": 0}])
    await store.log.append(Commit("AB", token, row=untouched, answer=answer("p1")))
    away = {"type": "away", "person": "p1", "text": "Back soon"}
    await store.log.append(Commit("AB", token, row=row(3, entries=[away]), answer=answer("p2")))
    await new_table(store, "CD", members=("p2",), entries=[BJORN])

    assert await store.people.forget("p1") == 1

    assert await known(store, b"1") is None
    assert await store.people.named("Ada") == ()
    assert not await store.records.is_member("AB", "p1")
    rows = await store.log.rows("AB")
    assert read(rows[0]) == [{"list": [{**ADA, "person": "", "name": "—"}]}, BJORN]
    assert rows[1].entries == untouched.entries
    assert read(rows[2]) == [{"type": "away", "person": "", "text": "—"}]
    assert await answers_of(store, "AB") == (answer("p2"),)
    [shown] = [told for code, told in await store.summaries.lobby(limit=9) if code == "AB"]
    assert shown.host == "—"
    assert json.loads(shown.body) == {"seats": [{"name": "—"}, {"name": "Björn"}], "n": 1}
    assert await known(store, b"2") == ("p2", "Björn")
    assert read((await store.log.rows("CD"))[0]) == [BJORN]
    await store.log.append(Commit("AB", token, row=row(4)))


async def test_a_forgotten_host_is_gone_from_the_summary(store: Store) -> None:
    told = Summary(
        listed=True, phase="gathering", players=3, taken=1, host="p1", body=b'{"person":"p1"}'
    )
    await new_table(store, "AB", told=told, members=("p1",))
    assert await store.people.forget("p1") == 1
    [(_, shown)] = await store.summaries.lobby(limit=9)
    assert shown.host == ""
    assert shown.body == b'{"person":""}'


async def test_a_forgotten_person_is_gone_from_records(store: Store) -> None:
    token = await new_table(store, "AB", members=("p1", "p2"), entries=[ADA, BJORN])
    both, one = record(1, "Ada", "Björn"), record(2, "Björn", "Chloé")
    await store.log.append(Commit("AB", token, row=row(2), records=(both, one)))
    elsewhere = record(1, "Ada", "Chloé")
    token = await new_table(store, "CD", entries=[{**ADA, "person": "p3"}], members=("p3",))
    await store.log.append(Commit("CD", token, records=(elsewhere,)))

    await store.people.forget("p1")

    assert await store.records.records_of("AB") == (
        replaced(both, '"Ada"', '"—"'),
        one,
    )
    assert await store.records.records_of("CD") == (elsewhere,)


async def test_records_of_expired_tables_still_belong_to_their_people(store: Store) -> None:
    await store.people.add_person(session("p1", b"1", at=5), name="Other")
    token = await new_table(store, "AB", members=("p1", "p2"), entries=[ADA, BJORN])
    await store.log.append(Commit("AB", token, records=(record(1, "Ada", "Björn"),)))
    await store.log.expire(gathering_before=9_999, finished_before=0, playing_before=0)
    assert await store.people.forget("p1") == 1
    assert (await store.records.records_of("AB"))[0] == replaced(
        record(1, "Ada", "Björn"), '"Ada"', '"—"'
    )
    assert await store.people.forget("p1") == 0


async def test_a_forgotten_person_has_no_waiting_commands_and_is_not_present(store: Store) -> None:
    await new_table(store, "AB", members=("p1",))
    await store.leases.heartbeat("north", lasts=LONG)
    for person in ("p1", "p2"):
        await store.inbox.put("AB", person, b"", at=1)
        await store.presence.set_present("north", "AB", person, sockets=1)
    await store.people.forget("p1")
    assert await store.inbox.take("north") == (("AB", "p2", b""),)
    assert await present(store, "AB") == {"p2"}


def replaced(found: object, old: str, new: str) -> object:
    from dataclasses import replace

    from foretell.server.storage.values import GameRecord

    assert isinstance(found, GameRecord)
    written = json.loads(found.body.partition(b"\n")[0])
    text = json.dumps(written, ensure_ascii=False, separators=(",", ":")).replace(old, new)
    return replace(found, body=text.encode() + b"\n" + found.body.partition(b"\n")[2])


async def test_of_a_token_holder_it_is_known_whether_they_have_held_a_seat(store: Store) -> None:
    for number, person in enumerate(("p", "q", "r")):
        await store.people.add_person(session(person, bytes([number])), name="Ada")
    token = await new_table(store, "AB", members=("p",))
    await new_table(store, "CD", members=("p",))
    await store.log.append(Commit("AB", token, row=row(2), members=("q",)))

    async def has_sat(number: int) -> bool:
        found = await store.people.holder(bytes([number]))
        assert found is not None
        return found[0].has_sat

    assert [await has_sat(number) for number in range(3)] == [True, True, False]
