"""The players at the other seats of an environment for one seat."""

from dataclasses import replace

import pytest

from foretell.envs.game import Game
from foretell.envs.opponents import Opponents
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation
from foretell.rules.options import Options


def begun(opponents: Opponents, options: Options) -> Game:
    """Return a new game in which the opponents are to act."""
    game = Game(options)
    game.begin(1)
    opponents.begin(1)
    return game


def test_opponents_who_bid_in_secret_are_asked_in_order_of_their_seats() -> None:
    asked = []

    def bid(seen: SeatObservation) -> Action:
        asked.append(seen.seat)
        return seen.legal_actions[0]

    options = Options(players=4, bidding="secret", hand_sizes=(1,))
    opponents = Opponents(options, 1, bid)
    opponents.play_on(begun(opponents, options))
    assert asked == [0, 2, 3]


def test_an_action_for_another_seat_is_refused_though_it_is_legal_there() -> None:
    def bid_for_another(seen: SeatObservation) -> Action:
        return replace(seen.legal_actions[0], seat=(seen.seat + 1) % 3)

    options = Options(players=3, bidding="secret", hand_sizes=(1,))
    opponents = Opponents(options, 0, bid_for_another)
    with pytest.raises(ValueError, match="the opponent at seat 1 chose"):
        opponents.play_on(begun(opponents, options))
