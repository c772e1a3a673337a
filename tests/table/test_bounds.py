"""A table's log is bounded, whatever people do."""

from contextlib import suppress
from random import Random

import pytest

from foretell.errors import Refusal
from foretell.rules.options import Options
from foretell.rules.schedule import MOST_ROUNDS
from foretell.table import bounds
from foretell.table import commands as table_commands
from foretell.table import events as table_events
from foretell.table.commands import Command
from foretell.table.permissions import Person
from foretell.table.refusals import LogFull, TooManyChanges
from foretell.table.settings import TableSettings
from foretell.table.system_commands import BotActs, HandBack, PassHost, StandIn
from foretell.table.timers import next_timer
from tests.table.builders import ANN, BEN, CLEO, DAN, LiveTable, new_live_table

FEW = 12
SHORT = 150
GAME = 40
"""Events of one game of ``THREE`` at most."""


@pytest.fixture(autouse=True)
def low_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_CHANGES", FEW)
    monkeypatch.setattr(bounds, "LONGEST_LOG", SHORT)


def changed_often(live: LiveTable) -> None:
    """Make changes until the allowance is used up."""
    while bounds.may_change(live.state):
        live.run(StandIn(1), HandBack(1))


def stood_in_often(live: LiveTable) -> None:
    """Let bots stand in until they may do so no more."""
    while bounds.may_stand_in(live.state):
        live.run(StandIn(1), HandBack(1))


def command(chance: Random) -> Command:
    seat = chance.randrange(3)
    commands: tuple[Command, ...] = (
        table_commands.Sit(),
        table_commands.Sit(seat),
        table_commands.Stand(),
        table_commands.SeatBot(seat, "random"),
        table_commands.Remove(seat),
        table_commands.Swap((0, seat)),
        table_commands.GiveNonce("a"),
        table_commands.Start(),
        table_commands.CallRematch(),
        table_commands.AskUndo(),
        table_commands.AnswerUndo(agree=chance.random() < 0.8),
    )
    return chance.choice(commands)


@pytest.mark.parametrize("seed", range(8))
def test_a_log_is_bounded_whatever_people_do(seed: int) -> None:
    """With random commands, bots and moves, and people who come and go."""
    chance, live = Random(seed), new_live_table()
    versions = []
    for _ in range(6_000):
        live.now += 60_000
        with suppress(Refusal):
            live.ask(chance.choice((ANN, BEN, CLEO, DAN)), command(chance))
        gone = {seat: 0 for seat in range(3) if chance.random() < 0.5}
        first = next_timer(live.state, gone)
        if first is not None:
            live.run(first.command)
        versions.append(live.state.version)
    # A last game may begin just before the end, with all the changes that it may have.
    assert versions[-1] == versions[-1_000] < SHORT + 2 * GAME + 10 * FEW


@pytest.mark.parametrize(
    ("by", "command"),
    [
        (DAN, table_commands.Sit()),
        (ANN, table_commands.SeatBot(2, "random")),
        (ANN, table_commands.Swap((0, 1))),
        (ANN, table_commands.GiveNonce("a")),
        (ANN, table_commands.AskUndo()),
    ],
)
def test_beyond_the_bound_changes_are_refused(by: Person, command: Command) -> None:
    live = new_live_table()
    changed_often(live)
    with pytest.raises(TooManyChanges) as caught:
        live.ask(by, command)
    assert caught.value.data() == {"most": FEW}


def test_beyond_the_bound_a_game_is_still_played_and_people_may_leave_and_come_back() -> None:
    live = new_live_table(is_playing=True)
    live.run(StandIn(2))
    stood_in_often(live)
    live.ask(BEN, table_commands.Stand())
    gone = {2: 0}
    live.now = 10**9
    while live.state.is_playing:
        first = next_timer(live.state, gone)
        assert first is not None
        assert isinstance(first.command, BotActs)
        live.run(first.command)
    assert live.state.games == 1


def test_beyond_the_bound_returned_players_get_their_seats_back_and_no_bot_takes_over() -> None:
    live = new_live_table(is_playing=True)
    live.run(StandIn(2))
    stood_in_often(live)
    first = next_timer(live.state, {})
    assert first is not None
    assert first.command == HandBack(2)
    live.run(first.command)
    late = next_timer(live.state, {0: 0, 1: 0})
    assert late is not None
    assert not isinstance(late.command, StandIn | PassHost)


def test_nobody_who_uses_up_all_changes_keeps_bots_from_standing_in_or_the_host_from_removing() -> (
    None
):
    live = new_live_table(is_playing=True)
    while bounds.may_change(live.state):
        live.ask(CLEO, table_commands.Stand())
        live.ask(CLEO, table_commands.Sit())
    first = next_timer(live.state, {1: 0})
    assert first is not None
    assert first.command == StandIn(1)
    assert live.ask(ANN, table_commands.Remove(2)) == (table_events.RemovalAsked(0, 2, (1,)),)
    assert live.ask(ANN, table_commands.LetBotPlay(1), gone=(1,)) == (table_events.StoodIn(1),)
    stood_in_often(live)
    for command in (table_commands.Remove(2), table_commands.LetBotPlay(1)):
        with pytest.raises(TooManyChanges) as caught:
            live.ask(ANN, command)
        assert caught.value.data() == {"most": bounds.RESERVE * FEW}


def test_each_game_has_its_own_allowance_of_changes() -> None:
    live = new_live_table()
    changed_often(live)
    live.ask(ANN, table_commands.Start())
    assert bounds.may_change(live.state)
    changed_often(live)
    live.play_out()
    live.ask(ANN, table_commands.CallRematch())
    assert bounds.may_change(live.state)


def test_a_table_with_a_long_log_starts_no_other_game() -> None:
    live = new_live_table(is_playing=True)
    live.play_out()
    while live.state.version < SHORT:
        live.ask(ANN, table_commands.CallRematch())
        live.ask(ANN, table_commands.Start())
        live.play_out()
    with pytest.raises(LogFull) as caught:
        live.ask(ANN, table_commands.CallRematch())
    assert caught.value.data() == {"games": live.state.games}


def test_the_longest_ordinary_game_stays_below_the_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A standard game of four has some 700 events, the longest ones have fewer than 6,000."""
    monkeypatch.undo()
    settings = TableSettings(pace=0, stand_in="random")
    standard = new_live_table(options=Options(players=4), settings=settings, is_playing=True)
    standard.play_out()
    assert 40 * standard.state.version < bounds.LONGEST_LOG
    rounds = Options(players=3, hand_sizes=(20,) * 3)
    longest = new_live_table(options=rounds, settings=settings, is_playing=True)
    longest.play_out()
    assert MOST_ROUNDS / 3 * longest.state.version < 6_000
    assert standard.state.changes < bounds.MOST_CHANGES / 100
