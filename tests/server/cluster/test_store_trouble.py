"""Nodes whose store is read-only for a while, or has a damaged log."""

import asyncio
from dataclasses import replace

import pytest

from foretell.protocol.codec import decode_server
from foretell.protocol.server import Refused
from foretell.server.cluster import messages
from foretell.server.cluster.presence_writer import PresenceWriter
from foretell.server.cluster.shared_table import SharedTable
from foretell.server.live.client_session import ClientSession
from foretell.server.refusals import TableDamaged
from foretell.server.storage.faults import StoreUnavailable
from foretell.server.storage.values import Commit
from tests.server.cluster.exchange import Exchange, Wire
from tests.server.cluster.guests import BRISK, SHORT, check_stories, is_over, until
from tests.server.cluster.nodes import PEOPLE, Cluster, first_table, playing, split_game
from tests.server.inside import write_to
from tests.server.storage.helpers import present


class FullStore:
    """A store that refuses this node's writes."""

    def __init__(self) -> None:
        self.refused = 0

    async def append(self, _: Commit) -> None:
        """Refuse."""
        self.refused += 1
        raise StoreUnavailable("full")


async def test_people_at_both_nodes_learn_of_a_failing_store_and_play_on_later(
    made: Cluster,
) -> None:
    code, guests = await split_game(made)
    await until(lambda: guests[1].talk.view.version > 12)
    full = FullStore()
    write_to(made.nodes["north"].registry.actors[code], full)
    await until(lambda: all(map(is_over, guests)))
    await check_stories(made.store, code, guests)
    assert full.refused == 1
    told = [reason for guest in guests for reason in guest.closings]
    assert "unavailable" in told
    assert set(told) <= {"unavailable"}


@pytest.mark.parametrize("is_up", [True, False])
async def test_a_store_that_is_full_for_all_nodes_ends_no_game(
    made: Cluster, *, is_up: bool
) -> None:
    code, guests = await split_game(made)
    await until(lambda: guests[1].talk.view.version > 12)
    made.exchange.is_up = is_up
    made.store.fault = StoreUnavailable("full")
    await until(lambda: any(guest.closings for guest in guests))
    made.store.fault = None
    await until(lambda: all(map(is_over, guests)), within=40)
    await check_stories(made.store, code, guests)


async def test_the_holder_of_a_table_reports_that_it_cannot_write(made: Cluster) -> None:
    north, south, code = await first_table(made)
    await south.access(code)
    write_to(north.registry.actors[code], FullStore())
    command = b'{"type":"sit","id":"1"}'
    asked = messages.encode(messages.Asked(code, PEOPLE[1].id, PEOPLE[1].name, command))
    reply = await made.exchange.wires[1].request("foretell.ask.north", asked, within=5)
    assert reply is not None
    assert messages.decode_reply(reply) == messages.CannotWrite("full", 5)


async def followed(made: Cluster) -> tuple[str, SharedTable]:
    """Return the code of a table that north holds, and the table as south follows it."""
    _, south, code = await first_table(made)
    table = await south.access(code)
    return code, table


@pytest.mark.parametrize("by_bus", [True, False])
async def test_a_row_that_cannot_be_read_closes_its_table_and_no_other(
    made: Cluster, *, by_bus: bool
) -> None:
    code, table = await followed(made)
    other = await made.nodes["south"].access(
        await made.nodes["north"].create(SHORT, BRISK, PEOPLE[0])
    )
    if by_bus:
        news = messages.encode(messages.RowAdded(2, 1, b"nonsense", 9, table.broadcaster.log.epoch))
        made.exchange.wires[0].publish(messages.news_subject(code), news)
    else:
        rows = made.store._tables[code].rows
        rows.append(replace(rows[0], seq=2, entries=b"nonsense"))
    await until(table.closed.is_set)
    assert isinstance(table.fault, TableDamaged)
    await asyncio.sleep(0)
    assert not other.closed.is_set()


async def test_a_damaged_table_is_refused_at_every_node(made: Cluster) -> None:
    code, table = await followed(made)
    rows = made.store._tables[code].rows
    rows.append(replace(rows[0], seq=2, entries=b"nonsense"))
    await until(table.closed.is_set)
    session = ClientSession(made.nodes["south"], PEOPLE[1])
    await session.take(f'{{"type":"hello","table":"{code}"}}')
    frame = await session.next()
    assert frame is not None
    refused = decode_server(frame)
    assert isinstance(refused, Refused)
    assert refused.code == "table/damaged"


async def test_presence_that_could_not_be_written_is_written_later(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("foretell.server.cluster.presence_writer.PAUSE", 0.005)
    async with playing() as made:
        north = await made.node("north")
        code = await north.create(SHORT, BRISK, PEOPLE[0])
        book = PresenceWriter(made.store, Wire(Exchange()), node="north")
        running = asyncio.create_task(book.run())
        made.store.fault = StoreUnavailable("full")
        book.note(code, "p", 1)
        await until(lambda: made.store.trouble is not None)
        assert await present(made.store, code) == frozenset()
        made.store.fault = None
        async with asyncio.timeout(10):
            while await present(made.store, code) != {"p"}:
                await asyncio.sleep(0.005)
        running.cancel()
        await asyncio.gather(running, return_exceptions=True)
