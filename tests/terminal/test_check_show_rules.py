"""``foretell check``, ``show`` and ``rules``."""

import io
import json
import re
import sys
from pathlib import Path

import pytest

from foretell.game.events import BidMade, CardPlayed, TrumpChosen
from foretell.game.notation import read_position
from foretell.i18n import LANGUAGES, Words
from foretell.i18n.rulebook import sections, title
from foretell.record import game_text, read_records
from foretell.rules.clauses import clauses_in_play
from foretell.rules.options import Options
from foretell.rules.presets import PRESETS
from foretell.terminal import main
from tests.terminal.helpers import Run, refusal


@pytest.fixture(autouse=True)
def records(run: Run) -> None:
    run(
        "simulate",
        "--games",
        "2",
        "--hand-sizes",
        "2,3",
        "--seed",
        "2a",
        "--bots",
        "random",
        "--out",
        "two.jsonl",
    )
    text = Path("two.jsonl").read_text()
    Path("wrong.jsonl").write_text(
        text.replace('"round":1', '"round":2', 1).replace('"winners":[', '"winners":[3,', 1)
    )
    Path("cut.jsonl").write_text(text[:-5])


def standard_input(monkeypatch: pytest.MonkeyPatch, file: str) -> None:
    stream = io.TextIOWrapper(io.BytesIO(Path(file).read_bytes()))
    monkeypatch.setattr(sys, "stdin", stream)


def test_legal_records_are_counted(run: Run) -> None:
    ran = run("check", "two.jsonl", "two.jsonl")
    assert (ran.status, ran.err) == (0, "")
    events = sum('"type":"game"' not in line for line in Path("two.jsonl").read_text().splitlines())
    assert ran.lines == [f"4 games, {2 * events} events: all legal"]


def test_every_fault_is_reported_on_a_line_with_its_clause(run: Run) -> None:
    ran = run("check", "wrong.jsonl")
    assert ran.status == 1
    assert ran.lines[0].startswith("wrong.jsonl:3: ")
    assert all(line.endswith(")") for line in ran.lines[:-1])
    assert ran.lines[-1].endswith("2 faults")


@pytest.mark.parametrize("language", LANGUAGES)
def test_faults_are_reported_in_every_language(run: Run, language: str) -> None:
    ran = run("check", "wrong.jsonl", "cut.jsonl", "--lang", language)
    assert ran.status == 1
    assert len(ran.lines) == 4


def test_a_file_that_cannot_be_read_is_reported_in_one_line(run: Run) -> None:
    ran = run("check", "nowhere.jsonl", "two.jsonl")
    assert ran.status == 2
    assert ran.err == "foretell: nowhere.jsonl: no such file or folder.\n"
    assert ran.lines[-1].startswith("2 games")
    assert run("check", "nowhere.jsonl").out == ""
    assert run("check", "nowhere.jsonl", "wrong.jsonl").status == 2


def test_a_dash_checks_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    standard_input(monkeypatch, "wrong.jsonl")
    assert main(["check", "-"]) == 1
    assert capsys.readouterr().out.startswith("-:3: ")


def test_a_file_is_shown_game_by_game(run: Run) -> None:
    ran = run("show", "two.jsonl")
    assert ran.status == 0
    assert sum(line.startswith(" Game ") for line in ran.lines) == 2
    assert sum("── Round" in line for line in ran.lines) == 4
    assert max(map(len, ran.out.splitlines())) <= 80


def test_one_game_or_one_round_can_be_shown_alone(run: Run) -> None:
    ran = run("show", "two.jsonl", "--game", "2", "--round", "1")
    assert ran.lines[0] == " Game 2a-2"
    assert sum("── Round" in line for line in ran.lines) == 1


def test_records_can_be_shown_in_plain_lines(run: Run) -> None:
    ran = run("show", "two.jsonl", "--plain", "--lang", "it")
    assert not set("│─★›♥") & set(ran.out)
    assert sum(line.startswith("Presa ") for line in ran.lines) == 10
    assert all(ran.lines)


def test_the_faces_of_a_shown_record_can_be_chosen(run: Run) -> None:
    assert (
        "♥13" in run("show", "two.jsonl", "--faces", "numbers").out
        or "♠13" in run("show", "two.jsonl", "--faces", "numbers").out
    )


def test_a_game_that_ends_within_a_line_is_shown_up_to_there(run: Run) -> None:
    ran = run("show", "cut.jsonl", "--game", "2")
    assert ran.status == 0
    assert "left unfinished in round 2 of 2" in ran.lines[-1]


def test_a_dash_shows_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    standard_input(monkeypatch, "two.jsonl")
    assert main(["show", "-", "--plain"]) == 0
    assert capsys.readouterr().out.startswith("Game 2a-1")


@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [
        (("wrong.jsonl",), 1, "wrong.jsonl:3: "),
        (("two.jsonl", "--game", "3"), 2, "There is no game 3: the file has 2."),
        (("two.jsonl", "--round", "9"), 2, "There is no round 9: the game has 2."),
        (("two.jsonl", "--game", "zero"), 2, "--game needs a whole number"),
        (("nowhere.jsonl",), 2, "no such file"),
    ],
)
def test_show_refuses_unreadable_files_in_one_clear_line(
    run: Run, arguments: tuple[str, ...], status: int, told: str
) -> None:
    ran = run("show", *arguments)
    assert ran.status == status
    assert told in ran.err
    assert ran.err.count("\n") == 1


