"""A record in a notebook."""

from base64 import b64encode
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

from foretell.art import mini_svg
from foretell.game.events import Dealt, RoundScored
from foretell.record import Player, Record, read_records
from foretell.rules.options import Edition

RECORDS = Path(__file__).parents[2] / "conformance" / "records"


def a_game() -> Record:
    return next(read_records(RECORDS / "preset-en.jsonl"))


def rows(record: Record) -> list[list[str]]:
    table = ET.fromstring(record._repr_html_())  # noqa: S314 - our own
    return [["".join(cell.itertext()) for cell in row] for row in table.iter("tr")]


def test_a_record_is_a_table_with_a_row_for_each_round() -> None:
    record = a_game()
    heading, *found = rows(record)
    assert heading[:4] == ["round", "dealer", "trump", "seat 0 (random)"]
    scored = [event for event in record.events if isinstance(event, RoundScored)]
    assert [row[0] for row in found] == [str(event.round) for event in scored]
    last = scored[-1]
    assert found[-1][3] == (
        f"{last.totals[0]} {last.points[0]:+}, bid {last.bids[0]}, took {last.taken[0]}"
    )


def test_a_round_that_breaks_off_has_no_points() -> None:
    record = a_game()
    assert rows(replace(record, events=record.events[:5]))[1][3:] == ["–"] * 4


def test_the_turned_card_is_a_picture_with_its_name_and_a_named_suit_follows() -> None:
    """R5.3"""
    table = ET.fromstring(a_game()._repr_html_())  # noqa: S314 - our own
    names = [one.get("alt") for one in table.iter("img")]
    assert names[:2] == ["H6", "H7"]
    assert rows(a_game())[5][2] == " C"
    assert rows(a_game())[-1][2] == "–"


def test_the_turned_card_looks_as_the_edition_has_it() -> None:
    """R1.3"""
    record = next(read_records(RECORDS / "preset-fr.jsonl"))
    assert record.header.options.edition is Edition.FANTASY
    dealt = next(event for event in record.events if isinstance(event, Dealt))
    assert dealt.turned is not None
    name = str(dealt.turned)
    assert mini(name, Edition.FANTASY) in record._repr_html_()
    assert mini(name, Edition.CLASSIC) not in record._repr_html_()


def mini(name: str, edition: Edition) -> str:
    return b64encode(mini_svg(name, name, edition=edition).encode()).decode()


def test_names_cannot_break_the_table() -> None:
    record = a_game()
    players = (Player("<b>A & B</b>", "human"), *record.header.players[1:])
    shown = replace(record, header=replace(record.header, players=players))
    assert rows(shown)[0][3] == "<b>A & B</b> (human)"
