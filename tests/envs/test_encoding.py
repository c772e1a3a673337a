"""The encoding of observations: exactly the knowledge of a seat, and back again (R12)."""

from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.envs import FIELDS, decode, encode
from foretell.envs.actions import action_number, numbered_action
from foretell.envs.compiled import layout as entries
from foretell.envs.compiled.numbers import write_all
from foretell.envs.encoding import encode_known
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.sim import layout, observation
from foretell.sim.layout import IntArray
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of
from foretell.testing import play_at_random, sessions
from foretell.testing.hidden import World
from tests.envs.sets import options_of

pytestmark = pytest.mark.kernel


def written(options: Options, state: IntArray, seat: int) -> tuple[entries.Numbers, entries.Masks]:
    settings = settings_of(options)
    after = settings.copy()
    after[layout.BIDS_KNOWN] = layout.AT_ONCE
    known = np.zeros(observation.OBSERVED, dtype=np.int64)
    numbers, mask = (
        np.zeros(entries.NUMBERS, dtype=np.int16),
        np.zeros(entries.ACTIONS, dtype=np.int8),
    )
    write_all(settings, after, state, seat, known, numbers, mask)
    return numbers, mask


def check(session: Session) -> None:
    """Compare all seats' arrays with their observations, and each array with its own decoding."""
    options, state = session.options, state_of(session.state)
    for seat in range(options.players):
        numbers, mask = written(options, state, seat)
        seen = session.observe(seat)
        assert numbers.tolist() == encode(seen).tolist(), (options, session.events)
        assert encode_again(numbers).tolist() == numbers.tolist()
        legal = [action_number(action) for action in seen.legal_actions]
        assert np.flatnonzero(mask).tolist() == sorted(legal)
        for field in FIELDS:
            values = numbers[field.first : field.first + field.count]
            players = options.players if field.count == layout.SEATS else field.count
            assert field.low <= values[:players].min()
            assert values.max() <= field.high


def encode_again(numbers: entries.Numbers) -> entries.Numbers:
    again: entries.Numbers = encode_known(
        decode(numbers)[None], players=int(numbers[entries.PLAYERS])
    )[0]
    return again


@pytest.mark.compiled
@pytest.mark.parametrize("players", range(2, 7))
def test_arrays_are_the_observations_of_every_seat_at_every_decision(players: int) -> None:
    """R12"""
    for number, options in enumerate(options_of(players)):
        for steps in (0, 3, 8, 21, None):
            check(play_at_random(Session(options, number), f"{steps}", steps=steps))


@given(sessions(most_steps=40))
def test_arrays_are_the_observations_at_any_point_of_a_game(session: Session) -> None:
    """R12"""
    check(session)


@given(sessions())
def test_decoding_an_array_gives_the_observation_of_the_simulator(session: Session) -> None:
    state, options = state_of(session.state), session.options
    if not session.to_act:
        return
    seat = session.to_act[0]
    known = np.zeros(observation.OBSERVED, dtype=np.int64)
    observation.write_observation(settings_of(options), state, seat, known)
    assert decode(written(options, state, seat)[0]).tolist() == known.tolist()


@pytest.mark.compiled
@given(sessions(), st.integers(0, 1 << 32))
def test_hidden_cards_and_bids_do_not_change_the_array(session: Session, chance: int) -> None:
    """R12"""
    world = World.of(session)
    for seat in range(session.options.players):
        other = world.other(seat, Random(chance))
        if other is not None and session.to_act:
            mine, mask = written(session.options, state_of(world.state), seat)
            theirs, their_mask = written(session.options, state_of(other.state), seat)
            assert mine.tolist() == theirs.tolist()
            assert mask.tolist() == their_mask.tolist()


def test_the_observation_of_a_spectator_is_refused() -> None:
    with pytest.raises(ValueError, match="a spectator has no hand"):
        encode(Session(Options(players=3), 1).observe(None))


def test_fields_follow_one_another_without_gaps() -> None:
    end = 0
    for field in FIELDS:
        assert field.first == end
        end += field.count
    assert end == entries.NUMBERS


def test_every_action_has_one_number() -> None:
    for number in range(entries.ACTIONS):
        assert action_number(numbered_action(number, seat=3)) == number
    for number in (-1, entries.ACTIONS):
        with pytest.raises(ValueError, match="actions have the numbers 0 to 84"):
            numbered_action(number, seat=0)
