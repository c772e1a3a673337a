"""``yardstick`` and ``searcher``: rollouts of every action in sampled possible games."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace
from typing import Final, Protocol, Self

import numpy as np

from foretell.bots.explain import NO_TRACES, Traces, faults_of, reasons_for, rival_of
from foretell.bots.explanation import ActionValue, Explanation, Reason
from foretell.bots.sampling.likelihood import FloatArray
from foretell.bots.sampling.situation import Situation
from foretell.bots.search.rollouts import MOVES, rollouts, trace
from foretell.bots.search.successive_elimination import successive_elimination
from foretell.bots.search.utility import ENDGAME_ROUNDS
from foretell.game.actions import Action, PlayCard, is_alike
from foretell.game.observation import SeatObservation
from foretell.sim.actions import encode_action
from foretell.sim.layout import IntArray


@dataclass(frozen=True, slots=True)
class Budget:
    """The budget of a search for one decision."""

    games: int
    """The most games in which it tries actions."""
    worlds: int
    """The number of worlds these games are resampled from."""
    actions: int | None = None
    """The most actions tried per game, on average; None for no limit."""
    to_win: bool = False
    """Whether to maximise the chance to win instead of points near the end of the game."""
    tries_all: bool = False
    """Whether every action is tried in all games, and none given up that falls behind."""

    @property
    def rollouts(self) -> int | None:
        """The most rollouts, or None for no limit."""
        return None if self.actions is None else self.games * self.actions

    def scaled(self, games: int | None, *, to_win: bool) -> Self:
        """Return the budget for another number of games, with as many worlds for each."""
        if games is None:
            return replace(self, to_win=to_win)
        return replace(self, games=games, worlds=games * self.worlds // self.games, to_win=to_win)


class RolloutPolicy(Protocol):
    """A search's model of the other players."""

    def sample_games(self, situation: Situation, budget: Budget) -> IntArray:
        """Return possible games, as ``Situation.sample_games`` does."""
        ...

    def rollouts(
        self, settings: IntArray, games: IntArray, actions: IntArray, outcomes: IntArray, /
    ) -> None:
        """Play games to the end of the round; see ``foretell.bots.search.rollouts``."""
        ...

    def logits(self, situation: Situation, actions: IntArray) -> FloatArray | None:
        """Return the logits of actions in a policy that is known to be good.

        Args:
            situation: the information set.
            actions: the actions to choose from, ``int64[actions]``.

        Returns:
            ``float64[actions]``, or None if no such policy is known.
        """
        ...

    def trace(self, settings: IntArray, games: IntArray, actions: IntArray, /) -> IntArray:
        """Return the moves of rollouts, ``int64[games, actions, MOVES]``."""
        ...


@dataclass(frozen=True, slots=True)
class Search:
    """A search for the best action.

    Attributes:
        observation: the observation of the seat to act.
        situation: its information set.
        games: the possible games in which it was made, ``int64[games, WIDTH]``.
        values: the value of each legal action, the best first.
        policy: the model of the other players in it.
    """

    observation: SeatObservation
    situation: Situation
    games: IntArray
    values: tuple[ActionValue, ...]
    policy: RolloutPolicy

    def reasons(self, taken: ActionValue | None = None) -> tuple[Reason, ...]:
        """Return the reasons for the best action, the weightiest first.

        Args:
            taken: a worse one to compare it with, so that reasons against that one do not speak of
                another comparison (default: ``rival_of`` all).
        """
        is_worse = taken is not None and taken.behind > 0
        traces = self.traces(self.values[0], taken if is_worse else rival_of(self.values))
        return reasons_for(self.observation, self.values, traces)

    def against(self, taken: ActionValue) -> tuple[Reason, ...]:
        """Return the reasons against an action that is worth less than the best one."""
        best = self.values[0]
        traces = self.traces(taken, best)
        return faults_of(self.observation, taken=taken, best=best, traces=traces)

    def traces(self, one: ActionValue, other: ActionValue | None) -> Traces:
        """Return the moves after two cards in the same games; none after other actions."""
        if (
            other is None
            or not isinstance(one.action, PlayCard)
            or is_alike(one.action, other.action)
        ):
            return NO_TRACES
        games = self.games[: max(sum(one.tricks), 1)]
        actions = np.array([encode_action(one.action), encode_action(other.action)])
        return Traces(games, self.policy.trace(self.situation.settings, games, actions))


