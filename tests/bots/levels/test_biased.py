"""Players whose bids are swayed from what another mind finds best."""

from foretell.bots.explanation import ActionValue, Explanation
from foretell.bots.levels.biased import BiasedPlayer
from foretell.bots.levels.bid_noise import BidNoise
from foretell.game.actions import Action, MakeBid
from foretell.game.observation import Observation
from foretell.testing import dealt, make_bids


class Evaluator:
    """It finds 1 the best bid, and others worse by some points a trick."""

    def __init__(self, a_trick: float) -> None:
        self.a_trick = a_trick

    def act(self, observation: Observation) -> Action:
        return observation.legal_actions[-1]

    def explain(self, observation: Observation) -> Explanation:
        action_values = [
            ActionValue(action, 0.0, 0.0, 0.0, self.a_trick * abs(action.bid - 1), 0.0)
            for action in observation.legal_actions
            if isinstance(action, MakeBid)
        ]
        action_values.sort(key=lambda action_value: action_value.behind)
        return Explanation(tuple(action_values), (), 1)


def table(*bids: int) -> Observation:
    session = dealt("C1 C2 C3", "D1 D2 D3", "S1 S2 S3", turned="H1", dealer=2)
    make_bids(session, *bids)
    return session.observe(session.to_act[0])


def bid(a_trick: float, bias: int) -> int:
    action = BiasedPlayer(Evaluator(a_trick), BidNoise("1", 0.0, bias)).act(table())
    assert isinstance(action, MakeBid)
    return action.bid


def test_a_style_decides_where_bids_promise_nearly_the_same() -> None:
    assert bid(0.5, 1) == 3
    assert bid(0.5, -1) == 0


def test_it_does_not_where_another_bid_is_clearly_worse() -> None:
    assert bid(8.0, 1) == 1
    assert bid(8.0, -1) == 1


def test_who_is_not_swayed_does_what_the_mind_does() -> None:
    assert bid(8.0, 0) == 3


def test_cards_are_left_to_the_mind() -> None:
    seen = table(0, 0, 0)
    player = BiasedPlayer(Evaluator(1.0), BidNoise("1", 1.0, 1))
    assert player.act(seen) == seen.legal_actions[-1]
