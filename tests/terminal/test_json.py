"""``check --json`` and ``show --json``: the same findings for programs."""

import json
from pathlib import Path
from typing import Any

import pytest

from foretell.i18n import LANGUAGES
from tests.terminal.helpers import Ran, Run

GAME = ("--hand-sizes", "2,3", "--players", "3", "--seed", "2a")


@pytest.fixture(autouse=True)
def records(run: Run) -> None:
    run("simulate", "--games", "2", "--bots", "random", *GAME, "--out", "two.jsonl")
    text = Path("two.jsonl").read_text()
    lines = text.splitlines(keepends=True)
    Path("wrong.jsonl").write_text(text.replace('"winners":[', '"winners":[3,', 1))
    Path("broken.jsonl").write_text("".join([*lines[:4], '{"type": nothing}\n', *lines[4:]]))


def objects(ran: Ran) -> list[dict[str, Any]]:
    return [json.loads(line) for line in ran.lines]


def test_check_reports_each_fault_with_its_place_and_reason(run: Run) -> None:
    ran = run("check", "wrong.jsonl", "--json")
    fault, last = objects(ran)
    told, _ = run("check", "wrong.jsonl").lines
    assert ran.status == 1
    assert ran.err == ""
    assert told == f"{fault['file']}:{fault['line']}: {fault['sentence']}"
    assert fault["type"] == "fault"
    assert fault["code"] == "record/wrong_winners"
    assert fault["clause"] == "R8.4"
    assert fault["data"]["found"].startswith("[3,")
    assert fault["column"] is None
    assert last["type"] == "checked"
    assert (last["games"], last["broken_off"], last["faults"]) == (2, 0, 1)


def test_check_names_the_column_where_a_line_can_no_longer_be_read(run: Run) -> None:
    fault, *_ = objects(run("check", "broken.jsonl", "--json"))
    assert (fault["line"], fault["column"]) == (5, 10)
    assert fault["clause"] is None


def test_a_check_without_faults_prints_only_a_line_of_counts(run: Run) -> None:
    ran = run("check", "two.jsonl", "two.jsonl", "--json")
    assert ran.status == 0
    (last,) = objects(ran)
    assert (last["games"], last["faults"]) == (4, 0)


def test_check_reports_a_file_that_cannot_be_read(run: Run) -> None:
    ran = run("check", "nowhere.jsonl", "--json")
    unread, last = objects(ran)
    assert ran.status == 2
    assert (unread["type"], unread["code"]) == ("unread", "commands/file_trouble")
    assert unread["data"]["why"] == "missing"
    assert ran.err == f"foretell: {unread['sentence']}\n"
    assert last["games"] == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_the_sentence_of_a_finding_depends_on_the_language(run: Run, language: str) -> None:
    english = objects(run("check", "wrong.jsonl", "broken.jsonl", "--json"))
    other = objects(run("check", "wrong.jsonl", "broken.jsonl", "--json", "--lang", language))
    for found in (*english, *other):
        assert bool(found.pop("sentence", "")) == (found["type"] != "checked")
    assert other == english


def test_check_reports_fairly_shuffled_games(run: Run) -> None:
    page = (Path(__file__).parents[2] / "docs" / "build" / "shuffle.md").read_text(encoding="utf-8")
    assert '"commitment":"' in page
    commitment = page.partition('"commitment":"')[2][:64]
    given = page.partition('"seed":"')[2].partition('"')[0]
    fair = "{" + page.partition('"fair":{')[2].partition("}")[0] + "}"
    seed = f'"seed":"{given}"'
    header = Path("two.jsonl").read_text().splitlines()[0]
    old = json.loads(header)["seed"]
    header = header.replace(f'"seed":"{old}"', seed)
    Path("fair.jsonl").write_text(f'{header[:-1]},"fair":{fair}}}\n')
    ran = run("check", "fair.jsonl", "--json", "--commitment", commitment)
    met, last = objects(ran)
    assert ran.status == 0
    assert (met["type"], met["commitment"], met["noted"]) == ("fair", commitment, True)
    assert (met["nonces"], met["deals"]) == ([0, 2], 0)
    assert last["broken_off"] == 1


def test_show_prints_one_json_line_per_game(run: Run) -> None:
    lines = [json.loads(line) for line in Path("two.jsonl").read_text().splitlines()]
    first, second = objects(run("show", "two.jsonl", "--json"))
    assert {key: first[key] for key in lines[0]} == lines[0]
    assert (first["file"], first["game"], second["game"]) == ("two.jsonl", 1, 2)
    end = next(number for number, line in enumerate(lines) if line["type"] == "finished")
    dealt = [line for line in lines[:end] if line["type"] == "dealt"]
    scored = [line for line in lines[:end] if line["type"] == "round_scored"]
    played = [line["card"] for line in lines[:end] if line["type"] == "played"]
    for shown, deal, score in zip(first["rounds"], dealt, scored, strict=True):
        for key in ("round", "dealer", "hands", "turned"):
            assert shown[key] == deal[key]
        for key in ("trump", "bids", "points", "totals"):
            assert shown[key] == score[key]
    tricks = [trick for shown in first["rounds"] for trick in shown["tricks"]]
    assert [card for trick in tricks for card in trick["cards"]] == played
    winners = [line["seat"] for line in lines[:end] if line["type"] == "trick_won"]
    assert [trick["winner"] for trick in tricks] == winners
    assert (first["finished"], first["totals"]) == (True, lines[end]["totals"])
    assert first["winners"] == lines[end]["winners"]
    assert first["draws"] == lines[1]["draws"]


def test_show_prints_an_unfinished_game_up_to_its_end(run: Run) -> None:
    lines = Path("two.jsonl").read_text().splitlines(keepends=True)
    begun = next(number for number, line in enumerate(lines) if '"played"' in line)
    Path("begun.jsonl").write_text("".join(lines[: begun + 1]))
    Path("empty.jsonl").write_text(lines[0])
    (game,) = objects(run("show", "begun.jsonl", "--json"))
    (trick,) = game["rounds"][0]["tricks"]
    assert (len(trick["cards"]), trick["winner"]) == (1, None)
    assert game["rounds"][0]["points"] is None
    assert (game["finished"], game["totals"], game["winners"]) == (False, [0, 0, 0], [])
    (game,) = objects(run("show", "empty.jsonl", "--json"))
    assert (game["rounds"], game["draws"], game["totals"]) == ([], None, [0, 0, 0])


def test_show_prints_one_round_of_one_game_on_request(run: Run) -> None:
    (game,) = objects(run("show", "two.jsonl", "--json", "--game", "2", "--round", "2"))
    assert game["game"] == 2
    assert [shown["round"] for shown in game["rounds"]] == [2]


def test_show_stops_at_the_first_fault_and_reports_it(run: Run) -> None:
    ran = run("show", "broken.jsonl", "--json")
    (fault,) = objects(ran)
    assert ran.status == 1
    assert (fault["type"], fault["line"], fault["column"]) == ("fault", 5, 10)
    assert ran.err == f"broken.jsonl:5: {fault['sentence']}\n"