class SteadyRollouts:
    """The rollout policy ``steady``: all seats bid and play like that bot."""

    def sample_games(self, situation: Situation, budget: Budget) -> IntArray:
        """Return possible games, sampled by likelihood."""
        return situation.sample_games(budget.games, worlds=budget.worlds)

    def rollouts(
        self, settings: IntArray, games: IntArray, actions: IntArray, outcomes: IntArray, /
    ) -> None:
        """Play games to the end of the round."""
        rollouts(settings, games, actions, outcomes)

    def trace(self, settings: IntArray, games: IntArray, actions: IntArray, /) -> IntArray:
        """Return the moves of rollouts."""
        moves = np.empty((len(games), len(actions), MOVES), dtype=np.int64)
        trace(settings, games, actions, moves)
        return moves

    def logits(self, situation: Situation, actions: IntArray) -> None:
        """Return None, since these rules of thumb are not known to be good."""


class SearchingBot:
    """Tries every action in possible games, and takes the best.

    Args:
        seed: the seed of the sampled games.
        budget: the budget of a decision.
        policy: the model of the other players (default: ``SteadyRollouts``).
    """

    def __init__(self, seed: str, budget: Budget, policy: RolloutPolicy | None = None) -> None:
        self._seed = seed
        self._budget = budget
        self._policy = policy or SteadyRollouts()

    def act(self, observation: SeatObservation) -> Action:
        """Return the action with the highest value."""
        actions = observation.legal_actions
        if len(actions) == 1:
            return actions[0]
        return self.search(observation).values[0].action

    def explain(self, observation: SeatObservation) -> Explanation:
        """Return the value of each legal action, the best first, and the reasons for it."""
        search = self.search(observation)
        return Explanation(search.values, search.reasons(), self._budget.games)

    def search(self, observation: SeatObservation) -> Search:
        """Return the values of all legal actions, with the games in which they were tried."""
        situation, policy = Situation(observation, self._seed), self._policy
        rounds_to_win = self._rounds_to_win(observation)
        settings, games = situation.settings, policy.sample_games(situation, self._budget)
        kinds = alike(observation.legal_actions)
        codes = np.array([encode_action(each[0]) for each in kinds], dtype=np.int64)
        logits = policy.logits(situation, codes) if rounds_to_win is None else None
        estimates = successive_elimination(
            settings,
            games,
            codes,
            policy.rollouts,
            tries_all=self._budget.tries_all,
            most=self._budget.rollouts,
            logits=logits,
            rounds_to_win=rounds_to_win,
        )
        default = None if logits is None else logits.argmax()
        ranking = sorted(
            zip(kinds, estimates, range(len(codes)), strict=True),
            key=lambda one: (one[1].behind, one[1].behind_margin, one[2] != default),
        )
        values = tuple(
            ActionValue(
                action,
                one.points,
                one.makes_bid,
                one.margin,
                one.behind,
                one.behind_margin,
                one.tricks,
            )
            for each, one, _ in ranking
            for action in each
        )
        return Search(observation, situation, games, values, policy)

    def with_values(self, observation: SeatObservation, values: tuple[ActionValue, ...]) -> Search:
        """Return the search whose values are known already, with possible games."""
        situation = Situation(observation, self._seed)
        games = self._policy.sample_games(situation, self._budget)
        return Search(observation, situation, games, values, self._policy)

    def _rounds_to_win(self, observation: SeatObservation) -> int | None:
        """Return the number of rounds after this one, if winning counts and not points."""
        rounds = observation.known.rounds - observation.known.round.number
        return rounds if self._budget.to_win and rounds < ENDGAME_ROUNDS else None


def alike(actions: Iterable[Action]) -> list[list[Action]]:
    """Return actions, with those together that are alike, as all Wizards are, and all Jesters."""
    kinds: dict[Hashable, list[Action]] = {}
    for action in actions:
        kind: Hashable = action
        if isinstance(action, PlayCard):
            kind = action.card.suit, action.card.rank
        kinds.setdefault(kind, []).append(action)
    return list(kinds.values())


BASELINE: Final = Budget(games=100, worlds=1000)
SEARCHER: Final = Budget(games=1000, worlds=10_000)


def baseline(seed: str) -> SearchingBot:
    """Return ``yardstick``, the baseline for measuring strength, with 100 games."""
    return SearchingBot(seed, BASELINE)


def searcher(seed: str, games: int | None = None, *, to_win: bool = False) -> SearchingBot:
    """Return ``searcher`` with a number of games (default: 1,000)."""
    return SearchingBot(seed, SEARCHER.scaled(games, to_win=to_win))
