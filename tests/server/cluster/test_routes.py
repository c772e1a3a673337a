"""Two nodes and what they do for a table, over a bus inside the process."""

import asyncio

import pytest

from foretell.protocol.client import Sit, Stand, Start
from foretell.protocol.codec import decode_server
from foretell.protocol.server import Done, Refused
from foretell.server.cluster import messages
from foretell.server.cluster.route import Route
from foretell.server.live.table_actor import NotOwner
from foretell.server.live.table_registry import UnknownCode
from foretell.server.refusals import Draining
from foretell.server.storage import Commit, StaleToken
from foretell.testing.memory_store import MemoryStore
from tests.server.cluster.guests import (
    BRISK,
    SHORT,
    Guest,
    Regular,
    check_stories,
    is_over,
    until,
)
from tests.server.cluster.nodes import PEOPLE, Cluster, play, split_game
from tests.server.storage.helpers import answers_of


def test_people_at_two_nodes_play_a_game() -> None:
    async def scenario(made: Cluster) -> None:
        code, guests = await split_game(made)
        await until(lambda: all(map(is_over, guests)))
        await check_stories(made.store, code, guests)
        assert {guest.connections for guest in guests} == {1}
        await until(lambda: guests[3].talk.view.present == (True,) * 3)

    play(scenario)


@pytest.mark.parametrize("lossy", ["table", "ask", "all"])
def test_lost_messages_cost_time_alone(lossy: str) -> None:
    async def scenario(made: Cluster) -> None:
        count = 0

        def loses(subject: str) -> bool:
            nonlocal count
            count += 1
            return count % 7 == 0 and (lossy == "all" or lossy in subject)

        made.exchange.loses = loses
        code, guests = await split_game(made)
        await until(lambda: all(map(is_over, guests)), within=45)
        await check_stories(made.store, code, guests)

    play(scenario)


def test_without_a_bus_they_meet_in_the_store() -> None:
    async def scenario(made: Cluster) -> None:
        made.exchange.is_up = False
        code, guests = await split_game(made)
        await until(lambda: all(map(is_over, guests)), within=45)
        await check_stories(made.store, code, guests)

    play(scenario)


def test_a_bus_that_goes_and_comes_back() -> None:
    async def scenario(made: Cluster) -> None:
        code, guests = await split_game(made)
        story = guests[1].talk.view
        await until(lambda: story.version > 10)
        made.exchange.is_up = False
        before = story.version
        await until(lambda: story.version > before + 3)
        made.exchange.is_up = True
        await until(lambda: all(map(is_over, guests)), within=45)
        await check_stories(made.store, code, guests)

    play(scenario)


def test_a_killed_holder_is_replaced_and_nobody_there_notices() -> None:
    async def scenario(made: Cluster) -> None:
        code, guests = await split_game(made)
        await until(lambda: guests[1].talk.view.version > 12)
        made.playing[0].cancel()
        await made.kill("north")
        back = Regular(code, PEOPLE[0], (made.nodes["south"],), 9)
        made.seat(back)
        others = [*guests[1:], back]
        version = guests[1].talk.view.version
        await until(lambda: guests[1].talk.view.version > version, within=10)
        await until(lambda: all(map(is_over, others)))
        await check_stories(made.store, code, others)
        assert {guest.connections for guest in others} == {1}

    play(scenario)


def test_a_holder_that_stops_hands_over_at_once() -> None:
    async def scenario(made: Cluster) -> None:
        code, guests = await split_game(made)
        await until(lambda: guests[1].talk.view.version > 12)
        await made.nodes.pop("north").stop()
        await until(lambda: all(map(is_over, guests)), within=5)
        await check_stories(made.store, code, guests)
        assert guests[0].connections >= 2

    play(scenario)


