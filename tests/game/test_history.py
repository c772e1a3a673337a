"""A history: its events and their fold, after additions and take-backs."""

from hypothesis import given
from hypothesis import strategies as st

from foretell.game.evolve import fold
from foretell.game.history import History, Replay
from foretell.game.session import Session
from foretell.game.state import State
from foretell.rules.options import Options
from foretell.testing import play_at_random, sessions

SEVERAL_ROUNDS = play_at_random(Session(Options(players=3, hand_sizes=(1, 2, 1)), "2a"), "1").events


def told(session: Session) -> History:
    history = History.of(State.start(session.state.options, session.state.seed))
    for event in session.events:
        history = history.after(event)
    return history


@given(sessions())
def test_a_history_holds_its_events_and_the_state_they_fold_to(session: Session) -> None:
    history = told(session)
    assert (history.events, history.state) == (session.events, session.state)
    assert history.before == fold(history.start, history.events[: -len(history.round) or None])


@given(sessions(), st.data())
def test_adding_events_together_or_one_by_one_gives_the_same_history(
    session: Session, data: st.DataObject
) -> None:
    history = History.of(State.start(session.state.options, session.state.seed))
    known = data.draw(st.integers(0, len(session.events)))
    for event in session.events[:known]:
        history = history.after(event)
    replay = Replay(history)
    for event in session.events[known:]:
        replay.add(event)
    assert replay.history == told(session)
    assert replay.state == session.state


@given(sessions(), st.data())
def test_events_taken_back_leave_the_history_before_them(
    session: Session, data: st.DataObject
) -> None:
    """This includes events of earlier rounds, which the rules would not allow."""
    if not session.events:
        return
    count = data.draw(st.integers(1, len(session.events)))
    history = told(session).without(count)
    assert history.events == session.events[:-count]
    assert history.state == fold(history.start, session.events[:-count])


def test_events_of_finished_rounds_are_kept_apart() -> None:
    session = Session(Options(players=3, hand_sizes=(1, 2, 1)), "2a", SEVERAL_ROUNDS)
    history = told(session)
    assert len(history.rounds) == 3
    assert [type(event).__name__ for event in history.round] == ["GameFinished"]
