"""Possible games, sampled by the likelihood of all that the others did."""

import numpy as np
import pytest

from foretell.bots.learned.network import Network, new_evaluator
from foretell.bots.sampling.likelihood import WeightedWorlds
from foretell.bots.sampling.situation import Situation
from foretell.bots.strongest import beliefs
from foretell.bots.strongest.beliefs import refine_games, weigh_worlds
from foretell.bots.strongest.styles import log_likelihood
from foretell.cards import FIRST_WIZARD
from foretell.game.actions import MakeBid
from foretell.game.session import Session
from foretell.rules.bidding import NO_BID
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.checks import check_states
from foretell.sim.layout import SEATS, IntArray
from foretell.testing import dealt, make_bids, play_cards
from tests.bots.learned.helpers import TABLES, a_network, decisions
from tests.bots.strongest.test_styles import replay_of

pytestmark = pytest.mark.kernel


def weighted(situation: Situation, count: int) -> WeightedWorlds:
    """Return worlds of a situation, weighted."""
    worlds = WeightedWorlds(
        situation.sample_worlds(count), np.zeros((count, layout.WIDTH), np.int64), np.zeros(count)
    )
    weigh_worlds(situation.settings, situation.known, new_evaluator(a_network()), worlds)
    return worlds


def refined(
    situation: Situation, games: IntArray, network: Network | None = None, *, first: int = 0
) -> IntArray:
    """Return refined copies of possible games."""
    games, evaluator = games.copy(), new_evaluator(network or a_network())
    refine_games(situation.settings, situation.known, evaluator, games, first, 40)
    return games


@pytest.mark.compiled
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_weighted_and_refined_games_are_possible(options: Options) -> None:
    for _, observation in decisions(options, "3a", most=12):
        situation = Situation(observation, "0")
        worlds = weighted(situation, 4)
        games = refined(situation, worlds.states)
        for states in (worlds.states, games):
            check_states(options, states)
            assert (states[:, layout.SEAT] == observation.seat).all()
        assert np.isfinite(worlds.weights).all()
        assert (worlds.weights <= 0).all()
        own = layout.HANDS + layout.SEATS
        assert (games[:, layout.PLAYED] == worlds.states[:, layout.PLAYED]).all()
        assert (
            np.bitwise_count(games[:, layout.HANDS : own]).sum(axis=0)
            == np.bitwise_count(worlds.states[:, layout.HANDS : own]).sum(axis=0)
        ).all()


def test_worlds_are_weighted_by_the_product_over_the_seats() -> None:
    game = dealt("H2 H9 C3", "C4 S5 Z1", "S2 D3 D4", turned="H5", dealer=2, hand_sizes=(3,))
    make_bids(game, 0, 1, 1)
    play_cards(game, "H9 S5 D3 C3 Z1")
    situation = Situation(game.observe(2), "0")
    worlds = weighted(situation, 12)
    replay = replay_of(situation, new_evaluator(a_network()))._replace(
        temperature=beliefs.LOOSE, floor=beliefs.LOOSE_FLOOR
    )
    for hands, weight in zip(worlds.hands, worlds.weights, strict=True):
        parts = [log_likelihood(replay, hands, seat, -np.inf) for seat in (0, 1)]
        assert weight == pytest.approx(sum(parts))
    assert len(set(worlds.weights.tolist())) > 3


@pytest.mark.compiled
def test_refined_games_are_as_frequent_as_they_are_likely() -> None:
    """With two cards left in each hand, the others can hold theirs in six ways."""
    options = Options(players=3, hand_sizes=(20,), first_dealer=2)
    for _, observation in decisions(options, "2a", most=100):
        round_ = observation.known.round
        if len(round_.tricks) == 18 and not (round_.trick and round_.trick.cards):
            break
    situation = Situation(observation, "0")
    replay = replay_of(situation, new_evaluator(a_network()))._replace(
        temperature=beliefs.TRUE, floor=beliefs.TRUE_FLOOR
    )
    others = [seat for seat in range(3) if seat != observation.seat]
    games = refined(situation, weighted(situation, 3000).states)
    hands, counts = np.unique(
        games[:, layout.HANDS : layout.HANDS + SEATS], axis=0, return_counts=True
    )
    logs = np.array(
        [sum(log_likelihood(replay, world, seat, -np.inf) for seat in others) for world in hands]
    )
    likely = np.exp(logs) / np.exp(logs).sum()
    assert len(hands) > 2
    assert likely.max() > 2 * likely.min()
    assert counts / counts.sum() == pytest.approx(likely, abs=0.03)


@pytest.mark.compiled
def test_a_seat_that_acts_by_the_rules_is_likely_to_be_marked_so() -> None:
    """With a network that would have bid 0, a bid of 4 is more likely from ``steady``."""
    sure = a_network()
    for part in sure:
        part[:] = 0
    sure.policy_bias[60] = 50.0
    game = Session(Options(players=3, hand_sizes=(5,), first_dealer=2), "2a")
    make_bids(game, 4)
    situation = Situation(game.observe(1), "1")
    games = refined(situation, weighted(situation, 100).states, sure)
    assert (games[:, layout.KEY] & 1).mean() > 0.7
    assert 0.2 < (games[:, layout.KEY] >> 2 & 1).mean() < 0.8  # seat 2 has done nothing
    assert (games[:, layout.KEY] & 0b010 == 0).all()
    strong = np.bitwise_count(games[:, layout.HANDS] & (0b1111 << FIRST_WIZARD))
    before = np.bitwise_count(situation.sample_worlds(100)[:, 0] & (0b1111 << FIRST_WIZARD))
    assert strong.mean() > before.mean() + 0.3


def test_a_hand_that_all_others_see_is_not_moved() -> None:
    """R9.6: all have seen the card of a seat that sees only theirs."""
    options = Options(players=3, clairvoyance=True, hand_sizes=(1,))
    game = Session(options, "2a")
    situation = Situation(game.observe(game.to_act[0]), "0")
    worlds = weighted(situation, 6)
    games = refined(situation, worlds.states)
    own = slice(layout.HANDS, layout.HANDS + SEATS)
    assert (games[:, own] == worlds.states[:, own]).all()


def test_hidden_bids_stay_with_their_seats_in_whatever_order_they_were_made() -> None:
    """R9.1: seat 2 has bid, and seat 1, whose turn would come before, has not."""
    options = Options(players=4, bidding="hidden", hand_sizes=(3,), first_dealer=0)
    game = Session(options, "2a")
    game.act(MakeBid(2, 1))
    situation = Situation(game.observe(3), "0")
    worlds = weighted(situation, 4)
    for states in (worlds.states, refined(situation, worlds.states)):
        bids = states[:, layout.BIDS : layout.BIDS + 4]
        assert (bids[:, [0, 1, 3]] == NO_BID).all()
        assert (bids[:, 2] >= 0).all()


def test_games_refined_in_parts_are_the_same_as_at_once() -> None:
    game = dealt("H2 H9 C3", "C4 S5 Z1", "S2 D3 D4", turned="H5", dealer=2, hand_sizes=(3,))
    make_bids(game, 0, 1, 1)
    situation = Situation(game.observe(0), "0")
    games = weighted(situation, 10).states
    parts = [refined(situation, games[:4]), refined(situation, games[4:], first=4)]
    assert (refined(situation, games) == np.concatenate(parts)).all()
