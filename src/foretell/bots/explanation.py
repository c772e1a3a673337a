"""Why a bot does what it does: what each action would lead to, and the reasons, as data.

Sentences are made of it elsewhere, in the reader's language.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol, TypeAlias, runtime_checkable

from foretell.game.actions import Action
from foretell.game.observation import Observation

Field: TypeAlias = int | float | str


@dataclass(frozen=True, slots=True)
class Prospect:
    """What an action promises.

    Attributes:
        action: one of the legal actions.
        points: the points of the round that the seat can expect.
        makes_bid: the probability that it takes exactly as many tricks as it bid, 0 to 1.
        margin: half the 95 % interval of ``points``.
        behind: how many points fewer it promises than the best action; 0 for that.
        behind_margin: half the 95 % interval of ``behind``, over the same hands.
    """

    action: Action
    points: float
    makes_bid: float
    margin: float
    behind: float
    behind_margin: float


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that speaks for the action chosen: a code, and what its sentence tells of."""

    code: str
    fields: Mapping[str, Field]


@dataclass(frozen=True, slots=True)
class Explanation:
    """A decision explained.

    Attributes:
        prospects: one for each legal action, the one that is chosen first.
        reasons: what speaks for it, the weightiest first; there can be none.
        worlds: how many deals of the hidden cards were looked at.
    """

    prospects: tuple[Prospect, ...]
    reasons: tuple[Reason, ...]
    worlds: int

    @property
    def action(self) -> Action:
        """The action chosen."""
        return self.prospects[0].action


@runtime_checkable
class Explaining(Protocol):
    """A bot that can say why."""

    def act(self, observation: Observation) -> Action:
        """Return what the observation's seat, which is to act, does."""
        ...

    def explain(self, observation: Observation) -> Explanation:
        """Return what each legal action promises, and why the first one is chosen.

        The first one is what ``act`` returns.
        """
        ...
