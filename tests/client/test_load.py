"""Load tests: measurements, and whole games played by minimal clients."""

import asyncio
import os
import signal
import sys
import time
from contextlib import suppress
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from random import Random

import pytest

from foretell.client.load.frames import move_from, read
from foretell.client.load.pace import Pace
from foretell.client.load.people import People
from foretell.client.load.report import Percentiles, Tally, percentiles_of
from foretell.client.load.run import LoadTest, Plan
from foretell.client.load.server import LocalServer, ServerEnded, own_server
from foretell.client.load.socket import Host, LeanSocket, NoSocket, open_socket
from foretell.client.load.table import LoadTable
from foretell.protocol.client import (
    Bid,
    CallRematch,
    ChooseTrump,
    ClientMessage,
    Hello,
    Play,
    Sit,
    Start,
)
from foretell.protocol.codec import decode_client, encode
from foretell.protocol.server import Legal


async def test_a_load_test_plays_whole_games_with_all_ways_of_bidding() -> None:
    """Two seconds are enough for several games at each table; a busy machine gets more."""
    async with own_server(None) as server:
        plan = Plan(
            people=10,
            tables=3,
            warm_up=0.2,
            seconds=2,
            rate=0,
            spectators=4,
            idle_sockets=60,
            hand_sizes=(1, 2),
        )
        report = await LoadTest(plan, server).run()
        if report.games <= 6:
            report = await LoadTest(replace(plan, seconds=30), server).run()
        assert report.games > 6
        assert report.due == report.moves > 20
        assert report.moves_per_second > 0
        assert (report.refused, report.errors, report.reconnects) == ({}, {}, 0)
        assert report.seen is not None
        assert report.answered is not None
        assert report.response is None
        assert 0 < report.seen.p50 <= report.seen.p99 <= report.seen.p999 <= report.seen.most
        if Path("/proc/self/status").exists():
            assert report.idle_kilobytes is not None
            assert report.resident_megabytes is not None
            assert report.cpu_per_move is not None
        assert b'"moves_per_second":' in report.json().encode()


async def test_every_scheduled_move_is_in_the_report() -> None:
    async with own_server(None) as server:
        plan = Plan(people=6, tables=2, warm_up=0.5, seconds=1, rate=20, hand_sizes=(3,))
        report = await LoadTest(plan, server).run()
        assert (report.due, report.owed, report.moves) == (20, 0, 20)
        assert report.seen is not None
        assert report.response is not None
        assert report.response.p50 >= report.seen.p50
        assert report.response.most >= report.seen.most


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
async def test_a_suspended_server_owes_every_move_and_its_latencies_include_them() -> None:
    async with own_server(None) as server:
        assert server.process is not None
        plan = Plan(people=6, tables=2, warm_up=0, seconds=1, rate=20, hand_sizes=(3,))
        test = LoadTest(plan, server)
        tables = await test._tables()
        os.kill(server.process, signal.SIGSTOP)
        try:
            report = await test._measure(tables, None, None)
        finally:
            os.kill(server.process, signal.SIGCONT)
            await test._people.leave()
        assert (report.due, report.owed, report.moves) == (20, 20, 0)
        assert report.seen is None
        assert report.response is not None
        assert report.response.most >= report.response.p50 >= 1_000


async def test_the_output_of_a_server_that_does_not_start_is_reported() -> None:
    with pytest.raises(ServerEnded) as caught:
        async with own_server("nothing://at.all"):
            pass
    assert "nothing" in caught.value.said


def test_resident_memory_is_none_where_it_is_unknown() -> None:
    assert LocalServer("http://x").resident() is None
    assert LocalServer("http://x", 2**30).resident() is None
    if Path("/proc/self/status").exists():
        resident = LocalServer("http://x", os.getpid()).resident()
        assert resident is not None
        assert resident > 1_000_000


def test_processor_time_is_none_where_it_is_unknown() -> None:
    assert LocalServer("http://x").cpu() is None
    assert LocalServer("http://x", 2**30).cpu() is None
    if Path("/proc/self/stat").exists():
        worked = LocalServer("http://x", os.getpid()).cpu()
        assert worked is not None
        assert worked > 0


