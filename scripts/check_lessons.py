"""Check the lessons of the page (docs/contribute/lessons.md), one line for each fault.

    python scripts/check_lessons.py                    # src/foretell/web/lessons.json
    python scripts/check_lessons.py mine.json --measure

``--measure`` also plays the puzzles again, with other seeds, which takes some minutes.
"""

import argparse
import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from foretell.analysis.puzzles.position import kind_of, kinds_of
from foretell.analysis.puzzles.puzzle import LEAST_GAP
from foretell.bots.explanation import Explaining
from foretell.bots.registry import create
from foretell.cards import Card, UnknownCard
from foretell.game.actions import Action
from foretell.game.notation import Position, read_position
from foretell.game.notation.errors import NotationError
from foretell.game.phases import Bidding, ChoosingTrump
from foretell.i18n import LANGUAGES
from foretell.i18n.entries import catalogue_text

FILE: Final = Path(__file__).resolve().parents[1] / "src/foretell/web/lessons.json"
CATALOGUE: Final = "web-lessons"
BOARDS: Final = 3
PUZZLES: Final = 6
MOST_WORDS: Final = 40
"""The most words on a card, in any language: they fit the smallest phone."""
PLACES: Final = ("hand", "turned", "trick", *(f"seat {seat}" for seat in range(6)))
"""Targets of a board, besides cards."""
AIMS: Final = (None, "win")
SEARCH: Final = "strongest:140"
SEEDS: Final = ("33", "44")
_ID: Final = re.compile(r"[a-z]+")
_VALUES: Final = re.compile(r"-?\d+:\d+(,-?\d+:\d+)+")


class Puzzle(NamedTuple):
    """A puzzle of a lesson, read."""

    lesson: str
    number: int
    position: Position
    best: Action
    aim: str


def faults(text: str) -> Iterator[str]:
    """Yield what is wrong with a file of lessons, each in one line."""
    try:
        lessons = json.loads(text)["lessons"]
    except (ValueError, KeyError, TypeError) as problem:
        yield f'the file: {{"lessons": [...]}} is wanted: {problem!r}'
        return
    seen: set[str] = set()
    for place, lesson in enumerate(lessons, 1):
        name = lesson.get("id", "") if isinstance(lesson, dict) else ""
        if not _ID.fullmatch(str(name)) or name == "first" or name in seen:
            yield f"lesson {place}: id: lower-case letters, not those of another lesson: {name!r}"
            continue
        seen.add(name)
        yield from (f"{name}: {fault}" for fault in _lesson_faults(lesson))


def _lesson_faults(lesson: dict[str, Any]) -> Iterator[str]:
    if not _is_card(lesson.get("card")):
        yield f"card: a card such as H12, not {lesson.get('card')!r}"
    if lesson.get("aim") not in AIMS:
        yield f'aim: "win" or nothing, not {lesson["aim"]!r}'
    for key, count in (("boards", BOARDS), ("puzzles", PUZZLES)):
        if len(lesson.get(key, ())) != count:
            yield f"{key}: {count} are wanted, not {len(lesson.get(key, ()))}"
    for number, board in enumerate(lesson.get("boards", ()), 1):
        yield from (f"board {number}: {fault}" for fault in _board_faults(board))
    for number, puzzle in enumerate(lesson.get("puzzles", ()), 1):
        fault = puzzle_fault(puzzle, lesson.get("aim"))
        if fault:
            yield f"puzzle {number}: {fault}"
    fault = _round_fault(lesson.get("round", ""))
    if fault:
        yield f"round: {fault}"
    yield from _text_faults(lesson["id"])


def _read(text: object) -> Position | str:
    """Return a position, or what is wrong with it."""
    try:
        return read_position(str(text))
    except NotationError as problem:
        return f"position: {problem}"


def _board_faults(board: dict[str, Any]) -> Iterator[str]:
    position = _read(board.get("position", ""))
    if isinstance(position, str):
        yield position
        return
    if not isinstance(position.viewer, int):
        yield "position: the learner's view is wanted, with a seat as the viewer"
        return
    seen = position.observation(position.viewer)
    trick = seen.trick.cards if seen.trick else ()
    in_sight = {str(card) for card in (*seen.hand, *trick)}
    for target in board.get("at", ()):
        if target not in PLACES and target not in in_sight:
            yield f"at: a card in sight or one of {', '.join(PLACES[:3])}, not {target!r}"
    if not board.get("at"):
        yield "at: something to point at is wanted"


