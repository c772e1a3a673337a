"""The lessons after the first: their file is whole, and their puzzles have the answers it says."""

import json
from typing import Any

import pytest

from scripts.check_lessons import FILE, faults, measured_fault, puzzles_in

TEXT = FILE.read_text(encoding="utf-8")


def changed(**changes: object) -> str:
    """Return the file with its first lesson changed."""
    lessons: list[dict[str, Any]] = json.loads(TEXT)["lessons"]
    return json.dumps({"lessons": [{**lessons[0], **changes}, *lessons[1:]]})


def test_every_lesson_is_complete_and_has_its_texts_in_every_language() -> None:
    assert list(faults(TEXT)) == []
    assert len(json.loads(TEXT)["lessons"]) == 12


def test_no_position_is_asked_twice() -> None:
    positions = [str(puzzle.position) for puzzle in puzzles_in(TEXT)]
    assert len(set(positions)) == len(positions) == 72


FIRST: dict[str, Any] = json.loads(TEXT)["lessons"][0]
OTHERS = FIRST["puzzles"][1:]


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        ({"id": "first"}, "lesson 1: id: "),
        ({"id": "duck"}, "lesson 2: id: "),
        ({"card": "H14"}, "zero: card: a card such as H12, not 'H14'"),
        ({"aim": "lose"}, 'zero: aim: "win" or nothing'),
        ({"puzzles": OTHERS}, "zero: puzzles: 6 are wanted, not 5"),
        ({"boards": [{"position": "4"}] * 3}, "zero: board 1: position: "),
        ({"boards": [{**FIRST["boards"][0], "at": ["Z4"]}] * 3}, "zero: board 1: at: "),
        ({"boards": [{**FIRST["boards"][0], "at": []}] * 3}, "zero: board 1: at: something"),
        (
            {"puzzles": [{**OTHERS[0], "values": "200:100,190:90"}, *OTHERS]},
            "zero: puzzle 1: values: 6 are wanted",
        ),
        (
            {"puzzles": [{**FIRST["puzzles"][0], "values": "160:80,155:87"}, *OTHERS]},
            "zero: puzzle 1: values: the best is only 0.5 ahead, 8 are wanted",
        ),
        (
            {"puzzles": [{"position": FIRST["round"], "values": "1:1,2:2"}, *OTHERS]},
            "zero: puzzle 1: position: the view of the seat to act is wanted",
        ),
        ({"round": FIRST["boards"][0]["position"]}, "zero: round: position: all hands"),
        ({"aim": "win"}, "zero: puzzle 1: values: where winning counts, the best one is 0"),
    ],
)
def test_a_fault_is_named_in_one_line(changes: dict[str, object], fault: str) -> None:
    found = list(faults(changed(**changes)))
    assert found[0].startswith(fault), found
    assert all("\n" not in line for line in found)


def test_a_lesson_without_texts_is_told_which_are_missing() -> None:
    found = list(faults(changed(id="new")))
    assert found[0] == "new: text: lessons-new is missing in en/web-lessons.ftl"
    assert len(found) == 5 * 4


def test_a_file_of_another_kind_is_refused() -> None:
    assert [line[:9] for line in faults("{}")] == ["the file:"]


@pytest.mark.thorough
def test_a_search_with_another_seed_finds_the_answer_of_every_puzzle() -> None:
    assert [fault for one in puzzles_in(TEXT) if (fault := measured_fault(one, "55"))] == []
