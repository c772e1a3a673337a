"""The trick on the table, from the point of view of the seat to play."""

from typing import NamedTuple

from foretell.bots.steady.sight import Sight, higher_than, rival_suits
from foretell.bots.steady.weights import DARK, UNWILLING
from foretell.cards import FIRST_JESTER, FIRST_WIZARD, RANKS, WIZARD_SET
from foretell.rules.bidding import NO_BID
from foretell.rules.trick import beats
from foretell.rules.trump import NO_CARD


class Contest(NamedTuple):
    """The trick on the table: the card to beat, and the cards still to come."""

    best: int
    """The card winning the trick so far; ``NO_CARD`` when the seat leads."""
    behind: int
    """Cards possibly held by the players after the seat, as a set; empty for the last one."""
    share: float
    """The chance that such a card is held by one of them who wants the trick."""


def chance_to_take(card: int, contest: Contest, sight: Sight, rivalry: float) -> float:
    """Return the chance that the seat takes the trick with a card.

    Args:
        card: the card.
        contest: the trick on the table.
        sight: the trump, and the rules of winning.
        rivalry: the weight of each higher card.
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
    """Return the degree to which a seat competes for the trick, 0 to 1.

    Args:
        bid: its bid, or ``NO_BID`` if unknown.
        taken: the tricks it has taken.
    """
    if bid == NO_BID:
        return (1 + UNWILLING) / 2
    return 1.0 if bid > taken else UNWILLING
