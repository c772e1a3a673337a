"""Hints in the lines of a record."""

import pytest

from foretell.cards import Card
from foretell.game.events import BidMade, CardPlayed
from foretell.record import event_line
from foretell.record.hints import hints_in, with_hints

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
