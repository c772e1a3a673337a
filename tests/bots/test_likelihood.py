"""Sampled games: known facts stay, bids weigh, and unknown bids are filled in."""

import numpy as np
import pytest

from foretell.bots.runner import act_for
from foretell.bots.sampling.situation import Situation
from foretell.bots.steady import SteadyBot
from foretell.cards import WIZARD_SET
from foretell.game.actions import MakeBid
from foretell.game.phases import Bidding, Playing
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.checks import check_states
from foretell.testing.combinations import all_options

pytestmark = pytest.mark.kernel


def sessions(options: Options, seed: str) -> list[tuple[Session, int]]:
    """Return a game at some of its decisions, each with the seat to act."""
    found, game = [], Session(options, seed)
    for number in range(60):
        if number % 7 == 0:
            found.append((Session(options, seed, game.events), game.to_act[0]))
        act_for(game, game.to_act[0], SteadyBot(""))
    return found


@pytest.mark.compiled
@pytest.mark.parametrize("number", range(0, len(ALL := tuple(all_options())), 9))
def test_sampled_games_are_possible_with_all_options(number: int) -> None:
    options = ALL[number]
    for session, seat in sessions(options, f"{number:x}"):
        if not isinstance(session.observe(seat).phase, Bidding | Playing):
            continue
        games = Situation(session.observe(seat), "1").sample_games(3, worlds=6)
        check_states(options, games)
        assert (games[:, layout.SEAT] == seat).all()
        hand = session.observe(seat).known.round.hands[seat]
        assert hand is None or (games[:, layout.HANDS + seat] == hand).all()
        bids = session.observe(seat).bids
        for other, bid in enumerate(bids):
            assert bid is None or (games[:, layout.BIDS + other] == bid).all()


def test_sampled_games_give_high_cards_to_high_bidders() -> None:
    game = Session(Options(players=3, hand_sizes=(5,), first_dealer=2), seed="2a")
    wizards = []
    for bid in (0, 4):
        after = Session(game.state.options, "2a", game.events)
        after.act(MakeBid(0, bid))
        games = Situation(after.observe(1), "1").sample_games(50, worlds=400)
        held = np.bitwise_count(games[:, layout.HANDS] & WIZARD_SET).mean()
        wizards.append(held)
    assert wizards[1] > wizards[0] + 0.3


def test_sampled_games_depend_only_on_the_situation_and_the_seed() -> None:
    game = Session(Options(players=3, hand_sizes=(5,), first_dealer=2), seed="2a")
    situation = Situation(game.observe(0), "1")
    games = situation.sample_games(20, worlds=100)
    assert (situation.sample_games(20, worlds=100) == games).all()
    assert (Situation(game.observe(0), "2").sample_games(20, worlds=100) != games).any()
