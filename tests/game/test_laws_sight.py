"""Laws of sight (R12): folding the events sent to a viewer gives the viewer's knowledge."""

import pytest
from hypothesis import given

from foretell.game.evolve import evolve
from foretell.game.legal import legal_actions
from foretell.game.observation import observe
from foretell.game.phases import phase_of, seats_to_act
from foretell.game.redact import redact_event
from foretell.game.session import Session
from foretell.game.state import State
from foretell.testing import options, sessions
from tests.game.naive import states

pytestmark = pytest.mark.whole


def viewers(session: Session) -> list[int | None]:
    return [None, *range(session.state.options.players)]


@given(sessions(options(largest=6), most_steps=100))
def test_observing_the_fold_equals_folding_the_redacted_events(session: Session) -> None:
    """Compared at every step, for every seat and a spectator."""
    chosen = session.state.options
    for viewer in viewers(session):
        known = State.start(chosen, None)
        for event, state in zip(session.events, list(states(session))[1:], strict=True):
            known = evolve(known, redact_event(event, viewer, chosen))
            assert observe(state, viewer).known == known, event


@given(sessions())
def test_the_knowledge_of_a_seat_determines_its_legal_actions(session: Session) -> None:
    for state in states(session):
        for viewer in viewers(session):
            observation = observe(state, viewer)
            assert observation.phase == phase_of(state)
            assert observation.to_act == seats_to_act(phase_of(state))
            expected = () if viewer is None else legal_actions(state, viewer)
            assert observation.legal_actions == expected


@given(sessions())
def test_redaction_is_idempotent(session: Session) -> None:
    chosen = session.state.options
    for viewer in viewers(session):
        known = observe(session.state, viewer).known
        assert observe(known, viewer).known == known
        for event in session.events:
            redacted = redact_event(event, viewer, chosen)
            assert redact_event(redacted, viewer, chosen) == redacted


@given(sessions())
def test_nobody_is_sent_the_seed(session: Session) -> None:
    """R12: it is in no event and in no observation."""
    for viewer in viewers(session):
        assert observe(session.state, viewer).known.seed is None
