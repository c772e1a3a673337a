"""Likelihood of worlds, given the trump chosen, the bids made and the cards played."""

from math import log

import numpy as np
import pytest

from foretell.bots.learned.bot import predict
from foretell.bots.learned.network import Evaluator, new_evaluator
from foretell.bots.search.likelihood import WeightedWorlds
from foretell.bots.search.sampling import sample_worlds
from foretell.bots.search.situation import Situation
from foretell.bots.steady.compiled import steady_policy
from foretell.bots.strongest.beliefs import weigh_bids, weigh_plays
from foretell.cards import FIRST_JESTER, FIRST_WIZARD, Card, Suit, cards_of, set_of
from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.game.session import Session
from foretell.rules.bidding import NO_BID
from foretell.rules.options import Options
from foretell.sim import layout as at
from foretell.sim.checks import check_states
from foretell.sim.layout import SEATS
from foretell.sim.position import state_of
from foretell.testing import dealt, make_bids, play_cards
from tests.bots.learned.helpers import TABLES, a_network, decisions

pytestmark = pytest.mark.compiled


def drawn_for(situation: Situation, count: int) -> WeightedWorlds:
    """Return worlds of a situation, not yet weighted."""
    hands, states = np.zeros((count, SEATS), np.int64), np.zeros((count, at.WIDTH), np.int64)
    sample_worlds(situation.settings, situation.known, 3, 0, hands)
    return WeightedWorlds(hands, states, np.zeros(count))


def chance(game: Session, evaluator: Evaluator, card: int) -> float:
    """Return the probability of a card in the tempered policy of the network."""
    observation = game.observe(game.to_act[0])
    situation = Situation(observation, "0")
    kinds = {}  # all Wizards count as one card, and all Jesters as another
    for action in observation.legal_actions:
        assert isinstance(action, PlayCard)
        kinds[_kind(action.card.index)] = action.card.index
    actions = list(kinds.values())
    codes = np.array(actions, dtype=np.int64)
    promises = predict(evaluator, situation.settings, situation.known, codes)
    logits = promises.logits.astype(float)
    weights = np.exp((logits - logits.max()) / 1.6)
    return float(weights[actions.index(kinds[_kind(card)])] / weights.sum())


def _kind(card: int) -> int:
    """Return the card's index, the same for all Wizards and the same for all Jesters."""
    return min(card, FIRST_JESTER) if card >= FIRST_JESTER else min(card, FIRST_WIZARD)


@pytest.mark.parametrize("options", TABLES, ids=str)
def test_weighted_worlds_are_possible_games(options: Options) -> None:
    evaluator = new_evaluator(a_network())
    for _, observation in decisions(options, "3a", most=12):
        situation = Situation(observation, "0")
        worlds = drawn_for(situation, 4)
        weigh_bids(situation.settings, situation.known, evaluator, worlds, 0)
        check_states(options, worlds.states)
        assert (worlds.states[:, at.SEAT] == observation.seat).all()
        assert np.isfinite(worlds.weights).all()
        if situation.plays:
            weigh_plays(
                situation.settings, situation.known, evaluator, worlds.states, worlds.weights
            )
            assert np.isfinite(worlds.weights).all()
            assert (worlds.weights <= 0.02).all()


def test_played_cards_count_half_of_their_log_probability() -> None:
    """Some opponents follow the network; others follow the heuristic with high probability."""
    evaluator, cards, kinds = new_evaluator(a_network()), "H9 S5 D3 C3 Z1", set()
    game = table("H2 H9 C3", "C4 S5 Z1", "S2 D3 D4")
    play_cards(game, cards)
    situation = Situation(game.observe(2), "0")
    worlds = drawn_for(situation, 20)
    weigh_bids(situation.settings, situation.known, evaluator, worlds, 0)
    weigh_plays(situation.settings, situation.known, evaluator, worlds.states, worlds.weights)
    played = [set_of(map(Card, text.split())) for text in ("H9 C3", "S5 Z1", "D3")]
    for world, hands in enumerate(worlds.hands):
        whole = [int(hand) | gone for hand, gone in zip(hands[:3], played, strict=True)]
        again = table(*(" ".join(map(str, cards_of(hand))) for hand in whole))
        expected = 0.0
        for text in cards.split():
            state, seat = state_of(again.state), again.to_act[0]
            if seat != 2 and len(again.legal_actions(seat)) > 1:
                card = Card(text).index
                if int(worlds.states[world, at.KEY]) >> seat & 1:
                    by_rules = int(steady_policy(situation.settings, state, 0))
                    probability = 0.8 if _kind(card) == _kind(by_rules) else 0.1
                else:
                    probability = chance(again, evaluator, card) + 0.02
                kinds.add(probability if probability in {0.8, 0.1} else 0)
                expected += log(probability) / 2
            play_cards(again, text)
        assert worlds.weights[world] == pytest.approx(expected, abs=1e-4)
    assert kinds == {0, 0.1, 0.8}


