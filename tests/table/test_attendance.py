"""Bots that stand in for absent and for silent people, and the times before which none does."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.game.actions import MakeBid
from foretell.game.events import BidMade
from foretell.rules.options import Bidding, Options
from foretell.table import commands as table_commands
from foretell.table import events as table_events
from foretell.table import refusals
from foretell.table.attendance import LEAST_ABSENCE, Attendance, bot_allowed_from
from foretell.table.settings import TableSettings
from foretell.table.state import Human
from foretell.table.system_commands import BotActs, BotDecided, HandBack, LapseUndo, Resume, StandIn
from foretell.table.timers import Timer, is_attended, next_timer
from tests.table.builders import ANN, BEN, CLEO, DAN, THREE, LiveTable, new_live_table

CALM = TableSettings(pace=700, grace=45, patience=90, silence=45)
LET = table_commands.LetBotPlay(1)


def playing(settings: TableSettings = CALM) -> LiveTable:
    """Return a table of three at which Ben, on seat 1, has been to act since 0 ms."""
    live = new_live_table(settings=settings, is_playing=True)
    assert live.state.to_act == (1,)
    return live


def after_silence() -> LiveTable:
    """Return a table at which Cleo has let a bot play for Ben, who is connected."""
    live = playing()
    live.now = 45_000
    stood_in = live.ask(CLEO, LET, attendance=Attendance(45_000))
    assert stood_in == (table_events.StoodIn(1, silent=True),)
    return live


@pytest.mark.parametrize(
    ("grace", "least"), [(3_600, 15_000), (45, 15_000), (44, 14_666), (30, 10_000), (1, 333)]
)
def test_nobody_lets_a_bot_play_within_15_s_of_absence_or_a_third_of_a_shorter_grace(
    grace: int, least: int
) -> None:
    live = playing(TableSettings(grace=grace))
    left = 70_000
    for now in (left, left + 1, left + least - 1):
        with pytest.raises(refusals.TooSoonForBot) as refused:
            live.ask(CLEO, LET, attendance=Attendance(now, {1: left}))
        assert refused.value.data() == {"seat": 1, "seconds": -(-(left + least - now) // 1_000)}
    gone = Attendance(left + least, {1: left})
    assert live.ask(CLEO, LET, attendance=gone) == (table_events.StoodIn(1),)


@given(
    st.lists(st.tuples(st.integers(0, 30_000), st.integers(0, 14_999)), max_size=8),
    st.integers(1, 3_600),
    st.integers(0, 44_999),
)
def test_however_often_a_connection_blinks_no_opponent_has_a_bot_play(
    blinks: list[tuple[int, int]], grace: int, thought: int
) -> None:
    """Each blink is shorter than the least absence; the person thinks for less than 45 s."""
    live = playing(TableSettings(grace=grace))
    least = min(LEAST_ABSENCE, 1_000 * grace // 3)
    closed: dict[int, int] = {}
    now = 0
    for stayed, was_gone in blinks:
        now += stayed
        back = now + min(was_gone, least - 1)
        if back > thought:
            break
        for attendance in (
            Attendance(now, {}, closed),
            Attendance(now, {1: now}),
            Attendance(back, {1: now}),
        ):
            with pytest.raises((refusals.TooSoonForBot, refusals.NobodyAway)):
                live.ask(CLEO, LET, attendance=attendance)
        closed = {1: now}
        now = back


def test_after_45_s_of_their_turn_anybody_lets_a_bot_play_for_a_silent_person() -> None:
    live = playing()
    with pytest.raises(refusals.TooSoonForBot) as refused:
        live.ask(CLEO, LET, attendance=Attendance(44_999))
    assert refused.value.data() == {"seat": 1, "seconds": 1}
    with pytest.raises(refusals.NobodyAway):
        live.ask(BEN, table_commands.LetBotPlay(2), attendance=Attendance(99_000))
    with pytest.raises(refusals.NotSeated):
        live.ask(DAN, LET, attendance=Attendance(99_000))
    live.now = 45_000
    stood_in = live.ask(CLEO, LET, attendance=Attendance(45_000))
    assert stood_in == (table_events.StoodIn(1, silent=True),)
    assert next_timer(live.state, {}) == Timer(700, BotActs(1)), "no hand-back, though connected"
    with pytest.raises(refusals.NobodyAway):
        live.ask(CLEO, LET, attendance=Attendance(99_000))


def test_a_table_has_its_own_silence() -> None:
    live = playing(TableSettings(silence=200))
    assert bot_allowed_from(live.state, 1, Attendance()) == 200_000


def test_a_thinker_whose_connection_has_just_been_down_is_not_played_for() -> None:
    live = playing()
    just_back = Attendance(now=50_000, closed={1: 48_000})
    with pytest.raises(refusals.TooSoonForBot) as refused:
        live.ask(CLEO, LET, attendance=just_back)
    assert refused.value.data() == {"seat": 1, "seconds": 13}
    later = Attendance(now=63_000, closed={1: 48_000})
    assert live.ask(CLEO, LET, attendance=later) == (table_events.StoodIn(1, silent=True),)


def test_each_silent_bidder_is_played_for_alone() -> None:
    options = Options(players=3, first_dealer=0, hand_sizes=(1,), bidding=Bidding.HIDDEN)
    live = new_live_table(options=options, settings=CALM, is_playing=True)
    live.now = 45_000
    live.ask(ANN, table_commands.LetBotPlay(2), attendance=Attendance(45_000))
    assert [live.state.bot_for(seat) for seat in range(3)] == [None, None, "steady"]
    live.run(BotActs(2))
    assert sorted(live.state.to_act) == [0, 1]


def test_no_newcomer_who_waits_for_the_deal_is_silent() -> None:
    live = playing()
    live.ask(BEN, table_commands.Stand())
    live.ask(DAN, table_commands.Sit(1))
    with pytest.raises(refusals.NobodyAway):
        live.ask(CLEO, LET, attendance=Attendance(99_000))


def test_when_patience_ends_a_bot_acts_and_stands_in_until_the_next_command() -> None:
    live = playing()
    due = next_timer(live.state, {})
    assert due == Timer(90_000, BotActs(1, silent=True))
    live.now = due.at
    stood_in, *_ = live.run(due.command)
    assert stood_in == table_events.StoodIn(1, silent=True)
    assert live.state.to_act == (2,)
    live.act(times=4)
    assert live.state.bot_for(1) == "steady"


def test_a_slow_bot_stands_in_as_a_fast_one_does() -> None:
    fast, slow = playing(), playing()
    events = fast.run(BotActs(1, silent=True))
    bid = events[1]
    assert isinstance(bid, BidMade)
    assert bid.bid is not None
    assert slow.run(BotDecided(1, MakeBid(1, bid.bid), silent=True)) == events


def test_a_bot_stands_in_by_itself_only_if_another_person_waits() -> None:
    """Otherwise a game against bots would play itself while its player is away from the screen."""
    alone = new_live_table(settings=CALM, seated=(ANN,), is_playing=True)
    alone.act(times=2)
    assert alone.state.to_act == (0,)
    assert next_timer(alone.state, {}) == Timer(90_000, BotActs(0))
    live = playing(TableSettings(grace=200, patience=90))
    assert next_timer(live.state, {0: 0}) == Timer(90_000, BotActs(1, silent=True))
    assert next_timer(live.state, {0: 0, 2: 0}) == Timer(90_000, BotActs(1))


def test_the_last_of_several_silent_people_is_only_played_for_card_by_card() -> None:
    live = playing()
    live.run(BotActs(1, silent=True))
    live.run(BotActs(2, silent=True))
    due = next_timer(live.state, {})
    assert due is not None
    assert due.command == BotActs(0)


def test_at_a_table_without_changes_left_patience_ends_as_before(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live = playing()
    monkeypatch.setattr("foretell.table.bounds.MOST_CHANGES", 0)
    assert next_timer(live.state, {}) == Timer(90_000, BotActs(1))


def test_with_any_command_a_silent_person_acts_again() -> None:
    commands: tuple[table_commands.Command, ...] = (
        table_commands.Bid(0),
        table_commands.Sit(),
        table_commands.Sit(1),
        table_commands.ChooseCharacter("otto"),
        table_commands.UseHint(),
    )
    for command in commands:
        live = after_silence()
        assert live.ask(BEN, command)[0] == table_events.HandedBack(1)
        held = live.state.seats[1]
        assert isinstance(held, Human)
        assert (held.away, held.silent) == (False, False)


def test_sitting_down_is_the_command_that_only_takes_over_again() -> None:
    live = after_silence()
    assert live.ask(BEN, table_commands.Sit()) == (table_events.HandedBack(1),)
    with pytest.raises(refusals.AlreadySeated):
        live.ask(BEN, table_commands.Sit())


def test_a_silent_person_who_moves_to_another_seat_or_leaves_has_no_bot_for_long() -> None:
    live = after_silence()
    with pytest.raises(refusals.AlreadySeated):
        live.ask(BEN, table_commands.Sit(2))
    left = live.ask(BEN, table_commands.Stand())
    assert left == (table_events.HandedBack(1), table_events.Vacated(1, "self"))
    live.ask(BEN, table_commands.Sit())
    held = live.state.seats[1]
    assert isinstance(held, Human)
    assert not held.silent


def test_commands_of_others_hand_nothing_back() -> None:
    live = after_silence()
    assert live.ask(CLEO, table_commands.ChooseCharacter("otto")) == (
        table_events.CharacterChosen(2, "otto"),
    )
    assert live.state.bot_for(1) == "steady"


def test_a_silent_person_who_reconnects_is_still_silent_and_an_absent_one_is_back() -> None:
    live = after_silence()
    assert next_timer(live.state, {1: 50_000}) == Timer(700, BotActs(1))
    assert next_timer(live.state, {}) == Timer(700, BotActs(1))
    live = playing()
    live.run(StandIn(1))
    assert next_timer(live.state, {}) == Timer(0, HandBack(1))


def test_a_person_who_is_back_after_their_turn_has_passed_acts_from_the_next_decision_on() -> None:
    """Nobody stalls by taking over again and again; but they may still be quicker than the bot."""
    live = after_silence()
    live.ask(BEN, table_commands.Sit())
    assert next_timer(live.state, {}) == Timer(700, BotActs(1))
    live.ask(BEN, table_commands.Bid(0))
    assert [turn.is_late for turn in live.state.turns or ()] == [False] * 3
    live = after_silence()
    live.ask(BEN, table_commands.Sit())
    live.act(times=3)
    assert live.state.to_act == (1,)
    assert next_timer(live.state, {}) == Timer(135_000, BotActs(1, silent=True))


def test_after_a_rest_nobody_is_late() -> None:
    live = after_silence()
    live.run(Resume())
    live.ask(BEN, table_commands.Sit())
    assert next_timer(live.state, {}) == Timer(135_000, BotActs(1, silent=True))


def test_a_table_whose_people_are_all_silent_or_gone_rests() -> None:
    live = after_silence()
    assert is_attended(live.state, {0: 0})
    assert not is_attended(live.state, {0: 0, 2: 0})
    assert next_timer(live.state, {0: 0, 2: 0}) is None


def test_a_silent_person_is_not_asked_about_an_undo_and_inherits_no_table() -> None:
    live = new_live_table(settings=CALM, seated=(ANN, BEN, CLEO), options=THREE, is_playing=True)
    live.run(BotActs(1, silent=True))
    live.ask(CLEO, table_commands.Bid(0))
    undo, *_ = live.ask(CLEO, table_commands.AskUndo())
    assert undo == table_events.UndoAsked(2, (0,))
    live.ask(ANN, table_commands.AnswerUndo(agree=False))
    assert live.ask(ANN, table_commands.Stand())[-1] == table_events.HostChanged(2)


def test_while_a_request_for_an_undo_stops_the_game_nobody_grows_silent() -> None:
    live = playing()
    live.ask(BEN, table_commands.Bid(0))
    live.now = 30_000
    live.ask(BEN, table_commands.AskUndo())
    waiting = Attendance(45_000)
    with pytest.raises(refusals.TooSoonForBot) as refused:
        live.ask(ANN, table_commands.LetBotPlay(2), attendance=waiting)
    assert refused.value.data() == {"seat": 2, "seconds": 15}
    live.now = 50_000
    live.run(LapseUndo())
    assert bot_allowed_from(live.state, 2, Attendance(50_000)) == 65_000
