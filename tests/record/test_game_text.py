"""Games as short texts, both ways."""

from pathlib import Path

import pytest

from foretell.game.notation import NotationError
from foretell.record import Record, game_text, read_game, read_records

RECORDS = Path(__file__).parents[2] / "conformance" / "records"


def a_game(name: str = "preset-en") -> Record:
    return next(read_records(RECORDS / f"{name}.jsonl"))


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_record_is_read_back_from_its_text(path: Path) -> None:
    for record in read_records(path):
        text = game_text(record)
        found = read_game(text)
        assert found.events == record.events
        assert found == record or record.header.fair is not None
        assert game_text(found) == text


def test_a_game_may_break_off_anywhere() -> None:
    lines = game_text(a_game()).splitlines()
    words = lines[-1].split()
    cut = [words[:count] for count in range(4, len(words) - 2)]
    first = next(place for place, word in enumerate(words) if ":" in word)
    cut.append([*words[:first], words[first].rpartition(".")[0]])  # in the middle of a trick
    for kept in cut:
        text = "\n".join([*lines[:-1], " ".join(kept)])
        assert game_text(read_game(text)) == text + "\n"


def test_a_round_takes_a_few_hundred_characters() -> None:
    rounds = [line for line in game_text(a_game()).splitlines() if line.startswith("r")]
    assert max(map(len, rounds)) < 500


@pytest.mark.parametrize(
    ("line", "old", "new", "part"),
    [
        (0, "wizard/1", "wizard/2", "line 1"),
        (0, "seed=", "seed=X", "header"),
        (0, "started=", "started=?", "header"),
        (1, "0 ", "1 ", "header"),
        (-1, "d", "e", "line"),
        (-1, " ", "", "line"),
        (-1, "= ", "= 1", "line"),
        (-1, "0=", "0=9", "line"),
        (-1, "0:", "0:Q1.", "line"),
    ],
)
def test_a_text_that_differs_is_refused(line: int, old: str, new: str, part: str) -> None:
    lines = game_text(a_game()).splitlines()
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new, 1)
    with pytest.raises(NotationError) as refused:
        read_game("\n".join(lines))
    assert refused.value.part.startswith(part)


def test_a_line_that_is_no_round_is_refused() -> None:
    with pytest.raises(NotationError, match="bids and tricks"):
        read_game(game_text(a_game()) + "r16 d0")


@pytest.mark.parametrize("text", ["", "r1 d0", "wizard/1 3"])
def test_a_text_that_is_no_game_is_refused(text: str) -> None:
    with pytest.raises(NotationError):
        read_game(text)
