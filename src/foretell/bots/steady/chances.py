"""The chance of a card to take a trick, which falls with the dangers to it.

Every card has two chances: as a winner, which the player wants to take a trick, and as a loser,
which takes one against the player's will. A danger ``d`` leaves a chance of ``1 / (1 + d)²``. This
is plain arithmetic in a fixed order, so that every machine makes the same decision, compiled or
not. For the same reason ``sum`` is not used: Python 3.12 changed its rounding.
"""

from collections.abc import MutableSequence
from typing import Final, NamedTuple, TypeAlias

from foretell.bots.steady.sight import Sight, higher_than, rival_suits
from foretell.bots.steady.weights import SAFEST, Dangers, Weights
from foretell.cards import DECK_SIZE, FIRST_WIZARD, JESTER_SET, RANKS, SUIT_SET, WIZARD_SET

Row: TypeAlias = MutableSequence[float]
"""A number for each card of a hand; an array when compiled."""


class Threat(NamedTuple):
    """The danger to the number cards of a suit in hand."""

    winner: float
    """The danger to all of them, if they are to take a trick."""
    winner_step: float
    """The danger from each higher card then."""
    loser: float
    """The danger to all of them, if they are to lose."""
    loser_step: float
    """The danger from each higher card then."""
    rivals: int
    """The suits of these (``rival_suits``)."""


class Setting(NamedTuple):
    """The facts on which the danger to a suit in hand depends."""

    pace: float
    """1 divided by the number of tricks to come."""
    share: float
    """The chance that an unseen card is in another hand."""
    trumps: float
    """The trumps expected in other hands."""
    others: float
    """The cards of the suit expected in other hands."""
    wizards: float
    """The Wizards expected in other hands."""
    length: float
    """The further cards of the suit in the bot's hand."""
    demand: float
    """The tricks wanted beyond those to come, relative to these."""


class Ranking(NamedTuple):
    """The cards of a hand in the order of their chances as winners, from the worst."""

    winning: Row
    """Their chances as winners."""
    losing: Row
    """Their chances as losers."""
    cards: Row
    """Their indices."""


NO_THREAT: Final = Threat(0.0, 0.0, 0.0, 0.0, 0)
_LEAST_GROWTH: Final = 0.2
"""The least share of dangers that remains when nobody wants a trick."""


def new_row() -> Row:
    """Return a row for the largest hand."""
    return [0.0] * DECK_SIZE


def rank_cards(  # noqa: PLR0917 - compiled code has no keywords
    ranking: Ranking,
    cards: int,
    size: int,
    tricks: int,
    demand: float,
    sight: Sight,
    weights: Weights,
) -> None:
    """Write the ranking of a set of cards.

    Args:
        ranking: the ranking; written.
        cards: the cards in hand, or those possibly in it.
        size: the number of cards in hand.
        tricks: the number of tricks to come.
        demand: the tricks wanted by others beyond their share, relative to those to come.
        sight: the unseen cards, and the trump.
        weights: the weights for the game.
    """
    count, jesters = 0, cards & JESTER_SET
    while jesters:
        lowest = jesters & -jesters
        jesters ^= lowest
        insert(ranking, count, (lowest - 1).bit_count(), 0.0, 0.0)
        count += 1
    suit, threat, remaining = -1, NO_THREAT, cards & ~JESTER_SET
    while remaining:
        lowest = remaining & -remaining
        remaining ^= lowest
        card = (lowest - 1).bit_count()
        wins, takes = 1.0, 1.0
        if card < FIRST_WIZARD:
            if card // RANKS != suit:
                suit = card // RANKS
                threat = threat_to(suit, cards, size, tricks, demand, sight, weights)
            wins, takes = chances_of(card, threat, sight.unseen)
        insert(ranking, count, card, wins, takes)
        count += 1


def insert(ranking: Ranking, count: int, card: int, wins: float, takes: float) -> None:
    """Insert a card with its chances into a ranking of ``count`` cards."""
    winning, losing, ranked = ranking
    place = count
    while place > 0 and winning[place - 1] > wins:
        winning[place] = winning[place - 1]
        losing[place] = losing[place - 1]
        ranked[place] = ranked[place - 1]
        place -= 1
    winning[place] = wins
    losing[place] = takes
    ranked[place] = card


def threat_to(  # noqa: PLR0917 - compiled too
    suit: int,
    cards: int,
    size: int,
    tricks: int,
    demand: float,
    sight: Sight,
    weights: Weights,
) -> Threat:
    """Return the threat to the number cards of a suit in hand; see ``rank_cards``."""
    unseen, share, trump, _, one_suit_each = sight
    in_suit = SUIT_SET << (RANKS * suit)
    trumps = 0
    if trump >= 0:
        trumps = (unseen & SUIT_SET << RANKS * trump).bit_count()
    setting = Setting(
        1 / tricks,
        share,
        share * trumps,
        share * (unseen & in_suit).bit_count(),
        share * (unseen & WIZARD_SET).bit_count(),
        (cards & in_suit).bit_count() * size / cards.bit_count() - 1,
        demand,
    )
    winner, winner_step = danger_in(setting, weights.winner, suit == trump)
    loser, loser_step = danger_in(setting, weights.loser, suit == trump)
    rivals = rival_suits(suit, one_suit_each)
    return Threat(winner, winner_step, loser, loser_step, rivals)


def danger_in(setting: Setting, dangers: Dangers, is_trump: bool) -> tuple[float, float]:  # noqa: FBT001 - compiled too
    """Return the danger to all number cards of a suit, and from each higher card."""
    pace, share, trumps, others, wizards, length, demand = setting
    growth = max(_LEAST_GROWTH, 1 + dangers.demand * demand)
    danger = dangers.wizard * wizards * pace
    if is_trump:
        return growth * (danger + dangers.trump), growth * share * dangers.higher_trump
    danger += dangers.plain + dangers.rare_lead * pace + dangers.length * length
    danger += dangers.ruff * trumps / (1 + dangers.guard * others)
    return growth * danger, growth * share * dangers.higher_card


def chances_of(card: int, threat: Threat, unseen: int) -> tuple[float, float]:
    """Return the chances of a number card to take one of the tricks to come.

    The first holds if it is to take one, the second if it is to lose.
    """
    higher = (unseen & higher_than(card, threat.rivals)).bit_count()
    wins = unbeaten(threat.winner + threat.winner_step * higher)
    return wins, min(wins, unbeaten(threat.loser + threat.loser_step * higher))


def unbeaten(danger: float) -> float:
    """Return the chance that a danger leaves."""
    safety = 1 / (1 + max(SAFEST, danger))
    return safety * safety
