"""``appraise``: the worth of each action of a decision, for hint, advice, review and puzzle.

All ask this one function. The same question gets the same answer from a cache keyed by what the
seat knows, so that they cannot disagree.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from foretell.analysis.hints import values_of
from foretell.analysis.judgement import DEFAULT, NAMED_FROM, SURE, Thresholds
from foretell.bots.explain import faults_of, reasons_for
from foretell.bots.explanation import Z_95, ActionValue, Explanation, Reason
from foretell.bots.learned.shipped import best_network, quick_network
from foretell.bots.sampling.situation import Situation
from foretell.bots.search.bot import Search, SearchingBot
from foretell.bots.strongest.bot import ANALYST, NetworkRollouts
from foretell.bots.strongest.mixed import TEMPERATURE
from foretell.game.actions import Action, is_alike
from foretell.game.hint import Hint
from foretell.game.observation import SeatObservation

SEED: Final = "0" * 64
"""The seed of the possible games in which actions are tried."""
GAMES: Final = ANALYST.games
"""The possible games of an appraisal."""
MORE: Final = (NAMED_FROM, 4 * NAMED_FROM)
"""The possible games of appraisals in which a name is settled."""
_KEPT: Final = 64
"""The appraisals kept."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """The worth of each action of a decision, as far as its seat can know.

    Attributes:
        observation: the observation of the seat to act.
        values: the value of each legal action, the best first.
        games: the number of possible games in which they were tried.
        search: these games; None if they are not known, so that no causes are found.
    """

    observation: SeatObservation
    values: tuple[ActionValue, ...]
    games: int
    search: Search | None = field(default=None, repr=False, compare=False)

    def of(self, action: Action) -> ActionValue:
        """Return the value of a legal action."""
        return next(value for value in self.values if value.action == action)

    def reasons(self, taken: Action | None = None) -> tuple[Reason, ...]:
        """Return the reasons for the best action, the weightiest first.

        Args:
            taken: an action to compare it with (default: none).
        """
        if self.search is None:
            return reasons_for(self.observation, self.values)
        return self.search.reasons(None if taken is None else self.of(taken))

    def against(self, action: Action) -> tuple[Reason, ...]:
        """Return the reasons against an action; none if it is the best."""
        taken = self.of(action)
        if taken.behind <= 0:
            return ()
        if self.search is None:
            return faults_of(self.observation, taken=taken, best=self.values[0])
        return self.search.against(taken)


class Analyst:
    """Explains decisions by ``appraise``.

    Args:
        games: the number of possible games (default: ``GAMES``).
    """

    def __init__(self, games: int | None = None) -> None:
        self._games = games

    def act(self, observation: SeatObservation) -> Action:
        """Return the action of the highest value."""
        return self._appraisal(observation).values[0].action

    def explain(self, observation: SeatObservation) -> Explanation:
        """Return the value of each legal action, the best first, and the reasons for it."""
        appraisal = self._appraisal(observation)
        return Explanation(appraisal.values, appraisal.reasons(), appraisal.games)

    def _appraisal(self, observation: SeatObservation) -> Appraisal:
        return appraise(observation, self._games)


class Adviser(Analyst):
    """Explains decisions by ``advised``: the bot of hints and advice."""

    def _appraisal(self, observation: SeatObservation) -> Appraisal:
        return advised(observation)


def appraise(observation: SeatObservation, games: int | None = None) -> Appraisal:
    """Return the worth of each legal action.

    Args:
        observation: the observation of a seat that is to act.
        games: the number of possible games in which actions are tried (default: ``GAMES``).
    """
    situation = Situation(observation, SEED)
    known = situation.settings.tobytes(), situation.known.tobytes()
    return _appraised(_Question(*known, games or GAMES, observation))


def advised(observation: SeatObservation) -> Appraisal:
    """Return the appraisal for a hint.

    More games are tried while another action may be as good as the best, up to the first of
    ``MORE``.
    """
    appraisal = appraise(observation)
    return appraisal if is_clear(appraisal.values) else appraise(observation, MORE[0])


def is_clear(values: Sequence[ActionValue]) -> bool:
    """Return whether every action is surely worse than the best, or equivalent to it."""
    best = values[0].action
    return not any(one.is_level and not is_alike(one.action, best) for one in values)


def settled(
    observation: SeatObservation,
    action: Action,
    thresholds: Thresholds = DEFAULT,
    *,
    hint: Hint | None = None,
) -> Appraisal:
    """Return an appraisal with enough games to decide whether an action is to be named.

    A name needs ``NAMED_FROM`` games and a loss beyond ``SURE`` standard errors. While one is
    possible, more games are tried, up to the last of ``MORE``. The values of a hint count, unless
    they come from fewer games than an appraisal.

    Args:
        observation: the observation of the seat to act.
        action: the action taken.
        thresholds: the losses from which on decisions are named.
        hint: what its player was shown before it, if anything.
    """
    appraisal = _shown(observation, hint) or appraise(observation)
    for games in MORE:
        if is_settled(appraisal.of(action), appraisal.games, thresholds):
            break
        if games > appraisal.games:
            appraisal = appraise(observation, games)
    return appraisal


def _shown(observation: SeatObservation, hint: Hint | None) -> Appraisal | None:
    """Return the values of a hint as an appraisal, if it is as well informed as one."""
    if hint is None or hint.games < GAMES:
        return None
    values = values_of(hint, observation.legal_actions)
    if values is None:
        return None
    search = _analyst(hint.games).with_values(observation, values)
    return Appraisal(observation, values, hint.games, search)


def is_settled(value: ActionValue, games: int, thresholds: Thresholds = DEFAULT) -> bool:
    """Return whether more games could hardly change that an action is named, or is not."""
    if value.behind < thresholds.inaccurate:
        return True
    return games >= NAMED_FROM and value.behind > SURE * value.behind_margin / Z_95


@dataclass(frozen=True, slots=True)
class _Question:
    """A decision to appraise; equal ones are those in which the seat knows the same."""

    settings: bytes
    known: bytes
    games: int
    observation: SeatObservation = field(compare=False)


@lru_cache(maxsize=_KEPT)
def _appraised(question: _Question) -> Appraisal:
    search = _analyst(question.games).search(question.observation)
    return Appraisal(question.observation, search.values, question.games, search)


def _analyst(games: int) -> SearchingBot:
    policy = NetworkRollouts(best_network(), quick_network(), TEMPERATURE)
    return SearchingBot(SEED, ANALYST.scaled(games, to_win=False), policy)
