"""Games as short texts, both ways."""

import io
from pathlib import Path

import pytest

from foretell.errors import Refusal
from foretell.record import (
    Record,
    RecordFault,
    game_text,
    read_either,
    read_game,
    read_games,
    read_records,
    write_record,
)
from foretell.record.refusals import EmptyFile, NotGameText, NotHeld, NotUtf8

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
    ("line", "old", "new", "refusal"),
    [
        (0, "wizard/1", "wizard/2", NotGameText("head")),
        (0, "seed=", "seed=X", "seed/invalid"),
        (0, "started=2000", "started=?", NotGameText("head")),
        (0, "wizard/1 4", "wizard/1 9", NotGameText("head")),
        (0, "wizard/1 4", "wizard/1 4hn", "options/even_bid_needs_open_bids"),
        (0, "first=", "first=9", NotGameText("head")),
        (1, "0 ", "1 ", NotGameText("player")),
        (2, "1 random seat 1", "1 random", NotGameText("player")),
        (2, "seat 1", "\x07", "record/unprintable_text"),
        (-1, "d", "e", "record/other_word"),
        (-1, "= ", "= 1", "record/other_word"),
        (-1, "0=", "0=9", "bid/out_of_range"),
        (-1, "0:", "0:Q1.", NotGameText("round")),
        (-1, " 0=", " 0=x", NotGameText("round")),
    ],
)
def test_a_text_that_differs_is_refused_with_its_line(
    line: int, old: str, new: str, refusal: Refusal | str
) -> None:
    lines = game_text(a_game()).splitlines()
    assert old in lines[line]
    lines[line] = lines[line].replace(old, new, 1)
    with pytest.raises(RecordFault) as refused:
        read_game("\n".join(lines))
    assert refused.value.line == (line if line >= 0 else line + len(lines)) + 1
    found = refused.value.refusal
    assert found.code == refusal if isinstance(refusal, str) else found.data() == refusal.data()


def test_a_word_that_differs_is_named_with_the_right_one() -> None:
    """R8.1"""
    text = game_text(a_game())
    with pytest.raises(RecordFault) as refused:
        read_game(text.rstrip() + "0")
    last = text.split()[-1]
    assert refused.value.refusal.data() == {"expected": last, "found": last + "0"}
    with pytest.raises(RecordFault) as refused:
        read_game(text.rstrip() + " more")
    assert refused.value.refusal.data() == {"expected": "none", "found": "more"}


def test_a_card_that_may_not_be_played_is_refused_as_in_a_record() -> None:
    """R7.3"""
    lines = game_text(a_game()).splitlines()
    at = next(place for place, line in enumerate(lines) if line.startswith("r1 "))
    words = lines[at].split()
    first = next(place for place, word in enumerate(words) if ":" in word)
    leader, _, cards = words[first].partition(":")
    words[first] = f"{leader}:{words[2]}" + cards[len(cards.partition(".")[0]) :]
    lines[at] = " ".join(words)
    with pytest.raises(RecordFault) as refused:
        read_game("\n".join(lines))
    assert refused.value.line == at + 1
    assert isinstance(refused.value.refusal, NotHeld)


def test_a_line_that_is_no_round_is_refused() -> None:
    with pytest.raises(RecordFault) as refused:
        read_game(game_text(a_game()) + "r16 d0")
    assert refused.value.refusal.data() == {"form": "round"}


@pytest.mark.parametrize(
    ("text", "line"), [("", 1), ("r1 d0", 1), ("wizard/1 3", 1), ("\n\nhello", 3)]
)
def test_a_text_that_is_no_game_is_refused(text: str, line: int) -> None:
    with pytest.raises(RecordFault) as refused:
        read_game(text)
    assert refused.value.line == line
    assert refused.value.refusal.data() == {"form": "head"}


def test_players_may_not_be_missing() -> None:
    lines = game_text(a_game()).splitlines()
    with pytest.raises(RecordFault) as refused:
        read_game("\n".join(lines[:3]))
    assert refused.value.line == 4
    assert refused.value.refusal.data() == {"form": "player"}


def test_a_text_may_have_several_games_with_blank_lines_between() -> None:
    one, other = a_game(), a_game("preset-clairvoyance")
    text = f"\ufeff\n{game_text(one)}\n\n{game_text(other)}"
    assert list(read_games(text)) == [one, other]
    with pytest.raises(RecordFault) as refused:
        read_game(text)
    assert refused.value.refusal.data() == {"form": "end"}
    faulty = text.rstrip() + " more"
    with pytest.raises(RecordFault) as refused:
        list(read_games(faulty))
    assert refused.value.line == len(faulty.splitlines())


@pytest.mark.parametrize("is_text", [True, False])
def test_a_file_of_either_form_is_read(tmp_path: Path, *, is_text: bool) -> None:
    record, path = a_game(), tmp_path / "game"
    path.write_text(game_text(record) if is_text else write_record(record), encoding="utf-8")
    assert list(read_either(path)) == [record]
    assert list(read_either(io.BytesIO(path.read_bytes()))) == [record]


def test_a_text_that_is_not_utf_8_is_refused_with_its_line() -> None:
    with pytest.raises(RecordFault) as refused:
        list(read_either(io.BytesIO(b"wizard/1 3\n0 human \xff\n")))
    assert refused.value.line == 2
    assert isinstance(refused.value.refusal, NotUtf8)


def test_an_empty_file_has_the_fault_of_a_record() -> None:
    with pytest.raises(RecordFault) as refused:
        list(read_either(io.BytesIO(b"")))
    assert isinstance(refused.value.refusal, EmptyFile)
