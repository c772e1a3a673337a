"""``foretell review``: its arguments, and what it writes where."""

import io
import json
import sys
from math import floor
from pathlib import Path

import pytest

from foretell.i18n import LANGUAGES
from foretell.record import game_text, read_records, write_record
from foretell.rules.options import Options
from foretell.terminal import main
from tests.analysis.helpers import a_record
from tests.terminal.helpers import Run, refusal


@pytest.fixture(autouse=True)
def records() -> None:
    one = write_record(
        a_record(Options(players=3, hand_sizes=(1, 1)), kinds=("human", "random", "random"))
    )
    other = write_record(a_record(Options(players=3, hand_sizes=(1,)), "5", kinds=("random",) * 3))
    Path("two.jsonl").write_text(one + other)
    Path("wrong.jsonl").write_text(one.replace('"round":1', '"round":2', 1))
    Path("bids.jsonl").write_text(write_record(a_record(Options(players=3, hand_sizes=(3,)), "1")))
    begun = a_record(Options(players=3, hand_sizes=(1, 1)), steps=3)
    Path("begun.jsonl").write_text(write_record(begun))
    cut = a_record(Options(players=3, hand_sizes=(1, 1)), steps=8)
    Path("cut.jsonl").write_text(write_record(cut))


def test_a_review_has_its_parts_for_the_people_of_the_first_game(run: Run) -> None:
    ran = run("review", "two.jsonl")
    assert (ran.status, ran.err) == (0, "")
    assert sum(line.startswith("── ") for line in ran.lines) == 1
    assert "── Ada in game g1 " in ran.lines[0]
    for heading in (
        "Where the points came from",
        "Round by round",
        "Points above the average",
        "The decisions that cost most",
    ):
        assert f" {heading}" in ran.lines
    assert max(map(len, ran.out.splitlines())) <= 80


def test_another_game_of_the_file_can_be_reviewed(run: Run) -> None:
    """It has bots alone, so all of them are reviewed, and no curve for its one round."""
    ran = run("review", "two.jsonl", "--game", "2")
    assert sum(" in game g1 " in line for line in ran.lines) == 3
    assert " Points above the average" not in ran.lines


@pytest.mark.parametrize("seat", [("1",), ("Ben",), ("1", "Ben")])
def test_seats_are_named_by_number_or_by_player(run: Run, seat: tuple[str, ...]) -> None:
    flags = [part for one in seat for part in ("--seat", one)]
    ran = run("review", "two.jsonl", "--plain", *flags)
    titles = [line for line in ran.lines if line.endswith(" in game g1")]
    assert titles == ["Ben in game g1"]


def test_plain_reviews_have_no_columns_and_no_empty_lines(run: Run) -> None:
    ran = run("review", "two.jsonl", "--plain", "--lang", "it")
    assert ran.lines[0] == "Ada nella partita g1"
    assert not set("│─┌♥♠♦♣") & set(ran.out)
    assert all(ran.lines)


def test_a_bid_that_cost_points_comes_with_the_tricks_of_possible_games(run: Run) -> None:
    """The shares of a bid are those in the JSON, and add up to all games."""
    found = json.loads(run("review", "bids.jsonl", "--json", "--seat", "0").out)
    (bid,) = (one for one in found["rounds"][0]["decisions"] if one["kind"] == "bid")
    counts = {value["action"]["bid"]: value["tricks"] for value in bid["values"]}
    taken, best = bid["action"]["bid"], bid["values"][0]["action"]["bid"]
    assert taken != best
    lines = run("review", "bids.jsonl", "--plain", "--seat", "0").lines
    for one in (best, taken):
        games = sum(counts[one])
        shares = ", ".join(
            f"{count}: {floor(1000 * number / games + 0.5) / 10:.1f}%"
            for count, number in enumerate(counts[one])
            if number
        )
        assert f"Tricks taken in possible games after a bid of {one}: {shares}." in lines
    drawn = run("review", "bids.jsonl", "--seat", "0").out
    assert "Tricks taken in possible games" in drawn
    assert f"Bid {best}" in drawn


