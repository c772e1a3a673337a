"""The strategies generate all that they promise."""

import pytest
from hypothesis import find, given
from hypothesis import strategies as st

from foretell.game.session import Session
from foretell.game.stream import Stream, check_seed
from foretell.rules.options import Deal, Options
from foretell.testing import (
    action_at_random,
    actions,
    all_options,
    options,
    play_at_random,
    seeds,
    sessions,
)


@given(seeds())
def test_generated_seeds_are_valid(seed: str) -> None:
    assert check_seed(seed) == seed


@given(options(fewest=3, most=4, deals=(Deal.ONE_SUIT,)))
def test_options_can_be_narrowed_to_one_suit_each(chosen: Options) -> None:
    assert chosen.deal is Deal.ONE_SUIT


@given(options(fewest=3, deals=(Deal.SHARED,), largest=2))
def test_options_can_be_narrowed_to_short_games(chosen: Options) -> None:
    assert chosen.deal is Deal.SHARED
    assert len(chosen.schedule) <= 4
    assert max(chosen.schedule) <= 2


VALUES = sorted(
    {
        (name, value)
        for chosen in all_options(first_dealers=("draw", 0), hand_sizes=(None, (1,)))
        for name, value in chosen.values().items()
        if not isinstance(value, list)
    },
    key=str,
)


@pytest.mark.parametrize(("name", "value"), VALUES)
def test_every_value_of_every_option_can_come_up(name: str, value: object) -> None:
    found = find(options(), lambda chosen: chosen.values()[name] == value)
    assert found.values()[name] == value


def test_a_schedule_of_the_tables_own_can_come_up() -> None:
    """R11.1."""
    found = find(options(), lambda chosen: chosen.hand_sizes is not None)
    assert found.schedule == found.hand_sizes


@given(sessions(most_steps=5), st.data())
def test_generated_actions_include_illegal_ones(session: Session, data: st.DataObject) -> None:
    action = data.draw(actions(session.state.options.players))
    assert -1 <= action.seat <= session.state.options.players


def test_random_play_is_reproducible_from_its_seed() -> None:
    first, second, other = (
        play_at_random(Session(Options(players=3), "1"), seed) for seed in ("a", "a", "b")
    )
    assert first.events == second.events != other.events


def test_random_play_stops_after_the_given_number_of_actions() -> None:
    session = play_at_random(Session(Options(players=3, first_dealer=0), "2a"), "1", steps=2)
    assert session.to_act == (0,)
    assert play_at_random(session, "1", steps=0) is session
    assert session.to_act == (0,)


def test_a_random_action_is_legal() -> None:
    session = Session(Options(players=6, bidding="hidden"), "1")
    choices = Stream(b"", "")
    seen = {action_at_random(session, choices) for _ in range(300)}
    assert seen == {action for seat in range(6) for action in session.legal_actions(seat)}
