"""Recovery after a fault: one mistake is one fault, and none goes unreported."""

import json

import pytest

from foretell.cards import DECK
from foretell.game.decide import decide, next_event
from foretell.game.events import Event, TrickWon
from foretell.game.evolve import evolve
from foretell.game.legal import legal_actions
from foretell.game.phases import phase_of, seats_to_act
from foretell.game.state import State
from foretell.record import Record
from foretell.rules.options import Options
from tests.record.helpers import changed, codes, find, lines_of, played

GAME = played(Options(players=4, hand_sizes=(1, 5, 3)))
LINES = lines_of(GAME)
HIDDEN = lines_of(played(Options(players=4, hand_sizes=(1, 5, 3), bidding="hidden")))
WIZARD = lines_of(played(Options(players=3, hand_sizes=(1, 2)), "ec", choices="9"))
SECOND = find(LINES, "dealt", 1)
"""The round of five cards."""
BID = SECOND + 1
PLAYED = find(LINES, "played", 5)
WON = find(LINES, "trick_won", 1)


def value(at: int, key: str) -> int:
    found = json.loads(LINES[at])[key]
    assert isinstance(found, int)
    return found


def swapped(at: int) -> list[str]:
    return [*LINES[:at], LINES[at + 1], LINES[at], *LINES[at + 2 :]]


def twice(at: int, line: str | None = None) -> list[str]:
    return [*LINES[: at + 1], LINES[at] if line is None else line, *LINES[at + 1 :]]


def without(at: int) -> list[str]:
    return LINES[:at] + LINES[at + 1 :]


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        pytest.param(twice(WON), [(WON + 2, "record/extra_line")], id="trick won twice"),
        pytest.param(without(WON), [(WON + 1, "record/missing_line")], id="trick won missing"),
        pytest.param(without(SECOND), [(SECOND + 1, "record/missing_line")], id="deal missing"),
        pytest.param(without(1), [(2, "record/missing_line")], id="draw missing"),
        pytest.param(twice(BID), [(BID + 2, "bid/stands")], id="bid twice"),
        pytest.param(swapped(BID), [(BID + 1, "bid/not_your_turn")], id="bids in another order"),
        pytest.param(
            changed(LINES, BID, seat=(value(BID, "seat") + 1) % 4),
            [(BID + 1, "bid/not_your_turn")],
            id="bid of another seat",
        ),
        pytest.param(
            changed(LINES, BID, seat=4), [(BID + 1, "bid/not_your_turn")], id="bid of no seat"
        ),
        pytest.param(twice(PLAYED), [(PLAYED + 2, "play/not_your_turn")], id="card twice"),
        pytest.param(
            changed(LINES, PLAYED, seat=(value(PLAYED, "seat") + 2) % 4),
            [(PLAYED + 1, "play/not_your_turn")],
            id="card of another seat",
        ),
        pytest.param(
            swapped(PLAYED),
            [(PLAYED + 1, "play/not_your_turn"), (PLAYED + 2, "play/not_your_turn")],
            id="cards in another order",
        ),
        pytest.param(twice(PLAYED, "{}"), [(PLAYED + 2, "record/missing_key")], id="odd line"),
        pytest.param(
            twice(PLAYED, LINES[1]), [(PLAYED + 2, "record/extra_line")], id="misplaced line"
        ),
        pytest.param(
            twice(WON - 1, LINES[BID]), [(WON + 1, "record/extra_line")], id="misplaced bid"
        ),
        pytest.param(twice(PLAYED, LINES[BID]), [(PLAYED + 2, "turn/play")], id="bid during play"),
        pytest.param(
            [*LINES[:WON], "{}", *LINES[WON + 1 :]],
            [(WON + 1, "record/missing_key")],
            id="trick won beyond reading",
        ),
    ],
)
def test_one_mistake_is_one_fault(lines: list[str], found: list[tuple[int, str]]) -> None:
    assert [(line, code) for line, code, _ in codes(lines)] == found


def test_a_trump_chosen_by_the_wrong_seat_is_one_fault() -> None:
    at = find(WIZARD, "trump_chosen")
    assert codes(changed(WIZARD, at, seat=0)) == [(at + 1, "trump/not_dealer", "R5.3")]


def test_a_bid_before_trump_is_superfluous() -> None:
    at = find(WIZARD, "trump_chosen")
    lines = [*WIZARD[:at], WIZARD[at + 1], *WIZARD[at:]]
    assert codes(lines) == [(at + 1, "turn/choose_trump", "R5.3")]


def test_a_second_hidden_bid_of_a_seat_is_one_fault() -> None:
    at = find(HIDDEN, "bid", 4)
    assert codes([*HIDDEN[: at + 1], HIDDEN[at], *HIDDEN[at + 1 :]]) == [
        (at + 2, "bid/stands", "R6.1")
    ]


def test_a_repeated_bid_that_nobody_may_make_is_superfluous() -> None:
    high = json.dumps(json.loads(LINES[BID]) | {"bid": 9})
    assert codes([*LINES[:BID], high, *LINES[BID:]]) == [(BID + 1, "bid/out_of_range", "R6.1")]


