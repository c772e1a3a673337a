"""The likelihood of what one seat did, if it holds a hand."""

from math import log

import numpy as np
import pytest

from foretell.bots.learned.bot import predict
from foretell.bots.learned.network import Evaluator, new_evaluator
from foretell.bots.sampling.likelihood import BID_DEVIATION, Evidence, write_evidence
from foretell.bots.sampling.situation import Situation
from foretell.bots.steady.compiled import steady_aim, steady_policy
from foretell.bots.strongest.styles import (
    BY_POLICY,
    BY_RULES,
    STYLES,
    Replay,
    log_likelihood,
)
from foretell.cards import DECK_SIZE, Card, Suit, set_of
from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.actions import encode_action
from foretell.sim.information_set import BIDS, CARDS, COUNT
from foretell.sim.layout import SEATS, IntArray
from foretell.sim.position import state_of
from foretell.testing import dealt, make_bids, play_cards
from tests.bots.learned.helpers import a_network

pytestmark = pytest.mark.kernel

TEMPERATURE, FLOOR, DEVIATION = 1.5, 0.03, 0.2
CARDS_PLAYED = "H9 S5 D3 C3 Z1"


def replay_of(situation: Situation, evaluator: Evaluator) -> Replay:
    """Return the replay of a round as a seat knows it."""
    known, root = situation.known, np.empty(layout.WIDTH, np.int64)
    played = np.empty(SEATS, np.int64)
    write_evidence(situation.settings, known, root, played, np.empty(DECK_SIZE, np.int64))
    cards, bids = known[CARDS : CARDS + known[COUNT]], known[BIDS : BIDS + SEATS]
    return Replay(
        situation.settings,
        Evidence(root, played, cards, bids),
        evaluator,
        TEMPERATURE,
        FLOOR,
        np.empty(layout.WIDTH, np.int64),
        np.empty(STYLES),
    )


def table(*hands: str) -> Session:
    """Return a game with hearts as trump, before the bidding."""
    return dealt(*hands, turned="H5", dealer=2, hand_sizes=(3,))


def a_replay() -> tuple[Replay, IntArray]:
    """Return the replay of five plays as seat 2 knows them, and the hands at its turn."""
    game = table("H2 H9 C3", "C4 S5 Z1", "S2 D3 D4")
    make_bids(game, 0, 1, 1)
    play_cards(game, CARDS_PLAYED)
    hands = np.zeros(SEATS, np.int64)
    hands[:3] = [set_of([Card(card)]) for card in ("H2", "C4", "S2")]
    hands[2] |= set_of([Card("D4")])
    return replay_of(Situation(game.observe(2), "0"), new_evaluator(a_network())), hands


def probabilities(game: Session, evaluator: Evaluator, action: MakeBid | PlayCard) -> list[float]:
    """Return the probability of an action by the policy, and by the rules of thumb."""
    observation = game.observe(action.seat)
    kinds = {_kind(one): encode_action(one) for one in observation.legal_actions}
    codes = np.array(list(kinds.values()), dtype=np.int64)
    situation = Situation(observation, "0")
    logits = predict(evaluator, situation.settings, situation.known, codes).logits.astype(float)
    weights = np.exp((logits - logits.max()) / TEMPERATURE)
    policy = float(weights[list(kinds).index(_kind(action))] / weights.sum())
    state, settings = state_of(game.state), situation.settings
    if isinstance(action, MakeBid):
        off = (np.arange(len(codes)) - steady_aim(settings, state)) / BID_DEVIATION
        near = np.exp(-off * off / 2)
        rules = float(near[action.bid] / near.sum())
    else:
        choice = next(
            one
            for one in observation.legal_actions
            if encode_action(one) == steady_policy(settings, state, 0)
        )
        rules = 1 - DEVIATION if _kind(choice) == _kind(action) else DEVIATION / 2
    at_random = FLOOR / len(observation.legal_actions)
    return [(1 - FLOOR) * policy + at_random, (1 - FLOOR) * rules + at_random]


def _kind(action: object) -> object:
    """Return a key that all Wizards share, and all Jesters."""
    return (action.card.suit, action.card.rank) if isinstance(action, PlayCard) else action


def test_the_likelihood_is_that_of_all_actions_in_either_style() -> None:
    replay, hands = a_replay()
    expected = np.full((3, STYLES), log(0.5))
    game = table("H2 H9 C3", "C4 S5 Z1", "S2 D3 D4")
    actions: list[int | Card] = [0, 1, 1, *map(Card, CARDS_PLAYED.split())]
    for what in actions:
        seat = game.to_act[0]
        action = MakeBid(seat, what) if isinstance(what, int) else PlayCard(seat, what)
        if len(game.legal_actions(seat)) > 1:
            expected[seat] += np.log(probabilities(game, replay.evaluator, action))
        game.act(action)
    for seat in (0, 1):
        found = log_likelihood(replay, hands, seat, -np.inf)
        assert replay.styles == pytest.approx(expected[seat], abs=1e-4)
        assert found == pytest.approx(log(np.exp(expected[seat]).sum()), abs=1e-4)
    assert expected[0, BY_POLICY] != pytest.approx(expected[0, BY_RULES], abs=0.1)


def test_a_replay_that_stops_early_is_less_likely_than_asked() -> None:
    replay, hands = a_replay()
    whole = log_likelihood(replay, hands, 1, -np.inf)
    assert log_likelihood(replay, hands, 1, whole - 0.01) == whole
    assert whole <= log_likelihood(replay, hands, 1, -0.5) < -0.5


def test_the_choice_of_trump_counts_for_the_dealer() -> None:
    """The likelihood of the same hand depends on the suit that the dealer has chosen."""
    evaluator, found = new_evaluator(a_network()), []
    for suit in (Suit.CLUBS, Suit.DIAMONDS):
        game = dealt("H2 H9", "C4 C5", "S2 S3", turned="Z1", hand_sizes=(2,))
        game.act(ChooseTrump(0, suit))
        hands = np.zeros(SEATS, np.int64)
        hands[:3] = [hand or 0 for hand in game.state.round.hands]
        replay = replay_of(Situation(game.observe(1), "0"), evaluator)
        found.append([log_likelihood(replay, hands, seat, -np.inf) for seat in (0, 2)])
    assert found[0][0] != pytest.approx(found[1][0], abs=1e-6)
    assert found[0][1] == found[1][1] == pytest.approx(0)


def test_a_hidden_bid_is_no_evidence_but_guides_the_cards_of_its_seat() -> None:
    """R9.1: the others' bids are seen only once all cards are played, by whom they are shown."""
    options = Options(players=3, bidding="secret", hand_sizes=(3,), first_dealer=0)
    game, evaluator = Session(options, "2a"), new_evaluator(a_network())
    hands = np.zeros(SEATS, np.int64)
    hands[:3] = [hand or 0 for hand in game.state.round.hands]
    make_bids(game, 1, 1, 1)
    situation = Situation(game.observe(game.to_act[0]), "0")
    for seat in range(3):
        if seat != situation.observation.seat:
            assert log_likelihood(replay_of(situation, evaluator), hands, seat, -np.inf) == 0
