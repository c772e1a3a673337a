"""One guest, at one address, does their worst for a while: the table beside hardly notices.

The figures are printed; other work on the machine touches them, so this wants a machine of its own.
"""

import asyncio
from pathlib import Path

import pytest

from tests.server.hostile.attacks import ATTACKS
from tests.server.hostile.experiment import Growth, baseline, soak, try_out
from tests.server.hostile.stage import stage

pytestmark = [
    pytest.mark.whole,
    pytest.mark.long,
    pytest.mark.timeout(3_600),
    pytest.mark.xdist_group("hostile"),
]

WINDOW = 5.0
PAIRS = 8
RATE = 20.0
"""Moves a second of the honest table."""
SLOWER = 1.2
"""How many times as long the slowest hundredth of honest moves may take."""
WARM = 120.0
"""Seconds after which what is kept of a guest, which is bounded, is as much as it will be."""
SOAK = 240.0
"""Seconds over which growth is measured."""
GROWTH = 10.0
"""MB that a server, and its store, may grow in an hour of it."""


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
    """How a server grows at which nothing happens but that the honest table plays."""
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
