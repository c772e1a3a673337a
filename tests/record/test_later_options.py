"""Options that came after the format: what was written before stays readable and means the same."""

import json

import pytest

from foretell.game.deal import deal_key
from foretell.game.notation.options_text import options_text, read_options
from foretell.record.codec import options_of, options_to_wire
from foretell.record.wire import Options as OptionsLine
from foretell.rules.options import OPTIONS, Options
from tests.record.helpers import read

OLD = """{"players":4,"deal":"shared","bidding":"open","even_bid":"never","winning_wizard":"first",\
"clairvoyance":true,"follow_after_wizard":false,"first_dealer":"draw","hand_sizes":null,\
"edition":"classic"}"""
"""Options as the first release wrote them."""
KEY = "4b085e9affdd7d9eb0d9b4d51c38b12d36ddf0bf0d3a8bdf6b2a218b8afe41f4"
"""The key of its deals with the seed ``2a``."""
TEXT = "4nc"
LATER = {name: option for name, option in OPTIONS.items() if option.is_later}
CHANGED = [
    {"clairvoyance": True, "clairvoyant_rounds": "first"},
    {"even_bid": "never", "even_bid_from": 2},
    {"players": 3, "even_bid": "not_leader", "even_bid_from": 20},
]
"""Each later option with another value than the standard one, and what it refines."""


def test_options_of_the_first_release_are_read_and_written_as_they_were() -> None:
    chosen = Options.from_record(json.loads(OLD))
    assert json.dumps(chosen.to_json(), separators=(",", ":")) == OLD
    assert {name: chosen.values()[name] for name in LATER} == {
        name: option.standard for name, option in LATER.items()
    }


def test_the_key_of_deals_and_the_short_text_of_the_first_release_are_the_same() -> None:
    chosen = Options.from_record(json.loads(OLD))
    assert deal_key("2a", chosen).hex() == KEY
    assert options_text(chosen) == TEXT
    assert read_options(TEXT) == chosen


def test_a_later_option_that_is_written_out_at_its_standard_value_changes_nothing() -> None:
    written = {**json.loads(OLD), **{name: option.standard for name, option in LATER.items()}}
    chosen = Options.from_record(written)
    assert chosen == Options.from_record(json.loads(OLD))
    assert deal_key("2a", chosen).hex() == KEY


def test_a_record_of_the_first_release_is_read_with_the_standard_values() -> None:
    header = (
        '{"type":"game","version":1,"id":"old","options":'
        + OLD
        + ',"players":['
        + ",".join('{"name":"A","kind":"human"}' for _ in range(4))
        + '],"seed":"2a","started":"2026-01-01T00:00:00Z"}'
    )
    (record,) = read([header])
    assert record.header.options == Options.from_record(json.loads(OLD))


@pytest.mark.parametrize("values", CHANGED, ids=str)
def test_a_changed_later_option_is_part_of_record_message_key_and_text(
    values: dict[str, object],
) -> None:
    chosen = Options.from_json(values)
    before = Options.from_json({name: values[name] for name in values if name not in LATER})
    assert set(chosen.to_json()) >= {*values}
    assert options_of(options_to_wire(chosen)) == chosen
    assert Options.from_record(chosen.to_json()) == chosen
    assert deal_key("2a", chosen) != deal_key("2a", before)
    assert read_options(options_text(chosen)) == chosen


def test_every_later_option_is_tried_and_comes_after_those_of_the_first_release() -> None:
    assert {name for values in CHANGED for name in values if name in LATER} == {*LATER}
    names = OptionsLine.__struct_fields__
    assert names[: len(json.loads(OLD))] == tuple(json.loads(OLD))
