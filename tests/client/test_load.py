"""Load tests: what is measured, and that whole games are played by the leanest of clients."""

import asyncio
import os
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from foretell.client.load.frames import move_from, read
from foretell.client.load.latencies import Spread, spread_of
from foretell.client.load.opening import Host, open_socket
from foretell.client.load.pace import Pace
from foretell.client.load.run import LoadTest, Plan
from foretell.client.load.server import LocalServer, ServerEnded, own_server
from foretell.client.load.socket import LeanSocket, NoSocket
from foretell.client.load.table import LoadTable, Tally
from foretell.protocol.client import Bid, ChooseTrump, Hello, Play
from foretell.protocol.codec import decode_client, encode
from foretell.protocol.server import Legal


def test_a_load_test_plays_games_on_a_server_of_its_own() -> None:
    async def measure() -> None:
        async with own_server(None) as server:
            plan = Plan(people=7, tables=2, seconds=1, rate=0, idle_sockets=60)
            report = await LoadTest(plan, server).run()
            assert report.moves > 20
            assert report.moves_per_second > 10
            assert (report.refused, report.errors) == ({}, {})
            assert report.seen is not None
            assert report.answered is not None
            assert 0 < report.seen.p50 <= report.seen.p99 <= report.seen.p999 <= report.seen.most
            if Path("/proc/self/status").exists():
                assert report.idle_kilobytes is not None
                assert report.resident_megabytes is not None
            assert b'"moves_per_second":' in report.json().encode()

    asyncio.run(measure())


def test_a_server_that_does_not_start_says_why() -> None:
    async def start() -> None:
        async with own_server("nothing://at.all"):
            pass

    with pytest.raises(ServerEnded) as caught:
        asyncio.run(start())
    assert "nothing" in caught.value.said


def test_memory_is_told_where_it_is_known() -> None:
    assert LocalServer("http://x").resident() is None
    assert LocalServer("http://x", 2**30).resident() is None
    if Path("/proc/self/status").exists():
        resident = LocalServer("http://x", os.getpid()).resident()
        assert resident is not None
        assert resident > 1_000_000


def test_times_are_ranked() -> None:
    assert spread_of([]) is None
    assert spread_of([n / 1_000 for n in range(1, 1_001)]) == Spread(501, 991, 1_000, 1_000)


def test_any_legal_move_is_made() -> None:
    choices = Random(1)
    assert move_from(Legal(suits=("H",)), "a", choices) == ChooseTrump("a", "H")
    assert move_from(Legal(bids=(2,)), "a", choices) == Bid("a", 2)
    assert move_from(Legal(cards=("C1",)), "a", choices) == Play("a", "C1")


def test_a_pace_holds_moves_back_until_it_runs() -> None:
    made: list[str] = []

    async def run() -> None:
        pace = Pace(0)
        pace.ready(lambda: made.append("first"))
        assert made == []
        running = asyncio.create_task(pace.run(0.05))
        await asyncio.sleep(0.02)
        pace.ready(lambda: made.append("second"))
        await running
        pace.ready(lambda: made.append("too late"))

    asyncio.run(run())
    assert made == ["first", "second"]


def test_a_rate_is_kept() -> None:
    made: list[int] = []

    async def run() -> None:
        pace = Pace(100)
        for number in range(1_000):
            pace.ready(lambda number=number: made.append(number))  # type: ignore[misc]
        await pace.run(0.1)

    asyncio.run(run())
    assert 1 <= len(made) <= 10
    assert made == sorted(made)


class Paper:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        """Keep it."""
        self.sent.append(message)


def test_a_table_times_a_move_until_the_last_seat_was_told() -> None:
    tally, papers = Tally(), [Paper(), Paper(), Paper()]
    table = LoadTable("T1", tally=tally, choices=Random(1), ready=lambda move: move())
    table.seats += papers
    table.come(0)
    table.come(1)
    assert [decode_client(frame) for frame in papers[0].sent] == [Hello("T1")]
    assert len(papers[1].sent) == 2
    table.take(0, b'{"type":"events","since":0,"events":[{"type":"seated"},{"type":"seated"}]}')
    assert table.seated == 2
    table.take(1, b'{"type":"events","since":0,"events":[1,2],"legal":{"bids":[1]}}')
    move = decode_client(papers[1].sent[-1])
    assert isinstance(move, Bid)
    table.take(1, encode({"type": "done", "id": move.id, "version": 3}))
    table.take(1, encode({"type": "done", "id": "unknown", "version": 3}))
    assert len(tally.answered) == 1
    told = b'{"type":"events","since":2,"events":[3]}'
    table.take(0, told)
    table.take(1, told)
    table.take(0, b'{"type":"events","since":3,"events":[4]}')
    assert tally.seen == []
    table.take(2, told)
    assert len(tally.seen) == 1
    table.take(0, b'{"type":"refused","id":"x","code":"a/b"}')
    table.take(0, b'{"type":"closing","reason":"restart"}')
    table.take(0, b'{"type":"pong"}')
    assert tally.refused == {"a/b": 1, "closing": 1}
    before = len(papers[0].sent)
    table.take(0, b'{"type":"events","since":4,"events":[{"type":"shuffle_revealed"}]}')
    assert tally.games == 1
    assert len(papers[0].sent) == before + 2


def test_what_a_message_says_is_read_without_its_entries() -> None:
    told = read(b'{"type":"events","since":4,"events":[{"type":"x"},{"type":"y"}]}')
    assert (told.type, told.version) == ("events", 6)


async def answering(head: bytes, *parts: bytes) -> tuple[list[bytes], bytes, str]:
    """Let a socket meet a server that says this; return what it took, sent, and why it failed."""
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


def test_a_lean_socket_reads_messages_however_they_are_cut() -> None:
    long = b"\x81\x7f" + (70_000).to_bytes(8, "big") + b"z" * 70_000
    middle = b"\x81\x7e" + (300).to_bytes(2, "big") + b"y" * 300
    parts = (SWITCHED[20:] + b"\x81\x01a\x81", b"\x02", b"bc" + middle[:2], middle[2:] + long)
    taken, _, why = asyncio.run(answering(SWITCHED[:20], *parts))
    assert taken == [b"a", b"bc", b"y" * 300, b"z" * 70_000]
    assert why == ""


def test_a_lean_socket_answers_a_ping() -> None:
    _, back, _ = asyncio.run(answering(SWITCHED, b"\x89\x02hi"))
    assert b"\x8a\x82\x00\x00\x00\x00hi" in back or b"\x81\xfe\x00\xc8" in back


def test_a_lean_socket_that_is_not_let_in_says_why() -> None:
    _, _, why = asyncio.run(answering(b"HTTP/1.1 429 Too Many Requests\r\n\r\n"))
    assert why == "HTTP/1.1 429 Too Many Requests"


def test_a_lean_socket_ends_when_the_server_says_so() -> None:
    async def end() -> None:
        lost = asyncio.Event()
        socket = LeanSocket("x", None, take=lambda _: None, lost=lost.set)
        socket.connection_lost(None)
        with pytest.raises(NoSocket):
            await socket.opened()

    asyncio.run(end())
