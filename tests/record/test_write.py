"""Writing, down to the byte."""

import json
from dataclasses import replace
from datetime import timedelta, timezone

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.cards import Card, Suit
from foretell.game.events import BiddingClosed, BidMade, Dealt, TrumpChosen
from foretell.game.session import Session
from foretell.record import Header, Player, Record, event_line, header_line, write_record
from foretell.rules.options import Options
from foretell.testing import sessions
from tests.record.helpers import STARTED, lines_of, played, read, record_of


def test_a_line_has_the_keys_in_order_and_no_spaces() -> None:
    event = Dealt(1, 2, ((Card("S2"),), (Card("C4"),), (Card("S8"),)), Card("H1"), Suit.HEARTS)
    assert event_line(event) == (
        '{"type":"dealt","round":1,"dealer":2,"hands":[["S2"],["C4"],["S8"]],'
        '"turned":"H1","trump":"H"}\n'
    )


def test_clubs_as_trump_are_not_written_as_null() -> None:
    """The suit's number is 0."""
    dealt = Dealt(1, 0, ((), ()), Card("C1"), Suit.CLUBS)
    assert '"trump":"C"' in event_line(dealt)
    assert event_line(TrumpChosen(0, Suit.CLUBS)) == '{"type":"trump_chosen","seat":0,"suit":"C"}\n'


def test_the_close_of_the_bidding_is_not_written() -> None:
    assert event_line(BiddingClosed((0, 1), ((), ()))) == ""


@pytest.mark.parametrize(
    "event", [BidMade(0, None), Dealt(1, 0, ((), None), None, None)], ids=["bid", "dealt"]
)
def test_a_redacted_event_cannot_be_written(event: BidMade | Dealt) -> None:
    with pytest.raises(ValueError, match="viewer"):
        event_line(event)


def test_the_header_contains_every_option() -> None:
    players = (Player("Ada", "human"), Player("Bo", "random"), Player("Cy", "random"))
    header = Header("g1", Options(players=3), players, "2a", STARTED)
    assert header_line(header) == (
        '{"type":"game","version":1,"id":"g1","options":{"players":3,"deal":"shared",'
        '"bidding":"open","even_bid":"free","winning_wizard":"first","clairvoyance":false,'
        '"follow_after_wizard":false,"first_dealer":"draw","hand_sizes":null,"edition":"classic"},'
        '"players":[{"name":"Ada","kind":"human"},{"name":"Bo","kind":"random"},'
        '{"name":"Cy","kind":"random"}],"seed":"2a","started":"2030-01-31T18:30:00Z"}\n'
    )


def test_non_ascii_letters_are_written_unescaped() -> None:
    record = played(Options(players=3, hand_sizes=(1,)))
    players = tuple(Player(name, "human") for name in ("Zoë", "王", "🧙‍♀️"))
    header = replace(record.header, players=players)
    assert "Zoë" in header_line(header)
    assert "🧙‍♀️" in header_line(header)
    assert read(lines_of(Record(header, record.events))) == [Record(header, record.events)]


def test_times_are_written_in_utc() -> None:
    header = played(Options(players=3, hand_sizes=(1,))).header
    started = STARTED.replace(microsecond=120, tzinfo=timezone(timedelta(0)))
    line = json.loads(header_line(replace(header, started=started)))
    assert line["started"] == "2030-01-31T18:30:00.000120Z"


def test_a_game_can_be_written_line_by_line() -> None:
    record = played(Options(players=3, hand_sizes=(1, 2)))
    text = header_line(record.header) + "".join(event_line(event) for event in record.events)
    assert text == write_record(record)


@given(sessions(), st.text("0123456789abcdef", min_size=1, max_size=128))
def test_reading_a_written_record_gives_the_record(game: Session, seed: str) -> None:
    """parse ∘ print = identity, for games broken off after any action."""
    again = Session(game.state.options, seed)
    record = record_of(again, seed=seed)
    assert read(lines_of(record)) == [record]
    assert game.state.seed is not None
    record = record_of(game, seed=game.state.seed)
    assert read(lines_of(record)) == [record]


@given(sessions())
def test_writing_a_read_record_gives_the_same_bytes(game: Session) -> None:
    assert game.state.seed is not None
    text = write_record(record_of(game, seed=game.state.seed))
    assert write_record(read(text.encode())[0]) == text
