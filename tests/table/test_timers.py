"""Timers, turns, clocks, and rest."""

from dataclasses import replace

from foretell.rules.options import Bidding, Options
from foretell.table import commands
from foretell.table import events as table_events
from foretell.table.clocks import clocks_at, waited_at
from foretell.table.settings import ClockSettings, TableSettings
from foretell.table.system_commands import BotActs, HandBack, LapseUndo, PassHost, Resume, StandIn
from foretell.table.timers import ASKER_AWAY, CONSENT_WITHIN, Timer, next_timer
from tests.table.builders import ANN, BEN, CLEO, new_live_table

SLOW = TableSettings(pace=700, grace=10, patience=60)
TIMED = TableSettings(pace=700, grace=10, patience=60, clock=ClockSettings(bank=20, increment=2))


def test_no_timer_runs_before_and_after_a_game() -> None:
    live = new_live_table()
    assert next_timer(live.state, {}) is None
    live.ask(ANN, commands.Start())
    live.play_out()
    assert next_timer(live.state, {}) is None


def test_no_timer_runs_while_nobody_is_present() -> None:
    live = new_live_table(seated=(ANN, BEN), is_playing=True)
    assert next_timer(live.state, {0: 0, 1: 0}) is None
    assert next_timer(live.state, {0: 0}) is not None


def test_a_present_player_has_patience_and_an_absent_one_has_grace() -> None:
    live = new_live_table(settings=SLOW, is_playing=True)
    assert next_timer(live.state, {}) == Timer(60_000, BotActs(1, silent=True))
    assert next_timer(live.state, {1: 3_000}) == Timer(13_000, StandIn(1))
    live.now = 20_000
    live.ask(BEN, commands.Bid(0))
    assert next_timer(live.state, {2: 3_000}) == Timer(20_000, StandIn(2))


def test_a_bot_acts_at_its_pace_and_a_person_who_is_back_at_once() -> None:
    live = new_live_table(settings=SLOW, is_playing=True)
    live.run(StandIn(1))
    assert next_timer(live.state, {1: 0}) == Timer(700, BotActs(1))
    assert next_timer(live.state, {}) == Timer(0, HandBack(1))
    live.now = 5_000
    live.run(HandBack(1))
    assert next_timer(live.state, {}) == Timer(60_000, BotActs(1, silent=True))


def test_while_a_request_is_pending_only_its_lapse_is_due() -> None:
    live = new_live_table(settings=SLOW, is_playing=True)
    live.now = 1_000
    live.ask(BEN, commands.Bid(0))
    live.ask(BEN, commands.AskUndo())
    assert next_timer(live.state, {2: 0}) == Timer(1_000 + CONSENT_WITHIN, LapseUndo())


def test_a_request_lapses_soon_after_its_asker_has_disconnected() -> None:
    live = new_live_table(settings=SLOW, is_playing=True)
    live.ask(BEN, commands.Bid(0))
    live.ask(BEN, commands.AskUndo())
    assert next_timer(live.state, {1: 2_000}) == Timer(2_000 + ASKER_AWAY, LapseUndo())
    assert next_timer(live.state, {1: 19_000}) == Timer(CONSENT_WITHIN, LapseUndo())


def test_a_clock_runs_only_during_its_seats_turn() -> None:
    live = new_live_table(settings=TIMED, is_playing=True)
    assert next_timer(live.state, {}) == Timer(20_000, BotActs(1))
    assert clocks_at(live.state, 4_000) == (20_000, 16_000, 20_000)
    assert clocks_at(live.state, 99_000) == (20_000, 0, 20_000)
    live.now = 5_000
    live.ask(BEN, commands.Bid(0))
    assert clocks_at(live.state, 6_000) == (20_000, 17_000, 19_000)


def test_with_hidden_bids_all_clocks_run_until_each_has_bid() -> None:
    options = Options(players=3, first_dealer=0, hand_sizes=(1,), bidding=Bidding.HIDDEN)
    live = new_live_table(options=options, settings=TIMED, is_playing=True)
    live.now = 1_000
    live.ask(CLEO, commands.Bid(0))
    assert clocks_at(live.state, 3_000) == (17_000, 17_000, 21_000)


def test_clocks_are_shown_in_a_game_at_a_table_that_has_them() -> None:
    assert clocks_at(new_live_table(settings=SLOW, is_playing=True).state, 0) == ()
    assert clocks_at(new_live_table(settings=TIMED).state, 0) == ()


def test_after_a_rest_turns_and_clocks_run_from_now() -> None:
    live = new_live_table(settings=TIMED, is_playing=True)
    live.now = 500_000
    live.run(Resume())
    assert clocks_at(live.state, 501_000) == (20_000, 19_000, 20_000)
    assert next_timer(live.state, {}) == Timer(520_000, BotActs(1))


def test_a_new_game_has_new_clocks() -> None:
    live = new_live_table(settings=TIMED, is_playing=True)
    live.now = 10_000
    live.play_out()
    live.ask(ANN, commands.CallRematch())
    live.ask(ANN, commands.Start())
    assert {turn.bank for turn in live.state.turns or ()} == {20_000}


def test_after_an_undo_the_turn_starts_again() -> None:
    live = new_live_table(settings=SLOW, seated=(ANN, BEN), is_playing=True)
    live.now = 1_000
    live.ask(BEN, commands.Bid(0))
    live.run(StandIn(0))
    live.now = 2_000
    assert isinstance(live.ask(BEN, commands.AskUndo())[1], table_events.TakenBack)
    assert next_timer(live.state, {}) == Timer(0, HandBack(0))
    assert next_timer(live.state, {0: 60_000}) == Timer(62_000, BotActs(1))


def test_a_turn_without_a_recorded_start_began_with_the_last_event() -> None:
    live = new_live_table(settings=SLOW, is_playing=True)
    turns = tuple(replace(turn, since=None) for turn in live.state.turns or ())
    state = replace(live.state, turns=turns)
    assert next_timer(state, {}) == Timer(60_000, BotActs(1, silent=True))


def test_an_absent_host_is_replaced_by_the_next_person_present() -> None:
    live = new_live_table(settings=SLOW, seated=(ANN, BEN, CLEO))
    assert next_timer(live.state, {0: 1_000, 1: 0}) == Timer(11_000, PassHost(2))
    live.run(PassHost(2))
    assert live.state.host == 2
    assert next_timer(live.state, {0: 1_000, 1: 0}) is None


def test_clocks_stand_still_while_an_undo_is_pending() -> None:
    settings = TableSettings(pace=0, clock=ClockSettings(bank=60))
    live = new_live_table(settings=settings, is_playing=True)
    live.now = 1_000
    live.ask(BEN, commands.Bid(0))
    live.now = 3_000
    live.ask(BEN, commands.AskUndo())
    assert clocks_at(live.state, 9_000) == (60_000, 59_000, 58_000)
    assert waited_at(live.state, 9_000) == 2
    live.now = 9_000
    live.ask(ANN, commands.AnswerUndo(agree=False))
    assert clocks_at(live.state, 10_000) == (60_000, 59_000, 57_000)
