"""``StrategyProfile``: bots at a tiny game, each queried once per information set."""

from collections.abc import Sequence

from foretell.arena.tiny.game_tree import GameTree, InformationSet, Node
from foretell.bots.bot import Bot
from foretell.game.observation import observe
from foretell.sim.actions import encode_action


class StrategyProfile:
    """A strategy for each seat, given by a bot.

    Args:
        tree: of the game.
        bots: one for each seat; their actions must depend only on the observation.
    """

    def __init__(self, tree: GameTree, bots: Sequence[Bot]) -> None:
        self._tree = tree
        self._bots = bots
        self._actions: dict[InformationSet, int] = {}

    @property
    def asked(self) -> int:
        """The number of information sets queried so far."""
        return len(self._actions)

    def action(self, node: Node, seat: int) -> int:
        """Return the action of the seat to act; its bot is queried only if there is a choice."""
        legal = self._tree.legal(node)
        if legal & (legal - 1) == 0:
            return legal.bit_length() - 1
        information_set = self._tree.information_set(node, seat)
        if information_set not in self._actions:
            observation = observe(node.state, seat)
            self._actions[information_set] = encode_action(self._bots[seat].act(observation))
        return self._actions[information_set]

    def play(self, node: Node, *, until: int | None = None) -> Node:
        """Return the next node at which a seat is to act, or the end of the round.

        Args:
            node: the node to start from.
            until: the seat (default: none, bots play for all seats).
        """
        while (seat := self._tree.seat(node)) is not None and seat != until:
            node = self._tree.child(node, self.action(node, seat))
        return node
