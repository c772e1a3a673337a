"""Two nodes that share a table over an in-process bus."""

import asyncio

import pytest

from foretell.protocol.client import Sit, Stand, Start
from foretell.protocol.codec import decode_server
from foretell.protocol.server import Done, Refused
from foretell.server.background import in_background
from foretell.server.cluster import messages
from foretell.server.cluster.publisher import NewsPublisher
from foretell.server.live.tables import NotOwner, UnknownCode
from foretell.server.refusals import Draining
from foretell.server.storage.faults import StaleToken, StoreUnavailable
from foretell.server.storage.values import Commit
from foretell.server.upkeep import close_idle_tables
from foretell.testing.memory_store import MemoryStore
from tests.server.cluster.exchange import Wire
from tests.server.cluster.guests import (
    BRISK,
    SHORT,
    Guest,
    Regular,
    check_stories,
    is_over,
    until,
)
from tests.server.cluster.nodes import PEOPLE, Cluster, first_table, playing, split_game
from tests.server.inside import write_to
from tests.server.storage.helpers import answers_of


async def test_people_at_two_nodes_play_a_game(made: Cluster) -> None:
    code, guests = await split_game(made)
    await until(lambda: all(map(is_over, guests)))
    await check_stories(made.store, code, guests)
    assert {guest.connections for guest in guests} == {1}
    await until(lambda: guests[3].talk.view.present == (True,) * 3)


@pytest.mark.parametrize("lossy", ["table", "ask", "all"])
async def test_lost_messages_cost_nothing_but_time(made: Cluster, lossy: str) -> None:
    count = 0

    def loses(subject: str) -> bool:
        nonlocal count
        count += 1
        return count % 7 == 0 and (lossy == "all" or lossy in subject)

    made.exchange.loses = loses
    code, guests = await split_game(made)
    await until(lambda: all(map(is_over, guests)), within=45)
    await check_stories(made.store, code, guests)


async def test_nodes_without_a_bus_play_through_the_store(made: Cluster) -> None:
    made.exchange.is_up = False
    code, guests = await split_game(made)
    await until(lambda: all(map(is_over, guests)), within=45)
    await check_stories(made.store, code, guests)


async def test_play_continues_while_the_bus_is_down_and_after_it_returns(made: Cluster) -> None:
    code, guests = await split_game(made)
    story = guests[1].talk.view
    await until(lambda: story.version > 10)
    made.exchange.is_up = False
    before = story.version
    await until(lambda: story.version > before + 3)
    made.exchange.is_up = True
    await until(lambda: all(map(is_over, guests)), within=45)
    await check_stories(made.store, code, guests)


async def test_a_killed_holder_is_replaced_without_a_reconnection(made: Cluster) -> None:
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


async def test_a_holder_that_stops_hands_over_at_once(made: Cluster) -> None:
    code, guests = await split_game(made)
    await until(lambda: guests[1].talk.view.version > 12)
    await made.nodes.pop("north").stop()
    await until(lambda: all(map(is_over, guests)), within=5)
    await check_stories(made.store, code, guests)
    assert guests[0].connections >= 2


async def test_a_node_follows_a_table_that_it_lost_without_noticing(made: Cluster) -> None:
    code, guests = await split_game(made)
    await until(lambda: guests[1].talk.view.version > 12)
    await made.store.leases.give_back(
        code, node="north", token=made.nodes["north"].registry.actors[code].token
    )
    await until(lambda: all(map(is_over, guests)))
    await check_stories(made.store, code, guests)
    assert {guest.connections for guest in guests} == {1}
    north, south = made.nodes["north"], made.nodes["south"]
    await until(lambda: code in south.registry.actors and code not in north.registry.actors)


class LateStore:
    """A store whose commits do not come through until the gate is open."""

    def __init__(self, store: MemoryStore) -> None:
        self.gate = asyncio.Event()
        self.refused = 0
        self._store = store

    async def append(self, commit: Commit) -> None:
        """Write once the gate is open."""
        await self.gate.wait()
        try:
            await self._store.append(commit)
        except StaleToken:
            self.refused += 1
            raise


async def test_the_late_write_of_a_node_that_was_replaced_is_refused(made: Cluster) -> None:
    code, guests = await split_game(made)
    await until(lambda: guests[1].talk.view.version > 12)
    north, late = made.nodes["north"], LateStore(made.store)
    write_to(north.registry.actors[code], late)
    made.store.asleep.add("north")
    await until(lambda: code in made.nodes["south"].registry.actors)
    late.gate.set()
    await until(lambda: all(map(is_over, guests)))
    assert late.refused == 1
    await check_stories(made.store, code, guests)
    assert {guest.connections for guest in guests} == {1}


async def test_an_idle_table_goes_to_the_next_node_that_opens_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("foretell.server.upkeep.IDLE", 0.05)
    async with playing() as made:
        north, south, code = await first_table(made)
        async with in_background(close_idle_tables(north)):
            await until(lambda: not north.shared)
        assert (await made.store.leases.whereabouts((code,)))[code].node is None
        taken = await south.access(code)
        assert taken.actor is not None
        again = await north.access(code)
        assert again.actor is None


