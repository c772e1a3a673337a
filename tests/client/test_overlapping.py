"""Overlapping attempts: the first that ends decides, and no other is left behind."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from foretell.client.overlapping import first_to_end

LIMIT = 30.0
"""Seconds after which a test that waits has failed."""


class Attempts:
    """Attempts that end when the test says so."""

    def __init__(self) -> None:
        self.begun: list[asyncio.Future[str]] = []
        self.discarded: list[str] = []
        self.news = asyncio.Event()

    async def run(self, *, every: float) -> str:
        """Run attempts until one has ended."""
        return await first_to_end(self._attempt, every=every, discard=self.discarded.append)

    async def until(self, number: int) -> None:
        """Return once this number of attempts has begun."""
        while len(self.begun) < number:
            self.news.clear()
            await self.news.wait()

    async def _attempt(self) -> str:
        self.begun.append(asyncio.get_running_loop().create_future())
        self.news.set()
        return await self.begun[-1]


@pytest.fixture
@asynccontextmanager
async def attempts() -> AsyncIterator[Attempts]:
    async with asyncio.timeout(LIMIT):
        yield Attempts()


async def test_an_attempt_that_hangs_is_overtaken_by_a_later_one(attempts: Attempts) -> None:
    result = asyncio.create_task(attempts.run(every=0.01))
    await attempts.until(3)
    attempts.begun[2].set_result("third")
    assert await result == "third"
    assert attempts.begun[0].cancelled()
    assert attempts.begun[1].cancelled()
    assert attempts.discarded == []


async def test_an_attempt_that_ends_in_time_is_the_only_one(attempts: Attempts) -> None:
    result = asyncio.create_task(attempts.run(every=LIMIT))
    await attempts.until(1)
    attempts.begun[0].set_result("first")
    assert await result == "first"
    assert len(attempts.begun) == 1


async def test_the_first_error_is_raised_and_ends_all_attempts(attempts: Attempts) -> None:
    result = asyncio.create_task(attempts.run(every=0.01))
    await attempts.until(2)
    attempts.begun[1].set_exception(ConnectionRefusedError())
    with pytest.raises(ConnectionRefusedError):
        await result
    assert attempts.begun[0].cancelled()


async def test_of_two_that_end_together_one_is_returned_and_the_other_discarded(
    attempts: Attempts,
) -> None:
    result = asyncio.create_task(attempts.run(every=0.01))
    await attempts.until(3)
    attempts.begun[0].set_exception(TimeoutError())
    for one in attempts.begun[1:]:
        if not one.done():
            one.set_result("opened")
    assert await result == "opened"
    assert set(attempts.discarded) == {"opened"}


async def test_attempts_end_with_the_caller_that_waits_for_them(attempts: Attempts) -> None:
    result = asyncio.create_task(attempts.run(every=0.01))
    await attempts.until(2)
    result.cancel()
    with pytest.raises(asyncio.CancelledError):
        await result
    assert all(one.cancelled() for one in attempts.begun)
