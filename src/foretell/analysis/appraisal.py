"""``appraise``: the worth of each action of a decision, for hint, advice, review and puzzle.

All ask this one function. The same question gets the same answer from a cache keyed by what the
seat knows, so that they cannot disagree.
"""

from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from foretell.analysis.judgement import DEFAULT, NAMED_FROM, SURE, Thresholds
from foretell.bots.explain import faults_of, reasons_for
from foretell.bots.explanation import Z_95, ActionValue, Explanation, Reason
from foretell.bots.learned.shipped import best_network, quick_network
from foretell.bots.sampling.situation import Situation
from foretell.bots.search.bot import SearchingBot
from foretell.bots.strongest.bot import ANALYST, NetworkRollouts
from foretell.bots.strongest.mixed import TEMPERATURE
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation

SEED: Final = "0" * 64
"""The seed of the possible games in which actions are tried."""
GAMES: Final = ANALYST.games
"""The possible games of an appraisal."""
MORE: Final = (NAMED_FROM, 4 * NAMED_FROM)
"""The possible games of appraisals in which a name is settled."""
_KEPT: Final = 256
"""The appraisals kept."""


@dataclass(frozen=True, slots=True)
class Appraisal:
    """The worth of each action of a decision, as far as its seat can know.

    Attributes:
        observation: the observation of the seat to act.
        values: the value of each legal action, the best first.
        games: the number of possible games in which they were tried.
    """

    observation: SeatObservation
    values: tuple[ActionValue, ...]
    games: int

    def of(self, action: Action) -> ActionValue:
        """Return the value of a legal action."""
        return next(value for value in self.values if value.action == action)

    def reasons(self) -> tuple[Reason, ...]:
        """Return the reasons for the best action, the weightiest first."""
        return reasons_for(self.observation, self.values)

    def against(self, action: Action) -> tuple[Reason, ...]:
        """Return the reasons against an action; none if it is the best."""
        taken = self.of(action)
        if taken.behind <= 0:
            return ()
        return faults_of(self.observation, taken=taken, best=self.values[0])


class Analyst:
    """Explains decisions by ``appraise``.

    Args:
        games: the number of possible games (default: ``GAMES``).
    """

    def __init__(self, games: int | None = None) -> None:
        self._games = games

    def act(self, observation: SeatObservation) -> Action:
        """Return the action of the highest value."""
        return appraise(observation, self._games).values[0].action

    def explain(self, observation: SeatObservation) -> Explanation:
        """Return the value of each legal action, the best first, and the reasons for it."""
        appraisal = appraise(observation, self._games)
        return Explanation(appraisal.values, appraisal.reasons(), appraisal.games)


def appraise(observation: SeatObservation, games: int | None = None) -> Appraisal:
    """Return the worth of each legal action.

    Args:
        observation: the observation of a seat that is to act.
        games: the number of possible games in which actions are tried (default: ``GAMES``).
    """
    situation = Situation(observation, SEED)
    known = situation.settings.tobytes(), situation.known.tobytes()
    return _appraised(_Question(*known, games or GAMES, observation))


def settled(
    observation: SeatObservation, action: Action, thresholds: Thresholds = DEFAULT
) -> Appraisal:
    """Return an appraisal with enough games to tell whether an action is to be named.

    A name needs ``NAMED_FROM`` games and a loss beyond ``SURE`` standard errors. While one is
    possible, more games are tried, up to the last of ``MORE``.

    Args:
        observation: the observation of the seat to act.
        action: the action taken.
        thresholds: the losses from which on decisions are named.
    """
    appraisal = appraise(observation)
    for games in MORE:
        if is_settled(appraisal.of(action), appraisal.games, thresholds):
            break
        appraisal = appraise(observation, games)
    return appraisal


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
    policy = NetworkRollouts(best_network(), quick_network(), TEMPERATURE)
    analyst = SearchingBot(SEED, ANALYST.scaled(question.games, to_win=False), policy)
    values = analyst.search(question.observation).values
    return Appraisal(question.observation, values, question.games)
