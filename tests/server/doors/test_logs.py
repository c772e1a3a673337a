"""What is written down: lines or JSON, and no secret of a whole game."""

import io
import json
import logging

import pytest
import structlog

from foretell.server.logs import start_logging, without_secrets
from tests.server.doors.house import SECRET, Doors, within
from tests.server.doors.test_tables import play


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


def test_a_terminal_gets_lines_for_people() -> None:
    stream = Terminal()
    start_logging(stream)
    structlog.get_logger().info("old tables deleted", tables=3)
    assert "old tables deleted" in stream.getvalue()
    assert not stream.getvalue().startswith("{")


@pytest.mark.parametrize("stream", [io.StringIO(), Terminal()])
def test_a_traceback_is_without_the_values_of_variables(stream: io.StringIO) -> None:
    start_logging(stream)

    def fail(hand: str) -> None:
        raise RuntimeError(len(hand))

    try:
        fail("queen of hearts")
    except RuntimeError:
        structlog.get_logger().exception("went wrong")
    assert "RuntimeError" in stream.getvalue()
    assert "queen of hearts'" not in stream.getvalue()


def test_what_is_secret_by_its_name_is_taken_out() -> None:
    event = without_secrets(None, "", {"seed": "ab", "token": "cd", "table": "T1"})
    assert event == {"seed": "…", "token": "…", "table": "T1"}


def test_a_whole_game_leaves_no_secret_in_the_log() -> None:
    stream = io.StringIO()
    start_logging(stream)
    logging.getLogger().setLevel(logging.DEBUG)

    async def visit(doors: Doors) -> None:
        host = await doors.person()
        code = await doors.table(
            host, options={"players": 3, "hand_sizes": [1]}, settings={"pace": 0}
        )
        await play(doors, host, code)
        await doors.client(**host).get(f"/api/tables/{code}/view")
        await doors.client().get("/api/people/me", headers={"authorization": "Bearer wrong-token"})
        structlog.get_logger().warning("the log is there")
        written = stream.getvalue()
        assert "the log is there" in written
        token = host["authorization"].removeprefix("Bearer ")
        for secret in (token, "wrong-token", SECRET, '"C1"', "hands", "p-"):
            assert secret not in written, secret

    within(visit)
