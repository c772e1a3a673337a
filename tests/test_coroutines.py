"""Tests that are coroutines, in real and in virtual time."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from tests.coroutines import entered
from tests.server.simulation.loop import StandstillError, simulated


@asynccontextmanager
async def running_loop() -> AsyncIterator[asyncio.AbstractEventLoop]:
    yield asyncio.get_running_loop()


@pytest.fixture
def loop() -> AbstractAsyncContextManager[asyncio.AbstractEventLoop]:
    return running_loop()


async def test_a_coroutine_runs_in_the_loop_in_which_its_fixtures_are_opened(
    loop: asyncio.AbstractEventLoop,
) -> None:
    assert loop is asyncio.get_running_loop()


def test_the_fixtures_of_a_test_are_closed_and_its_failure_is_raised() -> None:
    steps: list[str] = []

    @asynccontextmanager
    async def opened(name: str) -> AsyncIterator[str]:
        steps.append(f"{name} opens")
        try:
            yield name
        finally:
            steps.append(f"{name} closes")

    async def test(first: str, second: str, number: int) -> None:
        steps.append(f"{first} {second} {number}")
        assert number == 4

    arguments = {"first": opened("a"), "second": opened("b"), "number": 3}
    with pytest.raises(AssertionError, match="3 == 4"):
        asyncio.run(entered(test, arguments))
    assert steps == ["a opens", "b opens", "a b 3", "b closes", "a closes"]


@simulated
async def test_an_hour_of_virtual_time_is_an_hour() -> None:
    loop = asyncio.get_running_loop()
    began = loop.time()
    await asyncio.sleep(3_600)
    assert loop.time() == began + 3_600


def test_a_simulated_test_fails_of_itself_for_a_task_left_or_at_a_standstill() -> None:
    @simulated
    async def wrong(number: int) -> None:
        await asyncio.sleep(1)
        assert number == 4

    @simulated
    async def forgetful() -> None:
        asyncio.get_running_loop().create_task(asyncio.sleep(1), name="left")

    @simulated
    async def stuck() -> None:
        await asyncio.sleep(2)
        await asyncio.Event().wait()

    with pytest.raises(AssertionError, match="3 == 4"):
        wrong(number=3)
    with pytest.raises(AssertionError, match="left"):
        forgetful()
    with pytest.raises(StandstillError, match="at 2"):
        stuck()
