"""The bots at a tiny game: each is asked once for whatever it can tell apart."""

from collections.abc import Sequence

from foretell.arena.tiny.game_tree import Board, Knowledge
from foretell.arena.tiny.node import Place
from foretell.bots.bot import Bot
from foretell.game.observation import observe
from foretell.sim.actions import encode_action


class Crowd:
    """A bot at each seat, which play every deal of a tiny game.

    Args:
        board: the game.
        bots: one for each seat; what they do has to follow from the observation.
    """

    def __init__(self, board: Board, bots: Sequence[Bot]) -> None:
        self._board = board
        self._bots = bots
        self._actions: dict[Knowledge, int] = {}

    @property
    def asked(self) -> int:
        """How many decisions the bots have made."""
        return len(self._actions)

    def action(self, place: Place, seat: int) -> int:
        """Return what a seat does that is to act; where it has no choice, its bot is not asked."""
        legal = self._board.legal(place)
        if legal & (legal - 1) == 0:
            return legal.bit_length() - 1
        known = self._board.known(place, seat)
        if known not in self._actions:
            observation = observe(place.state, seat)
            self._actions[known] = encode_action(self._bots[seat].act(observation))
        return self._actions[known]

    def play(self, place: Place, *, until: int | None = None) -> Place:
        """Return the place where a seat is to act next, or the end of the round.

        Args:
            place: where the bots go on.
            until: the seat; when left out, bots play for all seats.
        """
        while (seat := self._board.seat(place)) is not None and seat != until:
            place = self._board.after(place, self.action(place, seat))
        return place
