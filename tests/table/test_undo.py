"""Taking something back, by consent."""

import pytest

from foretell.game.refusals import NothingToTakeBack
from foretell.table import commands as asked
from foretell.table import events as happened
from foretell.table import refusals
from foretell.table.system_commands import LapseUndo, StandIn
from foretell.table.undo import evolve_undo
from tests.table.house import ANN, BEN, CLEO, Place, new_place


def after_a_bid() -> Place:
    """Return a table at which Ben has just bid."""
    place = new_place(is_playing=True)
    place.now = 500
    place.ask(BEN, asked.Bid(0))
    return place


def test_all_others_have_to_agree() -> None:
    place = after_a_bid()
    before = new_place(is_playing=True).state.game
    assert place.ask(BEN, asked.AskUndo()) == (happened.UndoAsked(1, (0, 2)),)
    assert place.ask(ANN, asked.AnswerUndo(agree=True)) == (happened.UndoAnswered(0, agree=True),)
    with pytest.raises(refusals.NothingAsked):
        place.ask(ANN, asked.AnswerUndo(agree=True))
    answered, taken_back = place.ask(CLEO, asked.AnswerUndo(agree=True))
    assert answered == happened.UndoAnswered(2, agree=True)
    assert taken_back == happened.TakenBack(1, 1)
    assert place.state.undo is None
    assert before is not None
    assert place.state.game is not None
    assert place.state.game.state == before.state
    assert place.state.game.moved == 500


def test_one_who_does_not_agree_is_enough_to_end_it() -> None:
    place = after_a_bid()
    place.ask(BEN, asked.AskUndo())
    place.ask(CLEO, asked.AnswerUndo(agree=False))
    assert place.state.undo is None
    with pytest.raises(refusals.NothingAsked):
        place.ask(ANN, asked.AnswerUndo(agree=True))


def test_one_thing_is_asked_at_a_time_and_it_lapses() -> None:
    place = after_a_bid()
    place.ask(BEN, asked.AskUndo())
    with pytest.raises(refusals.UndoUnderWay):
        place.ask(BEN, asked.AskUndo())
    place.keep(LapseUndo())
    assert place.state.undo is None
    place.ask(BEN, asked.AskUndo())


def test_whoever_acts_answers_by_that() -> None:
    place = after_a_bid()
    place.ask(BEN, asked.AskUndo())
    place.ask(CLEO, asked.Bid(0))
    assert place.state.undo is None
    with pytest.raises(NothingToTakeBack):
        place.ask(BEN, asked.AskUndo())


def test_nobody_waits_for_those_who_are_away() -> None:
    place = after_a_bid()
    place.keep(StandIn(0), StandIn(2))
    asked_for, taken_back = place.ask(BEN, asked.AskUndo())
    assert asked_for == happened.UndoAsked(1, ())
    assert taken_back == happened.TakenBack(1, 1)


def test_an_answer_to_nothing_is_nothing() -> None:
    """As when a log is read in which something else has happened in between."""
    assert evolve_undo(None, happened.UndoAnswered(1, agree=True), 0) is None
