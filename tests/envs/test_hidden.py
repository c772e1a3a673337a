"""No adapter's observation changes when hidden cards and bids do (R12)."""

from functools import cache
from random import Random
from typing import NamedTuple

import numpy as np
import pytest

from foretell.envs.compiled.numbers import first_action
from foretell.envs.compiled.one import legal_set
from foretell.envs.game import Game
from foretell.envs.gymnasium import WizardEnv, WizardVectorEnv
from foretell.envs.gymnasium.spaces import Observed
from foretell.envs.pettingzoo.aec import WizardAEC
from foretell.envs.pettingzoo.parallel import WizardParallel
from foretell.game.session import Session
from foretell.rules.options import Bidding, Options
from foretell.sim import layout
from foretell.sim.layout import IntArray
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of
from foretell.testing import play_at_random
from foretell.testing.hidden import World
from tests.envs.sets import options_of

pytestmark = pytest.mark.compiled

STEPS = (0, 1, 2, 5, 8, 13)


class Pair(NamedTuple):
    """Two states of a game that a seat cannot distinguish."""

    options: Options
    seat: int
    states: tuple[IntArray, IntArray]


@cache
def pairs(players: int) -> list[Pair]:
    """Return pairs for the seat to act, and for another, at several moments."""
    found = []
    for number, options in enumerate(options_of(players)):
        for steps in STEPS:
            session = play_at_random(Session(options, number), f"{steps}", steps=steps)
            if not session.to_act:
                continue
            world = World.of(session)
            for seat in {session.to_act[0], number % players}:
                other = world.other(seat, Random(number))
                if other is not None:
                    states = state_of(world.state), state_of(other.state)
                    found.append(Pair(options, seat, states))
    return found


def seen_alone(env: WizardAEC | WizardParallel | WizardEnv, seat: int, state: IntArray) -> Observed:
    """Return the observation of a seat in this state, from an environment for one game."""
    game: Game = env._table._game if isinstance(env, WizardEnv) else env._game  # type: ignore[union-attr]  # its table has a game
    game.state[:] = state
    game.seat = int(state[layout.SEAT])
    if isinstance(env, WizardEnv):
        return env._observe()
    return env.observe(env.possible_agents[seat])


@pytest.mark.parametrize("players", range(2, 7))
def test_hidden_cards_and_bids_change_no_observation_of_one_game(players: int) -> None:
    """R12"""
    assert len(pairs(players)) > len(options_of(players))
    for options, seat, (state, other) in pairs(players):
        for env in (
            WizardAEC(options=options),
            WizardParallel(options=options),
            WizardEnv(options=options, seat=seat, opponents="random"),
        ):
            env.reset(seed=1)
            one, two = seen_alone(env, seat, state), seen_alone(env, seat, other)
            for key in one:
                assert one[key].tolist() == two[key].tolist(), (env, options, seat, key)


@pytest.mark.parametrize("players", range(2, 7))
def test_hidden_cards_and_bids_change_no_observation_of_many_games(players: int) -> None:
    """R12: after a step in which the others have shown the same cards."""
    compared = 0
    for options, seat, states in pairs(players):
        if states[0][layout.SEAT] != seat:
            continue
        envs = WizardVectorEnv(2, options=options, seat=seat, opponents="random")
        envs.reset(seed=1)
        games, settings = envs._batch._games, settings_of(options)
        games.states[:] = states
        games.legal[:] = legal = [legal_set(settings, state) for state in states]
        assert legal[0] == legal[1]
        action = first_action(states[0]) + (legal[0] & -legal[0]).bit_length() - 1
        seen, rewards, over, _, infos = envs.step(np.array([action, action]))
        assert infos.get("refused") is None
        one, two = (shown(options, seat, state) for state in games.states)
        if one == two:
            assert rewards[0] == rewards[1]
            assert over[0] == over[1]
            for key, values in seen.items():
                assert values[0].tolist() == values[1].tolist(), (options, seat, key)
            compared += 1
    assert compared > len(options_of(players))


def shown(options: Options, seat: int, state: IntArray) -> list[int]:
    """Return everything public, and the seat's own hand."""
    is_hidden = options.bidding is Bidding.HIDDEN and state[layout.PHASE] == layout.BIDDING
    private = {layout.BID_SUM, *range(layout.HANDS, layout.BIDS)} - {layout.HANDS + seat}
    if options.bidding is Bidding.SECRET or is_hidden:
        private |= {*range(layout.BIDS, layout.TAKEN)}
    return [int(value) for place, value in enumerate(state) if place not in private]
