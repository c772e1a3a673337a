"""Players whose bids are swayed from what another mind finds best."""

from foretell.bots.explanation import Explanation, Prospect
from foretell.bots.levels.biased import LeaningPlayer
from foretell.bots.levels.bid_noise import Mood
from foretell.game.actions import Action, MakeBid
from foretell.game.observation import Observation
from foretell.testing import dealt, make_bids


class Mind:
    """It finds 1 the best bid, and others worse by some points a trick."""

    def __init__(self, a_trick: float) -> None:
        self.a_trick = a_trick

    def act(self, observation: Observation) -> Action:
        return observation.legal_actions[-1]

    def explain(self, observation: Observation) -> Explanation:
        prospects = [
            Prospect(action, 0.0, 0.0, 0.0, self.a_trick * abs(action.bid - 1), 0.0)
            for action in observation.legal_actions
            if isinstance(action, MakeBid)
        ]
        prospects.sort(key=lambda prospect: prospect.behind)
        return Explanation(tuple(prospects), (), 1)


def table(*bids: int) -> Observation:
    session = dealt("C1 C2 C3", "D1 D2 D3", "S1 S2 S3", turned="H1", dealer=2)
    make_bids(session, *bids)
    return session.observe(session.to_act[0])


def bid(a_trick: float, leaning: int) -> int:
    action = LeaningPlayer(Mind(a_trick), Mood("1", 0.0, leaning)).act(table())
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
    player = LeaningPlayer(Mind(1.0), Mood("1", 1.0, 1))
    assert player.act(seen) == seen.legal_actions[-1]