def test_a_trick_given_to_the_wrong_seat_that_then_leads_is_one_fault() -> None:
    """R7.4: the rest of the game was played from the state written there."""
    options = GAME.header.options
    state, events = State.start(options, "2a"), list[Event]()
    while not state.winners:
        event = next_event(state)
        if event is None:
            event = decide(state, legal_actions(state, seats_to_act(phase_of(state))[0])[0])[0]
        elif isinstance(event, TrickWon) and len(events) > SECOND and not state.round.tricks:
            event = TrickWon((event.seat + 1) % 4)
        events.append(event)
        state = evolve(state, event)
    lines = lines_of(Record(GAME.header, tuple(events)))
    assert codes(lines) == [
        (find(lines, "trick_won", number) + 1, "record/wrong_trick_winner", "R7.4")
        for number in (1, 6)
    ]


def test_a_wrong_total_that_is_carried_forward_is_one_fault() -> None:
    """R8.3: the sums below it, the end and the winners follow from the points written there."""
    lines = LINES
    for number in range(3):
        at = find(LINES, "round_scored", number)
        totals = json.loads(LINES[at])["totals"]
        lines = changed(lines, at, totals=[totals[0] + 500, *totals[1:]])
    end = len(LINES) - 1
    totals = json.loads(LINES[end])["totals"]
    lines = changed(lines, end, totals=[totals[0] + 500, *totals[1:]], winners=[0])
    at = find(LINES, "round_scored")
    assert codes(lines) == [(at + 1, "record/wrong_totals", "R8.3")]


def test_a_wrong_total_that_is_not_carried_forward_is_one_fault() -> None:
    at = find(LINES, "round_scored")
    assert codes(changed(LINES, at, totals=[7, 7, 7, 7])) == [
        (at + 1, "record/wrong_totals", "R8.3")
    ]


def test_a_total_from_two_rounds_ago_is_not_carried_forward() -> None:
    at, later = find(LINES, "round_scored"), find(LINES, "round_scored", 2)
    lines = changed(LINES, at, totals=[7, 7, 7, 7])
    points = json.loads(LINES[later])["points"]
    lines = changed(lines, later, totals=[7 + gain for gain in points])
    assert (later + 1, "record/wrong_totals", "R8.3") in codes(lines)


def test_after_an_entirely_different_deal_the_check_continues_with_it() -> None:
    """R4.1: one fault a round, and the plays are judged by the cards that stand there."""
    assert codes(changed(LINES, 0, seed="3")) == [
        (2, "record/wrong_draw", "R3.1"),
        *((find(LINES, "dealt", number) + 1, "record/wrong_hand", "R4.1") for number in range(3)),
    ]


def test_after_a_different_deal_without_a_turned_card_the_check_continues_with_it() -> None:
    """R9.7"""
    lines = lines_of(played(Options(players=3, deal="one_suit", first_dealer=0)))
    found = codes(changed(lines, 0, seed="3"))
    assert {fault[1:] for fault in found} == {("record/wrong_hand", "R9.7")}


def test_after_an_impossible_deal_the_check_continues_with_the_right_one() -> None:
    hands = [[str(DECK[0])] * 5] * 4
    assert codes(changed(LINES, SECOND, hands=hands)) == [(SECOND + 1, "record/wrong_hand", "R4.1")]


@pytest.mark.parametrize(
    "lines",
    [
        pytest.param(without(PLAYED), id="card missing"),
        pytest.param(without(BID), id="bid missing"),
        pytest.param([*LINES[:PLAYED], "?", *LINES[PLAYED + 1 :]], id="card beyond reading"),
        pytest.param(LINES[:PLAYED] + LINES[WON:], id="trick missing"),
    ],
)
def test_when_track_is_lost_the_check_resumes_at_the_next_header(lines: list[str]) -> None:
    bad = changed(LINES, len(LINES) - 1, winners=[])
    found = [code for _, code, _ in codes([*lines, *bad])]
    assert found.count("record/lost_track") == 1
    assert found[-2:] == ["record/lost_track", "record/wrong_winners"]


def test_no_loss_of_track_is_reported_at_the_end_of_a_game() -> None:
    assert codes([*LINES[:PLAYED], "?"]) == [(PLAYED + 1, "record/not_json", "")]
    assert codes([*LINES[:PLAYED], "?", *LINES]) == [(PLAYED + 1, "record/not_json", "")]


def test_lines_after_the_end_of_a_game_are_one_fault() -> None:
    """R8.4: said once for all lines up to the next header."""
    end = len(LINES)
    assert codes([*LINES, *LINES[5:9], *LINES]) == [(end + 1, "turn/game_over", "R8.4")]
    assert codes([*LINES, "?", *LINES[5:9]]) == [(end + 1, "record/not_json", "")]


def test_missing_lines_are_reported_one_by_one() -> None:
    """The score, the deal: both are missing before the first bid."""
    scored = find(LINES, "round_scored")
    assert codes(LINES[:scored] + LINES[scored + 2 :]) == [
        (scored + 1, "record/missing_line", "R8.3"),
        (scored + 1, "record/missing_line", "R4.1"),
    ]


def test_a_draw_although_the_dealer_is_chosen_is_reported_with_its_clause() -> None:
    """R3.2"""
    lines = lines_of(played(Options(players=4, hand_sizes=(1,), first_dealer=1)))
    assert codes([lines[0], LINES[1], *lines[1:]]) == [(2, "record/extra_line", "R3.2")]


def test_the_game_of_an_unreadable_header_is_skipped() -> None:
    bad = changed(LINES, 0, version=2)
    assert codes([*bad, *LINES, *changed(bad, 5, seat=9)]) == [
        (1, "record/unknown_version", ""),
        (2 * len(LINES) + 1, "record/unknown_version", ""),
    ]


def test_lines_before_the_first_header_are_one_fault() -> None:
    assert codes([*LINES[1:], *LINES]) == [(1, "record/no_header", "")]
