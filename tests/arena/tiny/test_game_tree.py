"""The simulator and the table agree on a tiny game, and so do seats with the same knowledge."""

from collections.abc import Iterator

import pytest

from foretell.arena.tiny.game import TinyGame, tiny_game
from foretell.arena.tiny.game_tree import GameTree, InformationSet, Node
from foretell.game.observation import SeatObservation, observe
from foretell.game.phases import phase_of, seats_to_act
from foretell.rules.options import Bidding
from foretell.sim.actions import encode_action
from tests.arena.tiny.strategies import information_set_of

DECK = "C3 D7 Z1 Z2 N1"


def nodes(tree: GameTree) -> Iterator[Node]:
    """Yield every node of a game, in half of its deals."""
    waiting = tree.deals()[::2]
    while waiting:
        node = waiting.pop()
        yield node
        if tree.seat(node) is not None:
            legal = tree.legal(node)
            actions = [action for action in range(legal.bit_length()) if legal >> action & 1]
            waiting += [tree.child(node, action) for action in actions]


GAMES = (
    *(tiny_game(DECK, players=3, hand_sizes=(1,), bidding=bidding) for bidding in Bidding),
    tiny_game(DECK, players=3, hand_sizes=(1,), even_bid="never", winning_wizard="last"),
)


@pytest.mark.parametrize("game", GAMES)
def test_simulator_and_table_agree_on_nodes_and_on_information_sets(game: TinyGame) -> None:
    tree = GameTree(game)
    seen: dict[InformationSet, SeatObservation] = {}
    for node in nodes(tree):
        seat = tree.seat(node)
        if seat is None:
            assert node.state.totals == tree.points(node)
            continue
        assert seats_to_act(phase_of(node.state))[0] == seat
        observation = observe(node.state, seat)
        legal = sum(1 << encode_action(action) for action in observation.legal_actions)
        assert tree.legal(node) == legal
        known = tree.information_set(node, seat)
        assert known == information_set_of(observation)
        assert seen.setdefault(known, observation) == observation
    assert len(set(seen.values())) == len(seen)
