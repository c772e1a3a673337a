"""Rounds of self-play, by their numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

from foretell.analysis.puzzles.policy import network
from foretell.analysis.puzzles.position import new_round, play_choices
from foretell.analysis.puzzles.puzzle import Puzzle
from foretell.bots.bot import Bot
from foretell.bots.runner import seat_bots
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation
from foretell.game.phases import ChoosingTrump
from foretell.game.session import Session
from foretell.game.stream import Stream

NAMING_GAP: Final = 9.0
"""The gap that the network has to predict for naming trump, where it is less exact, in points."""
DEALS: Final = 256
"""The deals tried for such a round; the seeds of a round start at ``DEALS`` times its number."""

_PLAYERS: Final = (3, 3, 3, 4, 4, 4, 5, 6)
_HANDS: Final = range(2, 11)
"""The cards dealt to each player: with one, there is little to find."""
_NAMING: Final = 3
"""The share of rounds in which the dealer is to name trump (R5.3): one in this many."""
_BOTS: Final = ("learned", "learned", "learned", "seasoned")


@dataclass(slots=True)
class PlayedRound:
    """A round as it is played.

    Attributes:
        session: the game.
        players: the bot of each seat.
        choices: the actions so far, by their places among the legal ones.
    """

    session: Session
    players: Sequence[Bot | None]
    choices: list[int]

    @property
    def observation(self) -> SeatObservation:
        """The observation of the seat to act."""
        return self.session.observe(self.session.to_act[0])

    def play(self, action: Action | None = None) -> None:
        """Play an action; by default, that of the seat's bot."""
        seat = self.session.to_act[0]
        player, legal = self.players[seat], self.session.legal_actions(seat)
        assert player is not None
        chosen = player.act(self.observation) if action is None else action
        self.choices.append(legal.index(chosen))
        self.session.act(chosen)

    def repeat(self, choices: Sequence[int]) -> None:
        """Play the same actions as before."""
        self.choices.extend(choices)
        play_choices(self.session, choices)


def start_round(number: int) -> PlayedRound:
    """Return the game of a round, with a bot for each seat."""
    stream = Stream(f"{number:x}".encode(), "puzzles/round")
    players = _PLAYERS[stream.below(len(_PLAYERS))]
    size = _HANDS[stream.below(len(_HANDS))]
    bots = [_BOTS[stream.below(len(_BOTS))] for _ in range(players)]
    first = number * DEALS
    session = new_round(players, size, f"{first:x}")
    if number % _NAMING == 0:
        for deal in range(first + 1, first + DEALS):
            if _asks_for_trump(session):
                break
            session = new_round(players, size, f"{deal:x}")
    return PlayedRound(session, seat_bots(bots, session.seed), [])


def _asks_for_trump(session: Session) -> bool:
    """Return whether the dealer is to name trump, and the network has a clear choice."""
    if not isinstance(session.phase, ChoosingTrump):
        return False
    points = np.sort(network().predict(session.observe(session.to_act[0])).points)
    return bool(points[-1] - points[-2] >= NAMING_GAP)


def round_of(puzzle: Puzzle) -> int:
    """Return the number of the round in which a puzzle was found."""
    return int(puzzle.seed, 16) // DEALS
