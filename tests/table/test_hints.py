"""Hints at a table: who may be given one, and the mark of the round."""

import io
from dataclasses import replace

import pytest

from foretell.errors import Refusal
from foretell.game.events import BidMade
from foretell.game.hint import Hint
from foretell.record import read_records
from foretell.rules.options import Bidding
from foretell.server.live.to_record import record_of
from foretell.table import commands, refusals
from foretell.table.events import HintShown, HintUsed, Seated
from foretell.table.permissions import Person
from foretell.table.redact import redact_events, redact_state
from foretell.table.settings import TableSettings
from tests.table.builders import ANN, BEN, CLEO, DAN, THREE, LiveTable, new_live_table
from tests.table.walk import A_HINT


def marks(live: LiveTable) -> tuple[tuple[int, int], ...]:
    """Return the seats with a hint in the current game, each with its round."""
    assert live.state.game is not None
    return live.state.game.hints


def refusal_of(live: LiveTable, by: Person) -> type[Refusal]:
    """Return the kind of refusal that a person gets who asks for a hint."""
    before = live.state
    with pytest.raises(Refusal) as refused:
        live.ask(by, commands.UseHint())
    assert live.state is before
    return refused.type


def test_a_hint_marks_the_round_of_the_seat_that_is_to_act() -> None:
    live = new_live_table(is_playing=True)
    assert live.ask(BEN, commands.UseHint()) == (HintUsed(1, 1),)
    assert marks(live) == ((1, 1),)


def test_a_round_is_marked_once_however_many_hints_are_given_in_it() -> None:
    live = new_live_table(is_playing=True)
    live.ask(BEN, commands.UseHint())
    assert refusal_of(live, BEN) is refusals.HintMarked
    live.ask(BEN, commands.Bid(0))
    live.ask(BEN, commands.AskUndo())
    live.ask(ANN, commands.AnswerUndo(agree=True))
    live.ask(CLEO, commands.AnswerUndo(agree=True))
    assert refusal_of(live, BEN) is refusals.HintMarked
    assert marks(live) == ((1, 1),)


def test_there_is_no_hint_for_the_only_legal_card_and_the_round_is_not_marked() -> None:
    live = new_live_table(is_playing=True)
    live.act(times=3)
    assert live.state.to_act == (1,)
    assert refusal_of(live, BEN) is refusals.NothingToAdvise
    assert marks(live) == ()


def test_each_round_and_each_seat_has_its_own_mark() -> None:
    live = new_live_table(is_playing=True)
    live.ask(BEN, commands.UseHint())
    live.act()
    live.ask(CLEO, commands.UseHint())
    live.act(times=5)
    assert live.state.game is not None
    assert live.state.game.state.round.number == 2
    live.ask(CLEO, commands.UseHint())
    assert marks(live) == ((1, 1), (2, 1), (2, 2))


def test_a_hint_is_given_only_to_a_seat_that_is_to_act() -> None:
    live = new_live_table(is_playing=True)
    assert refusal_of(live, ANN) is refusals.NoHintNow
    assert refusal_of(live, DAN) is refusals.NotSeated


def test_everybody_who_has_not_bid_may_be_given_a_hint_for_a_hidden_bid() -> None:
    """R9.1: with hidden bids, all seats are to act at once."""
    live = new_live_table(options=replace(THREE, bidding=Bidding.HIDDEN), is_playing=True)
    for person in (CLEO, ANN, BEN):
        live.ask(person, commands.UseHint())
    live.ask(BEN, commands.Bid(0))
    assert refusal_of(live, BEN) is refusals.NoHintNow


def test_there_are_no_hints_before_and_after_a_game() -> None:
    live = new_live_table()
    assert refusal_of(live, ANN) is refusals.NotPlaying
    live.ask(ANN, commands.Start())
    live.play_out()
    assert refusal_of(live, ANN) is refusals.NotPlaying


def test_at_a_table_without_hints_nobody_is_given_one() -> None:
    live = new_live_table(settings=TableSettings(pace=0, hints=False), is_playing=True)
    assert live.state.to_act == (1,)
    assert refusal_of(live, BEN) is refusals.HintsForbidden


def test_a_newcomer_who_waits_for_the_next_deal_is_given_no_hint() -> None:
    live = new_live_table(is_playing=True)
    live.ask(BEN, commands.Stand())
    (seated,) = live.ask(DAN, commands.Sit(1))
    assert isinstance(seated, Seated)
    assert seated.waits
    assert refusal_of(live, DAN) is refusals.WaitsForDeal


