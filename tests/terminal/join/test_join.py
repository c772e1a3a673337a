"""``foretell join``: finding a table, identifying yourself, and errors."""

import asyncio
import json
import signal
import socket
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from foretell.client.api import Api
from foretell.client.connection import ConnectionRejected
from foretell.client.errors import OutOfSync, UnreadableMessage, WrongTable
from foretell.protocol.settings import TableSettings
from foretell.rules.options import Options
from foretell.terminal.join.remote_seat import GivenUp, RemoteSeat, Removed
from tests.server.process import ServerProcess
from tests.server.services import free_port
from tests.terminal.helpers import Run, refusal
from tests.terminal.test_terminal import Terminal

SETTINGS = TableSettings(pace=0)


def opened(server: ServerProcess, host: str = "Hal") -> tuple[str, str]:
    """Open a table, and return its code and the host's token."""

    async def open_table() -> tuple[str, str]:
        api = Api(server.url)
        token = await api.make_person(host)
        options = Options(players=3, hand_sizes=(1,), first_dealer=2)
        return await api.make_table(token, options, SETTINGS), token

    return asyncio.run(open_table())


def identities(folder: Path) -> list[dict[str, str]]:
    path = folder / "state" / "foretell" / "identities.json"
    told: list[dict[str, str]] = json.loads(path.read_text())
    return told


def test_a_guest_sits_down_and_learns_how_to_come_back(run: Run, server: ServerProcess) -> None:
    code, _ = opened(server)
    link = f"{server.url}/t/{code}"
    ran = run("join", link, "--name", "Ann", "--plain", typed=("q",))
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines[:3] == ["Seat 1: Hal (host)", "Seat 2: Ann (you)", "Seat 3: Open seat"]
    assert ran.lines[-1] == f"foretell join {link} --name Ann"


def test_a_returning_guest_finds_their_seat_by_any_spelling_of_the_code(
    run: Run, server: ServerProcess, folder: Path
) -> None:
    code, _ = opened(server)
    for typed, name in ((code, ("--name", "Ann")), (f"{code[:4]}-{code[4:]}".lower(), ())):
        ran = run("join", typed, "--server", server.url, *name, "--plain", typed=("q",))
        assert "Seat 2: Ann (you)" in ran.lines
        assert "Seat 3: Open seat" in ran.lines
    assert len(identities(folder)) == 1


def test_two_names_on_one_machine_are_two_people(
    run: Run, server: ServerProcess, folder: Path
) -> None:
    code, _ = opened(server)
    ann, bob = (
        run("join", code, "--server", server.url, "--name", name, "--plain")
        for name in ("Ann", "Bob")
    )
    assert "Seat 2: Ann (you)" in ann.lines
    assert "Seat 3: Bob (you)" in bob.lines
    assert {known["name"] for known in identities(folder)} == {"Ann", "Bob"}


def test_a_name_is_asked_for_if_none_is_known(run: Run, server: ServerProcess) -> None:
    code, _ = opened(server)
    ran = run("join", code, "--server", server.url, "--plain", typed=("Zoe", "q"))
    assert "Your name: Zoe" in ran.out
    assert "Seat 2: Zoe (you)" in ran.lines


def test_a_guest_whom_the_server_has_forgotten_joins_again(
    run: Run, server: ServerProcess, folder: Path
) -> None:
    code, _ = opened(server)
    path = folder / "state" / "foretell" / "identities.json"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps([{"server": server.url, "name": "Ann", "token": "stale"}]))
    ran = run("join", code, "--server", server.url, "--plain", typed=("q",))
    assert "Seat 2: Ann (you)" in ran.lines
    [known] = identities(folder)
    assert len(known["token"]) > len("stale")


def test_a_guest_can_play_if_no_identity_can_be_saved(
    run: Run, server: ServerProcess, folder: Path
) -> None:
    code, _ = opened(server)
    (folder / "state").write_text("a file, no folder")
    ran = run("join", code, "--server", server.url, "--name", "Ann", "--plain", typed=("q",))
    assert ran.status == 0
    assert ran.lines[0].startswith("The server will not recognise you next time.")
    assert "Seat 2: Ann (you)" in ran.lines


