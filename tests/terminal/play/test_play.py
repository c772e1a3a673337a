"""``foretell play``: whole games, from the first card to the winners."""

import json
from pathlib import Path

import pytest

from foretell.record import game_text, read_records
from foretell.rules.options import Options
from foretell.rules.presets import PRESETS
from foretell.terminal.common.table.display import PAUSE, Display
from foretell.terminal.play import local_game
from tests.terminal.helpers import Run, refusal

FIXED = {"two-players", "one-suit"}
"""Presets with a fixed schedule."""

every_preset = pytest.mark.parametrize("preset", PRESETS)


@every_preset
def test_every_preset_is_played_to_its_end_in_plain_output(run: Run, preset: str) -> None:
    ran = run(
        "play",
        "--preset",
        preset,
        "--plain",
        "--seed",
        "5",
        "--bots",
        "random",
        "--record",
        "g.jsonl",
        typed=None,
    )
    assert ran.status == 0
    assert ran.err == ""
    assert ran.lines[-1] == "foretell show g.jsonl"
    record = next(read_records("g.jsonl"))
    assert record.header.options == Options.from_json(dict(PRESETS[preset].options))
    assert run("check", "g.jsonl").status == 0


@every_preset
def test_every_preset_is_played_on_the_drawn_screen(run: Run, preset: str) -> None:
    sizes = () if preset in FIXED else ("--hand-sizes", "1,2,4")
    typed = ("1", "1", "0", "1", "2", "1", "2", "3", "q") if preset in FIXED else None
    ran = run("play", "--preset", preset, *sizes, "--seed", "5", "--record", "g.jsonl", typed=typed)
    assert ran.status == 0
    assert ran.err == ""
    assert max(map(len, ran.out.splitlines())) <= 80
    assert run("check", "g.jsonl").status == 0


def test_the_same_seed_and_answers_give_the_same_game(run: Run) -> None:
    first, second = (
        run("play", "--seed", "5", "--hand-sizes", "2,3", "--record", name, typed=None)
        for name in ("a", "b")
    )
    assert first.lines[:-2] == second.lines[:-2]
    assert Path("a").read_text() == Path("b").read_text()


def test_a_fresh_seed_is_shown_and_reproduces_the_game(run: Run) -> None:
    ran = run("play", "--hand-sizes", "1", "--plain", typed=None)
    seed = next(line.removeprefix("Seed: ") for line in ran.lines if line.startswith("Seed: "))
    again = run("play", "--hand-sizes", "1", "--plain", "--seed", seed.upper(), typed=None)
    assert [line for line in again.lines if "jsonl" not in line] == [
        line for line in ran.lines if "jsonl" not in line
    ]
    assert len(seed) == 32


def test_the_preset_sets_faces_and_language_unless_flags_override_them(run: Run) -> None:
    assert "Seed:" in run("play", "--preset", "it-classic", "--lang", "en").out
    assert "Il seed della partita" in run("play", "--preset", "it-classic").out
    session = ("play", "--hand-sizes", "15", "--seed", "5", "--lang", "en")
    assert "│♠13│" not in run(*session).out
    assert "13│" in run(*session, "--faces", "numbers").out
    assert "13│" in run(*session, "--preset", "it-classic").out
    assert "13│" not in run(*session, "--preset", "it-classic", "--faces", "letters").out


def test_without_a_given_file_a_game_is_saved_in_the_state_folder(run: Run, folder: Path) -> None:
    ran = run("play", "--plain", "--seed", "5", "--first-dealer", "3", typed=("q",))
    path = folder / "state" / "foretell" / "2026-01-02-030405.jsonl"
    assert ran.lines[-2:] == [
        f"The game is saved in {path}. Resume with:",
        f"foretell play --resume {path}",
    ]
    assert path.exists()
    other = run("play", "--plain", "--seed", "5", typed=("q",))
    assert other.lines[-1].endswith("2026-01-02-030405-2.jsonl")


def test_a_path_with_spaces_can_be_copied_into_a_shell(run: Run) -> None:
    ran = run("play", "--plain", "--record", "my game.jsonl", typed=("q",))
    assert ran.lines[-1] == "foretell play --resume 'my game.jsonl'"


def test_a_game_can_be_played_if_it_cannot_be_saved(run: Run, folder: Path) -> None:
    (folder / "state").write_text("a file, no folder")
    ran = run("play", "--plain", "--hand-sizes", "1", typed=None)
    assert ran.status == 0
    assert any(line.startswith("This game is not saved anywhere.") for line in ran.lines)
    assert "jsonl" not in ran.out


def test_play_does_not_overwrite_an_existing_file(run: Run) -> None:
    Path("g.jsonl").write_text("mine")
    assert refusal(run("play", "--record", "g.jsonl")) == (
        "foretell: g.jsonl already exists. Choose another name, or resume it: --resume g.jsonl\n"
    )
    assert Path("g.jsonl").read_text() == "mine"


