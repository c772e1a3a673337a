"""Rounds of self-play, and the experience from them."""

import hashlib

import numpy as np
import pytest

from foretell.bots.learned.features import HAND, WIDTH
from foretell.bots.learned.network import ACTIONS, BIDS, TRUMPS
from foretell.rules.options import Options
from foretell.sim.layout import SEATS
from foretell_lab.training.experience import Experience, advantages, joined, play_rounds
from foretell_lab.training.plan import PART, Opponents, SelfPlayPlan
from tests.bots.learned.helpers import TABLES, a_network
from tests.lab.training.policies import EVEN, lowest

pytestmark = pytest.mark.compiled

ALONE = Opponents(present=PART, other=0, levels=0, random=0)
MIXED = Opponents(present=PART // 2, other=PART // 4, levels=0, random=PART // 20)
LEVELS = Opponents(present=PART // 2, other=0, levels=PART, random=0)


def played(options: Options, opponents: Opponents = ALONE, *, key: int = 7) -> Experience:
    return play_rounds(options, opponents, (EVEN, EVEN), rounds=12, key=key)


@pytest.mark.parametrize(
    "opponents", [ALONE, MIXED, LEVELS], ids=["by itself", "among others", "among levels"]
)
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_every_decision_is_one_of_several_and_legal(options: Options, opponents: Opponents) -> None:
    decisions, points = played(options, opponents)
    rows = np.arange(len(decisions.taken))
    assert decisions.legal[rows, decisions.taken].all()
    assert decisions.legal.sum(axis=1).min() >= 1
    assert decisions.features.any(axis=1).all()
    chances = 1 / decisions.legal.sum(axis=1)
    np.testing.assert_allclose(np.exp(decisions.log_probabilities), chances, rtol=1e-5)
    own = points[:, : options.players]
    assert not (own % 10).any()  # R8.1, R8.2
    assert own.all()
    assert not points[:, options.players :].any()


def test_the_critic_alone_sees_the_others_hands() -> None:
    """In a round without a hidden stock all cards are in the hands."""
    decisions, _ = played(Options(players=6, hand_sizes=(10,)))
    first = np.flatnonzero(decisions.legal[:, BIDS:TRUMPS].any(axis=1))
    assert (decisions.hands[first] != 0).sum(axis=1).tolist() == [50] * len(first)
    own = (decisions.features[first, HAND : HAND + 60] != 0).sum(axis=1)
    assert own.tolist() == [10] * len(first)
    assert decisions.features.shape[1] == WIDTH


def test_logits_decide() -> None:
    decisions, _ = play_rounds(Options(players=4), ALONE, (lowest(), EVEN), rounds=12, key=7)
    assert (decisions.taken == decisions.legal.argmax(axis=1)).all()
    assert not decisions.log_probabilities.any()


@pytest.mark.parametrize("options", TABLES[:3], ids=str)
def test_actions_are_drawn_by_their_probability_in_the_policy(options: Options) -> None:
    network = a_network()
    decisions, _ = play_rounds(options, ALONE, (network, EVEN), rounds=200, key=7)
    features = (decisions.features.astype(np.uint32) << 16).view(np.float32)
    first = np.maximum(features @ network.first + network.first_bias, 0)
    second = np.maximum(first @ network.second + network.second_bias, 0)
    logits = second @ network.policy.T + network.policy_bias
    chances = np.where(decisions.legal, np.exp(logits), 0)
    chances /= chances.sum(axis=1, keepdims=True)
    taken = chances[np.arange(len(chances)), decisions.taken]
    np.testing.assert_allclose(np.exp(decisions.log_probabilities), taken, rtol=0.05)
    expected, deviation = chances.sum(axis=0), np.sqrt((chances * (1 - chances)).sum(axis=0))
    counts = np.bincount(decisions.taken, minlength=ACTIONS)
    assert (np.abs(counts - expected) <= 4 * deviation + 1e-6).all()


def test_only_decisions_of_the_present_policy_are_learned_from() -> None:
    alone, among = (
        len(played(Options(players=4), opponents).decisions.seats) for opponents in (ALONE, MIXED)
    )
    assert 0 < among < alone
    nobody = played(Options(players=4), Opponents(present=0, other=0, levels=0, random=0))
    learners = {
        (number, seat)
        for number, seat in zip(nobody.decisions.rounds, nobody.decisions.seats, strict=True)
    }
    assert len(learners) <= 12


def test_the_same_key_gives_the_same_experience() -> None:
    first, again, other = (played(TABLES[1], MIXED, key=key) for key in (7, 7, 8))
    for one, two in zip(first.decisions, again.decisions, strict=True):
        np.testing.assert_array_equal(one, two)
    assert not np.array_equal(first.points, other.points)


def test_without_levels_the_games_are_those_that_the_networks_of_the_package_learned_from() -> None:
    digest = hashlib.sha256()
    for options in TABLES:
        decisions, points = played(options, MIXED)
        for column in (decisions.rounds, decisions.seats, decisions.taken, points):
            digest.update(column.astype("<i4").tobytes())
    assert digest.hexdigest()[:16] == "ea0ddf799a373518"


def test_a_plan_gives_shares_that_make_the_opponents_in_millionths() -> None:
    plan = SelfPlayPlan.from_json({"levels": 0})
    assert plan.opponents == Opponents(present=700_000, other=200_000, levels=0, random=50_000)


def test_experience_of_several_games_keeps_its_rounds_apart() -> None:
    parts = [played(Options(players=3)), played(Options(players=5))]
    sizes = [len(part.decisions.rounds) for part in parts]
    whole = joined(parts)
    assert len(whole.points) == 24
    assert whole.decisions.rounds[: sizes[0]].max() < 12 <= whole.decisions.rounds[sizes[0] :].min()


def test_advantages_sum_up_to_what_the_critic_did_not_expect() -> None:
    """With a decay of 1 each is the return less the value; with 0 it is the next difference."""
    decisions, points = played(Options(players=4))
    rows = len(decisions.rounds)
    values, found = np.arange(rows, dtype=np.float32), np.empty(rows, dtype=np.float32)
    returns = points[decisions.rounds, decisions.seats]
    advantages(decisions.rounds, decisions.seats, values, points, 1.0, found)
    np.testing.assert_allclose(found, returns - values, atol=1e-3)
    advantages(decisions.rounds, decisions.seats, values, points, 0.0, found)
    seats = decisions.rounds * SEATS + decisions.seats
    for seat in np.unique(seats):
        own = np.flatnonzero(seats == seat)
        later = [*values[own[1:]], returns[own[-1]]]
        np.testing.assert_allclose(found[own], later - values[own], atol=1e-3)


def test_a_plan_of_self_play_draws_games_of_all_kinds_reproducibly() -> None:
    plan = SelfPlayPlan()
    drawn = [plan.options(step, game) for step in range(40) for game in range(8)]
    assert {options.players for options in drawn} == {2, 3, 4, 5, 6}
    assert drawn == [plan.options(step, game) for step in range(40) for game in range(8)]
    assert len({plan.key(step, game) for step in range(40) for game in range(8)}) == 320
