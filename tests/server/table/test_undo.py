"""Taking something back, by consent."""

import pytest

from foretell.game.refusals import NothingToTakeBack
from foretell.protocol import client as asked
from foretell.protocol import entries as said
from foretell.server.table import refusals
from foretell.server.table.inner import LapseUndo, StandIn
from foretell.server.table.undo import evolve_undo
from tests.server.table.house import ANN, BEN, CLEO, Place, new_place

ONE = "1"


def after_a_bid() -> Place:
    """Return a table at which Ben has just bid."""
    place = new_place(is_playing=True)
    place.now = 500
    place.ask(BEN, asked.Bid(ONE, 0))
    return place


def test_all_others_have_to_agree() -> None:
    place = after_a_bid()
    before = new_place(is_playing=True).state.game
    assert place.ask(BEN, asked.AskUndo(ONE)) == (said.UndoAsked(1, (0, 2)),)
    assert place.ask(ANN, asked.AnswerUndo(ONE, agree=True)) == (said.UndoAnswered(0, agree=True),)
    with pytest.raises(refusals.NothingAsked):
        place.ask(ANN, asked.AnswerUndo("2", agree=True))
    answered, taken_back = place.ask(CLEO, asked.AnswerUndo(ONE, agree=True))
    assert answered == said.UndoAnswered(2, agree=True)
    assert taken_back == said.TakenBack(1, 1)
    assert place.state.undo is None
    assert before is not None
    assert place.state.game is not None
    assert place.state.game.state == before.state
    assert place.state.game.moved == 500


def test_one_who_does_not_agree_is_enough_to_end_it() -> None:
    place = after_a_bid()
    place.ask(BEN, asked.AskUndo(ONE))
    place.ask(CLEO, asked.AnswerUndo(ONE, agree=False))
    assert place.state.undo is None
    with pytest.raises(refusals.NothingAsked):
        place.ask(ANN, asked.AnswerUndo(ONE, agree=True))


def test_one_thing_is_asked_at_a_time_and_it_lapses() -> None:
    place = after_a_bid()
    place.ask(BEN, asked.AskUndo(ONE))
    with pytest.raises(refusals.UndoUnderWay):
        place.ask(BEN, asked.AskUndo("2"))
    place.keep(LapseUndo())
    assert place.state.undo is None
    place.ask(BEN, asked.AskUndo("3"))


def test_whoever_acts_answers_by_that() -> None:
    place = after_a_bid()
    place.ask(BEN, asked.AskUndo(ONE))
    place.ask(CLEO, asked.Bid(ONE, 0))
    assert place.state.undo is None
    with pytest.raises(NothingToTakeBack):
        place.ask(BEN, asked.AskUndo("2"))


def test_nobody_waits_for_those_who_are_away() -> None:
    place = after_a_bid()
    place.keep(StandIn(0), StandIn(2))
    asked_for, taken_back = place.ask(BEN, asked.AskUndo(ONE))
    assert asked_for == said.UndoAsked(1, ())
    assert taken_back == said.TakenBack(1, 1)


def test_an_answer_to_nothing_is_nothing() -> None:
    """As when a log is read in which something else has happened in between."""
    assert evolve_undo(None, said.UndoAnswered(1, agree=True), 0) is None
