"""Players whose bids deviate from the best bid of an evaluator."""

from foretell.bots.explanation import ActionValue, Explanation
from foretell.bots.levels.biased import BiasedPlayer
from foretell.bots.levels.bid_noise import BidNoise
from foretell.game.actions import Action, MakeBid
from foretell.game.observation import SeatObservation
from foretell.testing import dealt, make_bids


class Evaluator:
    """An evaluator that values a bid of 1 most, and others less by some points per trick."""

    def __init__(self, a_trick: float) -> None:
        self.a_trick = a_trick

    def act(self, observation: SeatObservation) -> Action:
        return observation.legal_actions[-1]

    def explain(self, observation: SeatObservation) -> Explanation:
        action_values = [
            ActionValue(action, 0.0, 0.0, 0.0, self.a_trick * abs(action.bid - 1), 0.0)
            for action in observation.legal_actions
            if isinstance(action, MakeBid)
        ]
        action_values.sort(key=lambda action_value: action_value.behind)
        return Explanation(tuple(action_values), (), 1)


def table(*bids: int) -> SeatObservation:
    session = dealt("C1 C2 C3", "D1 D2 D3", "S1 S2 S3", turned="H1", dealer=2)
    make_bids(session, *bids)
    return session.observe(session.to_act[0])


def bid(a_trick: float, bias: int) -> int:
    action = BiasedPlayer(Evaluator(a_trick), BidNoise("1", 0.0, bias)).act(table())
    assert isinstance(action, MakeBid)
    return action.bid


def test_a_style_decides_between_bids_of_nearly_the_same_value() -> None:
    assert bid(0.5, 1) == 3
    assert bid(0.5, -1) == 0


def test_a_biased_bidder_makes_no_clearly_worse_bid() -> None:
    assert bid(8.0, 1) == 1
    assert bid(8.0, -1) == 1


def test_a_player_without_bias_makes_the_bid_of_the_evaluator() -> None:
    assert bid(8.0, 0) == 3


def test_a_biased_player_plays_the_cards_of_the_evaluator() -> None:
    seen = table(0, 0, 0)
    player = BiasedPlayer(Evaluator(1.0), BidNoise("1", 1.0, 1))
    assert player.act(seen) == seen.legal_actions[-1]