def test_a_table_lost_unnoticed_is_followed_from_then_on() -> None:
    async def scenario(made: Cluster) -> None:
        code, guests = await split_game(made)
        await until(lambda: guests[1].talk.view.version > 12)
        await made.store.leases.give_back(
            code, node="north", token=made.nodes["north"]._actors[code].token
        )
        await until(lambda: all(map(is_over, guests)))
        await check_stories(made.store, code, guests)
        assert {guest.connections for guest in guests} == {1}
        north, south = made.nodes["north"], made.nodes["south"]
        await until(lambda: code in south._actors and code not in north._actors)

    play(scenario)


class LateStore:
    """A store whose commits do not come through until the gate is open."""

    def __init__(self, store: MemoryStore) -> None:
        self.gate = asyncio.Event()
        self.refused = 0
        self._store = store

    async def append(self, commit: Commit) -> None:
        """Write late."""
        await self.gate.wait()
        try:
            await self._store.append(commit)
        except StaleToken:
            self.refused += 1
            raise


def test_the_late_write_of_a_node_that_was_replaced_is_refused() -> None:
    async def scenario(made: Cluster) -> None:
        code, guests = await split_game(made)
        await until(lambda: guests[1].talk.view.version > 12)
        north, late = made.nodes["north"], LateStore(made.store)
        north._actors[code]._store = late  # type: ignore[assignment]
        north._tasks[0].cancel()  # no sign of life, as of a process that sleeps
        await until(lambda: code in made.nodes["south"]._actors)
        late.gate.set()
        await until(lambda: all(map(is_over, guests)))
        assert late.refused == 1
        await check_stories(made.store, code, guests)
        assert {guest.connections for guest in guests} == {1}

    play(scenario)


def test_an_idle_table_is_left_to_whoever_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("foretell.server.cluster.registry.IDLE", 0.05)

    async def scenario(made: Cluster) -> None:
        north, south = await made.node("north"), await made.node("south")
        code = await north.create(SHORT, BRISK, PEOPLE[0])
        await until(lambda: not north._routes)
        assert (await made.store.leases.whereabouts((code,)))[code].node is None
        monkeypatch.setattr("foretell.server.cluster.registry.IDLE", 60)
        south._tasks[1].cancel()
        taken = await south.access(code)
        assert isinstance(taken, Route)
        assert taken.actor is not None
        again = await north.access(code)
        assert isinstance(again, Route)
        assert again.actor is None

    play(scenario)


@pytest.mark.parametrize("is_up", [True, False])
def test_a_stranger_at_another_node_is_refused_and_that_is_not_kept(is_up: bool) -> None:  # noqa: FBT001
    async def scenario(made: Cluster) -> None:
        made.exchange.is_up = is_up
        north, south = await made.node("north"), await made.node("south")
        code = await north.create(SHORT, BRISK, PEOPLE[0])
        stranger = Guest(code, PEOPLE[1], (south,), 1)
        made.seat(stranger)
        await until(lambda: stranger.talk.is_welcome)
        await stranger.send(stranger.talk.ask(Start))
        await until(lambda: not stranger.talk.unanswered)
        (answer,) = stranger.talk.answers.values()
        assert isinstance(answer, Refused)
        assert answer.code == "table/not_host"
        assert await answers_of(made.store, code) == ()

    play(scenario)


@pytest.mark.parametrize("is_up", [True, False])
def test_a_seated_person_at_another_node_is_refused_too(is_up: bool) -> None:  # noqa: FBT001
    """By the store where there is no bus: there the refusal is kept, as it is looked for there."""

    async def scenario(made: Cluster) -> None:
        made.exchange.is_up = is_up
        north, south = await made.node("north"), await made.node("south")
        code = await north.create(SHORT, BRISK, PEOPLE[0])
        route = await south.access(code)
        sit = await route.ask(PEOPLE[1], Sit("sit"))
        assert isinstance(decode_server(sit), Done)
        assert await route.ask(PEOPLE[1], Sit("sit")) == sit
        refused = await route.ask(PEOPLE[1], Start("start"))
        assert decode_server(refused) == Refused("start", "table/not_host")
        kept = {one.command for one in await answers_of(made.store, code)}
        assert kept == ({"sit"} if is_up else {"sit", "start"})
        assert await route.ask(PEOPLE[1], Start("start")) == refused
        for name in ("sit", "start"):
            reused = decode_server(await route.ask(PEOPLE[1], Stand(name)))
            assert reused == Refused(name, "command/id_reused")
        assert len(await made.store.log.rows(code)) == 2

    play(scenario)


