"""The log: lines of text or JSON, and none of a game's secrets."""

import asyncio
import io
import json
import logging

import pytest
import structlog

from foretell.server.live.client_session import ClientSession
from foretell.server.live.table_actor import TableActor
from foretell.server.logs import start_logging, without_secrets
from tests.server.http.local_server import SECRET, Time, local_server
from tests.server.http.test_tables import play


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.fixture(autouse=True)
def _as_before() -> object:
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()


def test_a_file_gets_a_line_of_json_for_each_event() -> None:
    stream = io.StringIO()
    start_logging(stream)
    structlog.get_logger().warning("table lost", table="T1")
    logging.getLogger("uvicorn.error").error("went wrong: %s", "so")
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert (first["event"], first["table"], first["level"]) == ("table lost", "T1", "warning")
    assert (second["event"], second["level"]) == ("went wrong: so", "error")


def test_a_terminal_gets_readable_lines() -> None:
    stream = Terminal()
    start_logging(stream)
    structlog.get_logger().info("old tables deleted", tables=3)
    assert "old tables deleted" in stream.getvalue()
    assert not stream.getvalue().startswith("{")


@pytest.mark.parametrize("stream", [io.StringIO(), Terminal()])
def test_a_traceback_omits_the_values_of_variables(stream: io.StringIO) -> None:
    start_logging(stream)

    def fail(hand: str) -> None:
        raise RuntimeError(len(hand))

    try:
        fail("queen of hearts")
    except RuntimeError:
        structlog.get_logger().exception("went wrong")
    assert "RuntimeError" in stream.getvalue()
    assert "queen of hearts'" not in stream.getvalue()


def test_fields_with_secret_names_are_masked() -> None:
    event = without_secrets(None, "", {"seed": "ab", "token": "cd", "table": "T1"})
    assert event == {"seed": "…", "token": "…", "table": "T1"}


def test_a_library_logs_one_line_a_minute_of_each_kind_with_its_count() -> None:
    stream, time = io.StringIO(), Time()
    start_logging(stream, seconds=time.seconds)
    logger = logging.getLogger("library")
    for number in range(5):
        logger.warning("lost 0x%x", number)
        logger.warning(f"Fatal error at 0x{number:x}\nprotocol: <{number}>")
    time.pass_by(61)
    logger.warning("lost 0x%x", 7)
    told = [json.loads(line) for line in stream.getvalue().splitlines()]
    assert [(line["event"].partition("\n")[0], line["count"]) for line in told] == [
        ("lost 0x0", 1),
        ("Fatal error at 0x0", 1),
        ("lost 0x7", 5),
    ]


async def test_every_log_line_of_a_request_has_its_id_and_so_has_the_answer(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stream = io.StringIO()
    start_logging(stream)
    async with local_server() as server:

        async def noting(*, limit: int) -> tuple[()]:
            structlog.get_logger().warning("ours")
            logging.getLogger("library").warning("a library's")
            return ()

        monkeypatch.setattr(server.store, "lobby", noting)
        found = await server.client().get("/api/tables")
        structlog.get_logger().warning("afterwards")
        ours, librarys, afterwards = map(json.loads, stream.getvalue().splitlines())
        assert ours["request_id"] == librarys["request_id"] == found.headers["x-request-id"]
        assert len(ours["request_id"]) == 16
        assert "request_id" not in afterwards
        other = await server.client().get("/api/bots")
        assert other.headers["x-request-id"] != found.headers["x-request-id"]


async def test_every_log_line_of_a_socket_has_its_id_and_so_has_the_handshake(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stream = io.StringIO()
    start_logging(stream)

    async def broken(_: ClientSession) -> bytes | None:
        raise RuntimeError

    monkeypatch.setattr(ClientSession, "next", broken)
    async with local_server() as server:
        socket = await server.socket()
        (told,) = (value for name, value in socket.answer["headers"] if name == b"x-request-id")
        await socket.over()
        (line,) = map(json.loads, stream.getvalue().splitlines())
        assert line["connection_id"] == told.decode()
        refused = await server.socket(origin="https://other.example")
        assert b"x-request-id" in dict(refused.answer["headers"])


async def test_later_log_lines_of_a_table_lack_the_id_of_the_request_that_opened_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stream = io.StringIO()
    start_logging(stream)

    async def broken(_: TableActor) -> None:
        raise RuntimeError

    monkeypatch.setattr(TableActor, "run", broken)
    async with local_server() as server:
        await server.table(await server.person())
        await asyncio.sleep(0)
        (line,) = map(json.loads, stream.getvalue().splitlines())
        assert line["event"] == "table closed by an error"
        assert "request_id" not in line


async def test_a_whole_game_leaves_no_secret_in_the_log() -> None:
    stream = io.StringIO()
    start_logging(stream)
    logging.getLogger().setLevel(logging.DEBUG)
    async with local_server() as server:
        host = await server.person()
        code = await server.table(
            host, options={"players": 3, "hand_sizes": [1]}, settings={"pace": 0}
        )
        await play(server, host, code)
        await server.client(**host).get(f"/api/tables/{code}/view")
        await server.client().get("/api/people/me", headers={"authorization": "Bearer wrong-token"})
        structlog.get_logger().warning("the log is there")
        written = stream.getvalue()
        assert "the log is there" in written
        token = host["authorization"].removeprefix("Bearer ")
        for secret in (token, "wrong-token", SECRET, '"C1"', "hands", "p-"):
            assert secret not in written, secret
