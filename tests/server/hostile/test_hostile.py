"""One guest at one address attacks: the cost is bounded, and others play on.

All windows are short. The tests assert counts, bytes and processor time, which other work on the
machine does not affect, and compare latencies only roughly. ``test_long.py`` asserts more.
"""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.server.hostile.attacks import ATTACKS
from tests.server.hostile.experiment import Outcome, baseline, percentile, try_out
from tests.server.hostile.stage import stage
from tests.server.hostile.vitals import MEGA

pytestmark = [pytest.mark.whole, pytest.mark.timeout(300)]

WINDOW = 0.5
RATE = 10.0
"""Moves per second of the honest table."""


@dataclass(frozen=True, kw_only=True)
class Bound:
    """The most that an attack may cost."""

    limits: tuple[str, ...] = ()
    """Answers to a client over its limit; the attack must get one of them."""
    cpu: float = 1.0
    """Seconds of processor time for each second of it, whenever they are spent: it uses its whole
    burst, and changes to a table with many spectators are worked off afterwards."""
    received: float = 3.0
    """MB that it receives, including during its preparations."""
    rows: float = 100.0
    """Rows that it adds to the store, beyond its initial burst."""
    kept: float = 0.2
    """MB by which the store grows."""


TOO_MANY = "frame/too_many"
TOO_OFTEN = "429"
NO_SOCKET = "HTTP/1.1 429 Too Many Requests"
BOUNDS: Mapping[str, Bound] = {
    "Refusals": Bound(limits=(TOO_MANY,)),
    "ReusedIds": Bound(limits=(TOO_MANY,)),
    "Garbage": Bound(limits=(TOO_MANY,)),
    "HugeFrames": Bound(limits=(NO_SOCKET,)),
    "Changes": Bound(cpu=3.5, received=2.0, rows=250.0),
    "Undos": Bound(cpu=3.5, received=2.0, rows=100.0),
    "Audience": Bound(rows=250.0),
    "Hellos": Bound(limits=(TOO_MANY,), received=4.0),
    "Silence": Bound(),
    "NewPeople": Bound(limits=(TOO_OFTEN,)),
    "Lobby": Bound(limits=("409",)),
    "LongTables": Bound(received=9.0),
    "Bots": Bound(cpu=0.5),
    "Documents": Bound(),
    "Files": Bound(received=6.0),
    "Comings": Bound(),
}
LASTS = 2.0
"""Seconds until an attack is worked off. A busy machine takes longer, and limits by the second let
more rows through."""
MEMORY = 20.0
"""MB by which a server may grow."""
SLOWER = 20.0
"""The factor by which the median honest latency, taken as at least ``ANYWAY``, may rise."""
ANYWAY = 0.1
"""Seconds."""


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory: pytest.TempPathFactory) -> Mapping[str, Outcome]:
    """The outcomes of all attacks, run one after the other against one server."""
    return asyncio.run(_outcomes(tmp_path_factory.mktemp("hostile")))


async def _outcomes(folder: Path) -> Mapping[str, Outcome]:
    found = {}
    async with stage(folder, rate=RATE) as scene:
        usual = await baseline(scene, 2.0)
        for number, name in enumerate(ATTACKS):
            address = f"203.0.113.{number + 1}"
            found[name] = await try_out(
                scene, usual, name, address, window=WINDOW, pairs=1, limits=BOUNDS[name].limits
            )
    for outcome in found.values():
        print(outcome)  # noqa: T201 - pytest shows it when a test fails
    return found


@pytest.mark.parametrize("name", ATTACKS)
def test_an_attack_costs_no_more_than_it_may(name: str, outcomes: Mapping[str, Outcome]) -> None:
    outcome, bound = outcomes[name], BOUNDS[name]
    assert outcome.cpu <= bound.cpu, outcome
    assert outcome.found.received <= bound.received * MEGA, outcome
    assert outcome.rows <= bound.rows * max(1.0, outcome.lasted / LASTS), outcome
    assert outcome.kept <= bound.kept * MEGA, outcome
    assert outcome.memory <= MEMORY * MEGA, outcome
    if bound.limits:
        assert any(limit in outcome.found.answers for limit in bound.limits), outcome


@pytest.mark.parametrize("name", ATTACKS)
def test_an_honest_table_plays_on(name: str, outcomes: Mapping[str, Outcome]) -> None:
    outcome = outcomes[name]
    usual = max(ANYWAY, percentile(outcome.quiet, 0.5))
    assert percentile(outcome.busy, 0.5) <= SLOWER * usual, outcome
