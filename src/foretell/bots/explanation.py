"""A decision explained, as data: the value of each action, and the reasons for the best.

``foretell.terminal.common.table.advice`` turns it into sentences.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Protocol, TypeAlias, runtime_checkable

from foretell.game.actions import Action, is_alike
from foretell.game.observation import SeatObservation

Field: TypeAlias = int | float | str

Z_95: Final = 1.96
"""Half the width of a 95 % interval, in standard errors."""


@dataclass(frozen=True, slots=True)
class ActionValue:
    """The estimated value of an action.

    Attributes:
        action: one of the legal actions.
        points: the expected points of the round.
        makes_bid: the probability that the seat makes its bid exactly, 0 to 1.
        margin: half the 95 % interval of ``points``.
        behind: the gap to the best action, in points; 0 for the best.
        behind_margin: half the 95 % interval of ``behind``, over the same games.
        tricks: in how many possible games the seat took 0, 1, 2, … tricks of the round; empty
            where none were played.
    """

    action: Action
    points: float
    makes_bid: float
    margin: float
    behind: float
    behind_margin: float
    tricks: tuple[int, ...] = ()

    @property
    def is_level(self) -> bool:
        """Whether the best action may be no better."""
        return self.behind <= self.behind_margin


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason for the chosen action: its code, and the fields of its sentence."""

    code: str
    fields: Mapping[str, Field]


@dataclass(frozen=True, slots=True)
class Explanation:
    """A decision explained.

    Attributes:
        action_values: of each legal action, the chosen one first.
        reasons: for the chosen action, the weightiest first; there may be none.
        worlds: the number of possible games averaged over.
    """

    action_values: tuple[ActionValue, ...]
    reasons: tuple[Reason, ...]
    worlds: int

    @property
    def action(self) -> Action:
        """The chosen action."""
        return self.action_values[0].action

    @property
    def choices(self) -> tuple[ActionValue, ...]:
        """The action values without those of actions equivalent to an earlier one (R1.1)."""
        distinct: list[ActionValue] = []
        for value in self.action_values:
            if not any(is_alike(value.action, other.action) for other in distinct):
                distinct.append(value)
        return tuple(distinct)


@runtime_checkable
class Explaining(Protocol):
    """A bot that explains its decisions."""

    def act(self, observation: SeatObservation) -> Action:
        """Return the action of the observation's seat, which is to act."""
        ...

    def explain(self, observation: SeatObservation) -> Explanation:
        """Return the value of each legal action, and the reasons for the first one.

        The first one is the action returned by ``act``.
        """
        ...
