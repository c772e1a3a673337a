"""Time: what is due and when, turns, clocks, and rest."""

from dataclasses import replace

from foretell.rules.options import Bidding, Options
from foretell.table import commands as asked
from foretell.table import events as happened
from foretell.table.clocks import clocks_at
from foretell.table.schedule import CONSENT_WITHIN, Timer, next_timer
from foretell.table.settings import ClockSettings, TableSettings
from foretell.table.system_commands import BotActs, HandBack, LapseUndo, PassHost, Resume, StandIn
from tests.table.house import ANN, BEN, CLEO, new_place

SLOW = TableSettings(pace=700, grace=10, patience=60)
TIMED = TableSettings(pace=700, grace=10, patience=60, clock=ClockSettings(bank=20, increment=2))


def test_nothing_is_due_before_and_after_a_game() -> None:
    place = new_place()
    assert next_timer(place.state, {}) is None
    place.ask(ANN, asked.Start())
    place.play_out()
    assert next_timer(place.state, {}) is None


def test_nothing_is_due_while_nobody_is_there() -> None:
    place = new_place(seated=(ANN, BEN), is_playing=True)
    assert next_timer(place.state, {0: 0, 1: 0}) is None
    assert next_timer(place.state, {0: 0}) is not None


def test_who_is_there_has_patience_and_who_is_not_has_grace() -> None:
    place = new_place(settings=SLOW, is_playing=True)
    assert next_timer(place.state, {}) == Timer(60_000, BotActs(1))
    assert next_timer(place.state, {1: 3_000}) == Timer(13_000, StandIn(1))
    place.now = 20_000
    place.ask(BEN, asked.Bid(0))
    assert next_timer(place.state, {2: 3_000}) == Timer(20_000, StandIn(2))


def test_a_bot_acts_at_its_pace_and_a_person_who_is_back_at_once() -> None:
    place = new_place(settings=SLOW, is_playing=True)
    place.keep(StandIn(1))
    assert next_timer(place.state, {1: 0}) == Timer(700, BotActs(1))
    assert next_timer(place.state, {}) == Timer(0, HandBack(1))
    place.now = 5_000
    place.keep(HandBack(1))
    assert next_timer(place.state, {}) == Timer(60_000, BotActs(1))


def test_while_something_is_asked_only_that_lapses() -> None:
    place = new_place(settings=SLOW, is_playing=True)
    place.now = 1_000
    place.ask(BEN, asked.Bid(0))
    place.ask(BEN, asked.AskUndo())
    assert next_timer(place.state, {2: 0}) == Timer(1_000 + CONSENT_WITHIN, LapseUndo())


def test_a_clock_runs_only_in_ones_own_turn() -> None:
    place = new_place(settings=TIMED, is_playing=True)
    assert next_timer(place.state, {}) == Timer(20_000, BotActs(1))
    assert clocks_at(place.state, 4_000) == (20_000, 16_000, 20_000)
    assert clocks_at(place.state, 99_000) == (20_000, 0, 20_000)
    place.now = 5_000
    place.ask(BEN, asked.Bid(0))
    assert clocks_at(place.state, 6_000) == (20_000, 17_000, 19_000)


def test_with_hidden_bids_all_clocks_run_until_each_has_bid() -> None:
    options = Options(players=3, first_dealer=0, hand_sizes=(1,), bidding=Bidding.HIDDEN)
    place = new_place(options=options, settings=TIMED, is_playing=True)
    place.now = 1_000
    place.ask(CLEO, asked.Bid(0))
    assert clocks_at(place.state, 3_000) == (17_000, 17_000, 21_000)


def test_clocks_are_shown_in_a_game_at_a_table_that_has_them() -> None:
    assert clocks_at(new_place(settings=SLOW, is_playing=True).state, 0) == ()
    assert clocks_at(new_place(settings=TIMED).state, 0) == ()


def test_after_a_rest_turns_and_clocks_run_from_now() -> None:
    place = new_place(settings=TIMED, is_playing=True)
    place.now = 500_000
    place.keep(Resume())
    assert clocks_at(place.state, 501_000) == (20_000, 19_000, 20_000)
    assert next_timer(place.state, {}) == Timer(520_000, BotActs(1))


def test_a_new_game_has_new_clocks() -> None:
    place = new_place(settings=TIMED, is_playing=True)
    place.now = 10_000
    place.play_out()
    place.ask(ANN, asked.CallRematch())
    place.ask(ANN, asked.Start())
    assert {turn.bank for turn in place.state.turns or ()} == {20_000}


def test_what_was_taken_back_is_waited_for_anew() -> None:
    place = new_place(settings=SLOW, seated=(ANN, BEN), is_playing=True)
    place.now = 1_000
    place.ask(BEN, asked.Bid(0))
    place.keep(StandIn(0))
    place.now = 2_000
    assert isinstance(place.ask(BEN, asked.AskUndo())[1], happened.TakenBack)
    assert next_timer(place.state, {}) == Timer(0, HandBack(0))
    assert next_timer(place.state, {0: 60_000}) == Timer(62_000, BotActs(1))


def test_a_turn_that_is_not_told_of_began_when_something_last_happened() -> None:
    place = new_place(settings=SLOW, is_playing=True)
    turns = tuple(replace(turn, since=None) for turn in place.state.turns or ())
    state = replace(place.state, turns=turns)
    assert next_timer(state, {}) == Timer(60_000, BotActs(1))


def test_a_host_who_stays_away_leaves_the_table_to_the_next_who_is_there() -> None:
    place = new_place(settings=SLOW, seated=(ANN, BEN, CLEO))
    assert next_timer(place.state, {0: 1_000, 1: 0}) == Timer(11_000, PassHost(2))
    place.keep(PassHost(2))
    assert place.state.host == 2
    assert next_timer(place.state, {0: 1_000, 1: 0}) is None
