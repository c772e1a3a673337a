"""Removing a present player during a game, with the consent of all others present."""

from dataclasses import replace

import pytest

from foretell.table import commands, refusals
from foretell.table import events as table_events
from foretell.table.attendance import Attendance
from foretell.table.decision import Decision
from foretell.table.permissions import Person
from foretell.table.removal import evolve_removal
from foretell.table.settings import TableSettings
from foretell.table.state import Barred, Removal
from foretell.table.system_commands import BotActs, LapseRemoval, PassHost, StandIn
from foretell.table.timers import CONSENT_WITHIN, Timer, next_timer
from tests.table.builders import ANN, BEN, CLEO, DAN, THREE, LiveTable, new_live_table

FOUR = replace(THREE, players=4)
AGREE = commands.AnswerRemoval(agree=True)
DISAGREE = commands.AnswerRemoval(agree=False)


def after_asking() -> LiveTable:
    """Return a table of four at which the host has asked to remove Ben."""
    live = new_live_table(options=FOUR, seated=(ANN, BEN, CLEO, DAN), is_playing=True)
    live.now = 500
    assert live.ask(ANN, commands.Remove(1)) == (table_events.RemovalAsked(0, 1, (2, 3)),)
    return live


def test_nobody_present_is_removed_before_all_others_have_agreed() -> None:
    live = after_asking()
    number = live.state.version - 1
    assert live.state.removal == Removal(0, 1, asked_at=500, missing=(2, 3), number=number)
    assert live.ask(CLEO, AGREE) == (table_events.RemovalAnswered(2, agree=True),)
    assert live.state.seat_of(BEN.id) == 1
    assert live.ask(DAN, AGREE) == (
        table_events.RemovalAnswered(3, agree=True),
        table_events.Vacated(1, "host", barred=True),
    )
    assert live.state.seat_of(BEN.id) is None
    with pytest.raises(refusals.NoRemovalAsked):
        live.ask(DAN, AGREE)


def test_the_host_the_target_and_guests_may_not_answer_a_removal() -> None:
    live = after_asking()
    for person in (ANN, BEN):
        with pytest.raises(refusals.NoRemovalAsked):
            live.ask(person, AGREE)
    live.ask(CLEO, AGREE)
    with pytest.raises(refusals.NoRemovalAsked):
        live.ask(CLEO, AGREE)
    with pytest.raises(refusals.NotHost):
        live.ask(CLEO, commands.Remove(1))


def test_one_refusal_ends_a_removal() -> None:
    live = after_asking()
    live.ask(DAN, DISAGREE)
    assert live.state.removal is None
    with pytest.raises(refusals.NoRemovalAsked):
        live.ask(CLEO, AGREE)
    assert live.state.seat_of(BEN.id) == 1


def test_only_one_removal_is_pending_and_it_lapses_while_the_game_continues() -> None:
    live = after_asking()
    with pytest.raises(refusals.RemovalUnderWay) as refused:
        live.ask(ANN, commands.Remove(2))
    assert refused.value.seat == 1
    assert live.state.to_act == (1,)
    live.ask(BEN, commands.Bid(0))
    assert live.state.removal is not None
    assert next_timer(live.state, {}) == Timer(500 + CONSENT_WITHIN, LapseRemoval())
    assert live.run(LapseRemoval()) == (table_events.RemovalLapsed(),)
    assert live.state.removal is None


def test_a_removal_that_failed_twice_is_not_asked_for_again_in_the_round() -> None:
    live = after_asking()
    live.ask(DAN, DISAGREE)
    live.ask(ANN, commands.Remove(1))
    live.run(LapseRemoval())
    with pytest.raises(refusals.TooManyRemovals) as refused:
        live.ask(ANN, commands.Remove(1))
    assert refused.value.data() == {"most": 2}
    assert live.ask(ANN, commands.Remove(2)) == (table_events.RemovalAsked(0, 2, (1, 3)),)
    live.ask(DAN, DISAGREE)
    assert live.state.game is not None
    while live.state.game.state.round.number == 1:
        live.act()
    assert live.ask(ANN, commands.Remove(1)) == (table_events.RemovalAsked(0, 1, (2, 3)),)


@pytest.mark.parametrize("person", [BEN, CLEO])
def test_a_removal_ends_when_its_target_or_a_voter_leaves(person: Person) -> None:
    live = after_asking()
    live.ask(person, commands.Stand())
    assert live.state.removal is None


def test_a_removal_continues_when_a_person_who_agreed_leaves() -> None:
    live = after_asking()
    live.ask(CLEO, AGREE)
    live.ask(CLEO, commands.Stand())
    assert live.state.removal is not None
    live.ask(DAN, AGREE)
    assert live.state.seat_of(BEN.id) is None


def test_a_removal_ends_when_the_host_changes() -> None:
    live = after_asking()
    live.run(PassHost(2))
    assert live.state.removal is None
    live = after_asking()
    live.ask(ANN, commands.Stand())
    assert live.state.removal is None


def test_a_removal_ends_with_the_game() -> None:
    live = new_live_table(is_playing=True)
    live.ask(ANN, commands.Remove(1))
    live.play_out()
    assert live.state.removal is None
    assert live.ask(ANN, commands.Remove(1)) == (table_events.Vacated(1, "host", barred=True),)


