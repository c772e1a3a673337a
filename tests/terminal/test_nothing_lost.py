"""Errors: each ends in one clear sentence, and no game is lost."""

import json
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path
from typing import Any, NoReturn

import pytest

from foretell.bots.registry import GROUP
from foretell.game.events import Event
from foretell.game.observation import SeatObservation
from foretell.record.header import LONGEST_TEXT
from foretell.terminal.play.record_file import RecordFile, find_game
from tests.terminal.helpers import Run, refusal

LONG = "n" * 5_000
DIGITS = "9" * 5_000


class Faulty:
    """A bot that raises an exception at its first decision."""

    def __init__(self, seed: str) -> None:
        pass

    def act(self, observation: SeatObservation) -> NoReturn:  # noqa: ARG002 - as every bot is called
        raise ZeroDivisionError("no luck")


@pytest.fixture
def faulty(monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the name of a faulty bot, offered by another package."""
    offered = EntryPoints([EntryPoint("faulty", f"{__name__}:Faulty", GROUP)])
    monkeypatch.setattr(
        "importlib.metadata.entry_points", lambda group: offered.select(group=group)
    )
    monkeypatch.setitem(sys.modules, __name__, sys.modules[__name__])
    return "faulty"


def test_after_a_bot_fails_in_play_the_game_continues_and_is_saved(run: Run, faulty: str) -> None:
    ran = run("play", "--bots", faulty, "--seed", "5", "--record", "g.jsonl", typed=("1", "0", "1"))
    assert ran.status == 0
    assert "ZeroDivisionError: no luck" in ran.out + ran.err
    assert "foretell play --resume g.jsonl" in ran.out
    assert find_game(Path("g.jsonl")).record.events


def test_a_bot_that_fails_in_a_simulation_leaves_no_empty_file(run: Run, faulty: str) -> None:
    assert refusal(run("simulate", "--bots", faulty, "--out", "games.jsonl")).count("\n") == 1
    assert not Path("games.jsonl").exists()


def test_an_empty_file_from_before_a_failed_simulation_stays(run: Run) -> None:
    Path("mine").touch()
    assert run("simulate", "--out", "mine").status == 2
    assert Path("mine").exists()


def test_a_full_disk_is_reported_with_the_file_and_the_game_can_be_resumed(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep = RecordFile.keep

    def full(self: RecordFile, events: tuple[Event, ...], *more: Any) -> None:
        if self.kept > 4:
            with self._named():
                raise OSError(28, "No space left on device")
        keep(self, events, *more)

    monkeypatch.setattr(RecordFile, "keep", full)
    ran = run("play", "--seed", "5", "--record", "g.jsonl", typed=None)
    assert ran.status == 2
    assert "g.jsonl" in ran.err
    assert "foretell play --resume g.jsonl" in ran.out


def test_a_game_in_play_cannot_be_resumed_in_a_second_window(run: Run) -> None:
    run("play", "--seed", "5", "--record", "g.jsonl", typed=("q",))
    kept = Path("g.jsonl").read_bytes()
    with find_game(Path("g.jsonl")).take_up():
        ran = run("play", "--resume", "g.jsonl", typed=("q",))
    assert (ran.status, ran.out) == (2, "")
    assert "g.jsonl is in use" in ran.err
    assert Path("g.jsonl").read_bytes() == kept


@pytest.mark.parametrize(
    "words",
    [
        ("play", "--players", DIGITS),
        ("play", "--first-dealer", DIGITS),
        ("play", "--hand-sizes", DIGITS),
        ("play", "--name", LONG),
        ("play", "--seed", DIGITS),
        ("play", "--bots", LONG),
        ("play", "--bots", f"strongest:{DIGITS}"),
        ("play", "--bots", f"strongest:{'0' * 5_000}1"),
        ("play", "--preset", LONG),
        ("simulate", "--out", "x", "--games", DIGITS),
        ("show", LONG),
        ("check", LONG),
        ("rules", "--lang", LONG),
        (LONG,),
        ("play", f"--{LONG}"),
        ("advise", "--hand", LONG),
        ("advise", "--totals", " ".join([DIGITS] * 4)),
        ("advise", "--dealer", DIGITS),
        ("stats", "--games", DIGITS),
        ("tournament", "--bots", LONG, "--deals", DIGITS),
    ],
)
def test_an_overlong_argument_is_refused_in_one_sentence(run: Run, words: tuple[str, ...]) -> None:
    err = refusal(run(*words))
    assert err.startswith("foretell: ")
    assert "Traceback" not in err


def test_a_long_line_typed_at_the_table_is_refused_and_the_game_continues(run: Run) -> None:
    ran = run(
        "play", "--seed", "5", "--record", "g", typed=(f"r {LONG}", LONG, DIGITS, f"u {LONG}", "q")
    )
    assert (ran.status, ran.err) == (0, "")


@pytest.mark.parametrize("key", ["name", "kind", "id"])
def test_texts_of_a_record_have_a_maximum_length(run: Run, key: str) -> None:
    run("simulate", "--seed", "1", "--out", "g")
    header, *events = Path("g").read_text().splitlines()
    for length, status in ((LONGEST_TEXT, 0), (LONGEST_TEXT + 1, 1), (5_000, 1)):
        told = json.loads(header)
        (told if key == "id" else told["players"][0])[key] = "x" * length
        Path("g").write_text("\n".join([json.dumps(told), *events, ""]))
        for command in ("check", "show"):
            ran = run(command, "g")
            assert ran.status == status, (command, length)
            assert (f"longer than {LONGEST_TEXT} characters" in ran.out + ran.err) == bool(status)


def test_a_tournament_file_of_deeply_nested_lists_is_refused(run: Run) -> None:
    Path("deep").write_text("[" * 100_000 + "\n")
    assert "deep, line 1: this is not a tournament result" in refusal(run("rate", "deep"))


def test_an_unfinished_game_is_counted_and_is_a_fault_if_only_whole_games_are_wanted(
    run: Run,
) -> None:
    run("simulate", "--seed", "1", "--games", "2", "--out", "g")
    lines = Path("g").read_text().splitlines(keepends=True)
    second = lines.index(next(line for line in lines[1:] if '"type":"game"' in line))
    Path("g").write_text("".join(lines[: second + 3]))
    assert run("check", "g").out.startswith("2 games (1 unfinished), ")
    ran = run("check", "--complete", "g")
    assert ran.status == 1
    assert (
        ran.out.splitlines()[0] == f"g:{second + 3}: The game is unfinished: its record ends here."
    )