def test_percentiles_are_those_of_the_ranked_times() -> None:
    assert percentiles_of([]) is None
    assert percentiles_of([n / 1_000 for n in range(1, 1_001)]) == Percentiles(
        501, 991, 1_000, 1_000
    )


def test_move_from_makes_a_legal_move_of_each_kind() -> None:
    choices = Random(1)
    assert move_from(Legal(suits=("H",)), "a", choices) == ChooseTrump("a", "H")
    assert move_from(Legal(bids=(2,)), "a", choices) == Bid("a", 2)
    assert move_from(Legal(cards=("C1",)), "a", choices) == Play("a", "C1")


class RecordingTable:
    """Records the due times of moves."""

    def __init__(self) -> None:
        self.moments: list[tuple[float, bool]] = []
        self.hurried: list[bool] = []

    def due(self, at: float, *, counts: bool) -> None:
        """See ``Playing``."""
        self.moments.append((at, counts))

    def hurry(self, *, counts: bool) -> None:
        """See ``Playing``."""
        self.hurried.append(counts)


async def test_moves_are_due_at_a_constant_rate_and_at_tables_in_turn() -> None:
    tables = RecordingTable(), RecordingTable()
    pace = Pace(200, tables)
    await pace.run(0.05, counts=False)
    await pace.run(0.1, counts=True)
    for table in tables:
        assert table.hurried == []
        assert [counts for _, counts in table.moments] == 5 * [False] + 10 * [True]
    moments = sorted(at for table in tables for at, counts in table.moments if counts)
    assert [after - before for before, after in pairwise(moments)] == pytest.approx(19 * [0.005])


async def test_a_slow_event_loop_skips_no_move() -> None:
    class Slow(RecordingTable):
        def due(self, at: float, *, counts: bool) -> None:
            super().due(at, counts=counts)
            time.sleep(0.01)

    table = Slow()
    await Pace(500, (table,)).run(0.02, counts=True)
    assert len(table.moments) == 10


async def test_without_a_rate_no_move_is_due_and_tables_hurry() -> None:
    table = RecordingTable()
    pace = Pace(0, (table,))
    await pace.run(0.01, counts=False)
    await pace.run(0.01, counts=True)
    assert (table.moments, table.hurried) == ([], [False, True])


class RecordingSocket:
    """Records sent messages."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Record a message."""
        self.sent.append(message)

    @property
    def last(self) -> ClientMessage:
        """The last message sent."""
        return decode_client(self.sent[-1])


SEATED = b'{"type":"events","since":0,"events":[{"type":"seated"},{"type":"seated"}]}'


