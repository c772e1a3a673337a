"""One guest at one address attacks for a long time: the next table hardly notices.

The figures are printed. Other work on the machine affects them, so run this on an idle machine.
"""

import asyncio
from pathlib import Path

import pytest

from tests.server.hostile.attacks import ATTACKS
from tests.server.hostile.experiment import Growth, baseline, soak, try_out
from tests.server.hostile.stage import stage

pytestmark = [pytest.mark.whole, pytest.mark.thorough, pytest.mark.timeout(3_600)]

WINDOW = 5.0
PAIRS = 8
RATE = 20.0
"""Moves per second of the honest table."""
SLOWER = 1.2
"""The factor by which the 99th percentile of the honest latencies may rise."""
WARM = 120.0
"""Seconds after which the bounded data kept about a guest has reached its bound."""
SOAK = 240.0
"""Seconds over which the growth is measured."""
GROWTH = 10.0
"""MB per hour by which a server, and its store, may grow."""


@pytest.mark.parametrize("name", ATTACKS)
def test_an_honest_table_hardly_notices(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def experiment() -> None:
        async with stage(tmp_path, rate=RATE) as scene:
            usual = await baseline(scene, WINDOW)
            outcome = await try_out(scene, usual, name, "203.0.113.7", window=WINDOW, pairs=PAIRS)
        with capsys.disabled():
            print(f"\n{outcome}")  # noqa: T201 - the figures are what this is for
        assert outcome.slower <= SLOWER, outcome

    asyncio.run(experiment())


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> Growth:
    """The growth of a server at which only the honest table plays."""
    return asyncio.run(_soak(tmp_path_factory.mktemp("usual"), None))


@pytest.mark.parametrize("name", ATTACKS)
def test_neither_memory_nor_the_store_grows(
    name: str, usual: Growth, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    more = asyncio.run(_soak(tmp_path, name)).beyond(usual)
    with capsys.disabled():
        print(f"\n{name:12} {more}")  # noqa: T201 - the figures are what this is for
    assert more.memory <= GROWTH, more
    assert more.kept <= GROWTH, more


async def _soak(folder: Path, name: str | None) -> Growth:
    async with stage(folder, rate=RATE) as scene:
        return await soak(scene, name, "203.0.113.7", warm=WARM, seconds=SOAK)