@pytest.mark.parametrize("preset", PRESETS)
def test_the_printed_rules_are_those_of_the_options(run: Run, preset: str) -> None:
    options = Options.from_json(dict(PRESETS[preset].options))
    told = run("rules", "--preset", preset, "--plain").lines
    clauses = [line for line in told if re.match(r"R\d+\.\d+ ", line)]
    words = Words(PRESETS[preset].language or "en")
    book = sections(words, options, PRESETS[preset].faces)
    assert [line.split()[0] for line in clauses] == list(clauses_in_play(options))
    assert all(line.endswith(section.text) for line, section in zip(clauses, book, strict=True))
    assert told[0] == title(words, options)
    chapters = dict.fromkeys(f"{section.chapter}:" for section in book)
    assert [line for line in told[1:] if line not in clauses] == list(chapters)


def test_the_printed_rules_use_the_faces_of_the_preset_or_the_flag(run: Run) -> None:
    """R1.3: the Italian classic sheet knows only 1 to 13."""
    assert "fante" not in run("rules", "--preset", "it-classic").out
    assert "jota" in run("rules", "--preset", "es").out
    assert "jota" not in run("rules", "--preset", "es", "--faces", "numbers").out


@pytest.mark.parametrize("part", ["7.3", "r7.3", "R7.3"])
def test_a_single_clause_can_be_printed(run: Run, part: str) -> None:
    ran = run("rules", part, "--plain")
    assert len(ran.lines) == 1
    assert ran.lines[0].startswith("R7.3 Following suit. ")


def test_the_clause_of_a_variant_is_printed_without_its_option(run: Run) -> None:
    assert run("rules", "9.6", "--plain").out.startswith("R9.6 Clairvoyance. ")
    assert "These rules have no clause 9.6." in refusal(run("rules", "9.6", "--players", "3"))


def test_the_rules_as_json_hold_every_clause(run: Run) -> None:
    book = json.loads(run("rules", "--json", "--players", "3", "--bidding", "hidden").out)
    assert book["title"] == "The rules of Wizard for 3 players: Hidden bids"
    assert book["options"]["players"] == 3
    options = Options(players=3, bidding="hidden")
    assert tuple(clause["clause"] for clause in book["clauses"]) == clauses_in_play(options)
    assert all(clause["text"] and clause["chapter"] for clause in book["clauses"])


def test_the_rules_fit_the_screen(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    for width in (80, 40):
        monkeypatch.setenv("COLUMNS", str(width))
        ran = run("rules", "--deal", "one_suit", "--lang", "de")
        assert max(map(len, ran.out.splitlines())) <= width
        assert any("R9.7" in line for line in ran.lines)


def write_texts(name: str) -> str:
    text = "\n".join(map(game_text, read_records("two.jsonl")))
    Path(name).write_text(text)
    return text


def test_show_prints_a_short_text_as_it_prints_the_record(run: Run) -> None:
    write_texts("two.txt")
    for flags in ((), ("--game", "2"), ("--plain",)):
        assert run("show", "two.txt", *flags).out == run("show", "two.jsonl", *flags).out
    told = run("show", "two.txt", "--game", "3")
    assert told.err == run("show", "two.jsonl", "--game", "3").err


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fault_of_a_short_text_is_reported_with_its_line(run: Run, language: str) -> None:
    text = write_texts("wrong.txt")
    Path("wrong.txt").write_text(text.rstrip() + "0\n")
    line = len(text.splitlines())
    ran = run("show", "wrong.txt", "--lang", language)
    assert ran.status == 1
    assert ran.err.startswith(f"wrong.txt:{line}: ")
    assert text.split()[-1] + "0" in ran.err
    for form in ("", "wizard/1 3\n", text.replace("0 random", "0random", 1)):
        Path("wrong.txt").write_text(form)
        assert run("show", "wrong.txt", "--lang", language).err.startswith("wrong.txt:")


def test_check_counts_short_texts_as_it_counts_records(run: Run) -> None:
    text = write_texts("two.txt")
    assert run("check", "two.txt").out == run("check", "two.jsonl").out
    Path("wrong.txt").write_text(text.replace(" 0=", " 0=9", 1))
    ran = run("check", "two.jsonl", "wrong.txt")
    line = text[: text.index(" 0=")].count("\n") + 1
    assert ran.status == 1
    assert ran.lines[0].startswith(f"wrong.txt:{line}: ")
    assert ran.lines[0].endswith("(R6.1)")
    assert ran.lines[1].startswith("4 games, ")


def test_show_turns_records_into_short_texts_and_back(run: Run) -> None:
    text = write_texts("two.txt")
    assert run("show", "two.jsonl", "--as", "text").lines == text.replace("\n\n", "\n").splitlines()
    records = Path("two.jsonl").read_text()
    assert run("show", "two.txt", "--as", "record").out == records
    ran = run("show", "two.txt", "--as", "record", "--game", "2")
    assert ran.out == records[records.rindex('{"type":"game"') :]


def test_show_prints_the_position_of_each_decision(run: Run) -> None:
    ran = run("show", "two.jsonl", "--game", "2", "--as", "positions")
    decisions = (BidMade, CardPlayed, TrumpChosen)
    *_, record = read_records("two.jsonl")
    assert len(ran.lines) == sum(isinstance(event, decisions) for event in record.events)
    assert [str(read_position(line)) for line in ran.lines] == ran.lines
    one = run("show", "two.jsonl", "--game", "2", "--round", "2", "--as", "positions")
    assert one.lines == [line for line in ran.lines if " r2 " in line]


@pytest.mark.parametrize(
    ("flags", "told"),
    [
        (("--as", "text", "--json"), "--json cannot be combined with --as."),
        (("--as", "text", "--round", "1"), "--round cannot be combined with --as text."),
        (("--as", "prose"), "record, text, positions"),
    ],
)
def test_show_refuses_forms_that_leave_no_room(run: Run, flags: tuple[str, ...], told: str) -> None:
    assert told in refusal(run("show", "two.jsonl", *flags))
