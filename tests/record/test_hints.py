"""Hints in the lines of a record."""

import io
from dataclasses import replace

import pytest

from foretell.cards import Card
from foretell.game.events import BidMade, CardPlayed, TrumpChosen
from foretell.game.hint import Hint, HintValue
from foretell.record import check_file, event_line, read_records, write_record
from foretell.record.hints import hint_in, hints_in, with_hint, with_hints
from foretell.record.parse import parse_line
from foretell.rules.options import Options
from tests.record.helpers import played

LINE = event_line(BidMade(seat=2, bid=0)).encode()


def test_a_line_without_the_key_names_nobody() -> None:
    assert hints_in(LINE) == ()


def test_seats_are_added_to_those_that_a_line_names_already() -> None:
    line = with_hints(with_hints(LINE, [2]), [0, 2])
    assert hints_in(line) == (0, 2)
    assert line == LINE[:-2] + b',"hints":[0,2]}\n'


@pytest.mark.parametrize(
    "line",
    [b"", b"[]", b'{"hints":0}', b'{"hints":["0"]}', b'{"hints":[1.5]}', b'{"hints":[', b"\xff"],
)
def test_an_unreadable_record_names_nobody(line: bytes) -> None:
    assert hints_in(line) == ()


def test_the_rest_of_a_line_is_left_as_it_is() -> None:
    line = event_line(CardPlayed(1, Card("H11"))).encode()
    assert with_hints(line, [1]).startswith(line[:-2])


HINT = Hint(
    400, (HintValue(0, 2_050, 9_100, 120, 0, 0, (390, 10)), HintValue(1, -300, 20, 90, 2_350, 140))
)


def test_a_line_has_what_was_shown_before_its_decision() -> None:
    line = with_hint(LINE.decode(), HINT).encode()
    assert hint_in(line) == HINT
    assert hint_in(with_hints(line, [0])) == HINT
    assert line.startswith(
        LINE[:-2] + b',"hint":{"games":400,"values":[[0,2050,9100,120,0,0,[390,10]],'
    )
    assert hint_in(LINE) is None


@pytest.mark.parametrize(
    ("part", "wrong"),
    [
        ("400", "0"),
        ("400", "true"),
        ("400", "1000001"),
        ("2050", "20.5"),
        ("9100", "10001"),
        ("9100", "-1"),
        ("0,0,[390", "5,0,[390"),
        ("[390,10]", "[390,-1]"),
        ("[390,10]", '"390"'),
        ("[[0,", '[["H100",'),
        ("[[0,", "[[-1,"),
        ("[[0,", "[[null,"),
        ("400", '"400"'),
    ],
)
def test_a_wrong_hint_is_ignored_and_its_line_is_read(part: str, wrong: str) -> None:
    line = with_hint(LINE.decode(), HINT).replace(part, wrong, 1).encode()
    assert hint_in(line) is None
    assert parse_line(line.rstrip()) == BidMade(2, 0)


def test_a_hint_has_at_most_64_values_and_64_counts_of_tricks() -> None:
    best, worse = HINT.values
    for values in ((best, *[worse] * 64), (best._replace(tricks=(0,) * 65), worse), ()):
        with pytest.raises(ValueError, match="a hint"):
            Hint(400, values)


def test_a_record_is_read_and_written_with_its_hints_and_breaks_no_rule() -> None:
    plain = played(Options(players=3, hand_sizes=(1, 2), bidding="hidden"))
    acted = [at for at, event in enumerate(plain.events) if isinstance(event, BidMade | CardPlayed)]
    record = replace(plain, hint_values=tuple((at, HINT) for at in acted[1::2]))
    text = write_record(record).encode()
    assert list(read_records(io.BytesIO(text))) == [record]
    assert list(check_file(io.BytesIO(text))) == []


def test_a_hint_on_a_line_without_a_decision_is_ignored() -> None:
    record = played(Options(players=3, hand_sizes=(1,)))
    lines = write_record(record).splitlines(keepends=True)
    marked = [lines[0], *(with_hint(line, HINT) for line in lines[1:])]
    (again,) = read_records(io.BytesIO("".join(marked).encode()))
    assert [at for at, _ in again.hint_values] == [
        at
        for at, event in enumerate(record.events)
        if isinstance(event, BidMade | CardPlayed | TrumpChosen)
    ]