async def test_an_idle_table_that_the_store_cannot_release_is_released_later(made: Cluster) -> None:
    north = await made.node("north")
    code = await north.create(SHORT, BRISK, PEOPLE[0])
    made.store.fault = StoreUnavailable("full")
    north.close_idle()
    await until(lambda: not north.shared)
    assert (await made.store.leases.whereabouts((code,)))[code].node == "north"
    made.store.fault = None
    async with asyncio.timeout(10):
        while (await made.store.leases.whereabouts((code,)))[code].node is not None:
            await asyncio.sleep(0.01)


@pytest.mark.parametrize("is_up", [True, False])
async def test_a_refusal_to_a_stranger_at_another_node_is_not_stored(
    made: Cluster, *, is_up: bool
) -> None:
    made.exchange.is_up = is_up
    _, south, code = await first_table(made)
    stranger = Guest(code, PEOPLE[1], (south,), 1)
    made.seat(stranger)
    await until(lambda: stranger.talk.is_welcome)
    await stranger.send(stranger.talk.ask(Start))
    await until(lambda: not stranger.talk.unanswered)
    (answer,) = stranger.talk.answers.values()
    assert isinstance(answer, Refused)
    assert answer.code == "table/not_host"
    assert await answers_of(made.store, code) == ()


@pytest.mark.parametrize("is_up", [True, False])
async def test_a_seated_person_at_another_node_is_refused_too(
    made: Cluster, *, is_up: bool
) -> None:
    """Without a bus the command goes through the store, so the refusal is stored there."""
    made.exchange.is_up = is_up
    _, south, code = await first_table(made)
    table = await south.access(code)
    sit = await table.ask(PEOPLE[1], Sit("sit"))
    assert isinstance(decode_server(sit), Done)
    assert await table.ask(PEOPLE[1], Sit("sit")) == sit
    refused = await table.ask(PEOPLE[1], Start("start"))
    assert decode_server(refused) == Refused("start", "table/not_host")
    kept = {one.command for one in await answers_of(made.store, code)}
    assert kept == ({"sit"} if is_up else {"sit", "start"})
    assert await table.ask(PEOPLE[1], Start("start")) == refused
    for name in ("sit", "start"):
        reused = decode_server(await table.ask(PEOPLE[1], Stand(name)))
        assert reused == Refused(name, "command/id_reused")
    assert len(await made.store.log.rows(code)) == 2


async def test_an_unknown_code_is_refused_as_at_a_single_node(made: Cluster) -> None:
    north = await made.node("north")
    with pytest.raises(UnknownCode):
        await north.access("NONE")
    assert not north.shared
    await made.nodes.pop("north").stop()
    with pytest.raises(Draining):
        await north.access("NONE")


async def test_a_table_that_expires_is_closed_at_every_node(made: Cluster) -> None:
    north, south, code = await first_table(made)
    shown = await north.access(code), await south.access(code)
    far = 2**53
    await made.store.log.expire(gathering_before=far, finished_before=far, playing_before=far)
    await until(lambda: all(table.closed.is_set() for table in shown))
    await until(lambda: not north.shared and not south.shared and not north.registry.actors)
    with pytest.raises(NotOwner):
        await shown[1].ask(PEOPLE[0], Start("s"))


async def test_messages_of_other_versions_are_refused_or_ignored(made: Cluster) -> None:
    _, south, code = await first_table(made)
    table = await south.access(code)
    wire = Wire(made.exchange)

    async def ask(node: str, body: bytes) -> bytes:
        reply = await wire.request(messages.command_subject(node), body, within=5)
        assert reply is not None
        return reply

    for body in (b"", b"{}", messages.encode(("future", 1))):
        table.receive(body)
        assert await ask("north", body) == messages.encode(messages.NotHere())
        assert messages.decode_reply(body) == messages.NotHere()
    ping = messages.encode(messages.Asked(code, "p0", "Name 0", b'{"type":"ping"}'))
    assert await ask("north", ping) == messages.encode(messages.NotHere())
    for command in (b'{"type":"wave","id":"w"}', b'{"type":"sit","id":"w","how":"still"}'):
        asked = messages.encode(messages.Asked(code, "p0", "Name 0", command))
        reply = messages.decode_reply(await ask("north", asked))
        assert isinstance(reply, messages.Answered)
        refused = decode_server(reply.body)
        assert isinstance(refused, Refused)
        assert (refused.id, refused.code) == ("w", "frame/bad")
    start = b'{"type":"start","id":"s"}'
    for node, of in (("south", code), ("north", "NONE")):
        asked = messages.encode(messages.Asked(of, "p0", "Name 0", start))
        assert await ask(node, asked) == messages.encode(messages.NotHere())
    assert table.broadcaster.log.rows == 1


async def test_other_nodes_learn_that_the_bots_of_a_table_wait(made: Cluster) -> None:
    north, south, code = await first_table(made)
    there = (await south.access(code)).broadcaster
    here = (await north.access(code)).broadcaster
    publisher = NewsPublisher(made.exchange.wires[0])
    for wait in (True, False):
        here.show_waiting(bots_wait=wait)
        publisher.bots_wait(code, wait=wait)
        await until(lambda: there.bots_wait is wait)  # noqa: B023 - awaited here


async def test_a_person_who_leaves_another_node_is_away(made: Cluster) -> None:
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
