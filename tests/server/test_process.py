"""``foretell serve`` as a whole: its start, its secrets, its shutdown."""

import json
import subprocess
import sys
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.http.running import command, running
from tests.server.services import free_port

BOT = Path(__file__).parents[2] / "docs" / "examples" / "bot.py"


def test_the_example_bot_plays_a_game_to_its_end(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host, guest = server.person("Ann"), server.person("Ben")
        wish = {"options": {"players": 3, "hand_sizes": [1, 2]}, "settings": {"pace": 0}}
        code = server.ask("/api/tables", wish, host)["code"]
        bots = [
            subprocess.Popen([sys.executable, str(BOT), server.url, code, token])
            for token in (host, guest)
        ]
        address = server.url.replace("http", "ws") + "/socket"
        headers = {"Authorization": f"Bearer {host}"}
        with connect(address, additional_headers=headers) as socket:
            socket.send(json.dumps({"type": "hello", "table": code}))
            told: list[str] = []
            while "Ben" not in told:
                events = json.loads(socket.recv(10)).get("events", [])
                told += [event["name"] for event in events if event["type"] == "seated"]
            socket.send(json.dumps({"type": "start", "id": "start"}))
            while "finished" not in told:
                told += [event["type"] for event in json.loads(socket.recv(20)).get("events", [])]
        assert [bot.wait(20) for bot in bots] == [0, 0]
        (game,) = server.ask(f"/api/tables/{code}/games")["games"]
        url = f"{server.url}/api/tables/{code}/games/1/record?key={game['key']}"
        record = tmp_path / "game.jsonl"
        record.write_bytes(httpx.get(url).content)
        status, errors = server.end()
        assert (status, errors) == (0, "")
    checked = command("check", "--fair", str(record), folder=tmp_path)
    assert checked.returncode == 0, checked.stdout


def test_a_stopping_server_notifies_its_clients_and_restarts_with_all_data(
    tmp_path: Path,
) -> None:
    with running(tmp_path) as server:
        token = server.person("Ann")
        code = server.ask("/api/tables", {}, token)["code"]
        with connect(server.url.replace("http", "ws") + "/socket") as socket:
            socket.send(json.dumps({"type": "hello", "table": code}))
            socket.recv(10)
            assert server.end() == (0, "")
            told: list[str | bytes] = []
            with pytest.raises(ConnectionClosed) as closed:
                told.extend(iter(lambda: socket.recv(10), b""))
        assert json.loads(told[-1]) == {"type": "closing", "reason": "restart", "retry_after": 1}
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
    with running(tmp_path) as server:
        assert server.ask(f"/api/tables/{code}")["seats"][0]["name"] == "Ann"
        assert server.ask("/api/people/me", token=token) == {"name": "Ann"}


def test_a_person_forgotten_by_an_admin_command_is_signed_out_at_once(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        token = server.person("Ann")
        link = server.ask("/api/people/me/links", {}, token)["code"]
        code = server.ask("/api/tables", {}, token)["code"]
        headers = {"Authorization": f"Bearer {token}"}
        address = server.url.replace("http", "ws") + "/socket"
        with connect(address, additional_headers=headers) as socket:
            socket.send(json.dumps({"type": "hello", "table": code}))
            socket.recv(10)
            forgotten = command("admin", "forget", "Ann", folder=tmp_path)
            assert forgotten.stdout == "The data of Ann is deleted, at 1 table.\n"
            told: list[str | bytes] = []
            with pytest.raises(ConnectionClosed) as closed:
                told.extend(iter(lambda: socket.recv(10), b""))
        assert json.loads(told[-1]) == {"type": "closing", "reason": "signed_out"}
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008
        for method, path in (("GET", "me"), ("POST", f"links/{link}")):
            answer = httpx.request(method, f"{server.url}/api/people/{path}", headers=headers)
            assert answer.status_code in {401, 404}
        assert server.end() == (0, "")


def test_a_file_has_one_server_and_is_private_to_its_user(tmp_path: Path) -> None:
    with running(tmp_path):
        second = command("serve", "--port", "0", folder=tmp_path)
        assert second.returncode == 2
        assert second.stderr.startswith("foretell: Another server is using ")
        listed = command("admin", "list", folder=tmp_path)
        assert listed.stdout == "There are no tables.\n"
        for file in (tmp_path / "foretell").iterdir():
            assert file.stat().st_mode & 0o077 == 0, file


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--port", "none"], "--port or FORETELL_PORT cannot be “none”"),
        (["--store", "mysql://a:secret@b/c"], "“mysql” is not a kind of store"),
        (["--store", "/nowhere/at/all.db"], "The store cannot be opened: /nowhere/at/all.db"),
        (["--host", "203.0.113.77"], "Cannot listen on 203.0.113.77"),
    ],
)
def test_invalid_options_are_reported_at_the_start(
    words: list[str], told: str, tmp_path: Path
) -> None:
    ended = command("serve", *words, folder=tmp_path)
    assert ended.returncode == 2
    assert told in ended.stderr
    assert "secret" not in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_port_in_use_is_reported_and_metrics_have_their_own_port(tmp_path: Path) -> None:
    port = free_port()
    with running(tmp_path, "--metrics", str(port)) as server:
        taken = server.url.rpartition(":")[2]
        ended = command("serve", "--port", taken, "--store", str(tmp_path / "b"), folder=tmp_path)
        assert ended.returncode == 2
        assert f"port {taken}: another program is already listening there" in ended.stderr
        words = ["--metrics", str(port), "--store", str(tmp_path / "b"), "--port", "0"]
        also = command("serve", *words, folder=tmp_path)
        assert also.returncode == 2
        metrics = httpx.get(f"http://127.0.0.1:{port}/metrics").text
        for name in ("tables", "sockets", "commit_seconds", "fan_out_seconds", "refusals"):
            assert f"foretell_{name}" in metrics


def test_long_frames_are_refused_and_longer_ones_end_the_connection(tmp_path: Path) -> None:
    with (
        running(tmp_path) as server,
        connect(server.url.replace("http", "ws") + "/socket") as socket,
    ):
        assert socket.response is not None
        assert "server" not in socket.response.headers
        assert "sec-websocket-extensions" not in socket.response.headers
        socket.send("x" * 8_500)
        assert json.loads(socket.recv(10))["code"] == "frame/too_long"
        socket.send("x" * 20_000)
        with pytest.raises(ConnectionClosed) as closed:
            socket.recv(10)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009


def test_neither_help_nor_serving_loads_unneeded_modules() -> None:
    for module, unwanted in (
        (
            "foretell.terminal.program",
            ("sqlalchemy", "starlette", "structlog", "uvicorn", "numpy", "numba"),
        ),
        ("foretell.server.process", ("numpy", "numba", "foretell.terminal")),
    ):
        asked = f"import sys, {module}; print([m for m in {unwanted} if m in sys.modules])"
        found = subprocess.run(
            [sys.executable, "-c", asked], capture_output=True, text=True, check=True
        )
        assert found.stdout == "[]\n", module
