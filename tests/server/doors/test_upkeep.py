"""Tables whose time is over are deleted, now and every hour."""

import asyncio

import structlog

from foretell.server.settings import Keep
from foretell.server.store import MemoryStore
from foretell.server.upkeep import expire, upkeep
from tests.server.doors.house import Doors, Time, within

DAY = 24 * 3_600 * 1_000


def test_a_table_is_kept_for_as_long_as_is_said() -> None:
    async def visit(doors: Doors) -> None:
        await doors.table(await doors.person())
        now = doors.time.now()
        assert await expire(doors.store, Keep(), now + DAY) == 0
        assert await expire(doors.store, Keep(), now + DAY + 1) == 1

    within(visit)


def test_an_answer_is_kept_for_a_day() -> None:
    async def visit(doors: Doors) -> None:
        code = await doors.table(host := await doors.person())
        socket = await doors.socket(**host)
        socket.say(type="hello", table=code)
        socket.say(type="stand", id="1")
        await socket.hear_of("done")
        now, kept = doors.time.now(), await doors.store.answers(code)
        assert len(kept) == 1
        await expire(doors.store, Keep(gathering=9 * DAY), now + DAY)
        assert await doors.store.answers(code) == kept
        await expire(doors.store, Keep(gathering=9 * DAY), now + DAY + 1)
        assert await doors.store.answers(code) == ()

    within(visit)


def test_it_is_done_at_once_and_trouble_is_no_end() -> None:
    class Broken(MemoryStore):
        tries = 0

        async def expire(self, **_: int) -> int:
            self.tries += 1
            if self.tries == 1:
                return 3
            raise OSError

    async def passes() -> list[str]:
        store = Broken()
        with structlog.testing.capture_logs() as logged:
            for _ in range(2):
                async with upkeep(store, Keep(), Time()):
                    await asyncio.sleep(0)
        return [str(line["event"]) for line in logged]

    assert asyncio.run(passes()) == ["old tables deleted", "old tables could not be deleted"]
