"""One guest, at one address, does their worst for a while: the table beside hardly notices.

The figures are printed; other work on the machine touches them, so this wants a machine of its own.
"""

import asyncio
from pathlib import Path

import pytest

from tests.server.hostile.attacks import ATTACKS
from tests.server.hostile.experiment import baseline, try_out
from tests.server.hostile.stage import stage

pytestmark = [
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
        assert outcome.an_hour(outcome.memory) <= GROWTH, outcome
        assert outcome.an_hour(outcome.kept) <= GROWTH, outcome

    asyncio.run(experiment())
