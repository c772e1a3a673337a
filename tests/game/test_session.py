"""The session: the façade of a game."""

import copy
import pickle

import pytest
from hypothesis import given

from foretell.cards import Card
from foretell.game.actions import MakeBid, PlayCard
from foretell.game.decide import act, decide, settle
from foretell.game.evolve import evolve, fold
from foretell.game.observation import observe
from foretell.game.phases import Finished, Settling, phase_of, seats_to_act
from foretell.game.refusals import InvalidSeed, NotBegun
from foretell.game.session import Session
from foretell.game.state import State
from foretell.rules.options import Options
from foretell.testing import dealt, play_at_random, sessions

OPTIONS = Options(players=3, first_dealer=0, hand_sizes=(2, 1))


def test_a_new_game_waits_for_the_first_seat_to_act() -> None:
    session = Session(OPTIONS, "2a")
    assert session.to_act == seats_to_act(session.phase) == (1,)
    assert session.state == settle(State.start(OPTIONS, "2a"))[1]


def test_an_action_returns_the_events_it_caused_and_logs_them() -> None:
    session = Session(OPTIONS, "2a")
    before, state = session.events, session.state
    caused = session.act(MakeBid(1, 0))
    assert session.events == before + caused
    assert session.state == fold(state, caused)
    assert caused == decide(state, MakeBid(1, 0))


def test_an_observation_is_that_of_the_state() -> None:
    session = Session(OPTIONS, "2a")
    for viewer in (None, 0, 1, 2):
        assert session.observe(viewer) == observe(session.state, viewer)


@given(sessions())
def test_decide_returns_the_events_and_act_also_the_state(session: Session) -> None:
    state = session.state
    for seat in session.to_act:
        for action in session.legal_actions(seat):
            events, after = act(state, action)
            assert decide(state, action) == events
            assert fold(state, events) == after


@given(sessions())
def test_a_settled_game_has_no_automatic_events_left(session: Session) -> None:
    assert settle(session.state) == ((), session.state)
    assert not isinstance(session.phase, Settling)
    assert bool(session.to_act) != isinstance(session.phase, Finished)


def test_before_the_deal_nobody_can_act() -> None:
    """R4.1."""
    state = State.start(OPTIONS, "2a")
    assert phase_of(state) == Settling()
    assert seats_to_act(phase_of(state)) == ()
    with pytest.raises(NotBegun) as caught:
        decide(state, MakeBid(1, 0))
    assert (caught.value.code, caught.value.clause) == ("turn/not_dealt", "R4.1")
    assert caught.value.data() == {}


def test_nobody_can_act_while_automatic_events_are_due() -> None:
    """R7.4, R8: a complete trick is won before a lead; a round is scored before the next deal."""
    session = dealt("C1 D1", "C2 D2", "C3 D3", turned="S1", dealer=2)
    for _ in range(3):
        session.act(MakeBid(session.to_act[0], 0))
    state = fold(Session(session.state.options, "0", session.events).state, ())
    for seat, card in enumerate(("C1", "C2", "C3")):
        assert phase_of(state) != Settling()
        state = evolve(state, decide(state, PlayCard(seat, Card(card)))[0])
    assert phase_of(state) == Settling()
    with pytest.raises(NotBegun):
        decide(state, PlayCard(2, Card("D3")))


@pytest.mark.parametrize("seed", ["", "g", "A", "0x1", " 1", "1\n", "é", "1" * 129])
def test_a_seed_is_1_to_128_lower_case_hexadecimal_digits(seed: str) -> None:
    """R4.1."""
    with pytest.raises(InvalidSeed) as caught:
        Session(OPTIONS, seed)
    assert (caught.value.code, caught.value.clause) == ("seed/invalid", "R4.1")
    assert caught.value.data() == {"seed": seed}


@pytest.mark.parametrize("seed", ["0", "f", "00", "0123456789abcdef", "1" * 128])
def test_a_string_of_1_to_128_hexadecimal_digits_is_a_seed(seed: str) -> None:
    """R4.1."""
    assert Session(OPTIONS, seed).state.seed == seed


def test_a_viewers_knowledge_cannot_be_dealt_from() -> None:
    """R12."""
    with pytest.raises(ValueError, match="seed"):
        settle(State.start(OPTIONS, None))
    with pytest.raises(ValueError, match="seed"):
        settle(State.start(Options(players=3), None))


@given(sessions())
def test_states_events_and_observations_are_values(session: Session) -> None:
    for value in (session.state, session.events, session.observe(0), session.phase):
        assert pickle.loads(pickle.dumps(value)) == value  # noqa: S301 - our own
        assert copy.deepcopy(value) == value
        hash(value)


def test_a_finished_game_has_all_its_rounds_and_totals() -> None:
    """R2.2, R8.3."""
    session = Session(OPTIONS, "2a")
    assert (session.state.rounds, session.state.totals) == (2, (0, 0, 0))
    play_at_random(session, "1")
    assert session.outcome is not None
    assert session.state.totals == session.outcome.totals
