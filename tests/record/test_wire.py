"""The structs of lines agree with the values that they represent."""

from dataclasses import fields
from typing import get_args

import pytest

from foretell.game.events import BiddingClosed, Event
from foretell.record import wire
from foretell.record.codec import type_of
from foretell.rules.options import OPTIONS, Options

KEYS = {"taken": "tricks"}  # where a key is no field's name
WRITTEN = [event for event in get_args(Event) if event is not BiddingClosed]


def test_options_on_the_wire_are_those_of_the_game_in_order() -> None:
    assert wire.Options.__struct_fields__ == tuple(OPTIONS)
    assert wire.Options.__struct_fields__ == tuple(Options().values())


def test_every_event_but_the_close_of_bidding_has_a_type_of_line() -> None:
    assert list(wire.LINES) == ["game", *map(type_of, WRITTEN)]


@pytest.mark.parametrize("event", WRITTEN, ids=lambda event: event.__name__)
def test_the_keys_of_a_line_are_the_fields_of_its_event_in_order(event: type[Event]) -> None:
    struct, names = wire.LINES[type_of(event)], [field.name for field in fields(event)]
    assert list(struct.__struct_fields__) == [KEYS.get(name, name) for name in names]