def test_json_is_the_review_in_one_line_and_the_same_each_time(run: Run) -> None:
    first, again = (run("review", "two.jsonl", "--json", "--seat", "0") for _ in range(2))
    assert first.out == again.out
    assert len(first.lines) == 1
    assert json.loads(first.out)["type"] == "review"


@pytest.mark.parametrize("language", LANGUAGES)
def test_reviews_fit_the_screen_in_every_language(run: Run, language: str) -> None:
    ran = run("review", "two.jsonl", "--lang", language)
    assert ran.status == 0
    assert max(map(len, ran.out.splitlines())) <= 80


def test_an_unfinished_game_is_reviewed_up_to_its_last_complete_round(run: Run) -> None:
    ran = run("review", "cut.jsonl", "--plain")
    assert "The game is unfinished: its complete rounds are reviewed." in ran.out


def test_thresholds_are_changed_by_flags(run: Run) -> None:
    flags = ("--inaccurate", "0.01", "--mistake", "0.02", "--blunder", "0.03", "--json")
    seats = ("--seat", "0", "--seat", "1", "--seat", "2")
    strict = json.loads(run("review", "two.jsonl", *seats, *flags).out)["seats"]
    assert {seat["judgements"]["inaccurate"] for seat in strict} == {0}
    assert {seat["judgements"]["mistake"] for seat in strict} == {0}


def test_a_page_is_written_to_a_new_file_and_named_on_standard_error(run: Run) -> None:
    ran = run("review", "two.jsonl", "--html", "page.html")
    assert (ran.status, ran.out, ran.err) == (0, "", "Review written to page.html\n")
    assert Path("page.html").read_text(encoding="utf-8").startswith("<!doctype html>")
    assert "--force" in refusal(run("review", "two.jsonl", "--html", "page.html"))
    assert run("review", "two.jsonl", "--html", "page.html", "--force").status == 0


def test_a_page_and_json_can_be_had_together(run: Run) -> None:
    ran = run("review", "two.jsonl", "--html", "page.html", "--json")
    assert json.loads(ran.out)["id"] == "g1"
    assert Path("page.html").exists()


def test_a_dash_reviews_standard_input(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    stream = io.TextIOWrapper(io.BytesIO(Path("two.jsonl").read_bytes()))
    monkeypatch.setattr(sys, "stdin", stream)
    assert main(["review", "-", "--plain"]) == 0
    assert capsys.readouterr().out.startswith("Ada in game g1")


@pytest.mark.parametrize(
    ("arguments", "status", "told"),
    [
        (("wrong.jsonl",), 1, "wrong.jsonl:3: "),
        (("nowhere.jsonl",), 2, "no such file"),
        (("two.jsonl", "--game", "3"), 2, "There is no game 3: the file has 2."),
        (("begun.jsonl",), 2, "No round of this game was played to its end"),
        (("two.jsonl", "--seat", "3"), 2, "Seats are 0 to 2, or players: Ada, Ben, Cleo."),
        (("two.jsonl", "--seat", "Zoe"), 2, "There is no seat “Zoe”."),
        (("two.jsonl", "--mistake", "1"), 2, "--inaccurate 2, --mistake 1, --blunder 10"),
        (("two.jsonl", "--mistake", "0"), 2, "--mistake needs a number of points above 0"),
        (("two.jsonl", "--blunder", "many"), 2, "not “many”"),
        (("two.jsonl", "--html", "nowhere/page.html"), 2, "no such file"),
    ],
)
def test_invalid_input_is_refused_in_one_clear_line(
    run: Run, arguments: tuple[str, ...], status: int, told: str
) -> None:
    ran = run("review", *arguments)
    assert (ran.status, ran.out) == (status, "")
    assert told in ran.err
    assert ran.err.count("\n") == 1


def test_a_game_in_short_text_is_reviewed_as_its_record(run: Run) -> None:
    """docs/build/notation.md"""
    Path("two.txt").write_text("\n".join(map(game_text, read_records("two.jsonl"))))
    flags = ("--game", "2", "--plain")
    assert run("review", "two.txt", *flags).out == run("review", "two.jsonl", *flags).out
    Path("two.txt").write_text("wizard/2")
    assert run("review", "two.txt").err.startswith("two.txt:1: ")