def test_nobody_home_is_told_as_at_a_single_node() -> None:
    async def scenario(made: Cluster) -> None:
        north = await made.node("north")
        with pytest.raises(UnknownCode):
            await north.access("NONE")
        assert not north._routes
        await made.nodes.pop("north").stop()
        with pytest.raises(Draining):
            await north.access("NONE")

    play(scenario)


def test_a_table_that_expires_closes_its_routes() -> None:
    async def scenario(made: Cluster) -> None:
        north, south = await made.node("north"), await made.node("south")
        code = await north.create(SHORT, BRISK, PEOPLE[0])
        routes = await north.access(code), await south.access(code)
        far = 2**53
        await made.store.log.expire(gathering_before=far, finished_before=far, playing_before=far)
        await until(lambda: all(route.closed.is_set() for route in routes))
        await until(lambda: not north._routes and not south._routes and not north.tables)
        with pytest.raises(NotOwner):
            await routes[1].ask(PEOPLE[0], Start("s"))

    play(scenario)


def test_what_comes_is_told_in_words_of_other_versions_too() -> None:
    async def scenario(made: Cluster) -> None:
        north, south = await made.node("north"), await made.node("south")
        code = await north.create(SHORT, BRISK, PEOPLE[0])
        route = await south.access(code)
        assert isinstance(route, Route)
        for body in (b"", b"{}", messages.encode(("future", 1))):
            route.hear(body)
            assert await north._reply(body) == messages.encode(messages.NotHere())
            assert messages.decode_reply(body) == messages.NotHere()
        ping = messages.encode(messages.Asked(code, "p0", "Name 0", b'{"type":"ping"}'))
        assert await north._reply(ping) == messages.encode(messages.NotHere())
        for command in (b'{"type":"wave","id":"w"}', b'{"type":"sit","id":"w","how":"still"}'):
            asked = messages.encode(messages.Asked(code, "p0", "Name 0", command))
            reply = messages.decode_reply(await north._reply(asked))
            assert isinstance(reply, messages.Answered)
            refused = decode_server(reply.body)
            assert isinstance(refused, Refused)
            assert (refused.id, refused.code) == ("w", "frame/bad")
        start = b'{"type":"start","id":"s"}'
        for node, table in ((south, code), (north, "NONE")):
            asked = messages.encode(messages.Asked(table, "p0", "Name 0", start))
            assert await node._reply(asked) == messages.encode(messages.NotHere())
        assert route.broadcaster.log.rows == 1

    play(scenario)


def test_other_nodes_hear_that_the_bots_of_a_table_wait() -> None:
    async def scenario(made: Cluster) -> None:
        north, south = await made.node("north"), await made.node("south")
        code = await north.create(SHORT, BRISK, PEOPLE[0])
        there = (await south.access(code)).broadcaster
        here = (await north.access(code)).broadcaster
        for wait in (True, False):
            here.show_waiting(bots_wait=wait)
            north.bots_waiting(here)
            await until(lambda: there.bots_wait is wait)  # noqa: B023 - awaited here

    play(scenario)


def test_a_person_who_leaves_another_node_is_away() -> None:
    async def scenario(made: Cluster) -> None:
        code, guests = await split_game(made)
        both = guests[0].talk.view, guests[3].talk.view
        await until(lambda: all(story.present == (True, True, True) for story in both))
        made.playing[1].cancel()
        await until(lambda: all(story.present.count(False) == 1 for story in both))
        back = Regular(code, PEOPLE[1], (made.nodes["north"],), 7)
        made.seat(back)
        others = [guests[0], guests[2], guests[3], back]
        await until(lambda: all(map(is_over, others)))
        await check_stories(made.store, code, others)

    play(scenario)
