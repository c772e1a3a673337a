"""Self-play: decisions sampled from games, with the outcome of each action."""

import numpy as np
import pytest

from foretell.bots.learned.network import ACTIONS, BIDS, TRUMPS, empty_network, new_evaluator
from foretell.rules.options import CHOICES, SWITCHES, Options
from foretell.sim.settings import settings_of
from foretell_lab.training.plan import Plan, SamplingConfig
from foretell_lab.training.self_play import TrainingBatch, generate_self_play, new_batch
from tests.bots.learned.helpers import TABLES, a_network

pytestmark = pytest.mark.kernel

STEADY_PLAY = SamplingConfig(
    sampled=300_000, explored=50_000, mixed=0, network_moves=0, network_rollouts=0
)
MIXED_PLAY = STEADY_PLAY._replace(mixed=500_000, network_moves=1)
SELF_PLAY = MIXED_PLAY._replace(network_rollouts=1)


def sampled(
    options: Options, config: SamplingConfig, *, rows: int = 16, key: int = 5
) -> TrainingBatch:
    batch = new_batch(rows)
    network = a_network() if config.network_moves else empty_network(hidden=2, last=2)
    rounds = generate_self_play(settings_of(options), config, new_evaluator(network), batch, key)
    assert rounds > 0
    return batch


@pytest.mark.compiled
@pytest.mark.parametrize(
    "config", [STEADY_PLAY, MIXED_PLAY, SELF_PLAY], ids=["by rules", "in new games", "by itself"]
)
@pytest.mark.parametrize(
    "options",
    [TABLES[4], *(pytest.param(it, marks=pytest.mark.thorough) for it in (*TABLES[:4], TABLES[5]))],
    ids=str,
)
def test_a_sample_has_several_actions_and_possible_points(
    options: Options, config: SamplingConfig
) -> None:
    batch = sampled(options, config)
    assert batch.legal.sum(axis=1).min() >= 1
    assert set(np.unique(batch.legal)) == {0.0, 1.0}
    assert not batch.points[batch.legal == 0].any()
    points = batch.points[batch.legal == 1]
    # 20 plus 10 per trick, or minus 10 per trick over or under (R8.1, R8.2)
    assert not (points % 10).any()
    assert (points != 0).all()
    assert batch.features.any(axis=1).all()


@pytest.mark.compiled
def test_the_same_key_gives_the_same_self_play() -> None:
    first, again = (sampled(TABLES[1], SELF_PLAY) for _ in range(2))
    other = sampled(TABLES[1], SELF_PLAY, key=6)
    assert all((one == two).all() for one, two in zip(first, again, strict=True))
    assert not (first.features == other.features).all()


@pytest.mark.compiled
def test_bids_cards_and_suits_are_all_sampled() -> None:
    tried = sampled(Options(players=3), STEADY_PLAY, rows=120).legal.max(axis=0)
    assert len(tried) == ACTIONS
    assert tried[:BIDS].any()
    assert tried[BIDS:TRUMPS].any()


def test_a_plan_draws_games_of_all_kinds_reproducibly() -> None:
    plan = Plan()
    drawn = [plan.options(step) for step in range(300)]
    assert drawn == [plan.options(step) for step in range(300)]
    assert {options.players for options in drawn} == {2, 3, 4, 5, 6}
    for name in {*CHOICES, *SWITCHES} - {"edition"}:  # the edition changes no rule
        values = set(CHOICES.get(name, (False, True)))
        assert {getattr(options, name) for options in drawn} == values, name
    assert len({plan.key(step) for step in range(300)}) == 300


def test_a_plan_may_fix_the_number_of_players() -> None:
    assert {Plan(players=5).options(step) for step in range(20)} == {Options(players=5)}


def test_later_epochs_play_with_the_trained_network() -> None:
    plan = Plan(steps=100, epoch=10, steady=0.25)
    courses = [plan.sampling(step) for step in (0, 9, 10, 24, 25, 99)]
    assert [(config.network_moves, config.network_rollouts) for config in courses] == [
        (0, 0),
        (0, 0),
        (1, 0),
        (1, 0),
        (1, 1),
        (1, 1),
    ]
    assert Plan.from_json(plan.to_json()) == plan
