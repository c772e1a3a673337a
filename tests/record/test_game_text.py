"""Games as short texts, both ways."""

import io
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.errors import Refusal
from foretell.record import (
    Fault,
    Header,
    Player,
    Record,
    RecordFault,
    check_file,
    fairly_shuffled,
    game_text,
    is_game_text,
    read_game,
    read_lines,
    read_records,
    write_record,
)
from foretell.record.lines import LONGEST
from foretell.record.refusals import EmptyFile, LineTooLong, NotGameText, NotHeld, NotUtf8
from foretell.record.text import is_plain
from foretell.rules.options import Options

RECORDS = Path(__file__).parents[2] / "conformance" / "records"


def a_game(name: str = "preset-en") -> Record:
    return next(read_records(RECORDS / f"{name}.jsonl"))


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_a_record_is_read_back_from_its_text(path: Path) -> None:
    for record in read_records(path):
        text = game_text(record)
        found = read_game(text)
        assert found.events == record.events
        without_hints = replace(record, hint_values=())
        assert found == without_hints or record.header.fair is not None
        assert game_text(found) == text


def test_a_game_may_break_off_anywhere() -> None:
    lines = game_text(a_game()).splitlines()
    first_round = next(at for at, line in enumerate(lines) if line.startswith("r1 "))
    for line in {len(lines) - 1, first_round}:
        words = lines[line].split()
        cut = [words[:count] for count in range(1, len(words) + 1)]
        trick = next(place for place, word in enumerate(words) if ":" in word)
        cut.append([*words[:trick], words[trick].rpartition(".")[0]])  # in the middle of a trick
        for kept in cut:
            text = "\n".join([*lines[:line], " ".join(kept)])
            again = game_text(read_game(text))
            assert again.startswith(text)
            assert read_game(again) == read_game(text)


def test_a_game_may_break_off_before_its_first_round() -> None:
    lines = game_text(a_game()).splitlines()
    for end in range(1 + 4, next(at for at, line in enumerate(lines) if line.startswith("r1 "))):
        text = "\n".join(lines[:end]) + "\n"
        assert game_text(read_game(text)) == text


def test_only_the_last_round_may_break_off() -> None:
    """R8.1"""
    lines = game_text(a_game()).splitlines()
    whole = lines[-2].split()
    for count, line, expected, found in ((-1, -2, whole[-1], "none"), (-5, -1, "none", "r15")):
        lines[-2] = " ".join(whole[:count])
        with pytest.raises(RecordFault) as refused:
            read_game("\n".join(lines))
        assert refused.value.line == len(lines) + line + 1
        assert refused.value.refusal.data() == {"expected": expected, "found": found}


def test_a_round_takes_a_few_hundred_characters() -> None:
    rounds = [line for line in game_text(a_game()).splitlines() if line.startswith("r")]
    assert max(map(len, rounds)) < 500


