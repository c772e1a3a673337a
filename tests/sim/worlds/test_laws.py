"""Laws that hold for every world of every observation."""

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st
from numba import config

from foretell.game.session import Session
from foretell.sim.worlds import Worlds
from foretell.sim.worlds.hidden import hidden_from
from foretell.testing import options, sessions
from tests.sim.worlds.reference import put_back, true_hands

pytestmark = pytest.mark.kernel

WORLDS = 3 if config.DISABLE_JIT else 10
GAMES = sessions() | sessions(options(fewest=3, largest=20), most_steps=130)


def _viewer(session: Session, seat: int) -> int | None:
    assume(session.to_act)
    assume(seat < session.state.options.players)
    return None if seat < 0 else seat


@pytest.mark.compiled
@given(GAMES, st.integers(-1, 5), st.integers(-(2**63), 2**63 - 1))
def test_replaying_the_round_with_a_sampled_world_gives_the_same_observation(
    session: Session, seat: int, seed: int
) -> None:
    """The same actions are legal in it, and the viewer's knowledge is the same."""
    viewer = _viewer(session, seat)
    observation = session.observe(viewer)
    for hands in Worlds(observation).sample(WORLDS, seed=seed).tolist():
        assert put_back(session, hands, viewer) == observation, (hands, seed)


@pytest.mark.compiled
@given(GAMES, st.integers(-1, 5))
def test_the_true_hands_are_among_the_worlds(session: Session, seat: int) -> None:
    observation = session.observe(_viewer(session, seat))
    hidden = hidden_from(observation)
    for hand, known, held, may_hold in zip(
        true_hands(session), hidden.known, hidden.held, hidden.may_hold, strict=True
    ):
        assert hand & ~(known | may_hold) == 0
        assert hand.bit_count() == known.bit_count() + held


@pytest.mark.compiled
@given(GAMES, st.integers(-1, 5))
@settings(max_examples=40)
def test_more_knowledge_never_adds_worlds(session: Session, seat: int) -> None:
    """R12: a spectator knows least."""
    viewer = _viewer(session, seat)
    assert 1 <= Worlds(session.observe(viewer)).count <= Worlds(session.observe(None)).count