def table(*hands: str) -> Session:
    """Return a game with hearts as trump, after the bidding."""
    game = dealt(*hands, turned="H5", dealer=2, hand_sizes=(3,))
    make_bids(game, 0, 1, 1)
    return game


def test_a_bid_is_likely_if_the_heuristic_or_the_network_would_make_it() -> None:
    """With a uniform network, the hand is judged by the aim of ``steady``."""
    blank = a_network()
    for part in blank:
        part[:] = 0
    options = Options(players=3, hand_sizes=(5,), first_dealer=2)
    game = Session(options, "2a")
    make_bids(game, 4)
    situation = Situation(game.observe(1), "1")
    worlds = drawn_for(situation, 200)
    weigh_bids(situation.settings, situation.known, new_evaluator(blank), worlds, 0)
    wizards = np.bitwise_count(worlds.hands[:, 0] & (0b1111 << FIRST_WIZARD))
    many, few = worlds.weights[wizards >= 2].mean(), worlds.weights[wizards == 0].mean()
    assert many > few + 0.2
    # a uniform network gives all bids from 0 to 5 the same probability
    assert worlds.weights.min() >= log(1 / 12 + 0.02) - 1e-9


def test_beliefs_take_the_choice_of_trump_into_account() -> None:
    """The likelihood of the same hands depends on the suit that the dealer has chosen."""
    evaluator, log_weight = new_evaluator(a_network()), []
    for suit in (Suit.CLUBS, Suit.DIAMONDS):
        game = dealt("H2 H9", "C4 C5", "S2 S3", turned="Z1", hand_sizes=(2,))
        game.act(ChooseTrump(0, suit))
        situation = Situation(game.observe(1), "0")
        worlds = drawn_for(situation, 6)
        weigh_bids(situation.settings, situation.known, evaluator, worlds, 0)
        assert (worlds.states[:, at.TRUMP] == suit).all()
        log_weight.append(worlds.weights.copy())
    assert (log_weight[0] != log_weight[1]).any()
    assert len(set(log_weight[0].tolist())) > 1


def test_hidden_bids_stay_with_their_seats_in_whatever_order_they_were_made() -> None:
    """R9.1: seat 2 has bid, and seat 1, whose turn would come before, has not."""
    options = Options(players=4, bidding="hidden", hand_sizes=(3,), first_dealer=0)
    game, evaluator = Session(options, "2a"), new_evaluator(a_network())
    game.act(MakeBid(2, 1))
    situation = Situation(game.observe(3), "0")
    worlds = drawn_for(situation, 4)
    weigh_bids(situation.settings, situation.known, evaluator, worlds, 0)
    bids = worlds.states[:, at.BIDS : at.BIDS + 4]
    assert (bids[:, [0, 1, 3]] == NO_BID).all()
    assert (bids[:, 2] >= 0).all()


def test_worlds_weighted_in_parts_are_the_same_as_at_once() -> None:
    situation = Situation(table("H2 H9 C3", "C4 S5 Z1", "S2 D3 D4").observe(2), "0")
    evaluator = new_evaluator(a_network())
    whole = drawn_for(situation, 10)
    weigh_bids(situation.settings, situation.known, evaluator, whole, 0)
    parts = drawn_for(situation, 10)
    for start, stop in ((0, 4), (4, 10)):
        part = WeightedWorlds(
            parts.hands[start:stop], parts.states[start:stop], parts.weights[start:stop]
        )
        weigh_bids(situation.settings, situation.known, evaluator, part, start)
    assert (parts.states == whole.states).all()
    assert (parts.weights == whole.weights).all()
