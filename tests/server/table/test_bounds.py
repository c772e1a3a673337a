"""A table's log has an end, whatever people do."""

from collections.abc import Callable
from contextlib import suppress
from itertools import count
from random import Random

import pytest

from foretell.errors import Refusal
from foretell.protocol import client as asked
from foretell.protocol.client import Command
from foretell.protocol.settings import TableSettings
from foretell.rules.options import Options
from foretell.rules.schedule import MOST_ROUNDS
from foretell.server.table import bounds
from foretell.server.table.due import due
from foretell.server.table.inner import BotActs, HandBack, PassHost, StandIn
from foretell.server.table.refusals import LogFull, TooManyChanges
from foretell.server.table.rights import Person
from tests.server.table.house import ANN, BEN, CLEO, DAN, Place, new_place

FEW = 12
SHORT = 150
GAME = 40
"""Entries of one game of ``THREE`` at most."""
ids = map(str, count())


@pytest.fixture(autouse=True)
def low_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bounds, "MOST_CHANGES", FEW)
    monkeypatch.setattr(bounds, "LONGEST_LOG", SHORT)


def changed_often(place: Place) -> None:
    """Change things until nothing is changed any more."""
    for _ in range(FEW):
        if not bounds.may_change(place.state):
            return
        place.keep(StandIn(1), HandBack(1))


def command(chance: Random) -> Command:
    seat = chance.randrange(3)
    kinds: tuple[Callable[[str], Command], ...] = (
        asked.Sit,
        lambda name: asked.Sit(name, seat),
        asked.Stand,
        lambda name: asked.SeatBot(name, seat, "random"),
        lambda name: asked.Remove(name, seat),
        lambda name: asked.Swap(name, (0, seat)),
        lambda name: asked.GiveNonce(name, "a"),
        asked.Start,
        asked.CallRematch,
        asked.AskUndo,
        lambda name: asked.AnswerUndo(name, agree=chance.random() < 0.8),
    )
    return chance.choice(kinds)(next(ids))


@pytest.mark.parametrize("seed", range(8))
def test_whatever_people_do_the_log_ends(seed: int) -> None:
    """Commands, bots and moves at random, and people who come and go all the time."""
    chance, place = Random(seed), new_place()
    versions = []
    for _ in range(6_000):
        place.now += 60_000
        with suppress(Refusal):
            place.ask(chance.choice((ANN, BEN, CLEO, DAN)), command(chance))
        gone = {seat: 0 for seat in range(3) if chance.random() < 0.5}
        first = due(place.state, gone)
        if first is not None:
            place.keep(first.what)
        versions.append(place.state.version)
    # A last game may begin just before the end, with all the changes that it may have.
    assert versions[-1] == versions[-1_000] < SHORT + 2 * GAME + 10 * FEW


@pytest.mark.parametrize(
    ("by", "command"),
    [
        (DAN, asked.Sit("1")),
        (ANN, asked.SeatBot("1", 2, "random")),
        (ANN, asked.Remove("1", 1)),
        (ANN, asked.Swap("1", (0, 1))),
        (ANN, asked.GiveNonce("1", "a")),
        (ANN, asked.AskUndo("1")),
    ],
)
def test_beyond_the_bound_nothing_is_changed(by: Person, command: Command) -> None:
    place = new_place()
    changed_often(place)
    with pytest.raises(TooManyChanges) as caught:
        place.ask(by, command)
    assert caught.value.data() == {"most": FEW}


def test_beyond_the_bound_a_game_is_still_played_and_people_may_leave_and_come_back() -> None:
    place = new_place(is_playing=True)
    place.keep(StandIn(2))
    changed_often(place)
    place.ask(BEN, asked.Stand("1"))
    gone = {2: 0}
    place.now = 10**9
    while place.state.is_playing:
        first = due(place.state, gone)
        assert first is not None
        assert isinstance(first.what, BotActs)
        place.keep(first.what)
    assert place.state.games == 1


def test_beyond_the_bound_who_was_away_is_handed_back_and_nobody_else_stands_in() -> None:
    place = new_place(is_playing=True)
    place.keep(StandIn(2))
    changed_often(place)
    first = due(place.state, {})
    assert first is not None
    assert first.what == HandBack(2)
    place.keep(first.what)
    late = due(place.state, {0: 0, 1: 0})
    assert late is not None
    assert not isinstance(late.what, StandIn | PassHost)


def test_each_game_may_have_its_changes() -> None:
    place = new_place()
    changed_often(place)
    place.ask(ANN, asked.Start("1"))
    assert bounds.may_change(place.state)
    changed_often(place)
    place.play_out()
    place.ask(ANN, asked.CallRematch("2"))
    assert bounds.may_change(place.state)


def test_a_table_with_a_long_log_plays_no_other_game() -> None:
    place = new_place(is_playing=True)
    place.play_out()
    while place.state.version < SHORT:
        place.ask(ANN, asked.CallRematch("1"))
        place.ask(ANN, asked.Start("2"))
        place.play_out()
    with pytest.raises(LogFull) as caught:
        place.ask(ANN, asked.CallRematch("3"))
    assert caught.value.data() == {"games": place.state.games}


def test_no_honest_table_meets_the_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """A standard game of four has some 700 entries, the longest ones have fewer than 6,000."""
    monkeypatch.undo()
    settings = TableSettings(pace=0, stand_in="random")
    standard = new_place(options=Options(players=4), settings=settings, is_playing=True)
    standard.play_out()
    assert 40 * standard.state.version < bounds.LONGEST_LOG
    rounds = Options(players=3, hand_sizes=(20,) * 3)
    longest = new_place(options=rounds, settings=settings, is_playing=True)
    longest.play_out()
    assert MOST_ROUNDS / 3 * longest.state.version < 6_000
    assert standard.state.changes < bounds.MOST_CHANGES / 100
