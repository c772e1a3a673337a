"""Laws of the log: it holds the whole game, and the same seed gives the same log everywhere."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.game.evolve import fold
from foretell.game.session import Session
from foretell.game.state import State
from foretell.rules.options import Options
from foretell.testing import options, play_at_random, seeds, sessions

pytestmark = pytest.mark.whole


@given(sessions())
def test_replaying_the_events_gives_the_state(session: Session) -> None:
    start = State.start(session.state.options, session.state.seed)
    assert fold(start, session.events) == session.state


@given(sessions(), st.data())
def test_a_game_can_be_resumed_from_any_event_of_its_log(
    session: Session, data: st.DataObject
) -> None:
    """Automatic events follow, and nothing else."""
    events = session.events
    cut = data.draw(st.integers(0, len(events)))
    resumed = Session(session.state.options, session.state.seed or "", events[:cut])
    known = len(resumed.events)
    assert cut <= known <= len(events)
    assert resumed.events == events[:known]
    assert resumed.to_act or resumed.outcome


@given(options(largest=6), seeds(), seeds(), st.integers(0, 200))
def test_a_resumed_game_continues_like_the_original(
    chosen: Options, seed: str, play: str, steps: int
) -> None:
    session = play_at_random(Session(chosen, seed), play, steps=steps)
    resumed = Session(chosen, seed, session.events)
    assert resumed.state == session.state
    assert play_at_random(resumed, "2").events == play_at_random(session, "2").events


@given(options(largest=6), seeds(), seeds())
def test_the_same_seed_gives_the_same_game(chosen: Options, seed: str, play: str) -> None:
    """R4.1: same options, same actions."""
    again = Options.from_json(chosen.to_json())
    first = play_at_random(Session(chosen, seed), play)
    second = play_at_random(Session(again, seed), play)
    assert first.events == second.events
    assert first.outcome == second.outcome


@given(options(largest=6), st.lists(seeds(), min_size=2, max_size=2, unique=True))
def test_another_seed_gives_another_game(chosen: Options, two: list[str]) -> None:
    """R4.1: two short games may be dealt alike by chance, but their seeds differ."""
    first, second = (Session(chosen, seed).state for seed in two)
    assert first != second