def new_table(players: int) -> tuple[LoadTable, Tally, list[RecordingSocket]]:
    """Return a table with everybody connected and seated."""
    tally, sockets = Tally(), [RecordingSocket() for _ in range(players)]
    table = LoadTable("T1", players, tally=tally, choices=Random(1))
    for number, socket in enumerate(sockets):
        table.connected(number, socket)
        table.take(number, SEATED)
    return table, tally, sockets


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, as the first of a list."""
    now = [100.0]
    monkeypatch.setattr(time, "perf_counter", lambda: now[0])
    return now


def test_a_move_is_timed_from_its_due_time_until_the_last_seat_receives_it(
    clock: list[float],
) -> None:
    table, tally, sockets = new_table(3)
    assert [decode_client(frame) for frame in sockets[0].sent] == [Hello("T1")]
    assert [type(decode_client(frame)) for frame in sockets[1].sent] == [Hello, Sit]
    assert table.seated == 2
    table.due(99.0, counts=True)
    table.due(99.5, counts=True)
    table.take(1, b'{"type":"events","since":2,"events":[1],"legal":{"bids":[1]}}')
    move = sockets[1].last
    assert isinstance(move, Bid)
    table.take(1, encode({"type": "done", "id": "unknown", "version": 3}))
    assert tally.answered == []
    clock[0] = 101.0
    table.take(1, encode({"type": "done", "id": move.id, "version": 4}))
    assert tally.answered == [1.0]
    received = b'{"type":"events","since":3,"events":[4],"legal":{"bids":[1]}}'
    table.take(0, received)
    table.take(1, b'{"type":"events","since":3,"events":[4]}')
    table.take(1, b'{"type":"presence","seats":[true]}')
    assert tally.seen == []
    assert len(sockets[0].sent) == 1
    clock[0] = 102.0
    table.take(2, b'{"type":"events","since":2,"events":[3,4]}')
    assert (tally.seen, tally.responses) == ([2.0], [3.0])
    assert isinstance(sockets[0].last, Bid)  # the next one was due long ago
    assert table.owes
    assert table.end() == [99.5]


def test_an_answer_may_arrive_after_all_seats_have_received_the_move(clock: list[float]) -> None:
    table, tally, sockets = new_table(1)
    table.due(100.0, counts=True)
    table.take(0, b'{"type":"events","since":2,"events":[3],"legal":{"cards":["C1"]}}')
    move = sockets[0].last
    assert isinstance(move, Play)
    table.take(0, b'{"type":"events","since":3,"events":[4],"legal":{"cards":["C2"]}}')
    assert len(tally.seen) == 1
    table.due(100.0, counts=True)
    assert sockets[0].last == move
    clock[0] = 101.0
    table.take(0, encode({"type": "done", "id": move.id, "version": 4}))
    assert tally.answered == [1.0]
    assert sockets[0].last != move


async def test_a_refused_move_is_still_due() -> None:
    table, tally, sockets = new_table(1)
    table.take(0, b'{"type":"events","since":2,"events":[3],"legal":{"bids":[1]}}')
    table.due(1.0, counts=True)
    move = sockets[0].last
    assert isinstance(move, Bid)
    sent = len(sockets[0].sent)
    table.take(0, encode({"type": "refused", "id": move.id, "code": "a/b"}))
    table.take(0, b'{"type":"refused","id":null,"code":"a/b"}')
    table.take(0, b'{"type":"closing","reason":"restart"}')
    table.take(0, b'{"type":"pong"}')
    assert tally.refused == {"a/b": 2}
    assert tally.errors == {"closing: restart": 1}
    assert len(sockets[0].sent) == sent
    while len(sockets[0].sent) == sent:
        await asyncio.sleep(0.01)
    assert isinstance(sockets[0].last, Bid)
    assert table.end() == [1.0]


def test_moves_of_the_warm_up_are_not_measured() -> None:
    table, tally, sockets = new_table(1)
    table.hurry(counts=False)
    table.take(0, b'{"type":"events","since":2,"events":[3],"legal":{"bids":[1]}}')
    first = sockets[0].last
    assert isinstance(first, Bid)
    table.hurry(counts=True)
    table.take(0, encode({"type": "done", "id": first.id, "version": 4}))
    table.take(0, b'{"type":"events","since":3,"events":[4],"legal":{"bids":[1]}}')
    assert (tally.seen, tally.answered, tally.responses) == ([], [], [])
    assert tally.made == 1
    second = sockets[0].last
    assert isinstance(second, Bid)
    table.take(0, encode({"type": "done", "id": second.id, "version": 5}))
    table.take(0, b'{"type":"events","since":4,"events":[5]}')
    assert len(tally.seen) == len(tally.answered) == 1
    assert table.end() == []


def test_a_game_that_ends_is_counted_and_followed_by_the_next() -> None:
    table, tally, sockets = new_table(2)
    table.take(0, b'{"type":"events","since":2,"events":[{"type":"shuffle_revealed"}]}')
    assert tally.games == 1
    last = [decode_client(frame) for frame in sockets[0].sent[-2:]]
    assert [type(one) for one in last] == [CallRematch, Start]


def test_a_reconnected_person_resumes_and_sends_unanswered_commands_again() -> None:
    table, _, sockets = new_table(2)
    table.begin()
    again = RecordingSocket()
    table.connected(0, again)
    assert [decode_client(frame) for frame in again.sent] == [
        Hello("T1", 2, 0),
        sockets[0].last,
    ]
    table.take(0, b'{"type":"welcome","table":"T1","seat":0,"since":0,"version":9}')
    third = RecordingSocket()
    table.connected(0, third)
    assert decode_client(third.sent[0]) == Hello("T1")


async def test_a_lost_connection_is_reopened() -> None:
    connections = 0

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal connections
        connections += 1
        with suppress(OSError, asyncio.IncompleteReadError):
            await reader.readuntil(b"\r\n\r\n")
            if connections != 2:
                writer.write(SWITCHED)
            if connections > 2:
                await reader.read()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    tally, came = Tally(), list[LeanSocket]()
    people = People(Host(f"http://127.0.0.1:{port}"), tally)
    await people.add(None, lambda _: None, came.append)
    async with asyncio.timeout(10):
        while len(came) < 2:
            await asyncio.sleep(0.01)
    await people.leave()
    assert tally.reconnects == 1
    assert tally.errors["connection lost"] == 1
    assert sum(tally.errors.values()) == 2  # the second one was refused
    server.close()
    await server.wait_closed()


def test_a_message_is_read_without_decoding_its_entries() -> None:
    received = read(b'{"type":"events","since":4,"events":[{"type":"x"},{"type":"y"}]}')
    assert (received.type, received.version) == ("events", 6)


async def answering(head: bytes, *parts: bytes) -> tuple[list[bytes], bytes, str]:
    """Connect a socket to a server that sends this; return messages, reply and error."""
    back, taken = b"", list[bytes]()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        nonlocal back
        with suppress(OSError):  # a client that is gone
            await reader.readuntil(b"\r\n\r\n")
            for part in (head, *parts):
                writer.write(part)
                await writer.drain()
                await asyncio.sleep(0.005)
            back = await reader.read(100)
            writer.close()
            await writer.wait_closed()
        writer.close()
        served.set()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    lost, served = asyncio.Event(), asyncio.Event()
    why, socket = "", None
    try:
        socket = await open_socket(
            Host(f"http://127.0.0.1:{port}"), "t", take=taken.append, lost=lost.set
        )
    except NoSocket as error:
        why = error.reason
    else:
        socket.send(b"x" * 200)
        await asyncio.sleep(0.1)
        socket.close()
    await asyncio.wait_for(lost.wait(), 5)
    if socket is not None:
        socket.send(b"nobody hears it")
        socket.close()
    await asyncio.wait_for(served.wait(), 5)
    server.close()
    await server.wait_closed()
    return taken, back, why


SWITCHED = b"HTTP/1.1 101 Switching Protocols\r\n\r\n"


def test_a_lean_socket_reads_messages_however_they_are_fragmented() -> None:
    long = b"\x81\x7f" + (70_000).to_bytes(8, "big") + b"z" * 70_000
    middle = b"\x81\x7e" + (300).to_bytes(2, "big") + b"y" * 300
    parts = (SWITCHED[20:] + b"\x81\x01a\x81", b"\x02", b"bc" + middle[:2], middle[2:] + long)
    taken, _, why = asyncio.run(answering(SWITCHED[:20], *parts))
    assert taken == [b"a", b"bc", b"y" * 300, b"z" * 70_000]
    assert why == ""


def test_a_lean_socket_answers_a_ping() -> None:
    _, back, _ = asyncio.run(answering(SWITCHED, b"\x89\x02hi"))
    assert b"\x8a\x82\x00\x00\x00\x00hi" in back or b"\x81\xfe\x00\xc8" in back


def test_a_refused_lean_socket_raises_with_the_status_line() -> None:
    _, _, why = asyncio.run(answering(b"HTTP/1.1 429 Too Many Requests\r\n\r\n"))
    assert why == "HTTP/1.1 429 Too Many Requests"


async def test_a_lean_socket_whose_opening_is_cancelled_ends_its_connection() -> None:
    asked, ended = asyncio.Event(), asyncio.Event()

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        asked.set()
        with suppress(OSError):  # an aborted connection
            await reader.read()
        ended.set()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    host = Host(f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}")
    opening = asyncio.create_task(open_socket(host, None, take=lambda _: None))
    await asked.wait()
    opening.cancel()
    await asyncio.wait_for(ended.wait(), 5)
    server.close()
    await server.wait_closed()


async def test_opening_a_lean_socket_fails_when_the_connection_is_lost() -> None:
    lost = asyncio.Event()
    socket = LeanSocket("x", None, take=lambda _: None, lost=lost.set)
    socket.connection_lost(None)
    with pytest.raises(NoSocket):
        await socket.opened()
