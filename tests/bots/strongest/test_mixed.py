"""Mixed policies of the others in possible games."""

from collections.abc import Iterator

import numpy as np
import pytest

from foretell.bots.learned.network import new_evaluator
from foretell.bots.search.rollouts import MOVES, NO_MOVE, OUTCOME
from foretell.bots.strongest.mixed import mixed_policy
from foretell.bots.strongest.rollouts import rollouts, trace
from foretell.game.session import Session
from foretell.rules.options import Deal, Options
from foretell.sim import layout
from foretell.sim.actions import encode_action
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of
from foretell.sim.step import apply, legal
from foretell.testing import play_at_random
from tests.bots.learned.helpers import TABLES, a_network

pytestmark = pytest.mark.kernel


def positions(options: Options, seed: str, most: int) -> Iterator[tuple[IntArray, Session]]:
    """Yield positions of a random game with all hands, where the seat to act has a choice."""
    session = Session(options, seed)
    while session.to_act and most:
        actions = session.observe(session.to_act[0]).legal_actions
        if len(actions) > 1:
            most -= 1
            yield state_of(session.state), session
        play_at_random(session, seed, steps=1)


def keyed(state: IntArray, count: int, seats_by_rules: int = 0) -> IntArray:
    """Return copies of a position as possible games with different keys."""
    games = np.repeat(state[None], count, axis=0)
    games[:, layout.KEY] = np.arange(count) * (1 << SEATS) + seats_by_rules
    return games


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_mixed_policy_chooses_a_legal_action_and_no_second_wizard_or_jester(
    options: Options,
) -> None:
    settings, evaluator = settings_of(options), new_evaluator(a_network())
    for state, _ in positions(options, "7", 12):
        for key in range(0, 4 << SEATS, 13):
            action = mixed_policy(settings, state, evaluator, key, 1.0)
            assert legal(settings, state) >> action & 1


def test_draws_depend_on_the_key_alone() -> None:
    options = Options(players=4)
    settings, evaluator = settings_of(options), new_evaluator(a_network())
    for state, _ in positions(options, "7", 12):
        for key in range(64, 640, 64):
            twice = {mixed_policy(settings, state, evaluator, key, 1.0) for _ in range(2)}
            assert len(twice) == 1


def test_a_higher_temperature_spreads_choices_more() -> None:
    options = Options(players=4)
    settings, evaluator = settings_of(options), new_evaluator(a_network())
    kinds = {0.1: 0, 10.0: 0}
    for state, _ in positions(options, "7", 10):
        for temperature in kinds:
            keys = range(1 << SEATS, 40 << SEATS, 1 << SEATS)
            chosen = {mixed_policy(settings, state, evaluator, key, temperature) for key in keys}
            kinds[temperature] += len(chosen)
    assert kinds[0.1] < kinds[10.0]


def test_others_spread_the_outcome_of_a_deal_that_is_known() -> None:
    options = Options(players=3, deal=Deal.ONE_SUIT)
    settings, evaluator = settings_of(options), new_evaluator(a_network())
    ((state, session),) = positions(options, "7", 1)
    actions = np.array(
        [encode_action(one) for one in session.observe(session.to_act[0]).legal_actions[:2]]
    )
    games = keyed(state, 12)
    for temperature, is_spread in ((0.0, False), (1.0, True)):
        results = np.empty((len(games), len(actions), OUTCOME), np.int64)
        rollouts(settings, evaluator, games, actions, temperature, results)
        assert (np.ptp(results, axis=0).any()) is np.bool_(is_spread)


@pytest.mark.parametrize("options", TABLES, ids=str)
@pytest.mark.parametrize("temperature", [0.0, 1.0])
def test_a_trace_has_the_moves_of_a_rollout(options: Options, temperature: float) -> None:
    settings, evaluator = settings_of(options), new_evaluator(a_network())
    for state, session in positions(options, "9", 4):
        legal_actions = session.observe(session.to_act[0]).legal_actions
        actions = np.array([encode_action(one) for one in legal_actions])
        games = keyed(state, 3, seats_by_rules=2)
        results = np.empty((len(games), len(actions), OUTCOME), np.int64)
        rollouts(settings, evaluator, games, actions, temperature, results)
        moves = np.empty((len(games), len(actions), MOVES), np.int64)
        trace(settings, evaluator, games, actions, temperature, moves)
        for game in range(len(games)):
            for number, action in enumerate(actions):
                line = moves[game, number]
                assert line[0] == action
                now = games[game].copy()
                for move in line[line != NO_MOVE]:
                    assert legal(settings, now) >> int(move) & 1
                    apply(settings, now, int(move))
                assert now[layout.PHASE] in {layout.DEALING, layout.FINISHED}
                totals = now[layout.TOTALS : layout.TOTALS + SEATS]
                assert (totals == results[game, number, :SEATS]).all()


def test_paired_games_part_only_where_the_action_makes_a_difference() -> None:
    options = Options(players=4)
    settings, evaluator = settings_of(options), new_evaluator(a_network())
    for state, session in positions(options, "3", 6):
        if state[layout.PHASE] != layout.PLAYING:
            continue
        action = encode_action(session.observe(session.to_act[0]).legal_actions[0])
        games = keyed(state, 4)
        moves = np.empty((len(games), 2, MOVES), np.int64)
        trace(settings, evaluator, games, np.array([action, action]), 1.0, moves)
        assert (moves[:, 0] == moves[:, 1]).all()
