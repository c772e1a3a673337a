"""``yardstick`` and ``searcher``: bots that try every action in games that are possible."""

from dataclasses import dataclass
from typing import Final

import numpy as np

from foretell.bots.explanation import Explanation, Prospect
from foretell.bots.reasons import reasons_for
from foretell.bots.search.race import race
from foretell.bots.search.situation import Situation, code_of
from foretell.game.actions import Action
from foretell.game.observation import Observation


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a search does for a decision."""

    games: int
    """In how many possible games it tries actions at most."""
    drawn: int
    """From how many worlds these are chosen."""


class SearchingBot:
    """Try every action in possible games, played on by rules of thumb, and take the best.

    Args:
        seed: the source of the games.
        effort: how many.
    """

    def __init__(self, seed: str, effort: Effort) -> None:
        self._seed = seed
        self._effort = effort

    def act(self, observation: Observation) -> Action:
        """Return the action that promises most points of the round."""
        actions = observation.legal_actions
        return actions[0] if len(actions) == 1 else self._prospects(observation)[0].action

    def explain(self, observation: Observation) -> Explanation:
        """Return what each legal action promises, the best first, and why that is chosen."""
        prospects = self._prospects(observation)
        return Explanation(prospects, reasons_for(observation, prospects), self._effort.games)

    def _prospects(self, observation: Observation) -> tuple[Prospect, ...]:
        situation = Situation(observation, self._seed)
        games = situation.games(self._effort.games, drawn=self._effort.drawn)
        actions = observation.legal_actions
        codes = np.array([code_of(action) for action in actions], dtype=np.int64)
        prospects = [
            Prospect(
                action,
                tried.points,
                tried.makes_bid,
                tried.margin,
                tried.behind,
                tried.behind_margin,
            )
            for action, tried in zip(actions, race(situation.settings, games, codes), strict=True)
        ]
        prospects.sort(key=lambda prospect: prospect.behind)
        return tuple(prospects)


YARDSTICK: Final = Effort(games=100, drawn=1000)
SEARCHER: Final = Effort(games=1000, drawn=10_000)


def yardstick(seed: str) -> SearchingBot:
    """Return the bot that strength is measured against: 100 possible games, whatever comes."""
    return SearchingBot(seed, YARDSTICK)


def searcher(seed: str) -> SearchingBot:
    """Return a bot that looks at 1,000 possible games."""
    return SearchingBot(seed, SEARCHER)