def puzzle_fault(puzzle: dict[str, Any], aim: str | None = None) -> str | None:
    """Return the fault of a puzzle, or None."""
    position = _read(puzzle.get("position", ""))
    if isinstance(position, str):
        return position
    seat = position.viewer
    if not isinstance(seat, int):
        return "position: the view of the seat to act is wanted"
    seen = position.observation(seat)
    if seat not in seen.to_act:
        return f"position: seat {seat} is not to act"
    kinds = kinds_of(seen.legal_actions)
    values = str(puzzle.get("values", ""))
    if not _VALUES.fullmatch(values):
        return f"values: pairs such as 214:44,593:99 are wanted, not {values!r}"
    points = _points(values)
    if len(points) != len(kinds):
        return f"values: {len(kinds)} are wanted, one for each kind of action, not {len(points)}"
    first, second = sorted(points, reverse=True)[:2]
    if first - second < 10 * LEAST_GAP:
        return f"values: the best is only {(first - second) / 10} ahead, {LEAST_GAP} are wanted"
    if aim == "win" and first != 0:
        return "values: where winning counts, the best one is 0, and others are behind it"
    return None


def _round_fault(text: object) -> str | None:
    position = _read(text)
    if isinstance(position, str):
        return position
    if position.viewer != "*":
        return "position: all hands are wanted, with * as the viewer"
    phase = position.observation().phase
    fresh = not any(position.state.round.has_bid)
    if not (isinstance(phase, Bidding | ChoosingTrump) and fresh):
        return "position: the round begins with the first bid"
    return None


def _text_faults(name: str) -> Iterator[str]:
    keys = (f"lessons-{name}", *(f"lessons-{name}-{card + 1}" for card in range(BOARDS)))
    for language in LANGUAGES:
        text = catalogue_text(language, CATALOGUE)
        for key in keys:
            match = re.search(rf"^{key} = (.*)$", text, re.MULTILINE)
            if match is None:
                yield f"text: {key} is missing in {language}/{CATALOGUE}.ftl"
            elif len(match[1].split()) > MOST_WORDS:
                yield f"text: {key} has more than {MOST_WORDS} words in {language}"


def _is_card(text: object) -> bool:
    try:
        Card(str(text))
    except UnknownCard:
        return False
    return True


def _points(values: str) -> list[int]:
    return [int(value.partition(":")[0]) for value in values.split(",")]


def puzzles_in(text: str) -> Iterator[Puzzle]:
    """Yield the puzzles of a file without faults."""
    for lesson in json.loads(text)["lessons"]:
        for number, puzzle in enumerate(lesson["puzzles"], 1):
            position = read_position(puzzle["position"])
            assert isinstance(position.viewer, int)
            points = _points(puzzle["values"])
            kinds = kinds_of(position.observation(position.viewer).legal_actions)
            best = kinds[points.index(max(points))][0]
            aim = f":{lesson['aim']}" if "aim" in lesson else ""
            yield Puzzle(lesson["id"], number, position, best, aim)


def measured_fault(puzzle: Puzzle, seed: str) -> str | None:
    """Return the objection of a new search to a puzzle, or None."""
    assert isinstance(puzzle.position.viewer, int)
    bot = create(f"{SEARCH}{puzzle.aim}", seed)
    assert isinstance(bot, Explaining)
    best = bot.explain(puzzle.position.observation(puzzle.position.viewer)).action
    if kind_of(best) == kind_of(puzzle.best):
        return None
    return f"{puzzle.lesson}: puzzle {puzzle.number}: a search finds {best} instead"


def main() -> int:
    """Print the faults of a file, and return the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("file", nargs="?", type=Path, default=FILE)
    parser.add_argument("--measure", action="store_true")
    arguments = parser.parse_args()
    text = arguments.file.read_text(encoding="utf-8")
    found = [*faults(text)]
    if arguments.measure and not found:
        for puzzle in puzzles_in(text):
            found += filter(None, (measured_fault(puzzle, seed) for seed in SEEDS))
    for fault in found:
        print(fault)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
