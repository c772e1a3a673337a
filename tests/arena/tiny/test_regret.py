"""The best response is the best of all strategies, and leaves nothing on the table."""

from collections.abc import Sequence
from functools import partial

import pytest

from foretell.arena.tiny import Regret, regret, tiny_game
from foretell.arena.tiny.board import Board
from foretell.arena.tiny.crowd import Crowd
from foretell.arena.tiny.game import TinyGame
from foretell.arena.tiny.place import Place
from foretell.arena.tiny.regret import best_response, points_of
from foretell.bots.bot import Bot
from foretell.bots.registry import create
from foretell.game.actions import Action
from foretell.game.decide import act
from foretell.game.observation import Observation, observe
from foretell.game.phases import phase_of, seats_to_act
from tests.arena.tiny.strategies import Strategist

ONE_CARD = tiny_game("C3 C7 D7 Z1 N1", players=3, hand_sizes=(1,))
TWO_CARDS = tiny_game("C3 C7 C11 D7 D11 Z1 N1", players=3, hand_sizes=(2,))
HIDDEN = tiny_game("C3 C7 C11 D7 D11 Z1 N1", players=3, hand_sizes=(2,), bidding="hidden")

Strategy = dict[Observation, Action]


def bots_of(name: str) -> list[Bot]:
    return [create(name, str(seat)) for seat in range(3)]


def best_of_all_strategies(places: Sequence[Place], bots: Sequence[Bot], seat: int) -> int:
    """Return the most points of any strategy, each of which is tried, at a table."""
    most = -1000
    waiting: list[Strategy] = [{}]
    while waiting:
        strategy = waiting.pop()
        total, unknown = 0, None
        for place in places:
            state = place.state
            while seats := seats_to_act(phase_of(state)):
                seen = observe(state, seats[0])
                if seats[0] != seat:
                    action = bots[seats[0]].act(seen)
                elif seen in strategy:
                    action = strategy[seen]
                else:
                    unknown = seen
                    break
                state = act(state, action)[1]
            if unknown:
                break
            total += state.totals[seat]
        if unknown:
            waiting += [{**strategy, unknown: action} for action in unknown.legal_actions]
        else:
            most = max(most, total)
    return most


@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("game", [ONE_CARD, TWO_CARDS, HIDDEN])
def test_the_best_response_is_the_best_of_all_strategies(game: TinyGame, seat: int) -> None:
    """In the deals which the seat cannot tell from one of them."""
    board, bots = Board(game), bots_of("steady")
    deals = board.deals()
    for example in deals[len(deals) // 2 :: 400]:
        alike = [
            place
            for place in deals
            if place.cards.hands[seat] == example.cards.hands[seat]
            and place.cards.turned == example.cards.turned
        ]
        found = best_response(board, Crowd(board, bots), alike, seat=seat)
        assert found.points == best_of_all_strategies(alike, bots, seat)


@pytest.mark.parametrize("game", [ONE_CARD, TWO_CARDS])
def test_the_best_response_gets_what_it_promises_and_has_no_regret(game: TinyGame) -> None:
    """Where these deals are all that there are."""
    board, bots = Board(game), bots_of("steady")
    deals = board.deals()[::5]
    for seat in range(3):
        found = best_response(board, Crowd(board, bots), deals, seat=seat)
        with_it = [*bots[:seat], Strategist(found.strategy), *bots[seat + 1 :]]
        crowd = Crowd(board, with_it)
        assert points_of(board, crowd, deals)[seat] == found.points
        assert best_response(board, crowd, deals, seat=seat).points == found.points


def test_a_bot_gets_no_more_than_the_best_response_to_it() -> None:
    steady, random = (regret(partial(create, name), ONE_CARD) for name in ("steady", "random"))
    for found in (steady, random):
        assert found.deals == 5 * 4 * 3 * 2
        assert all(left >= 0 for left in found.by_seat)
    assert steady.mean < random.mean


def test_regret_is_what_the_best_response_gets_more() -> None:
    found = Regret(points=(10.0, 20.0), best=(15.0, 20.5), deals=1, decisions=1)
    assert found.by_seat == (5.0, 0.5)
    assert found.mean == 2.75


def test_each_copy_has_its_own_seed() -> None:
    seeds = []

    def make(seed: str) -> Bot:
        seeds.append(seed)
        return create("steady", seed)

    regret(make, ONE_CARD)
    assert len(set(seeds)) == 3
