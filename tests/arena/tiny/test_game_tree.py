"""The simulator and the table tell the same of a tiny game, and so do seats that know the same."""

from collections.abc import Iterator

import pytest

from foretell.arena.tiny.game import TinyGame, tiny_game
from foretell.arena.tiny.game_tree import Board, Knowledge
from foretell.arena.tiny.node import Place
from foretell.game.observation import Observation, observe
from foretell.game.phases import phase_of, seats_to_act
from foretell.rules.options import Bidding
from foretell.sim.actions import encode_action
from tests.arena.tiny.strategies import knowledge_of

DECK = "C3 D7 Z1 Z2 N1"


def places(board: Board) -> Iterator[Place]:
    """Yield every place of a game, in half of its deals."""
    waiting = board.deals()[::2]
    while waiting:
        place = waiting.pop()
        yield place
        if board.seat(place) is not None:
            legal = board.legal(place)
            actions = [action for action in range(legal.bit_length()) if legal >> action & 1]
            waiting += [board.after(place, action) for action in actions]


GAMES = (
    *(tiny_game(DECK, players=3, hand_sizes=(1,), bidding=bidding) for bidding in Bidding),
    tiny_game(DECK, players=3, hand_sizes=(1,), even_bid="never", winning_wizard="last"),
)


@pytest.mark.parametrize("game", GAMES)
def test_simulator_and_table_tell_the_same_and_seats_know_the_same_where_they_see_the_same(
    game: TinyGame,
) -> None:
    board = Board(game)
    seen: dict[Knowledge, Observation] = {}
    for place in places(board):
        seat = board.seat(place)
        if seat is None:
            assert place.state.totals == board.points(place)
            continue
        assert seats_to_act(phase_of(place.state))[0] == seat
        observation = observe(place.state, seat)
        legal = sum(1 << encode_action(action) for action in observation.legal_actions)
        assert board.legal(place) == legal
        known = board.known(place, seat)
        assert known == knowledge_of(observation)
        assert seen.setdefault(known, observation) == observation
    assert len(set(seen.values())) == len(seen)
