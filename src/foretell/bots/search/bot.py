"""``yardstick`` and ``searcher``: bots that try every action in games that are possible."""

from dataclasses import dataclass, replace
from typing import Final, Protocol, Self

import numpy as np

from foretell.bots.explain import reasons_for
from foretell.bots.explanation import Explanation, Prospect
from foretell.bots.search.rollouts import play_outs
from foretell.bots.search.situation import Situation, code_of
from foretell.bots.search.successive_elimination import Hint, race
from foretell.bots.search.utility import NEAR, worth_of_winning
from foretell.game.actions import Action
from foretell.game.observation import Observation
from foretell.sim.layout import IntArray


@dataclass(frozen=True, slots=True)
class Effort:
    """How much a search does for a decision."""

    games: int
    """In how many possible games it tries actions at most."""
    drawn: int
    """From how many worlds these are chosen."""
    actions: int | None = None
    """How many actions it tries in each of these games, on the average, at most."""
    to_win: bool = False
    """Near the end of the game the place counts, and not the points."""

    @property
    def trials(self) -> int | None:
        """How many actions and games it tries, all together."""
        return None if self.actions is None else self.games * self.actions

    def changed(self, games: int | None, *, to_win: bool) -> Self:
        """Return the effort for another number of games, drawn from as many worlds for each."""
        if games is None:
            return replace(self, to_win=to_win)
        return replace(self, games=games, drawn=games * self.drawn // self.games, to_win=to_win)


class Guide(Protocol):
    """What a search goes by."""

    def games(self, situation: Situation, effort: Effort) -> IntArray:
        """Return possible games, as ``Situation.games`` does."""
        ...

    def play_outs(
        self, settings: IntArray, games: IntArray, actions: IntArray, totals: IntArray, /
    ) -> None:
        """Play games to the end of the round, as ``foretell.bots.search.rollouts`` does."""
        ...

    def hint(self, settings: IntArray, game: IntArray, actions: IntArray) -> Hint | None:
        """Return what it knows of actions before any is tried.

        Args:
            settings: of the game.
            game: a possible one, of which it goes only by what the seat to act knows.
            actions: ``int64[actions]``.
        """
        ...


class RulesOfThumb:
    """All bid and play as ``steady`` does."""

    def games(self, situation: Situation, effort: Effort) -> IntArray:
        """Return possible games, likelier ones more often."""
        return situation.games(effort.games, drawn=effort.drawn)

    def play_outs(
        self, settings: IntArray, games: IntArray, actions: IntArray, totals: IntArray, /
    ) -> None:
        """Play games to the end of the round."""
        play_outs(settings, games, actions, totals)

    def hint(
        self,
        settings: IntArray,
        game: IntArray,
        actions: IntArray,
    ) -> None:
        """Nothing is known of actions before they are tried."""


class SearchingBot:
    """Try every action in possible games, and take the best.

    Args:
        seed: the source of the games.
        effort: how many.
        guide: how likely they are, and how they are played on.
    """

    def __init__(self, seed: str, effort: Effort, guide: Guide | None = None) -> None:
        self._seed = seed
        self._effort = effort
        self._guide = guide or RulesOfThumb()

    def act(self, observation: Observation) -> Action:
        """Return the action that promises most points of the round."""
        actions = observation.legal_actions
        return actions[0] if len(actions) == 1 else self._prospects(observation)[0].action

    def explain(self, observation: Observation) -> Explanation:
        """Return what each legal action promises, the best first, and why that is chosen."""
        prospects = self._prospects(observation)
        return Explanation(prospects, reasons_for(observation, prospects), self._effort.games)

    def _prospects(self, observation: Observation) -> tuple[Prospect, ...]:
        situation, guide = Situation(observation, self._seed), self._guide
        settings, games = situation.settings, guide.games(situation, self._effort)
        actions, trials = observation.legal_actions, self._effort.trials
        codes = np.array([code_of(action) for action in actions], dtype=np.int64)
        if self._effort.to_win and (left := _rounds_left(observation)) < NEAR:
            worth = worth_of_winning(observation.options.players, left)
            found = race(settings, games, codes, guide.play_outs, trials=trials, worth=worth)
        else:
            hint = guide.hint(settings, games[0], codes)
            found = race(settings, games, codes, guide.play_outs, trials=trials, hint=hint)
        prospects = [
            Prospect(
                action,
                tried.points,
                tried.makes_bid,
                tried.margin,
                tried.behind,
                tried.behind_margin,
            )
            for action, tried in zip(actions, found, strict=True)
        ]
        prospects.sort(key=lambda prospect: (prospect.behind, prospect.behind_margin))
        return tuple(prospects)


def _rounds_left(observation: Observation) -> int:
    return observation.known.rounds - observation.known.round.number


YARDSTICK: Final = Effort(games=100, drawn=1000)
SEARCHER: Final = Effort(games=1000, drawn=10_000)


def yardstick(seed: str) -> SearchingBot:
    """Return the bot that strength is measured against: 100 possible games, whatever comes."""
    return SearchingBot(seed, YARDSTICK)


def searcher(seed: str, games: int | None = None, *, to_win: bool = False) -> SearchingBot:
    """Return a bot that looks at so many possible games, 1,000 when nothing is said."""
    return SearchingBot(seed, SEARCHER.changed(games, to_win=to_win))