@pytest.mark.parametrize("cut", [0, 5])
def test_an_interrupted_game_is_resumed_and_played_to_its_end(run: Run, cut: int) -> None:
    whole = run(
        "play",
        "--seed",
        "5",
        "--hand-sizes",
        "2,3",
        "--plain",
        "--record",
        "whole.jsonl",
        typed=None,
    )
    text = Path("whole.jsonl").read_bytes()
    Path("g.jsonl").write_bytes(text[: len(text) // 2 - cut])
    ran = run("play", "--resume", "g.jsonl", "--plain", typed=None)
    assert ran.status == 0
    assert Path("g.jsonl").read_bytes() == text
    assert ran.lines[-4] == whole.lines[-4]


def test_a_short_text_is_resumed_and_saved_as_a_new_record(run: Run) -> None:
    flags = ("--seed", "5", "--hand-sizes", "2,3", "--plain", "--record", "whole.jsonl")
    whole = run("play", *flags, typed=None)
    text = game_text(next(read_records("whole.jsonl")))
    Path("g.txt").write_text(text[: text.rindex(".")])
    before = Path("g.txt").read_bytes()
    ran = run("play", "--resume", "g.txt", "--plain", typed=None)
    assert ran.status == 0
    assert ran.lines[-4] == whole.lines[-4]
    assert Path("g.txt").read_bytes() == before
    saved = Path(ran.lines[-1].removeprefix("foretell show ").strip("'"))
    assert saved.read_bytes() == Path("whole.jsonl").read_bytes()


def test_a_finished_or_faulty_short_text_is_not_resumed(run: Run) -> None:
    flags = ("--seed", "5", "--hand-sizes", "1", "--plain", "--record", "whole.jsonl")
    run("play", *flags, typed=None)
    text = game_text(next(read_records("whole.jsonl")))
    for written, told in (
        (text, "This game is over"),
        (text.rstrip() + " more", "g.txt:7: “more”"),
    ):
        Path("g.txt").write_text(written)
        ran = run("play", "--resume", "g.txt")
        assert ran.status != 0
        assert told in ran.err


def test_a_game_resumed_in_another_language_keeps_the_names(run: Run) -> None:
    run("play", "--seed", "5", "--record", "g.jsonl", "--name", "Ada", typed=("q",))
    ran = run("play", "--resume", "g.jsonl", "--lang", "de")
    assert "Ada" in ran.out
    assert "Mit dir am Tisch" in ran.out
    header = json.loads(Path("g.jsonl").read_text().splitlines()[0])
    assert [player["name"] for player in header["players"]] == ["Ada", "Bot 1", "Bot 2", "Bot 3"]
    assert [player["kind"] for player in header["players"]] == [
        "human",
        "steady",
        "steady",
        "steady",
    ]


@pytest.mark.parametrize(
    "flags",
    [
        ("--players", "3"),
        ("--preset", "en"),
        ("--bots", "random"),
        ("--seed", "1"),
        ("--no-clairvoyance",),
        ("--record", "x"),
        ("--name", "x"),
    ],
)
def test_a_resumed_game_refuses_other_options(run: Run, flags: tuple[str, ...]) -> None:
    run("play", "--record", "g.jsonl", typed=("q",))
    assert "cannot be combined with --resume" in refusal(run("play", "--resume", "g.jsonl", *flags))


def test_a_finished_game_cannot_be_resumed(run: Run) -> None:
    run("play", "--hand-sizes", "1", "--record", "g.jsonl", typed=None)
    assert refusal(run("play", "--resume", "g.jsonl")).endswith("foretell show g.jsonl\n")


def test_a_game_of_bots_cannot_be_resumed(run: Run) -> None:
    run("simulate", "--hand-sizes", "2", "--seed", "1", "--out", "g.jsonl")
    lines = Path("g.jsonl").read_text().splitlines(keepends=True)
    Path("g.jsonl").write_text("".join(lines[:-6]))
    assert "at least one human player" in refusal(run("play", "--resume", "g.jsonl"))


def test_a_file_that_is_no_record_cannot_be_resumed(run: Run) -> None:
    Path("g.jsonl").write_text("nonsense\n")
    ran = run("play", "--resume", "g.jsonl")
    assert ran.status == 1
    assert ran.err.startswith("g.jsonl:1: ")


def test_a_game_that_cannot_be_resumed_is_left_unchanged(run: Run) -> None:
    """Not even a truncated last line is dropped from the file."""
    run("simulate", "--games", "1", "--seed", "5", "--players", "3", "--out", "g.jsonl")
    cut = Path("g.jsonl").read_bytes()[:-5]
    Path("g.jsonl").write_bytes(cut)
    assert run("play", "--resume", "g.jsonl").status == 2
    assert Path("g.jsonl").read_bytes() == cut


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (("--bots", "stedy"), "There is no bot called “stedy”"),
        (("--bots", "random,random,random,random"), "4 bots are too many for 3 seats"),
        (("--seed", "xyz"), "“xyz” is not a seed"),
        (("--name", ""), "empty"),
        (("--name", "a\x1b[31m"), "name"),
        (("--faces", "pictures"), "--faces cannot be “pictures”"),
        (("--resume", "nowhere.jsonl"), "nowhere.jsonl: no such file"),
        (("--resume", "."), "this is a folder"),
        (("--record", "nowhere/g.jsonl"), "no such file or folder"),
    ],
)
def test_play_refuses_invalid_flags_in_one_clear_line(
    run: Run, flags: tuple[str, ...], told: str
) -> None:
    err = refusal(run("play", *flags))
    assert told in err
    assert err.count("\n") == 1
    assert "\x1b" not in err


