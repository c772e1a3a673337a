"""Two real nodes: killed, paused, restarted and cut off from their bus, they lose nothing."""

import asyncio
import random
import signal
from pathlib import Path

import pytest

from tests.server.cluster.two_nodes import (
    Nodes,
    crowd_at,
    finish,
    play_on,
    two_nodes,
)
from tests.server.services import PostgresServer

pytestmark = pytest.mark.whole

KILLS = 6
LONG_KILLS = 100
LONGEST_LIFE = 2.0
"""The most seconds between kills."""


@pytest.fixture
def store(postgres_server: PostgresServer, request: pytest.FixtureRequest) -> str:
    """An empty database."""
    return postgres_server.make_database(request.node.name)


async def test_people_at_both_nodes_play_whole_games(store: str, tmp_path: Path) -> None:
    with two_nodes(store, tmp_path) as nodes:
        async with crowd_at(nodes, "both") as (crowd, _):
            await play_on(crowd, within=20)
            count = await finish(nodes, crowd, "both")
            assert count.games >= 2


async def test_a_killed_node_is_replaced_within_ten_seconds(store: str, tmp_path: Path) -> None:
    with two_nodes(store, tmp_path, is_hasty=False) as nodes:
        async with crowd_at(nodes, "killed") as (crowd, _):
            for which in (0, 1):
                await play_on(crowd, within=20)
                nodes.servers[which].kill()
                took = await play_on(crowd, within=10, more=1)
                assert took < 10
                await nodes.restart(which)
            await finish(nodes, crowd, "killed")


async def kill_again_and_again(nodes: Nodes, seed: str, kills: int) -> None:
    """Let bots play while now one node, now the other is killed and restarted.

    It happens this number of times, and on a busy machine more often: until five commands a kill
    were acknowledged.
    """
    choices, done = random.Random(seed), 0
    async with crowd_at(nodes, seed) as (crowd, _):
        while done < kills or crowd.acknowledged <= 5 * kills:
            done += 1
            await asyncio.sleep(choices.uniform(0, LONGEST_LIFE))
            which = choices.randrange(2)
            nodes.servers[which].kill()
            crowd.check()
            await asyncio.sleep(choices.uniform(0, LONGEST_LIFE / 2))
            await nodes.restart(which)
        count = await finish(nodes, crowd, seed)
        assert count.acknowledged > 5 * kills, (seed, count)


def test_nodes_killed_in_random_order_lose_nothing(store: str, tmp_path: Path) -> None:
    with two_nodes(store, tmp_path) as nodes:
        asyncio.run(kill_again_and_again(nodes, "turns-1", KILLS))


@pytest.mark.thorough
@pytest.mark.timeout(1_200)
@pytest.mark.parametrize("seed", ["long-1", "long-2"])
def test_nodes_killed_a_hundred_times_lose_nothing(store: str, tmp_path: Path, seed: str) -> None:
    with two_nodes(store, tmp_path) as nodes:
        asyncio.run(kill_again_and_again(nodes, seed, LONG_KILLS))


async def test_play_continues_without_the_bus_and_is_fast_again_with_it(
    store: str, tmp_path: Path
) -> None:
    with two_nodes(store, tmp_path) as nodes:
        async with crowd_at(nodes, "bus") as (crowd, _):
            await play_on(crowd, within=20)
            nodes.nats.kill()
            await play_on(crowd, within=25, more=10)
            nodes.nats.start()
            await asyncio.sleep(1)
            await play_on(crowd, within=10)
            await finish(nodes, crowd, "bus")


async def test_a_paused_node_that_wakes_up_writes_nothing(store: str, tmp_path: Path) -> None:
    with two_nodes(store, tmp_path) as nodes:
        async with crowd_at(nodes, "paused") as (crowd, balancer):
            for which in (0, 1):
                await play_on(crowd, within=20)
                nodes.signal(which, signal.SIGSTOP)
                balancer.cut(nodes.ports[which])
                try:
                    await play_on(crowd, within=10, more=5)
                finally:
                    nodes.signal(which, signal.SIGCONT)
                balancer.out.clear()
                await play_on(crowd, within=10, more=5)
            await finish(nodes, crowd, "paused")


@pytest.mark.thorough
async def test_people_of_a_paused_node_notice_by_themselves_and_play_on(
    store: str, tmp_path: Path
) -> None:
    """A paused node closes no connection."""

    with two_nodes(store, tmp_path, is_hasty=False) as nodes:
        async with crowd_at(nodes, "silent") as (crowd, balancer):
            for which in (0, 1):
                await play_on(crowd, within=20)
                balancer.out.add(nodes.ports[which])
                nodes.signal(which, signal.SIGSTOP)
                try:
                    await play_on(crowd, within=20, more=1)
                finally:
                    nodes.signal(which, signal.SIGCONT)
                balancer.out.clear()
            await finish(nodes, crowd, "silent")


async def test_a_node_whose_clock_is_changed_plays_on_and_claims_nothing(
    store: str, tmp_path: Path
) -> None:
    with two_nodes(store, tmp_path) as nodes:
        async with crowd_at(nodes, "clock") as (crowd, _):
            await play_on(crowd, within=20)
            for which, step in ((0, signal.SIGUSR1), (1, signal.SIGUSR2), (1, signal.SIGUSR2)):
                nodes.signal(which, step)
                await play_on(crowd, within=10)
            nodes.servers[1].kill()
            await play_on(crowd, within=10)
            await nodes.restart(1)
            await finish(nodes, crowd, "clock")
        assert "table lost to another node" not in nodes.said()


async def test_a_rolling_restart_loses_nothing(store: str, tmp_path: Path) -> None:
    with two_nodes(store, tmp_path, is_hasty=False) as nodes:
        async with crowd_at(nodes, "rolling") as (crowd, _):
            for which in (0, 1, 0, 1):
                await play_on(crowd, within=20, more=5)
                nodes.signal(which, signal.SIGTERM)
                await play_on(crowd, within=5, more=2)
                await nodes.ended(which)
                await nodes.restart(which)
            await finish(nodes, crowd, "rolling")
