"""The trick on the table, as the seat that is to play finds it."""

from typing import NamedTuple

from foretell.bots.steady.sight import Sight, higher_than, rival_suits
from foretell.bots.steady.weights import DARK, UNWILLING
from foretell.cards import FIRST_JESTER, FIRST_WIZARD, RANKS, WIZARD_SET
from foretell.rules.bidding import NO_BID
from foretell.rules.trick import beats
from foretell.rules.trump import NO_CARD


class Contest(NamedTuple):
    """Who has to be beaten, and who may still do it."""

    best: int
    """The card that wins the trick so far; ``NO_CARD`` when the seat leads."""
    behind: int
    """The cards that those who play after the seat may hold, as a set; empty for the last one."""
    share: float
    """How likely one of them has such a card and a will to win."""


def chance_to_take(card: int, contest: Contest, sight: Sight, rivalry: float) -> float:
    """Return the chance that the seat takes the trick with a card.

    Args:
        card: the card.
        contest: the trick on the table.
        sight: what is trump, and who wins.
        rivalry: how much each card counts that is above it.
    """
    if contest.best != NO_CARD and not beats(
        card, contest.best, sight.trump, sight.last_wizard, sight.one_suit_each
    ):
        return 0.0
    behind = contest.behind
    if behind == 0:
        return 1.0
    if card >= FIRST_JESTER:
        return 0.0
    if card >= FIRST_WIZARD:
        danger = 0.0
        if sight.last_wizard:
            danger = DARK * contest.share * (behind & WIZARD_SET).bit_count()
    else:
        higher = behind & higher_than(card, rival_suits(card // RANKS, sight.one_suit_each))
        danger = rivalry * contest.share * higher.bit_count()
    safety = 1 / (1 + danger)
    return safety * safety


def willing(bid: int, taken: int) -> float:
    """Return how much a seat is a rival for the trick, from 0 to 1.

    Args:
        bid: its bid, or ``NO_BID`` where that is not known.
        taken: the tricks that it has taken.
    """
    if bid == NO_BID:
        return (1 + UNWILLING) / 2
    return 1.0 if bid > taken else UNWILLING