@pytest.mark.parametrize(
    ("line", "old", "new", "refusal"),
    [
        (0, "wizard/1", "wizard/2", NotGameText("head")),
        (0, "seed=", "seed=X", "seed/invalid"),
        (0, "started=2000", "started=?", NotGameText("head")),
        (0, "started=2000-01-01", "started=2000-02-30", NotGameText("head")),
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


def test_no_round_follows_the_last() -> None:
    """R8.4"""
    with pytest.raises(RecordFault) as refused:
        read_game(game_text(a_game()) + "r16 d0")
    assert refused.value.refusal.data() == {"expected": "none", "found": "r16"}


def test_cards_that_the_seed_does_not_deal_are_named_before_they_are_played() -> None:
    """R4.1"""
    lines = game_text(a_game()).splitlines()
    at = next(place for place, line in enumerate(lines) if line.startswith("r1 "))
    words = lines[at].split()
    card, other = words[3].split("/")[0], words[3].split("/")[1]
    lines[at] = lines[at].replace(card, "*").replace(other, card).replace("*", other)
    with pytest.raises(RecordFault) as refused:
        read_game("\n".join(lines))
    assert (refused.value.line, refused.value.refusal.data()["expected"]) == (at + 1, words[3])


@pytest.mark.parametrize(
    ("text", "line"), [("", 1), ("r1 d0", 1), ("wizard/1 3", 1), ("\n\nhello", 1)]
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


def test_a_file_may_have_several_games_with_blank_lines_anywhere() -> None:
    one, other = a_game(), a_game("preset-clairvoyance")
    text = f"\ufeff\n{game_text(one)}\n\n{game_text(other)}".replace("\nr2", "\r\n\n  r2")
    assert list(read_records(io.BytesIO(text.encode()))) == [one, other]
    with pytest.raises(RecordFault) as refused:
        read_game(text)
    assert refused.value.refusal.data() == {"form": "end"}
    assert refused.value.line == text[: text.rindex("wizard/")].count("\n") + 1


def test_a_fault_in_one_game_does_not_hide_those_of_others() -> None:
    one, other = a_game(), a_game("preset-clairvoyance")
    first = game_text(one).rstrip() + " more\n"
    text = first + game_text(other).replace("seed=", "seed=X") + game_text(other) + "r16 d0\n"
    found = list(read_lines(io.BytesIO(text.encode())))
    ends = [first.count("\n"), first.count("\n") + 1, text.count("\n")]
    assert [one.line for one in found if isinstance(one, Fault)] == ends
    assert sum(isinstance(one, Header) for one in found) == 2
    assert tuple(found[-1 - len(other.events) : -1]) == other.events


def test_more_can_be_required_of_a_text_than_the_rules_do() -> None:
    text = "\n".join(game_text(a_game()).splitlines()[:-1]).encode()
    found = read_lines(io.BytesIO(text), require=fairly_shuffled(), complete=True)
    faults = [(one.line, one.refusal.code) for one in found if isinstance(one, Fault)]
    assert faults == [(1, "record/no_shuffle"), (text.count(b"\n") + 1, "record/broken_off")]


@given(st.lists(st.text(min_size=1, max_size=8).filter(is_plain), min_size=5, max_size=5))
def test_any_names_kinds_and_ids_are_read_back(texts: list[str]) -> None:
    options = Options(players=2)
    players = (Player(texts[0], texts[1]), Player(texts[2], texts[3]))
    record = Record(Header(texts[4], options, players, "2a", a_game().header.started), ())
    assert read_game(game_text(record)) == record


@pytest.mark.parametrize("is_text", [True, False])
def test_a_file_of_either_form_is_read(tmp_path: Path, *, is_text: bool) -> None:
    record, path = a_game(), tmp_path / "game"
    path.write_text(game_text(record) if is_text else write_record(record), encoding="utf-8")
    assert list(read_records(path)) == [record]
    assert list(read_records(io.BytesIO(path.read_bytes()))) == [record]
    assert is_game_text(path) is is_text
    assert not list(check_file(path))


def test_a_text_that_is_not_utf_8_is_refused_with_its_line() -> None:
    with pytest.raises(RecordFault) as refused:
        list(read_records(io.BytesIO(b"wizard/1 3\xff\n\n")))
    assert refused.value.line == 1
    assert isinstance(refused.value.refusal, NotUtf8)


def test_a_line_that_is_far_too_long_is_refused() -> None:
    text = game_text(a_game()).rstrip() + " " * LONGEST
    with pytest.raises(RecordFault) as refused:
        list(read_records(io.BytesIO(text.encode())))
    assert isinstance(refused.value.refusal, LineTooLong)


def test_an_empty_file_has_the_fault_of_a_record() -> None:
    with pytest.raises(RecordFault) as refused:
        list(read_records(io.BytesIO(b"")))
    assert isinstance(refused.value.refusal, EmptyFile)
