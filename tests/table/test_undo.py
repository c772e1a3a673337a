"""Undo by consent."""

import pytest

from foretell.game.refusals import NothingToTakeBack
from foretell.table import commands as asked
from foretell.table import events as happened
from foretell.table import refusals
from foretell.table.system_commands import LapseUndo, StandIn
from foretell.table.undo import evolve_undo
from tests.table.builders import ANN, BEN, CLEO, LiveTable, new_live_table


def after_a_bid() -> LiveTable:
    """Return a table at which Ben has just bid."""
    live = new_live_table(is_playing=True)
    live.now = 500
    live.ask(BEN, asked.Bid(0))
    return live


def test_an_undo_needs_the_consent_of_all_others() -> None:
    live = after_a_bid()
    before = new_live_table(is_playing=True).state.game
    assert live.ask(BEN, asked.AskUndo()) == (happened.UndoAsked(1, (0, 2)),)
    assert live.ask(ANN, asked.AnswerUndo(agree=True)) == (happened.UndoAnswered(0, agree=True),)
    with pytest.raises(refusals.NothingAsked):
        live.ask(ANN, asked.AnswerUndo(agree=True))
    answered, taken_back = live.ask(CLEO, asked.AnswerUndo(agree=True))
    assert answered == happened.UndoAnswered(2, agree=True)
    assert taken_back == happened.TakenBack(1, 1)
    assert live.state.undo is None
    assert before is not None
    assert live.state.game is not None
    assert live.state.game.state == before.state
    assert live.state.game.moved_at == 500


def test_one_refusal_ends_a_request_for_undo() -> None:
    live = after_a_bid()
    live.ask(BEN, asked.AskUndo())
    live.ask(CLEO, asked.AnswerUndo(agree=False))
    assert live.state.undo is None
    with pytest.raises(refusals.NothingAsked):
        live.ask(ANN, asked.AnswerUndo(agree=True))


def test_only_one_undo_is_pending_at_a_time_and_an_unanswered_undo_lapses() -> None:
    live = after_a_bid()
    live.ask(BEN, asked.AskUndo())
    with pytest.raises(refusals.UndoUnderWay):
        live.ask(BEN, asked.AskUndo())
    live.run(LapseUndo())
    assert live.state.undo is None
    live.ask(BEN, asked.AskUndo())


def test_a_voter_who_acts_refuses_a_pending_undo() -> None:
    live = after_a_bid()
    live.ask(BEN, asked.AskUndo())
    live.ask(CLEO, asked.Bid(0))
    assert live.state.undo is None
    with pytest.raises(NothingToTakeBack):
        live.ask(BEN, asked.AskUndo())


def test_an_undo_does_not_wait_for_absent_people() -> None:
    live = after_a_bid()
    live.run(StandIn(0), StandIn(2))
    asked_for, taken_back = live.ask(BEN, asked.AskUndo())
    assert asked_for == happened.UndoAsked(1, ())
    assert taken_back == happened.TakenBack(1, 1)


def test_an_answer_without_a_pending_undo_changes_nothing() -> None:
    """As when a log is read in which something else has happened in between."""
    assert evolve_undo(None, happened.UndoAnswered(1, agree=True), 0) is None
