"""Removing somebody who is present: during a game, by consent of all others who are there."""

from dataclasses import replace

import pytest

from foretell.table import commands as asked
from foretell.table import events as happened
from foretell.table import refusals
from foretell.table.permissions import Person
from foretell.table.removal import evolve_removal
from foretell.table.schedule import CONSENT_WITHIN, Timer, next_timer
from foretell.table.state import Removal
from foretell.table.system_commands import LapseRemoval, PassHost, StandIn
from tests.table.house import ANN, BEN, CLEO, DAN, THREE, Place, new_place

FOUR = replace(THREE, players=4)
AGREE = asked.AnswerRemoval(agree=True)
DISAGREE = asked.AnswerRemoval(agree=False)


def after_asking() -> Place:
    """Return a table of four at which the host has asked to remove Ben."""
    place = new_place(options=FOUR, seated=(ANN, BEN, CLEO, DAN), is_playing=True)
    place.now = 500
    assert place.ask(ANN, asked.Remove(1)) == (happened.RemovalAsked(0, 1, (2, 3)),)
    return place


def test_nobody_present_is_removed_before_all_others_have_agreed() -> None:
    place = after_asking()
    assert place.state.removal == Removal(0, 1, asked=500, missing=(2, 3))
    assert place.ask(CLEO, AGREE) == (happened.RemovalAnswered(2, agree=True),)
    assert place.state.seat_of(BEN.id) == 1
    assert place.ask(DAN, AGREE) == (
        happened.RemovalAnswered(3, agree=True),
        happened.Vacated(1, "host"),
    )
    assert place.state.seat_of(BEN.id) is None
    with pytest.raises(refusals.NoRemovalAsked):
        place.ask(DAN, AGREE)


def test_neither_the_host_nor_the_one_to_be_removed_nor_a_guest_answers() -> None:
    place = after_asking()
    for person in (ANN, BEN):
        with pytest.raises(refusals.NoRemovalAsked):
            place.ask(person, AGREE)
    place.ask(CLEO, AGREE)
    with pytest.raises(refusals.NoRemovalAsked):
        place.ask(CLEO, AGREE)
    with pytest.raises(refusals.NotHost):
        place.ask(CLEO, asked.Remove(1))


def test_one_who_does_not_agree_ends_it() -> None:
    place = after_asking()
    place.ask(DAN, DISAGREE)
    assert place.state.removal is None
    with pytest.raises(refusals.NoRemovalAsked):
        place.ask(CLEO, AGREE)
    assert place.state.seat_of(BEN.id) == 1


def test_one_removal_is_asked_for_at_a_time_and_it_lapses_while_the_game_goes_on() -> None:
    place = after_asking()
    with pytest.raises(refusals.RemovalUnderWay) as refused:
        place.ask(ANN, asked.Remove(2))
    assert refused.value.seat == 1
    assert place.state.to_act == (1,)
    place.ask(BEN, asked.Bid(0))
    assert place.state.removal is not None
    assert next_timer(place.state, {}) == Timer(500 + CONSENT_WITHIN, LapseRemoval())
    assert place.keep(LapseRemoval()) == (happened.RemovalLapsed(),)
    assert place.state.removal is None


@pytest.mark.parametrize("person", [BEN, CLEO])
def test_it_ends_when_the_one_to_be_removed_or_one_who_is_asked_leaves(person: Person) -> None:
    place = after_asking()
    place.ask(person, asked.Stand())
    assert place.state.removal is None


def test_it_goes_on_when_one_leaves_who_has_agreed() -> None:
    place = after_asking()
    place.ask(CLEO, AGREE)
    place.ask(CLEO, asked.Stand())
    assert place.state.removal is not None
    place.ask(DAN, AGREE)
    assert place.state.seat_of(BEN.id) is None


def test_it_ends_when_somebody_else_becomes_the_host() -> None:
    place = after_asking()
    place.keep(PassHost(2))
    assert place.state.removal is None
    place = after_asking()
    place.ask(ANN, asked.Stand())
    assert place.state.removal is None


def test_it_ends_with_the_game() -> None:
    place = new_place(is_playing=True)
    place.ask(ANN, asked.Remove(1))
    place.play_out()
    assert place.state.removal is None
    assert place.ask(ANN, asked.Remove(1)) == (happened.Vacated(1, "host"),)


def test_a_person_who_is_away_is_removed_at_once_also_when_it_was_asked_before() -> None:
    place = after_asking()
    place.keep(StandIn(1))
    assert place.ask(ANN, asked.Remove(1)) == (happened.Vacated(1, "host"),)
    assert place.state.removal is None


def test_those_who_are_away_are_not_asked() -> None:
    place = new_place(options=FOUR, seated=(ANN, BEN, CLEO, DAN), is_playing=True)
    place.keep(StandIn(3))
    assert place.ask(ANN, asked.Remove(1)) == (happened.RemovalAsked(0, 1, (2,)),)


@pytest.mark.parametrize("seated", [(ANN, BEN), (ANN, BEN, CLEO)])
def test_where_nobody_is_there_to_agree_nobody_present_is_removed(
    seated: tuple[Person, ...],
) -> None:
    place = new_place(seated=seated, is_playing=True)
    if CLEO in seated:
        place.keep(StandIn(2))
    with pytest.raises(refusals.NobodyToAsk) as refused:
        place.ask(ANN, asked.Remove(1))
    assert refused.value.seat == 1


def test_an_answer_to_nothing_is_nothing() -> None:
    """As when a log is read in which something else has happened in between."""
    assert evolve_removal(None, happened.RemovalAnswered(1, agree=True), 0) is None
    assert evolve_removal(None, happened.Vacated(1, "self"), 0) is None
