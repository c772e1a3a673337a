"""``foretell tournament`` and ``foretell rate``: comparison of bots."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from itertools import cycle
from pathlib import Path
from typing import Any

import pytest

from foretell.arena import task
from foretell.arena.played import Played
from foretell.arena.task import Task
from foretell.bots import registry
from foretell.bots.registry import names
from foretell.i18n import LANGUAGES, Words
from foretell.rules.options import Options
from tests.terminal.helpers import Run, refusal

SHORT = ("--players", "3", "--hand-sizes", "1,2", "--jobs", "1")
DUEL = ("tournament", "--alone", "steady", "--others", "random", *SHORT, "--deals", "4")
POOL = ("tournament", "--pool", "steady, random", *SHORT, "--deals", "2")
TITLE = "4 deals of 3 players, 12 games, seed 2a, --hand-sizes 1,2"


def told(text: str) -> dict[str, Any]:
    """Return the contents of a line of JSON without the measured times."""
    (line,) = text.splitlines()
    values: dict[str, Any] = json.loads(line)
    for contest in values["contests"]:
        for figures in contest["bots"]:
            del figures["times"]
    return values


def test_the_page_of_a_tournament_names_its_match(run: Run) -> None:
    ran = run(*DUEL, "--seed", "2a")
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines[0].startswith(f"── {TITLE} ──")
    assert " steady among random" in ran.lines


@pytest.mark.parametrize(
    ("language", "flags"),
    [*zip(LANGUAGES, cycle([(), ("--plain",)]), strict=False), (LANGUAGES[0], ("--plain",))],
)
def test_the_results_of_a_pool_are_written_in_every_language(
    run: Run, language: str, flags: tuple[str, ...]
) -> None:
    ran = run(*POOL, "--seed", "2a", "--lang", language, *flags)
    assert (ran.status, ran.err) == (0, "")
    words = Words(language)
    for name in ("arena-ratings", "arena-mixed", "arena-alone"):
        assert words(name) in ran.out
    assert "arena-" not in ran.out


def test_figures_of_a_tournament_do_not_depend_on_the_number_of_processes(run: Run) -> None:
    first = told(run(*DUEL, "--seed", "2a", "--json").out)
    assert told(run(*DUEL, "--seed", "2a", "--json", "--jobs", "2").out) == first
    assert told(run(*DUEL, "--seed", "2b", "--json").out)["contests"] != first["contests"]


def test_json_output_is_one_line_with_everything(run: Run) -> None:
    values = told(run(*POOL, "--seed", "2a", "--json").out)
    assert list(values) == ["match", "deals", "games", "contests", "ratings"]
    assert Options.from_json(values["match"]["options"]) == Options(players=3, hand_sizes=(1, 2))
    assert (values["deals"], values["match"]["seed"]) == (2, "2a")
    assert [contest["contest"] for contest in values["contests"]] == ["mixed", "alone", "alone"]
    assert [rating["bot"] for rating in values["ratings"]] == ["steady", "random"]
    assert told(run(*DUEL, "--json").out)["ratings"] is None


@pytest.mark.parametrize(("tables", "contests"), [("both", 3), ("mixed", 1), ("alone", 2)])
def test_a_pool_has_the_requested_kinds_of_table(run: Run, tables: str, contests: int) -> None:
    ran = run(*POOL, "--tables", tables, "--json")
    assert len(told(ran.out)["contests"]) == contests


def test_games_of_a_tournament_are_saved_and_resumed(run: Run) -> None:
    whole = told(run(*DUEL, "--seed", "2a", "--json").out)
    kept = (*DUEL, "--resume", "r.jsonl", "--json")
    assert told(run(*kept, "--seed", "2a").out) == whole
    data = Path("r.jsonl").read_bytes()
    Path("r.jsonl").write_bytes(data[: len(data) // 2])
    ran = run(*kept)  # with the seed of the file
    assert told(ran.out) == whole
    assert ran.err == "The last line of r.jsonl was incomplete; its game is played again.\n"
    again = run(*kept)
    assert (told(again.out), again.err) == (whole, "")
    fewer = told(run(*kept, "--deals", "2").out)
    assert (fewer["deals"], fewer["games"]) == (2, 6)


def test_an_empty_file_is_used_as_a_new_one(run: Run) -> None:
    Path("r.jsonl").touch()
    assert run(*DUEL, "--resume", "r.jsonl").status == 0
    assert len(Path("r.jsonl").read_text().splitlines()) == 1 + 12


@pytest.fixture
def after_five(monkeypatch: pytest.MonkeyPatch) -> None:
    """Interrupt the tournament in the sixth game."""
    played: list[Played] = []

    def play(given: Task) -> Played:
        if len(played) == 5:
            played.clear()
            raise KeyboardInterrupt
        played.append(original(given))
        return played[-1]

    original = task.play
    monkeypatch.setattr(task, "play", play)


@pytest.mark.usefixtures("after_five")
def test_an_interrupted_tournament_reports_its_results_so_far(run: Run) -> None:
    ran = run(*DUEL, "--seed", "2a", "--resume", "r.jsonl", "--plain")
    assert ran.status == 130
    assert ran.lines[0].startswith("1 deal of 3 players, 3 games, seed 2a")
    assert ran.err.splitlines() == [
        "Interrupted: 5 of 12 games played. The figures count complete deals only.",
        "The games are saved in r.jsonl; run the same command to continue.",
    ]
    assert len(Path("r.jsonl").read_text().splitlines()) == 1 + 5


@pytest.mark.usefixtures("after_five")
def test_an_interrupted_tournament_can_be_resumed(run: Run) -> None:
    kept = (*DUEL, "--resume", "r.jsonl", "--json")
    assert run(*kept, "--seed", "2a").status == 130
    assert run(*kept).status == 130
    assert told(run(*kept).out)["games"] == 12


@pytest.mark.usefixtures("after_five")
def test_before_the_first_deal_is_complete_there_are_no_figures(run: Run) -> None:
    ran = run(*DUEL, "--players", "6")
    assert (ran.status, ran.out) == (130, "")
    assert ran.err.startswith("Interrupted: 5 of ")
    assert ran.err.count("\n") == 1


@pytest.mark.timeout(180)
@pytest.mark.skipif(sys.platform == "win32", reason="another key, told another way")
def test_the_interrupt_key_ends_all_processes_and_keeps_the_games(folder: Path) -> None:
    arguments = [*DUEL[:-4], "--deals", "100000", "--jobs", "2", "--resume", "r.jsonl"]
    with subprocess.Popen(
        [sys.executable, "-m", "foretell", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
        start_new_session=True,
    ) as process:
        kept = folder / "r.jsonl"
        try:
            while not kept.exists() or kept.read_bytes().count(b"\n") < 10:
                assert process.poll() is None
                time.sleep(0.05)
            os.killpg(process.pid, signal.SIGINT)
            _, err = process.communicate()
        except BaseException:  # even a test that takes too long leaves nothing running
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            raise
    assert process.returncode == 130
    assert err.startswith("Interrupted: ")
    assert err.count("\n") == 2
    assert kept.read_bytes().endswith(b"\n")


def test_a_picture_of_a_tournament_is_drawn(run: Run) -> None:
    pytest.importorskip("matplotlib")
    ran = run(*DUEL, "--plot", "points.png")
    assert (ran.status, ran.err) == (0, "Chart written to points.png\n")
    assert Path("points.png").read_bytes().startswith(b"\x89PNG")
    err = refusal(run(*DUEL, "--plot", "points.png"))
    assert err.startswith("foretell: points.png already exists.")
    assert run(*DUEL, "--plot", "points.png", "--force").status == 0


def test_a_picture_that_cannot_be_written_is_refused_before_a_game_is_played(run: Run) -> None:
    pytest.importorskip("matplotlib")
    ran = run(*DUEL, "--deals", "999999999", "--plot", "nowhere/points.png")
    assert ran.err == "foretell: nowhere/points.png: no such file or folder.\n"


@pytest.mark.usefixtures("no_matplotlib")
def test_without_a_drawing_library_the_command_says_what_to_install(run: Run) -> None:
    err = refusal(run(*DUEL, "--deals", "999999999", "--plot", "points.png"))
    assert 'pip install "matplotlib>=3.10,<4"' in err


@pytest.mark.parametrize(
    ("flags", "heard"),
    [
        ((), "Name one bot with --alone"),
        (("--alone", "steady"), "Name one bot with --alone"),
        (("--others", "steady"), "Name one bot with --alone"),
        (("--alone", "steady", "--pool", "steady,random"), "Name one bot with --alone"),
        (
            ("--alone", "steady", "--others", "random", "--tables", "mixed"),
            "--tables cannot be combined with --alone.",
        ),
        (("--pool", "steady,random", "--tables", "x"), "--tables cannot be “x”."),
        (("--pool", "steady"), "At least 2 bots are needed for a comparison, not 1."),
        (("--pool", "steady,steady"), "steady is in the pool twice."),
        (("--pool", "steady,nobody"), f"Choose one of these: {', '.join(names())}."),
        (("--alone", "steady", "--others", "nobody"), "There is no bot called “nobody”."),
        (("--deals", "0"), "--deals needs a whole number, 1 or more, not “0”."),
        (("--jobs", "x"), "--jobs needs a whole number, 1 or more, not “x”."),
        (("--pool", "steady,random", "--seed", "xyz"), "“xyz” is not a seed"),
        (("--players", "2", "--bidding", "open"), "(R10.2)"),
        (
            ("--pool", "steady,random", "--resume", "nowhere/r.jsonl"),
            "nowhere/r.jsonl: no such file or folder.",
        ),
    ],
)
def test_tournament_refuses_invalid_flags_in_one_clear_sentence(
    run: Run, flags: tuple[str, ...], heard: str
) -> None:
    err = refusal(run("tournament", *flags))
    assert heard in err
    assert err.count("\n") == 1


def test_tournament_without_ray_says_what_to_install(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert 'pip install "ray[client]>=2.50,<3"' in refusal(run(*DUEL, "--ray", "auto"))


def test_the_file_of_another_match_is_refused(run: Run) -> None:
    run(*DUEL, "--seed", "2a", "--resume", "r.jsonl")
    data = Path("r.jsonl").read_bytes()
    ran = run(*POOL, "--resume", "r.jsonl", "--bidding", "hidden")
    assert ran.status == 2
    assert "These settings differ: bidding, contests." in ran.err
    assert Path("r.jsonl").read_bytes() == data
    Path("notes.txt").write_text("mine\n")
    ran = run(*DUEL, "--resume", "notes.txt")
    assert ran.err == "foretell: notes.txt, line 1: this is not a tournament result.\n"
    assert Path("notes.txt").read_text() == "mine\n"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_failing_bot_is_reported_with_the_command_that_reproduces_its_game(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setitem(registry.BUILT_IN, "fragile", "tests.arena.helpers:Fragile")
    flags = ("--alone", "fragile", "--others", "steady", "--first-dealer", "2")
    err = refusal(run("tournament", *flags, *SHORT, "--seed", "2a", "--lang", language))
    assert err.count("\n") == 1
    assert "ZeroDivisionError: seat 0" in err
    assert "foretell simulate --seed 2a --games 1 --bots fragile,steady,steady --out" in err


def test_ratings_are_computed_from_files(run: Run) -> None:
    run(*DUEL, "--seed", "2a", "--resume", "one.jsonl")
    run(*POOL, "--seed", "2b", "--resume", "two.jsonl")
    ran = run("rate", "one.jsonl", "two.jsonl")
    assert (ran.status, ran.err) == (0, "")
    assert ran.lines[0].startswith("── Games of 3 players, --hand-sizes 1,2 ──")
    assert [line.split()[0] for line in ran.lines[-2:]] == ["steady", "random"]
    values = json.loads(run("rate", "one.jsonl", "two.jsonl", "--json").out)
    assert list(values) == ["options", "ratings"]
    assert [rating["bot"] for rating in values["ratings"]] == ["steady", "random"]
    plain = run("rate", "one.jsonl", "--plain")
    assert any(line.startswith("steady: rating ") for line in plain.lines)


@pytest.mark.parametrize(
    ("files", "heard"),
    [
        (("none.jsonl",), "none.jsonl: no such file or folder."),
        (("notes.txt",), "notes.txt, line 1: this is not a tournament result."),
        (("one.jsonl", "other.jsonl"), "These differ: bidding."),
        (("torn.jsonl",), "No deal has been played in every arrangement"),
    ],
)
def test_rate_refuses_unsuitable_files_in_one_clear_sentence(
    run: Run, files: tuple[str, ...], heard: str
) -> None:
    run(*DUEL, "--seed", "2a", "--resume", "one.jsonl")
    run(*DUEL, "--seed", "2a", "--resume", "other.jsonl", "--bidding", "secret")
    lines = Path("one.jsonl").read_text().splitlines(keepends=True)
    Path("torn.jsonl").write_text("".join(lines[:2]))
    Path("notes.txt").write_text("mine\n")
    err = refusal(run("rate", *files))
    assert heard in err
    assert err.count("\n") == 1


@pytest.mark.compiled
def test_the_luck_of_decisions_is_taken_away_on_request(run: Run) -> None:
    duel = ("tournament", "--alone", "random", "--others", "steady", *SHORT, "--deals", "6")
    plain, controlled = (
        told(run(*duel, "--seed", "2a", "--json", "--estimate", estimate).out)
        for estimate in ("plain", "control")
    )
    assert controlled["match"]["estimation"] == "control"
    first, second = (values["contests"][0]["bots"][0] for values in (plain, controlled))
    assert first.pop("lead") != second.pop("lead")
    assert first == second


@pytest.mark.parametrize("match", [POOL, DUEL])
def test_a_match_in_which_luck_cannot_be_known_is_refused(run: Run, match: tuple[str, ...]) -> None:
    ran = run(*match, "--estimate", "control")
    assert ran.status != 0
    assert "--estimate control works only for one bot alone" in ran.err
    assert "(--others): steady" in ran.err


def test_a_mistyped_bot_is_named_before_all_else(run: Run) -> None:
    duel = ("--alone", "random", "--others", "staedy", "--estimate", "control")
    assert "no bot called “staedy”" in run("tournament", *duel).err