def test_answers_from_a_pipe_are_shown_with_their_questions(run: Run) -> None:
    ran = run("play", "--plain", "--seed", "5", "--first-dealer", "3", typed=("0", "q"))
    assert "Your bid (0–1, ? for help): 0" in ran.lines


def test_an_interrupted_game_is_saved_and_exits_with_130(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(_: str) -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(local_game, "ask", interrupt)
    ran = run("play", "--plain", "--record", "g.jsonl")
    assert ran.status == 130
    assert ran.lines[-1] == "foretell play --resume g.jsonl"


def test_on_a_terminal_there_is_a_pause_between_events(monkeypatch: pytest.MonkeyPatch) -> None:
    waited: list[float] = []
    monkeypatch.setattr("time.sleep", waited.append)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    Display().wait()
    Display(plain=True).wait()
    Display(pause=0).wait()
    Display(plain=True, pause=1.5).wait()
    assert waited == [PAUSE, 1.5]


def test_play_does_not_pause_without_a_terminal(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("time.sleep", lambda _: pytest.fail("a pause"))
    run("play", "--seed", "5", typed=("0", "1", "q"))


@pytest.mark.parametrize("value", ["-1", "11", "fast", "1e3", "9" * 5_000])
def test_an_invalid_pace_is_refused(run: Run, value: str) -> None:
    assert "--pace needs a number of seconds from 0 to 10" in refusal(run("play", "--pace", value))


def test_forced_cards_are_played_without_asking_with_the_auto_flag(run: Run) -> None:
    asked, forced = (
        run("play", "--seed", "5", "--hand-sizes", "1", "--plain", *auto, typed=None).out
        for auto in ((), ("--auto",))
    )
    assert "(1 of 1" in asked or "You lead" in asked or "Your card" in asked
    assert asked.count("?") > forced.count("?")


def test_a_game_resumed_in_plain_output_starts_with_its_state(run: Run) -> None:
    run("play", "--seed", "5", "--hand-sizes", "2", "--record", "g", typed=("0", "1", "q"))
    told = run("play", "--resume", "g", "--plain", typed=("q",)).out
    for part in ("Round 1 of 1", "rump", "bid", "total 0"):
        assert part in told


def test_levels_have_names_in_every_language(run: Run) -> None:
    ran = run("play", "--bots", "beginner,casual:bold", "--lang", "it", typed=("q",))
    assert "(Principiante)" in ran.out
    assert "(beginner)" not in ran.out


def test_several_people_share_a_terminal_and_a_record(run: Run) -> None:
    people = ("--name", "Ann", "--name", "Bob")
    typed = ("", "0", "", "0", "q")
    table = ("--plain", "--seed", "5", "--first-dealer", "3", "--record", "g.jsonl")
    ran = run("play", *people, *table, typed=typed)
    assert "At the table: Ann, Bob, Bot 1 (steady) and Bot 2 (steady)." in ran.lines
    assert ran.out.count("Press Enter when nobody else is looking:") == 3
    players = json.loads(Path("g.jsonl").read_text().splitlines()[0])["players"]
    assert [player["kind"] for player in players] == ["human", "human", "steady", "steady"]
    assert [player["name"] for player in players] == ["Ann", "Bob", "Bot 1", "Bot 2"]
    again = run("play", "--resume", "g.jsonl", "--plain", typed=("q",))
    assert again.status == 0
    assert again.out.count("it is your turn.") == 1
    assert run("check", "g.jsonl").status == 0


def test_a_game_of_people_alone_is_played_to_its_end(run: Run) -> None:
    people = ("--name", "Ann", "--name", "Bob", "--name", "Ann", "--players", "3")
    sizes = ("--hand-sizes", "1", "--first-dealer", "0", "--seed", "5")
    turns = ("", "0") * 3 + ("", "1") * 3
    ran = run("play", *people, *sizes, "--plain", "--record", "g.jsonl", typed=turns)
    assert ran.lines[-1] == "foretell show g.jsonl"
    assert "Ann 2" in ran.out


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (("--players", "2", *("--name", "x") * 3), "3 people are too many for 2 seats"),
        (("--players", "2", *("--name", "x") * 2, "--bots", "random"), "leave --bots out"),
    ],
)
def test_more_people_and_bots_than_seats_are_refused(
    run: Run, flags: tuple[str, ...], told: str
) -> None:
    assert told in refusal(run("play", *flags))
