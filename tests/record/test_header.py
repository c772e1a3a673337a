"""Headers and players: invalid values cannot be created."""

from dataclasses import replace
from datetime import datetime, timedelta, timezone

import pytest

from foretell.game.refusals import InvalidSeed
from foretell.record import Header, Player
from foretell.record.refusals import (
    EmptyText,
    InvalidTime,
    MissingKey,
    PlayersMismatch,
    UnprintableText,
)
from foretell.rules.options import Options
from tests.record.helpers import STARTED, changed, codes, faults, lines_of, played

OPTIONS = Options(players=3, hand_sizes=(1,))
GAME = played(OPTIONS)
LINES = lines_of(GAME)
PLAYERS = [{"name": name, "kind": "human"} for name in "ABC"]


@pytest.mark.parametrize(("name", "kind"), [("", "human"), ("Ada", "")])
def test_a_player_has_a_name_and_a_kind(name: str, kind: str) -> None:
    with pytest.raises(EmptyText):
        Player(name, kind)


def test_a_name_with_control_characters_is_refused() -> None:
    with pytest.raises(UnprintableText) as caught:
        Player("\x1b]0;x\x07", "human")
    assert caught.value.text == "\\u001b]0;x\\u0007"


def test_the_number_of_names_equals_the_number_of_players() -> None:
    """R2.1"""
    with pytest.raises(PlayersMismatch) as caught:
        replace(GAME.header, players=GAME.header.players[:2])
    assert caught.value.clause == "R2.1"


def test_a_seed_has_hexadecimal_digits() -> None:
    with pytest.raises(InvalidSeed):
        replace(GAME.header, seed="2A")


@pytest.mark.parametrize(
    "started",
    [datetime(2030, 1, 1), STARTED.astimezone(timezone(timedelta(hours=1)))],  # noqa: DTZ001 - without a zone, which is the test
)
def test_a_time_is_in_utc(started: datetime) -> None:
    with pytest.raises(InvalidTime):
        Header("g", OPTIONS, GAME.header.players, "2a", started)


def test_an_id_may_be_empty_but_has_no_control_characters() -> None:
    assert replace(GAME.header, id="").id == ""
    with pytest.raises(UnprintableText):
        replace(GAME.header, id="\n")


@pytest.mark.parametrize(
    ("keys", "code", "clause"),
    [
        ({"id": "\u202e"}, "record/unprintable_text", ""),
        ({"seed": "2G"}, "seed/invalid", "R4.1"),
        ({"seed": ""}, "seed/invalid", "R4.1"),
        ({"seed": "a" * 129}, "seed/invalid", "R4.1"),
        ({"started": "today"}, "record/invalid_time", ""),
        ({"started": "2030-01-31T18:30:00"}, "record/invalid_time", ""),
        ({"started": "2030-01-31T18:30:00+01:00"}, "record/invalid_time", ""),
        ({"started": "2030-02-31T18:30:00Z"}, "record/invalid_time", ""),
        ({"players": []}, "record/players_mismatch", "R2.1"),
        ({"players": PLAYERS[:2]}, "record/players_mismatch", "R2.1"),
        ({"players": [*PLAYERS, PLAYERS[0]]}, "record/players_mismatch", "R2.1"),
        ({"players": [*PLAYERS[:2], {"name": "", "kind": "x"}]}, "record/empty_text", ""),
        (
            {"players": [*PLAYERS[:2], {"name": "\ud800", "kind": "x"}]},
            "record/unprintable_text",
            "",
        ),
        ({"players": [*PLAYERS[:2], {"name": "x"}]}, "record/missing_key", ""),
        ({"players": [*PLAYERS[:2], "x"]}, "record/wrong_type", ""),
        ({"version": 2}, "record/unknown_version", ""),
        ({"version": 1.0}, "record/unknown_version", ""),
        ({"version": True}, "record/unknown_version", ""),
        ({"version": None}, "record/unknown_version", ""),
        ({"options": None}, "record/wrong_type", ""),
        ({"options": {}}, "record/missing_key", ""),
    ],
)
def test_a_wrong_header_is_one_fault(keys: dict[str, object], code: str, clause: str) -> None:
    assert codes(changed(LINES, 0, **keys)) == [(1, code, clause)]


@pytest.mark.parametrize("started", ["2030-01-31T18:30:00.5Z", "2030-01-31T18:30:00+00:00"])
def test_other_notations_of_times_are_accepted(started: str) -> None:
    assert codes(changed(LINES, 0, started=started)) == []


def options_with(**values: object) -> list[str]:
    return changed(LINES, 0, options={**OPTIONS.to_json(), **values})


@pytest.mark.parametrize(
    ("values", "code", "clause"),
    [
        ({"players": 7}, "options/invalid", "R2.1"),
        ({"players": True}, "record/wrong_type", ""),
        ({"players": 3.0}, "record/wrong_type", ""),
        ({"bidding": "loud"}, "options/invalid", "R9.1"),
        ({"bidding": None}, "record/wrong_type", ""),
        ({"first_dealer": 3}, "options/invalid", "R3.1"),
        ({"first_dealer": None}, "record/wrong_type", ""),
        ({"first_dealer": "3"}, "options/invalid", "R3.1"),
        ({"clairvoyance": 0}, "record/wrong_type", ""),
        ({"hand_sizes": []}, "options/invalid", "R11.1"),
        ({"hand_sizes": [21]}, "options/invalid", "R11.1"),
        ({"hand_sizes": [1, "2"]}, "record/wrong_type", ""),
        ({"hand_sizes": "1"}, "record/wrong_type", ""),
        ({"deal": "one_suit"}, "options/fixed_schedule", "R11.1"),
        ({"even_bid": "never", "bidding": "hidden"}, "options/even_bid_needs_open_bids", "R10.1"),
        ({"jokers": 2}, "options/unknown", "R9"),
    ],
)
def test_options_are_refused_with_their_clause(
    values: dict[str, object], code: str, clause: str
) -> None:
    assert codes(options_with(**values)) == [(1, code, clause)]


@pytest.mark.parametrize("option", OPTIONS.to_json())
def test_a_header_without_one_of_the_options_is_a_fault(option: str) -> None:
    values = OPTIONS.to_json()
    del values[option]
    (fault,) = faults(changed(LINES, 0, options=values))
    assert isinstance(fault.refusal, MissingKey)
    assert fault.refusal.key == f"options.{option}"


def test_a_game_with_a_wrong_name_is_still_checked() -> None:
    lines = changed(LINES, 0, id="\n")
    lines = changed(lines, len(lines) - 1, winners=[])
    assert [code for _, code, _ in codes(lines)] == [
        "record/unprintable_text",
        "record/wrong_winners",
    ]