def test_a_host_plays_a_game_with_bots_from_the_first_card_to_the_score(
    run: Run, server: ServerProcess, folder: Path
) -> None:
    """Played in a real terminal: keyboard, prompt and leaving by an interrupt."""
    code, token = opened(server)
    path = folder / "state" / "foretell" / "identities.json"
    path.parent.mkdir(parents=True)
    path.write_text(json.dumps([{"server": server.url, "name": "Hal", "token": token}]))
    terminal = Terminal(folder, "join", f"{server.url}/t/{code}")
    try:
        seen = terminal.read_until("for help: ")
        terminal.type("s\n")
        seen += terminal.read_until("Your bid (0–1, ? for help): ")
        terminal.type("0\n")
        seen += terminal.read_until("(1, ? for help): ")
        terminal.type("1\n")
        seen += terminal.read_until("s to continue, ? for help: ")
        terminal.process.send_signal(signal.SIGINT)
        seen += terminal.read_until("--name Hal")
        assert terminal.process.wait(30) == 130
    finally:
        terminal.close()
    assert "Traceback" not in seen
    assert " win" in seen
    assert "gathers everybody for another game" in seen


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("N0TABLE0",), "There is no table"),
        (("NOTABLE",), "not the link to a table"),
        (("7k2m9qx4", "--name", ""), "There is no table"),
        (("https://",), "not the link to a table"),
        (("N0TABLE0", "--server", "nowhere"), "not the address of a server"),
        ((), "needs"),
    ],
)
def test_join_refuses_a_link_that_leads_nowhere_in_one_clear_line(
    run: Run, server: ServerProcess, arguments: tuple[str, ...], told: str
) -> None:
    at = () if "--server" in arguments else ("--server", server.url)
    err = refusal(run("join", *arguments, *at))
    assert told in err
    assert err.count("\n") == 1


def test_an_invalid_name_is_refused_in_words(run: Run, server: ServerProcess) -> None:
    code, _ = opened(server)
    for name, told in (
        (" ", "at least one visible character"),
        ("x" * 99, "too long"),
        ("Hal", "name"),
    ):
        err = refusal(run("join", code, "--server", server.url, "--name", name, "--lang", "en"))
        assert told in err
        assert err.count("\n") == 1


def test_a_full_table_is_reported_in_the_language_of_the_guest(
    run: Run, server: ServerProcess
) -> None:
    code, _ = opened(server)
    *seated, late = (
        run("join", code, "--server", server.url, "--name", name, "--lang", "de")
        for name in ("Ann", "Bob", "Eve")
    )
    assert [ran.status for ran in seated] == [0, 0]
    assert late.status == 2
    assert late.err.startswith("foretell: Alle Plätze sind")


@pytest.mark.parametrize(
    ("error", "ending"),
    [
        (ConnectionRejected("401"), (2, "The server does not know you")),
        (ConnectionRejected("table/damaged"), (2, "is damaged")),
        (ConnectionRejected("418"), (2, "(418)")),
        (Removed(), (0, "The host has removed you from the table.")),
        (GivenUp(), (1, "the server does not answer")),
        (UnreadableMessage(), (1, "does not understand")),
        (OutOfSync(1, 3), (1, "does not understand")),
        (WrongTable("A", "B"), (1, "does not understand")),
        (KeyboardInterrupt(), (130, "Come back with:")),
    ],
)
def test_every_end_of_a_seat_is_explained_in_words(
    run: Run,
    server: ServerProcess,
    monkeypatch: pytest.MonkeyPatch,
    error: BaseException,
    ending: tuple[int, str],
) -> None:
    status, told = ending

    async def fail(_: RemoteSeat) -> None:
        raise error

    monkeypatch.setattr(RemoteSeat, "play", fail)
    code, _ = opened(server)
    ran = run("join", code, "--server", server.url, "--name", "Ann")
    assert ran.status == status
    assert told in ran.out + ran.err
    assert ("Come back with:" in ran.out) == (status in {1, 130})


def test_a_server_that_does_not_answer_is_named(run: Run) -> None:
    url = f"http://127.0.0.1:{free_port()}"
    err = refusal(run("join", "7K2M9QX4", "--server", url))
    assert f"No server answers at {url}" in err
    assert err.count("\n") == 1


class SomethingElse(BaseHTTPRequestHandler):
    """A request handler that answers everything with an unrelated page."""

    def do_GET(self) -> None:
        self.send_response(200 if "A" in self.path else 404)
        self.end_headers()
        self.wfile.write(b"<html>")

    def log_message(self, *_: object) -> None: ...


@pytest.mark.parametrize("code", ["AAAAAAAA", "BBBBBBBB"])
def test_a_server_of_another_kind_is_recognised(run: Run, code: str) -> None:
    with HTTPServer(("127.0.0.1", 0), SomethingElse) as other:
        threading.Thread(target=other.serve_forever, daemon=True).start()
        url = f"http://127.0.0.1:{other.server_port}"
        ran = run("join", code, "--server", url, "--name", "Ann")
        other.shutdown()
    assert ran.status == 2
    assert f"There is no Foretell server at {url}" in ran.err


def test_a_server_that_does_not_speak_http_is_recognised(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def answer() -> None:
            connection, _ = listening.accept()
            connection.recv(4096)
            connection.sendall(b"SSH-2.0-x\r\n")
            connection.close()

        threading.Thread(target=answer, daemon=True).start()
        ran = run("join", "AAAAAAAA", "--server", f"http://127.0.0.1:{listening.getsockname()[1]}")
    assert ran.status == 2
    assert "There is no Foretell server" in ran.err