def test_a_person_who_is_absent_for_long_is_removed_at_once_even_after_a_request() -> None:
    live = after_asking()
    live.run(StandIn(1))
    gone = live.ask(ANN, commands.Remove(1), gone=(1,))
    assert gone == (table_events.Vacated(1, "host", barred=True),)
    assert live.state.removal is None


@pytest.mark.parametrize("stood_in", [True, False])
@pytest.mark.parametrize(("grace", "long"), [(45, 45_000), (5, 15_000), (100, 100_000)])
def test_a_person_whose_line_is_down_for_a_moment_is_not_removed_without_consent(
    grace: int, long: int, *, stood_in: bool
) -> None:
    """Even when a bot stands in: in less than the grace they may return, and 15 s are a reload."""
    settings = TableSettings(pace=0, grace=grace)
    live = new_live_table(settings=settings, is_playing=True)
    if stood_in:
        live.run(StandIn(1))
    just = Attendance(now=long - 1, gone={1: 0})
    assert live.ask(ANN, commands.Remove(1), attendance=just) == (
        table_events.RemovalAsked(0, 1, (2,)),
    )
    live.ask(CLEO, DISAGREE)
    long_gone = Attendance(now=long, gone={1: 0})
    gone = live.ask(ANN, commands.Remove(1), attendance=long_gone)
    assert gone == (table_events.Vacated(1, "host", barred=True),)


def test_silent_people_are_asked_about_a_removal_and_are_not_removed_without_consent() -> None:
    """An opponent who lets a bot play for a thinker neither takes their vote nor their seat."""
    live = new_live_table(options=FOUR, seated=(ANN, BEN, CLEO, DAN), is_playing=True)
    live.run(BotActs(live.state.to_act[0], silent=True))
    silent = next(seat for seat in range(4) if seat not in live.state.voters())
    assert silent == 1
    assert live.ask(ANN, commands.Remove(2)) == (table_events.RemovalAsked(0, 2, (1, 3)),)
    live.ask(DAN, DISAGREE)
    assert live.ask(ANN, commands.Remove(1)) == (table_events.RemovalAsked(0, 1, (2, 3)),)


def test_absent_people_are_not_asked_about_a_removal() -> None:
    live = new_live_table(options=FOUR, seated=(ANN, BEN, CLEO, DAN), is_playing=True)
    live.run(StandIn(3))
    assert live.ask(ANN, commands.Remove(1)) == (table_events.RemovalAsked(0, 1, (2,)),)


@pytest.mark.parametrize("seated", [(ANN, BEN), (ANN, BEN, CLEO)])
def test_without_others_present_nobody_present_is_removed(seated: tuple[Person, ...]) -> None:
    live = new_live_table(seated=seated, is_playing=True)
    if CLEO in seated:
        live.run(StandIn(2))
    with pytest.raises(refusals.NobodyToAsk) as refused:
        live.ask(ANN, commands.Remove(1))
    assert refused.value.seat == 1


def test_an_answer_without_a_pending_removal_changes_nothing() -> None:
    """As when a log is read in which something else has happened in between."""
    assert evolve_removal(None, table_events.RemovalAnswered(1, agree=True), 0, number=9) is None
    assert evolve_removal(None, table_events.Vacated(1, "self"), 0, number=9) is None


def test_a_removed_person_takes_no_seat_until_the_host_readmits_them() -> None:
    live = new_live_table(seated=(ANN, BEN))
    removed = live.state.version
    live.ask(ANN, commands.Remove(1))
    assert live.state.barred == (Barred(removed, BEN.id, "Ben", by="Ann"),)
    for seat in (None, 1, 2):
        with pytest.raises(refusals.BarredFromTable) as refused:
            live.ask(BEN, commands.Sit(seat))
        assert refused.value.by == "Ann"
    live.ask(CLEO, commands.Sit())
    with pytest.raises(refusals.NotHost):
        live.ask(CLEO, commands.Readmit(removed))
    assert live.ask(ANN, commands.Readmit(removed)) == (table_events.Readmitted(removed),)
    live.ask(BEN, commands.Sit())
    assert live.state.seat_of(BEN.id) == 2


def test_a_person_removed_during_a_game_stays_away_from_the_next_ones() -> None:
    live = after_asking()
    live.ask(CLEO, AGREE)
    live.ask(DAN, AGREE)
    live.play_out()
    live.ask(ANN, commands.CallRematch())
    with pytest.raises(refusals.BarredFromTable):
        live.ask(BEN, commands.Sit())


def test_nobody_is_readmitted_who_was_not_removed() -> None:
    live = new_live_table(seated=(ANN, BEN))
    removed = live.state.version
    live.ask(ANN, commands.Remove(1))
    live.ask(ANN, commands.Readmit(removed))
    for number in (0, removed):
        with pytest.raises(refusals.NotBarred):
            live.ask(ANN, commands.Readmit(number))


def test_a_person_who_left_and_a_bot_that_was_removed_are_not_barred() -> None:
    live = new_live_table(seated=(ANN, BEN))
    live.ask(BEN, commands.Stand())
    live.ask(ANN, commands.SeatBot(1, "random"))
    live.ask(ANN, commands.Remove(1))
    assert live.state.barred == ()


def test_a_removal_in_a_log_that_bars_nobody_leaves_the_person_free_to_return() -> None:
    """As in the logs of versions without bars."""
    live = new_live_table(seated=(ANN, BEN))
    live.add(Decision((table_events.Vacated(1, "host"),)))
    live.ask(BEN, commands.Sit(1))
    assert live.state.seat_of(BEN.id) == 1
