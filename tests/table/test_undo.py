"""Undo by consent."""

import pytest

from foretell.game.refusals import NothingToTakeBack
from foretell.table import commands, refusals
from foretell.table import events as table_events
from foretell.table.permissions import legal_actions_of
from foretell.table.system_commands import BotActs, LapseUndo, StandIn
from foretell.table.undo import MOST_FAILED, evolve_undo
from tests.table.builders import ANN, BEN, CLEO, LiveTable, new_live_table


def after_a_bid() -> LiveTable:
    """Return a table at which Ben has just bid."""
    live = new_live_table(is_playing=True)
    live.now = 500
    live.ask(BEN, commands.Bid(0))
    return live


def test_an_undo_needs_the_consent_of_all_others() -> None:
    live = after_a_bid()
    before = new_live_table(is_playing=True).state.game
    assert live.ask(BEN, commands.AskUndo()) == (table_events.UndoAsked(1, (0, 2)),)
    assert live.ask(ANN, commands.AnswerUndo(agree=True)) == (
        table_events.UndoAnswered(0, agree=True),
    )
    with pytest.raises(refusals.NothingAsked):
        live.ask(ANN, commands.AnswerUndo(agree=True))
    answered, taken_back = live.ask(CLEO, commands.AnswerUndo(agree=True))
    assert answered == table_events.UndoAnswered(2, agree=True)
    assert taken_back == table_events.TakenBack(1, 1)
    assert live.state.undo is None
    assert before is not None
    assert live.state.game is not None
    assert live.state.game.state == before.state
    assert live.state.game.moved_at == 500


def test_one_refusal_ends_a_request_for_undo() -> None:
    live = after_a_bid()
    live.ask(BEN, commands.AskUndo())
    live.ask(CLEO, commands.AnswerUndo(agree=False))
    assert live.state.undo is None
    with pytest.raises(refusals.NothingAsked):
        live.ask(ANN, commands.AnswerUndo(agree=True))


def test_only_one_undo_is_pending_at_a_time_and_an_unanswered_undo_lapses() -> None:
    live = after_a_bid()
    live.ask(BEN, commands.AskUndo())
    with pytest.raises(refusals.UndoUnderWay):
        live.ask(BEN, commands.AskUndo())
    live.run(LapseUndo())
    assert live.state.undo is None
    live.ask(BEN, commands.AskUndo())


def test_no_move_is_made_while_an_undo_is_pending() -> None:
    live = after_a_bid()
    live.ask(BEN, commands.AskUndo())
    before = live.state
    with pytest.raises(refusals.UndoUnderWay):
        live.ask(CLEO, commands.Bid(0))
    assert live.state == before
    assert legal_actions_of(live.state, 2) == ()
    live.ask(CLEO, commands.AnswerUndo(agree=False))
    assert legal_actions_of(live.state, 2)
    live.ask(CLEO, commands.Bid(0))
    with pytest.raises(NothingToTakeBack):
        live.ask(BEN, commands.AskUndo())


def test_a_pending_undo_of_an_earlier_release_ends_with_the_next_move() -> None:
    """Logs of former versions have moves that overtook a request."""
    live = after_a_bid()
    live.ask(BEN, commands.AskUndo())
    live.run(BotActs(2))
    assert live.state.undo is None


def test_an_undo_lapses_when_its_asker_leaves() -> None:
    live = after_a_bid()
    live.ask(BEN, commands.AskUndo())
    assert table_events.UndoLapsed() in live.ask(BEN, commands.Stand())
    assert live.state.undo is None


def test_an_undo_is_granted_when_the_last_person_who_has_not_agreed_leaves() -> None:
    live = after_a_bid()
    live.ask(BEN, commands.AskUndo())
    live.ask(CLEO, commands.AnswerUndo(agree=True))
    assert table_events.TakenBack(1, 1) in live.ask(ANN, commands.Stand())
    assert live.state.undo is None
    assert live.state.to_act == (1,)


def test_an_undo_waits_for_the_others_when_one_of_them_leaves() -> None:
    live = after_a_bid()
    live.ask(BEN, commands.AskUndo())
    live.ask(CLEO, commands.Stand())
    assert live.state.undo is not None
    assert live.state.undo.missing == (0,)


def test_a_seat_asks_in_vain_twice_in_a_round_and_no_more() -> None:
    """So nobody can stop the table for long by asking again and again."""
    live = after_a_bid()
    live.ask(BEN, commands.AskUndo())
    live.ask(CLEO, commands.AnswerUndo(agree=False))
    live.ask(BEN, commands.AskUndo())
    live.run(LapseUndo())
    with pytest.raises(refusals.TooManyUndos):
        live.ask(BEN, commands.AskUndo())
    live.play_out()
    assert live.state.game is not None
    assert live.state.game.failed_undos == ((1, 1), (1, 1))


def test_an_undo_that_is_granted_does_not_count_as_failed() -> None:
    live = after_a_bid()
    for _ in range(MOST_FAILED + 1):
        live.ask(BEN, commands.AskUndo())
        live.ask(ANN, commands.AnswerUndo(agree=True))
        live.ask(CLEO, commands.AnswerUndo(agree=True))
        live.ask(BEN, commands.Bid(0))
    assert live.state.game is not None
    assert live.state.game.failed_undos == ()


def test_an_undo_does_not_wait_for_absent_people() -> None:
    live = after_a_bid()
    live.run(StandIn(0), StandIn(2))
    asked_for, taken_back = live.ask(BEN, commands.AskUndo())
    assert asked_for == table_events.UndoAsked(1, ())
    assert taken_back == table_events.TakenBack(1, 1)


def test_with_bots_alone_an_undo_goes_back_through_their_moves() -> None:
    """Also once the others have left; while a person holds a seat, it does not."""
    live = new_live_table(is_playing=True, seated=(ANN, BEN))
    live.act()
    while live.state.to_act != (0,):
        live.act()
    before = live.state.game
    live.act()
    live.run(StandIn(1))
    while live.state.to_act != (0,):
        live.act()
    with pytest.raises(NothingToTakeBack):
        live.ask(ANN, commands.AskUndo())
    live.ask(BEN, commands.Stand())
    _, taken_back = live.ask(ANN, commands.AskUndo())
    assert isinstance(taken_back, table_events.TakenBack)
    assert taken_back.events > 1
    assert before is not None
    assert live.state.game is not None
    assert live.state.game.state == before.state


def test_an_answer_without_a_pending_undo_changes_nothing() -> None:
    """As when a log is read in which something else has happened in between."""
    assert evolve_undo(None, table_events.UndoAnswered(1, agree=True), 0, number=9) is None
