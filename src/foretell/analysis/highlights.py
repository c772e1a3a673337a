"""The highlights of a reviewed game: the best find, a bid against the odds, a rescue.

Each follows from the values of the decisions and from the rounds in which the bid was made.
``static/analysis/highlights.js`` finds the same ones on the page.
"""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import Enum
from typing import Final

from foretell.analysis.judgement import SURE
from foretell.analysis.review import DecisionReview, Kind, Review
from foretell.bots.explanation import Z_95, ActionValue
from foretell.game.actions import is_alike

FAR: Final = 5.0
"""The points by which every other choice is worse in a find: any of them would be a mistake."""
CHOICES: Final = 3
"""The least choices of a find."""
AGAINST_ODDS: Final = 0.4
"""The greatest chance of a bid against the odds."""
HOPELESS: Final = 1 / 3
"""The greatest chance in the play from which a bid is rescued."""


class Highlight(Enum):
    """The kinds of highlights, in their order."""

    FIND = "find"
    """The best card or trump, and every other one was far worse."""
    ODDS = "odds"
    """A bid that had a small chance, and was made."""
    RESCUE = "rescue"
    """A bid whose chance had become small in the play, and was made."""


@dataclass(frozen=True, slots=True)
class WentWell:
    """A decision that went well.

    Attributes:
        highlight: in what way.
        round: the number of its round.
        decision: the decision.
        figure: the points by which the next choice is worse in a find; otherwise the chance of the
            bid, 0 to 1.
    """

    highlight: Highlight
    round: int
    decision: DecisionReview
    figure: float


def highlights(review: Review, seat: int) -> tuple[WentWell, ...]:
    """Return the highlights of a reviewed seat: at most one of each kind, the first of equals."""
    finds: list[WentWell] = []
    odds: list[WentWell] = []
    rescues: list[WentWell] = []
    for round_ in review.rounds:
        decisions = round_.seats[seat].decisions
        for decision in decisions:
            lead = _lead(decision)
            if lead >= FAR:
                finds.append(WentWell(Highlight.FIND, round_.number, decision, lead))
        if round_.bids[seat] != round_.taken[seat]:
            continue
        risky = tuple(_with_chance(decisions, AGAINST_ODDS, Kind.BID))
        odds += (WentWell(Highlight.ODDS, round_.number, *one) for one in risky)
        if not risky:
            saved = _with_chance(decisions, HOPELESS, Kind.CARD)
            rescues += (WentWell(Highlight.RESCUE, round_.number, *one) for one in saved)
    found = [max(finds, key=_figure)] if finds else []
    return (*found, *(min(some, key=_figure) for some in (odds, rescues) if some))


def _figure(well: WentWell) -> float:
    return well.figure


def _lead(decision: DecisionReview) -> float:
    """Return the points by which a decision was surely better than the next choice, or else 0.

    A clear hand makes every other bid far worse, so bids are no finds.
    """
    if decision.kind is Kind.BID:
        return 0.0
    choices: list[ActionValue] = []
    for one in decision.actions:
        if not any(is_alike(one.value.action, other.action) for other in choices):
            choices.append(one.value)
    if len(choices) < CHOICES or decision.loss > 0:
        return 0.0
    after = choices[1]
    return after.behind if after.behind > SURE * after.behind_margin / Z_95 else 0.0


def _with_chance(
    decisions: Iterable[DecisionReview], most: float, kind: Kind
) -> Iterator[tuple[DecisionReview, float]]:
    """Yield decisions of a kind without a name and with a small chance, each with its chance."""
    for decision in decisions:
        chance = decision.taken.makes_bid
        if decision.kind is kind and decision.judgement is None and chance <= most:
            yield decision, chance
