"""Faults between nodes: nodes that disagree, stores that fail once, tables that vanish."""

import asyncio
from functools import partial
from typing import Never

import pytest

from foretell.protocol.client import Sit, Start
from foretell.protocol.codec import decode_server
from foretell.protocol.server import Done, Refused
from foretell.server.cluster import messages
from foretell.server.cluster.shared_table import SharedTable
from foretell.server.live.tables import NotOwner
from foretell.server.storage.faults import UnknownTable
from foretell.server.storage.values import Row
from foretell.testing.memory_store import MemoryStore
from tests.server.cluster.guests import until
from tests.server.cluster.nodes import PEOPLE, Cluster, Patchy, first_table, playing


async def followed(made: Cluster) -> tuple[SharedTable, SharedTable]:
    """Return one table twice: at the node that holds it, and at one that follows it."""
    north, south, code = await first_table(made)
    held, follows = await north.access(code), await south.access(code)
    assert held.actor is not None
    assert follows.actor is None
    return held, follows


async def test_requests_made_at_once_share_one_table(made: Cluster) -> None:
    made.store = Patchy(partial(asyncio.sleep, 0))
    held, _ = await followed(made)
    west = await made.node("west")
    found = await asyncio.gather(*(west.access(held.code) for _ in range(3)))
    assert len(set(map(id, found))) == 1


async def test_a_node_that_denies_a_table_is_asked_again(made: Cluster) -> None:
    held, follows = await followed(made)
    (wire,) = (wire for wire in made.exchange.wires if "foretell.ask.north" in wire.responders)
    reply, denied = wire.responders["foretell.ask.north"], 0

    async def deny_once(body: bytes) -> bytes:
        nonlocal denied
        denied += 1
        return messages.encode(messages.NotHere()) if denied == 1 else await reply(body)

    wire.responders["foretell.ask.north"] = deny_once
    answer = await follows.ask(PEOPLE[1], Sit("s", 2))
    assert isinstance(decode_server(answer), Done)
    assert denied == 2
    assert held.broadcaster.log.rows == 2
    assert await held.ask(PEOPLE[1], Sit("s", 2)) == answer


async def test_a_command_waits_while_the_actor_changes_hands(made: Cluster) -> None:
    held, follows = await followed(made)
    assert held.actor is not None
    held.actor.close()
    answer = await held.ask(PEOPLE[1], Sit("s", 2))
    assert isinstance(decode_server(answer), Done)
    assert await follows.ask(PEOPLE[1], Sit("s", 2)) == answer


async def test_a_command_to_a_deleted_table_is_given_up(
    made: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, follows = await followed(made)
    made.exchange.is_up = False

    async def gone(code: str, *_: object, **__: object) -> Never:
        raise UnknownTable(code)

    monkeypatch.setattr(made.store, "put", gone)
    with pytest.raises(NotOwner):
        await follows.ask(PEOPLE[0], Start("s"))


async def test_a_command_lost_from_the_inbox_is_put_there_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("foretell.server.cluster.remote_table.REQUEST_TIMEOUT", 0.3)
    async with playing() as made:
        _, follows = await followed(made)
        made.exchange.is_up = False
        put, left = made.store.inbox.put, 0

        async def put_second(code: str, person: str, body: bytes, *, at: int) -> None:
            nonlocal left
            left += 1
            if left > 1:
                await put(code, person, body, at=at)

        monkeypatch.setattr(made.store, "put", put_second)
        answer = await follows.ask(PEOPLE[1], Sit("s", 2))
        assert isinstance(decode_server(answer), Done)
        assert left == 2


async def test_a_failed_poll_is_followed_by_the_next(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with playing() as made:
        _, follows = await followed(made)
        whereabouts, failed = MemoryStore.whereabouts, 0

        async def fail_once(store: MemoryStore, codes: frozenset[str]) -> object:
            nonlocal failed
            failed += 1
            if failed == 1:
                raise RuntimeError("once")
            return await whereabouts(store, codes)

        monkeypatch.setattr(MemoryStore, "whereabouts", fail_once)
        await until(lambda: failed > 3)
        assert not follows.closed.is_set()
    assert "poll failed" in capsys.readouterr().out


async def test_a_table_that_fails_is_closed_and_opened_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with playing() as made:
        held, _ = await followed(made)
        assert held.actor is not None
        rows = made.store.log.rows

        async def broken(*_: object, **__: object) -> Never:
            raise RuntimeError("broken")

        monkeypatch.setattr(made.store, "rows", broken)
        held.actor.close()
        await until(held.closed.is_set)
        monkeypatch.setattr(made.store, "rows", rows)
        again = await made.nodes["north"].access(held.code)
        assert again is not held
        assert again.broadcaster.log.rows == 1
    assert "table closed by an error" in capsys.readouterr().out


async def test_a_table_deleted_while_it_is_claimed_is_closed(made: Cluster) -> None:
    held, _ = await followed(made)
    assert held.actor is not None
    made.store.blind.add("north")
    far = 2**53
    await made.store.log.expire(gathering_before=far, finished_before=far, playing_before=far)
    held.actor.close()
    await until(held.closed.is_set)


async def test_a_table_that_moves_to_a_third_node_is_followed_there(made: Cluster) -> None:
    held, follows = await followed(made)
    west = await made.node("west")
    made.exchange.is_up = False
    assert held.actor is not None
    await made.store.leases.give_back(held.code, node="north", token=held.actor.token)
    taken = await west.access(held.code)
    made.exchange.is_up = True
    for number, table in enumerate((held, follows)):
        answer = await table.ask(PEOPLE[1 + number], Sit("s", 1 + number))
        assert isinstance(decode_server(answer), Done)
    assert taken.actor is not None
    assert taken.broadcaster.log.rows == 3
    await until(lambda: held.broadcaster.log.rows == follows.broadcaster.log.rows == 3)


async def test_a_row_that_arrives_while_the_log_is_read_is_no_sign_of_lost_rows(
    made: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    held, follows = await followed(made)
    rows, goes_on = made.store.rows, asyncio.Event()

    async def slow(code: str, *, after: int = 0) -> tuple[Row, ...]:
        found = await rows(code, after=after)
        await goes_on.wait()
        return found

    monkeypatch.setattr(made.store, "rows", slow)
    reading = asyncio.create_task(follows.refresh())
    await held.ask(PEOPLE[1], Sit("s", 2))
    await until(lambda: follows.broadcaster.log.rows == 2)
    goes_on.set()
    await reading
    await asyncio.sleep(0)
    assert not follows.closed.is_set()


async def test_a_stranger_who_sits_down_without_a_bus_is_answered(made: Cluster) -> None:
    made.exchange.is_up = False
    _, follows = await followed(made)
    answer = await follows.ask(PEOPLE[1], Sit("s", 2))
    assert isinstance(decode_server(answer), Done)
    taken = decode_server(await follows.ask(PEOPLE[2], Sit("s", 2)))
    assert isinstance(taken, Refused)
    assert taken.code == "table/seat_taken"
