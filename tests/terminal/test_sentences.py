"""Refusals of commands, with the alternative that would work."""

import errno
import socket
from collections.abc import Callable
from pathlib import Path

import pytest

from foretell.i18n import LANGUAGES
from foretell.server.refusals import CannotListen
from foretell.server.serving import cannot_listen, listening
from foretell.server.settings import Settings
from tests.terminal.helpers import Run, refusal


def test_a_number_beyond_the_limit_is_refused_with_the_limit(run: Run) -> None:
    err = refusal(run("simulate", "--games", "9" * 5_000, "--out", "games.jsonl"))
    assert err.startswith("foretell: --games can be at most 999,999,999, not 999")
    assert "whole number" in run("simulate", "--games", "0", "--out", "games.jsonl").err
    assert not Path("games.jsonl").exists()


def test_invalid_hand_sizes_are_refused_with_their_format(run: Run) -> None:
    ran = run("rules", "--hand-sizes", "16")
    assert ran.err == (
        "foretell: --hand-sizes cannot be “16”. "
        "Allowed: hand sizes of 1–15 cards, such as 1,3,5 or 1-5. (R11.1)\n"
    )


@pytest.mark.parametrize(
    ("tables", "told"),
    [
        (("--tables", "50"), "50 tables need 150 people or more, three at each, not 149: "),
        (("--tables", "1", "--people", "2"), "One table needs 3 people or more, not 2: "),
    ],
)
def test_a_load_test_says_how_many_people_its_tables_need(
    run: Run, tables: tuple[str, ...], told: str
) -> None:
    err = refusal(run("loadtest", "--people", "149", *tables))
    assert err == f"foretell: {told}raise --people, or lower --tables.\n"


@pytest.mark.parametrize("force", [(), ("--force",)])
def test_a_folder_is_refused_as_the_file_to_write_games_to(
    run: Run, force: tuple[str, ...]
) -> None:
    Path("folder").mkdir()
    ran = run("simulate", "--out", "folder", *force)
    assert (ran.status, ran.err) == (2, "foretell: folder: this is a folder, not a file.\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_resuming_a_finished_game_suggests_the_show_command(run: Run, language: str) -> None:
    path = Path("it is over.jsonl")
    run("play", "--hand-sizes", "1", "--record", str(path), "--plain", typed=None)
    before = path.read_bytes()
    err = refusal(run("play", "--resume", str(path), "--lang", language))
    assert err.endswith("foretell show 'it is over.jsonl'\n")
    assert path.read_bytes() == before


def test_a_host_that_is_no_address_of_this_machine_is_refused_in_one_sentence(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unknown(*_: object, **__: object) -> None:  # raises the error of ``socket.create_server``
        told = "Name or service not known (while attempting to bind on address ('300.1.1.1', 0))"
        raise OSError(socket.EAI_NONAME, told)

    monkeypatch.setattr(socket, "create_server", unknown)
    with pytest.raises(CannotListen) as refused:
        listening(Settings(host="300.1.1.1"))
    assert refused.value.why == "elsewhere"


@pytest.mark.parametrize(
    ("make", "why", "detail"),
    [
        (lambda: OSError(errno.EADDRINUSE, "in use (while …)"), "taken", "Address already in use"),
        (lambda: OSError(errno.EMFILE, "too many (while …)"), "other", "Too many open files"),
        (lambda: socket.gaierror(-99, "nobody knows"), "other", "nobody knows"),
    ],
)
def test_the_reason_a_server_cannot_listen_omits_pythons_own_details(
    make: Callable[[], OSError], why: str, detail: str
) -> None:
    refusal = cannot_listen("127.0.0.1", 8000, make())
    assert (refusal.why, refusal.detail) == (why, detail)