def test_an_undo_takes_back_the_move_and_leaves_the_mark() -> None:
    """A player who takes a bid back has seen what the hint said of it."""
    live = new_live_table(is_playing=True)
    live.ask(BEN, commands.UseHint())
    live.ask(BEN, commands.Bid(0))
    live.ask(BEN, commands.AskUndo())
    live.ask(ANN, commands.AnswerUndo(agree=True))
    live.ask(CLEO, commands.AnswerUndo(agree=True))
    assert live.state.to_act == (1,)
    assert marks(live) == ((1, 1),)


def test_a_hint_leaves_turns_and_clocks_as_they_are() -> None:
    live = new_live_table(is_playing=True)
    live.ask(BEN, commands.Bid(0))
    before = live.state
    live.now = 7_000
    live.ask(CLEO, commands.UseHint())
    assert (live.state.turns, live.state.changes) == (before.turns, before.changes)


def test_no_hint_is_given_while_an_undo_is_pending() -> None:
    live = new_live_table(is_playing=True)
    live.ask(BEN, commands.Bid(0))
    live.ask(BEN, commands.AskUndo())
    assert refusal_of(live, CLEO) is refusals.NoHintNow


def test_another_game_begins_without_marks() -> None:
    live = new_live_table(is_playing=True)
    live.ask(BEN, commands.UseHint())
    live.play_out()
    assert marks(live) == ((1, 1),)
    live.ask(ANN, commands.CallRematch())
    live.ask(ANN, commands.Start())
    assert marks(live) == ()


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_sees_which_seat_was_given_a_hint_in_which_round(viewer: int | None) -> None:
    live = new_live_table(is_playing=True)
    used = live.ask(BEN, commands.UseHint())
    since = live.state.version - 1
    assert redact_events(used, viewer, state=live.state, since=since) == used
    seen = redact_state(live.state, viewer)
    assert seen.game is not None
    assert seen.game.hints == ((1, 1),)


def values(live: LiveTable) -> tuple[tuple[int, Hint], ...]:
    """Return the hints of the current game, each with the number of events before."""
    assert live.state.game is not None
    return live.state.game.hint_values


def test_a_move_brings_what_was_shown_before_it_and_only_the_server_keeps_it() -> None:
    live = new_live_table(is_playing=True)
    live.ask(BEN, commands.UseHint())
    assert live.state.game is not None
    at = len(live.state.game.events)
    shown, bid = live.ask(BEN, commands.Bid(0, A_HINT))
    assert (shown, bid) == (HintShown(1, A_HINT), BidMade(1, 0))
    assert values(live) == ((at, A_HINT),)
    for viewer in (0, 1, 2, None):
        seen, _ = redact_events(
            (shown, bid), viewer, state=live.state, since=live.state.version - 2
        )
        assert seen == HintShown(1, None)
        game = redact_state(live.state, viewer).game
        assert game is not None
        assert game.hint_values == ()


def test_a_move_with_a_hint_marks_its_round_if_nothing_has() -> None:
    live = new_live_table(is_playing=True)
    used, *_ = live.ask(BEN, commands.Bid(0, A_HINT))
    assert used == HintUsed(1, 1)
    assert marks(live) == ((1, 1),)


def test_a_move_brings_no_hint_to_a_table_without_hints() -> None:
    live = new_live_table(settings=TableSettings(pace=0, hints=False), is_playing=True)
    before = live.state
    with pytest.raises(refusals.HintsForbidden):
        live.ask(BEN, commands.Bid(0, A_HINT))
    assert live.state is before


def test_an_undo_takes_back_what_was_shown_before_the_move() -> None:
    live = new_live_table(is_playing=True)
    live.ask(BEN, commands.Bid(0, A_HINT))
    live.ask(BEN, commands.AskUndo())
    live.ask(ANN, commands.AnswerUndo(agree=True))
    live.ask(CLEO, commands.AnswerUndo(agree=True))
    assert values(live) == ()
    live.ask(BEN, commands.Bid(1, A_HINT))
    assert [hint for _, hint in values(live)] == [A_HINT]


def test_the_record_of_a_table_has_what_was_shown_in_the_lines_of_the_decisions() -> None:
    live = new_live_table(is_playing=True)
    live.ask(BEN, commands.Bid(0, A_HINT))
    live.play_out()
    text = record_of(live.state, "T")
    (record,) = read_records(io.BytesIO(text.encode()))
    (line,) = [one for one in text.splitlines() if '"hint":' in one]
    assert line.startswith('{"type":"bid","seat":1,"bid":0,"hint":{"games":70,"values":[[0,2000,')
    ((at, hint),) = record.hint_values
    assert (record.events[at], hint) == (BidMade(1, 0), A_HINT)
