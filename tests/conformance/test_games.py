"""The records and redactions: legal, reproducible, and redacted as R12 says."""

import json
from pathlib import Path
from typing import Any

import pytest

from foretell.game.decide import action_of
from foretell.game.events import GameFinished
from foretell.game.session import Session
from foretell.record import Record, check_file, read_records, write_record
from foretell.rules.options import Options
from foretell.rules.presets import PRESETS
from tests.clairvoyance import is_clairvoyant
from tests.conformance import deal_stream
from tests.conformance.rows import FOLDER

RECORDS = sorted((FOLDER / "records").iterdir())
REDACTIONS = sorted((FOLDER / "redactions").iterdir())
Line = dict[str, Any]


def lines(path: Path) -> list[Line]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def record(path: Path) -> Record:
    with path.open("rb") as file:
        (found,) = read_records(file)
    return found


def test_every_preset_has_a_record() -> None:
    names = {path.stem for path in RECORDS}
    assert names >= {f"preset-{name}" for name in PRESETS}


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_record_is_legal_and_complete(path: Path) -> None:
    with path.open("rb") as file:
        assert list(check_file(file)) == []
    found = record(path)
    assert isinstance(found.events[-1], GameFinished)
    assert write_record(found) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_actions_of_a_record_reproduce_it(path: Path) -> None:
    found = record(path)
    session = Session(found.header.options, found.header.seed)
    for event in found.events:
        action = action_of(event)
        if action is not None:
            session.act(action)
    assert session.events == found.events


@pytest.mark.parametrize("path", [*RECORDS, *REDACTIONS], ids=lambda path: path.stem)
def test_the_cards_of_a_record_follow_from_seed_and_options(path: Path) -> None:
    """By an independent implementation of the document."""
    header, *events = lines(path)
    text = json.dumps(header["options"], separators=(",", ":"))
    key, chosen = deal_stream.game(header["seed"], text)
    for line in events:
        event = line.get("event", line)
        if event["type"] == "dealer_drawn":
            drawn, dealer = deal_stream.draws(key, chosen["players"])
            assert (event["draws"], event["dealer"]) == (drawn, dealer)
        elif event["type"] == "dealt":
            hands, turned = deal_stream.deal(key, chosen, event["round"], event["dealer"])
            assert (event["hands"], event["turned"]) == (hands, turned)


def may_see_hand(
    options: Options, number: int, viewer: int | None, seat: int, *, closed: bool
) -> bool:
    """R12, the first row; with clairvoyance one sees one's own hand when all have bid."""
    if viewer is None:
        return False
    return (viewer == seat) == (closed or not is_clairvoyant(options, number))


def may_see_bid(options: Options, viewer: int | None, seat: int, *, closed: bool) -> bool:
    """R12, the rows of bids."""
    known = options.bidding == "open" or (options.bidding == "hidden" and closed)
    return known or viewer == seat


def as_seen(event: Line, viewer: int | None, options: Options) -> Line:
    """Return an event as R12 allows a viewer to see it."""
    closed = event["type"] == "bidding_closed"
    seen_event = dict(event)
    if "hands" in event:
        number = event.get("round", 1)
        seen_event["hands"] = [
            hand if may_see_hand(options, number, viewer, seat, closed=closed) else None
            for seat, hand in enumerate(event["hands"])
        ]
    if closed:
        seen_event["bids"] = [
            bid if may_see_bid(options, viewer, seat, closed=True) else None
            for seat, bid in enumerate(event["bids"])
        ]
    if event["type"] == "bid" and not may_see_bid(options, viewer, event["seat"], closed=False):
        seen_event["bid"] = None
    return seen_event


@pytest.mark.parametrize("path", REDACTIONS, ids=lambda path: path.stem)
def test_every_viewer_is_sent_exactly_what_r12_allows(path: Path) -> None:
    """R12, R9.1, R9.2, R9.6."""
    header, *events = lines(path)
    options = Options.from_json(header["options"])
    assert {line["event"]["type"] for line in events} >= {"bidding_closed", "trick_won"}
    for line in events:
        views = {viewer: seen["event"] for seen in line["seen"] for viewer in seen["viewers"]}
        assert set(views) == {None, *range(options.players)}
        for viewer, event in views.items():
            assert event == as_seen(line["event"], viewer, options)
