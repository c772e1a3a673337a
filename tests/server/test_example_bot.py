"""The example bot of the documentation: it follows the protocol, and reconnects when cut off."""

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.sync.server import ServerConnection, serve

from tests.server.process import Warm, server_process
from tests.server.services import free_port

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"
PLAYERS = 3
LONGEST = 40
"""The most lines that an example may have."""


@contextmanager
def bots_at(url: str, code: str, *tokens: str) -> Iterator[list["subprocess.Popen[bytes]"]]:
    """Run bots that reconnect soon after losing a connection."""
    soon = {**os.environ, "WEBSOCKETS_BACKOFF_INITIAL_DELAY": "0.2"}
    command = [sys.executable, str(BOT), url, code]
    bots = [subprocess.Popen([*command, token], env=soon) for token in tokens]
    try:
        yield bots
    finally:
        for bot in bots:
            bot.kill()
            bot.wait()


def ask(url: str, path: str, body: object = None, token: str = "") -> Any:
    """Return the JSON of a server's answer."""
    method = "GET" if body is None else "POST"
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    answer = httpx.request(method, url + path, json=body, headers=headers, timeout=30)
    return answer.raise_for_status().json()


def refusals(port: int) -> set[str]:
    """Return the codes of all refusals by a server."""
    metrics = httpx.get(f"http://127.0.0.1:{port}/metrics", timeout=30).text
    return set(re.findall(r'foretell_refusals_total\{code="([^"]+)"', metrics))


def start_when_full(url: str, code: str, token: str, *, entries: int) -> None:
    """Start the game as the host when all seats are taken, and watch until the log has grown."""
    headers = {"Authorization": f"Bearer {token}"}
    with connect(f"ws{url[4:]}/socket", additional_headers=headers) as socket:
        socket.send(json.dumps({"type": "hello", "table": code}))
        seated = version = 0
        while version < entries:
            message = json.loads(socket.recv(30))
            if message["type"] == "events":
                version = message["since"] + len(message["events"])
                before, seated = seated, seated + str(message["events"]).count("'seated'")
                if before < PLAYERS <= seated:
                    socket.send(json.dumps({"type": "start", "id": "start"}))


def test_the_example_bot_is_a_short_program() -> None:
    assert len(BOT.read_text(encoding="utf-8").splitlines()) <= LONGEST


@pytest.mark.skipif(sys.platform == "win32", reason="has no such signals")
@pytest.mark.parametrize(
    "bidding",
    ["hidden", *(pytest.param(it, marks=pytest.mark.thorough) for it in ("open", "secret"))],
)
def test_the_example_bot_reconnects_and_repeats_no_action_with_any_bidding(
    bidding: str, tmp_path: Path
) -> None:
    """The server is killed during the game, which one of the bots stops until it is back.

    None of the bots' commands is ever refused.
    """
    port = free_port()
    flags = ("--metrics", f"127.0.0.1:{port}")
    store, log = str(tmp_path / "tables.db"), tmp_path / "log"
    with server_process(store, log, *flags, launcher=Warm()) as server:
        wish = {"options": {"players": PLAYERS, "hand_sizes": [1, 3, 2, 4, 3], "bidding": bidding}}
        tokens = [
            ask(server.url, "/api/people", {"name": name, "token": "bearer"})["token"]
            for name in ("Ann", "Ben", "Cleo")
        ]
        code = ask(server.url, "/api/tables", wish, tokens[0])["code"]
        with bots_at(server.url, code, *tokens) as bots:
            start_when_full(server.url, code, tokens[0], entries=20)
            bots[-1].send_signal(signal.SIGSTOP)
            # The host is seated already, and a bot may sit down twice if it got no answer.
            assert refusals(port) <= {"table/already_seated"}
            server.kill()
            server.start()
            server.wait()
            bots[-1].send_signal(signal.SIGCONT)
            assert [bot.wait(60) for bot in bots] == [0] * PLAYERS
        assert refusals(port) <= {"table/already_seated"}
        assert len(ask(server.url, f"/api/tables/{code}/games", token=tokens[0])["games"]) == 1


def test_the_example_bot_sends_unanswered_commands_again() -> None:
    """The bot's first command is lost with the connection, and its second one arrives."""
    heard: list[dict[str, Any]] = []
    connections = 0

    def tell(socket: ServerConnection, **message: Any) -> None:
        socket.send(json.dumps(message))

    def table(socket: ServerConnection) -> None:
        nonlocal connections
        connections += 1
        assert json.loads(socket.recv(30)) == {"type": "hello", "table": "T1"}
        first = json.loads(socket.recv(30))
        tell(socket, type="welcome", table="T1", seat=1, since=0, version=1)
        turn = {"to_act": [1], "legal": {"suits": ["C", "H"]}}
        tell(socket, type="events", since=0, events=[{"type": "opened"}], **turn)
        if connections == 1:
            tell(socket, type="done", id=first["id"], version=1)
            heard.append(json.loads(socket.recv(30)))
            tell(socket, type="closing", reason="restart", retry_after=0.01)
            return
        heard.append(first)
        end = [{"type": "trump_chosen"}, {"type": "finished"}]
        tell(socket, type="events", since=1, events=end[:1])
        tell(socket, type="done", id=first["id"], version=2)
        tell(socket, type="events", since=2, events=end[1:])
        with pytest.raises(ConnectionClosed):
            heard.append(json.loads(socket.recv(30)))

    with serve(table, "127.0.0.1", 0) as server:
        running = threading.Thread(target=server.serve_forever)
        running.start()
        port = server.socket.getsockname()[1]
        try:
            with bots_at(f"http://127.0.0.1:{port}", "T1", "token") as (bot,):
                assert bot.wait(60) == 0
        finally:
            server.shutdown()
            running.join()
    first, again = heard
    assert first == again
    assert first["type"] == "choose_trump"
    assert first["suit"] in {"C", "H"}
