"""Heuristic players with uncertain knowledge."""

from typing import Any

import pytest

from foretell.bots.levels.heuristic import HeuristicPlayer
from foretell.bots.levels.parameters import HeuristicLevel
from foretell.bots.runner import play_out
from foretell.bots.steady import SteadyBot
from foretell.game.actions import MakeBid, PlayCard
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.testing import dealt, make_bids, play_cards

SURE = HeuristicLevel(forgetful=0.0, counting=0.0, heeds=True, horizon=60, bid_noise=0.0)


def bid(level: HeuristicLevel, session: Session, seed: str = "1", bias: int = 0) -> int:
    """Return the bid of the seat to act."""
    action = HeuristicPlayer(level, seed, bias).act(session.observe(session.to_act[0]))
    assert isinstance(action, MakeBid)
    return action.bid


def card(level: HeuristicLevel, session: Session, seed: str = "1") -> str:
    """Return the card that the seat to act plays."""
    action = HeuristicPlayer(level, seed).act(session.observe(session.to_act[0]))
    assert isinstance(action, PlayCard)
    return str(action.card)


@pytest.mark.parametrize(
    "options",
    [
        Options(players=4, hand_sizes=(1, 5, 15)),
        Options(players=3, hand_sizes=(4, 20), even_bid="never"),
        Options(players=2),
    ],
)
def test_a_heuristic_player_with_full_skill_plays_as_steady_does(options: Options) -> None:
    class Both:
        def __init__(self, seed: str) -> None:
            self.bots = HeuristicPlayer(SURE, seed), SteadyBot(seed)

        def act(self, observation: Any) -> Any:
            mine, steady = (bot.act(observation) for bot in self.bots)
            assert mine == steady
            return mine

    play_out(Session(options, "2a"), [Both(str(seat)) for seat in range(options.players)])


def test_a_player_who_only_counts_bids_one_trick_per_high_card() -> None:
    session = dealt("Z1 C13 D12 D9 S2", "C1 C2 C3 C4 C5", "S3 S4 S5 S6 S7", turned="D1", dealer=2)
    assert bid(SURE._replace(counting=1.0), session) == 4
    assert bid(SURE, session) < 4


def test_bid_noise_raises_some_bids_and_lowers_others() -> None:
    session = dealt("H13 C10 H12 D9 S2", "C1 C2 C3 C4 C5", "S3 S4 S5 S6 S7", turned="D1", dealer=2)
    bids = {bid(SURE._replace(bid_noise=1.5), session, f"{seed:x}") for seed in range(30)}
    assert len(bids) > 2
    assert min(bids) < bid(SURE, session) < max(bids)


def test_the_bold_style_bids_more_than_the_careful_one() -> None:
    bids = [0, 0]
    for seed in range(30):
        session = Session(Options(players=3, hand_sizes=(6,)), f"{seed:x}")
        if session.state.round.awaits_trump:
            continue
        bids[0] += bid(SURE, session, bias=-1)
        bids[1] += bid(SURE, session, bias=1)
    assert bids[0] + 5 < bids[1]


@pytest.mark.parametrize("winning", ["first", "last"])
def test_bid_noise_never_ignores_wizards_or_a_hand_that_cannot_lose(winning: str) -> None:
    """R9.3."""
    timid, hands = SURE._replace(bid_noise=5.0), ("Z1 Z2 C1", "C2 C3 C4", "S3 S4 S5")
    wizards = dealt(*hands, turned="D1", dealer=2, winning_wizard=winning)
    trumps = dealt("D13 D12 Z1 Z2", "C2 C3 C4 C5", "Z3 S4 S5 S6", turned="D11", dealer=2)
    for seed in range(30):
        assert bid(timid, wizards, f"{seed:x}") >= 2
        assert bid(timid, trumps, f"{seed:x}") >= 2


def test_the_value_of_an_unseen_hand_is_estimated() -> None:
    """R9.6."""
    session = dealt("Z1 C2 C1", "C9 C3 C4", "S3 S4 S5", turned="D1", dealer=2, clairvoyance=True)
    assert bid(SURE, session) == bid(SURE._replace(counting=0.0), session)
    assert 0 <= bid(SURE._replace(counting=1.0), session) <= 1


def test_a_player_without_planning_takes_a_trick_at_the_first_chance() -> None:
    hands = "C9 C3 H3 S3", "C5 D3 H13 D2", "S1 S2 C13 C4"
    session = dealt(*hands, turned="N1", dealer=2)
    make_bids(session, 0, 0, 1)
    play_cards(session, "C9 C5")
    assert card(SURE._replace(horizon=0), session) == "C13"


def test_a_level_plans_only_when_more_tricks_are_left_than_its_horizon() -> None:
    hands = "C9 C3 H3 S3", "C5 D3 H13 D2", "S1 S2 C13 C4"
    session = dealt(*hands, turned="N1", dealer=2)
    make_bids(session, 0, 0, 1)
    play_cards(session, "C9 C5")
    greedy, planned = card(SURE._replace(horizon=0), session), card(SURE, session)
    assert greedy != planned
    assert card(SURE._replace(horizon=3), session) == greedy
    assert card(SURE._replace(horizon=4), session) == planned


def test_a_player_who_ignores_others_bids_the_same_after_any_bids() -> None:
    deaf = SURE._replace(heeds=False)
    hands = "Z2 Z3 Z4 H13", "C2 C3 C4 C5", "H12 H9 S5 D6"
    bids = []
    for others in ((0, 0), (4, 4)):
        session = dealt(*hands, turned="H1", dealer=2)
        make_bids(session, *others)
        bids.append((bid(deaf, session), bid(SURE, session)))
    (deaf_low, low), (deaf_high, high) = bids
    assert deaf_low == deaf_high
    assert low > high


def test_heuristic_players_never_make_a_forbidden_bid() -> None:
    """R9.8."""
    session = dealt("Z1 C13", "C2 C3", "S4 S5", turned="D1", dealer=2, even_bid="never")
    make_bids(session, 1, 1)
    deaf = SURE._replace(heeds=False, bid_noise=0.0)
    assert bid(deaf, session) == 1
    session = dealt("Z1 C13", "C2 C3", "S4 S5", turned="D1", dealer=2, even_bid="never")
    make_bids(session, 2, 0)
    assert bid(deaf, session) == 1
