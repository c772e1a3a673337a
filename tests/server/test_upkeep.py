"""Expired tables are deleted at the start and then every hour."""

import asyncio
from dataclasses import replace

import structlog

from foretell.server.background import in_background
from foretell.server.settings import Keep
from foretell.server.upkeep import Expired, expire, expire_hourly
from foretell.testing.memory_store import MemoryStore
from tests.server.http.local_server import Time, local_server
from tests.server.http.test_tables import SHORT, play
from tests.server.storage.helpers import answers_of

DAY = 24 * 3_600 * 1_000
NOTHING = Expired(0, 0, 0)


async def test_a_table_is_kept_for_as_long_as_configured() -> None:
    async with local_server() as server:
        await server.table(await server.person())
        now = server.time.now()
        assert await expire(server.store, Keep(), now + DAY) == NOTHING
        assert await expire(server.store, Keep(), now + DAY + 1) == Expired(1, 0, 0)


async def test_records_are_kept_for_ever_or_for_as_long_as_configured() -> None:
    async with local_server() as server:
        host = await server.person()
        code = await server.table(host, options=SHORT, settings={"pace": 0})
        await play(server, host, code)
        end = server.time.now()
        (person,) = await server.store.people.named("Ann")
        some = Keep(records=60 * DAY, people=None)
        assert await expire(server.store, Keep(people=None), end + 3_650 * DAY) == Expired(1, 0, 0)
        assert await server.store.records.is_member(code, person.person)
        assert await expire(server.store, some, end + 60 * DAY) == NOTHING
        assert await expire(server.store, some, end + 60 * DAY + 1) == Expired(0, 1, 0)
        assert await server.store.records.records_of(code) == ()
        assert not await server.store.records.is_member(code, person.person)


async def test_a_person_who_has_not_been_seen_for_long_is_forgotten() -> None:
    async with local_server() as server:
        ann, bea = await server.person("Ann"), await server.person("Bea")
        code = await server.table(ann, settings={"listed": True})
        begun = server.time.now()
        server.time.pass_by(24 * 3_600)
        await server.client(**bea).get("/api/people/me")
        await server.app.state.context.sessions.write()
        keep = Keep(gathering=1_000 * DAY)
        assert await expire(server.store, keep, begun + 400 * DAY) == NOTHING
        assert await expire(server.store, replace(keep, people=None), begun + 999 * DAY) == NOTHING
        assert await expire(server.store, keep, begun + 400 * DAY + 1) == Expired(0, 0, 1)
        assert await server.store.people.named("Ann") == ()
        assert len(await server.store.people.named("Bea")) == 1
        assert b"Ann" not in (await server.store.log.rows(code))[0].entries


async def test_an_answer_is_kept_for_a_day() -> None:
    async with local_server() as server:
        code = await server.table(host := await server.person())
        socket = await server.at_table(code, **host)
        socket.say(type="stand", id="1")
        await socket.hear_of("done")
        now, kept = server.time.now(), await answers_of(server.store, code)
        assert len(kept) == 1
        await expire(server.store, Keep(gathering=9 * DAY), now + DAY)
        assert await answers_of(server.store, code) == kept
        await expire(server.store, Keep(gathering=9 * DAY), now + DAY + 1)
        assert await answers_of(server.store, code) == ()


async def test_upkeep_starts_at_once_and_survives_a_failing_store() -> None:
    class Broken(MemoryStore):
        tries = 0

        async def expire(self, **_: int) -> int:
            self.tries += 1
            if self.tries == 1:
                return 3
            raise OSError

    store = Broken()
    with structlog.testing.capture_logs() as logged:
        for _ in range(2):
            async with in_background(expire_hourly(store, Keep(), Time())):
                await asyncio.sleep(0)
    assert [line["event"] for line in logged] == [
        "old data deleted",
        "old data could not be deleted",
    ]
