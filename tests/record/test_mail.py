"""Games and positions in short text are read as they come by mail."""

import io
from pathlib import Path

import pytest

from foretell.game.notation import position_text, read_position
from foretell.record import (
    Record,
    RecordFault,
    check_file,
    game_text,
    is_game_text,
    read_game,
    read_records,
    replay,
)
from tests.record.mails import mailed

ROOT = Path(__file__).parents[2]
NAMES = ("preset-en", "preset-two-players", "preset-one-suit", "preset-dark-wizard", "mix-3")


def a_game(name: str = "preset-en") -> Record:
    """Return a game of the conformance suite, without its proof of a fair shuffle."""
    return read_game(game_text(next(read_records(ROOT / "conformance/records" / f"{name}.jsonl"))))


@pytest.mark.parametrize("name", NAMES)
def test_a_game_that_was_mailed_is_the_game(name: str) -> None:
    game = a_game(name)
    for how, text in mailed(game_text(game)):
        file = io.BytesIO(text.encode())
        assert is_game_text(file), how
        file.seek(0)
        assert list(check_file(file)) == [], how
        file.seek(0)
        assert list(read_records(file)) == [game], how


def test_a_position_that_was_mailed_is_the_position() -> None:
    for _, state in list(replay(a_game()))[40::60]:
        text = position_text(state)
        for how, mail in mailed(text, cuts=False):
            assert str(read_position(mail)) == text, how


def test_a_mail_may_have_several_games() -> None:
    one, other = a_game(), a_game("preset-one-suit")
    for (how, text), (_, more) in zip(
        mailed(game_text(one)), mailed(game_text(other)), strict=True
    ):
        assert list(read_records(io.BytesIO(f"{text}\n{more}".encode()))) == [one, other], how


def test_words_between_the_lines_of_a_game_are_refused_where_they_are() -> None:
    """Only before and after a game: a line that is damaged must not pass for words."""
    lines = game_text(a_game()).splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("r3"))
    for words in ("Well bid, Bob!", "round 3 follows", f"x{lines[at]}"):
        damaged = "\n".join([*lines[:at], words, *lines[at + 1 :]])
        with pytest.raises(RecordFault) as refused:
            read_game(damaged)
        assert refused.value.line == at + 1


def test_a_last_line_that_is_damaged_is_no_farewell() -> None:
    lines = game_text(a_game()).splitlines()
    for damaged in (f"x{lines[-1]}", lines[-1].partition(" ")[2]):
        with pytest.raises(RecordFault) as refused:
            read_game("\n".join([*lines[:-1], damaged]))
        assert refused.value.line == len(lines)


def test_a_text_without_a_game_for_a_hundred_lines_is_none() -> None:
    text = game_text(a_game())
    assert list(check_file(io.BytesIO(("Hi\n" * 100 + text).encode()))) == []
    assert list(check_file(io.BytesIO(("Hi\n" * 101 + text).encode()))) != []


def test_the_number_of_a_wrapped_line_is_that_of_its_first_part() -> None:
    text = dict(mailed(game_text(a_game())))["wrapped, quoted"]
    lines = text.splitlines()
    at = next(at for at, line in enumerate(lines) if line.startswith("> r2"))
    lines[at + 1] = lines[at + 1].replace("=", "=9", 1) if "=" in lines[at + 1] else "> 0=99"
    [fault] = check_file(io.BytesIO("\n".join(lines).encode()))
    assert fault.line == at + 1


def test_an_endless_line_takes_no_memory() -> None:
    lines = "wizard/1 3:1 seed=0e\n" + "a" * 60 + "\n"
    text = lines + ("x" * 60 + "\n") * 100_000
    assert next(fault.line for fault in check_file(io.BytesIO(text.encode()))) == 1
