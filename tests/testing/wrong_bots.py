"""Bots that each break one law, and otherwise play as ``steady``."""

import random
import sys
from dataclasses import dataclass
from os import environ
from time import sleep
from typing import Any, ClassVar

import numpy as np

from foretell.bots.steady import SteadyBot
from foretell.cards import DECK
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.legal import bid_forbidden_to
from foretell.game.observation import SeatObservation
from foretell.game.state import State


@dataclass
class Wrong:
    seed: str

    def act(self, observation: SeatObservation) -> Action:
        return SteadyBot(self.seed).act(observation)


class Cheat(Wrong):
    """Play any card that there is."""

    def act(self, observation: SeatObservation) -> Action:
        action = super().act(observation)
        return PlayCard(action.seat, DECK[7]) if isinstance(action, PlayCard) else action


class Helpless(Wrong):
    """Raise an error when trump is to be chosen."""

    def act(self, observation: SeatObservation) -> Action:
        action = super().act(observation)
        if isinstance(action, ChooseTrump):
            raise LookupError("which suit?")
        return action


class Spy(Wrong):
    """Search the caller's memory for the whole game."""

    def act(self, observation: SeatObservation) -> Action:
        frame: Any = sys._getframe(1)
        while frame:
            for thing in frame.f_locals.values():
                if isinstance(thing, State) and None not in thing.round.hands:
                    total = sum(hand or 0 for hand in thing.round.hands)
                    actions = observation.legal_actions
                    return actions[total % len(actions)]
            frame = frame.f_back
        return super().act(observation)


class Vandal(Wrong):
    def act(self, observation: SeatObservation) -> Action:
        action = super().act(observation)
        object.__setattr__(observation.known, "winners", (0,))
        return action


class Gambler(Wrong):
    """Use the global random generator."""

    def act(self, observation: SeatObservation) -> Action:
        return random.choice(observation.legal_actions)


class NumpyGambler(Wrong):
    def act(self, observation: SeatObservation) -> Action:
        np.random.seed(1)
        return super().act(observation)


class Fickle(Wrong):
    """Act differently every third time."""

    asked: ClassVar[int] = 0

    def act(self, observation: SeatObservation) -> Action:
        Fickle.asked += 1
        actions = observation.legal_actions
        return actions[-1] if Fickle.asked % 3 == 0 else actions[0]


class Diarist(Wrong):
    """Depend on the number of its decisions, as if no other instance could resume the game."""

    asked = 0

    def act(self, observation: SeatObservation) -> Action:
        self.asked += 1
        actions = observation.legal_actions
        return actions[0] if self.asked < 3 else actions[-1]


class Unsorted(Wrong):
    """Take the first of a set of texts."""

    def act(self, observation: SeatObservation) -> Action:
        actions = {repr(action): action for action in observation.legal_actions}
        return actions[next(iter(set(actions)))]


class Homesick(Wrong):
    """Act only in the process that loaded it first."""

    def act(self, observation: SeatObservation) -> Action:
        if environ.get("PYTHONHASHSEED") == "2":
            raise LookupError("where am I?")
        return super().act(observation)


class Slow(Wrong):
    def act(self, observation: SeatObservation) -> Action:
        sleep(0.01)
        return super().act(observation)


class Chatty(Wrong):
    """Print while deciding, which is allowed."""

    def act(self, observation: SeatObservation) -> Action:
        print("my turn")  # noqa: T201 - what the test forbids
        return super().act(observation)


class Modest(Wrong):
    """Bid nothing."""

    def act(self, observation: SeatObservation) -> Action:
        action = super().act(observation)
        return observation.legal_actions[0] if isinstance(action, MakeBid) else action


class Sulky(Wrong):
    """Bid all or nothing when a number is forbidden."""

    def act(self, observation: SeatObservation) -> Action:
        action = super().act(observation)
        forbidden = bid_forbidden_to(observation.known, action.seat) >= 0
        if isinstance(action, MakeBid) and forbidden:
            low, high = observation.legal_actions[0], observation.legal_actions[-1]
            return low if 2 * action.bid > observation.known.round.size else high
        return action


class Timid(Wrong):
    """Play the lowest card."""

    def act(self, observation: SeatObservation) -> Action:
        action = super().act(observation)
        return min(plays_of(observation), key=rank, default=action)


class Greedy(Wrong):
    """Play the highest card."""

    def act(self, observation: SeatObservation) -> Action:
        action = super().act(observation)
        return max(plays_of(observation), key=rank, default=action)


def plays_of(observation: SeatObservation) -> list[PlayCard]:
    return [action for action in observation.legal_actions if isinstance(action, PlayCard)]


def rank(play: PlayCard) -> tuple[int, int]:
    return play.card.rank, play.card.index
