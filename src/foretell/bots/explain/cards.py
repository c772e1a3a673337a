"""Reasons for a card."""

from collections.abc import Iterator
from typing import Final

from foretell.bots.explain.comparison import is_alike
from foretell.bots.explain.outlook import Outlook
from foretell.bots.explanation import Reason
from foretell.cards import RANKS, SUIT_SET, Card
from foretell.game.actions import PlayCard
from foretell.game.observation import Observation
from foretell.rules.options import Deal

_DANGEROUS: Final = 0.25
"""The chance of taking a later trick above which a card is dangerous to keep."""
_EVEN: Final = 0.5


def card_reasons(action: PlayCard, observation: Observation) -> Iterator[Reason]:
    """Yield the reasons for a card, the weightiest first."""
    outlook, card = Outlook(observation), action.card
    others = [
        other for other in outlook.legal if not is_alike(PlayCard(action.seat, other), action)
    ]
    if not others:
        yield Reason("reason/card_only", {"card": str(card)})
    elif outlook.wins(card):
        yield from _winning(card, others, outlook)
    elif outlook.loses(card):
        yield from _losing(card, others, outlook)
    else:
        yield from _open(card, others, outlook)


def _winning(card: Card, others: list[Card], outlook: Outlook) -> Iterator[Reason]:
    """Yield the reasons for a card that certainly takes the trick."""
    need, winners = outlook.hand.need, [other for other in others if outlook.wins(other)]
    if len(winners) == len(others):
        yield Reason("reason/all_win", {})
    elif need > 0:
        yield from _needed(outlook)
        yield Reason("reason/wins_unbeaten" if outlook.behind else "reason/wins_as_last", {})
    if need <= 1 and len(winners) == len(others):
        yield from _shed(card, winners, outlook, need=need - 1)
    if need > 1 and winners and _is_least(card, winners, outlook):
        yield Reason("reason/cheapest_winner", {})
    yield from _kept(card, outlook, need=need - 1)


def _losing(card: Card, others: list[Card], outlook: Outlook) -> Iterator[Reason]:
    """Yield the reasons for a card that cannot take the trick."""
    need, losers = outlook.hand.need, [other for other in others if outlook.loses(other)]
    if len(losers) == len(others):
        yield Reason("reason/none_can_win", {})
    else:
        if need <= 0:
            yield from _needed(outlook)
        yield Reason("reason/cannot_win", {})
    yield from _shed(card, losers, outlook, need=need)
    yield from _jester_kept(card, others)
    if need > 0 and losers and _is_least(card, losers, outlook):
        yield Reason("reason/spares", {})
    yield from _kept(card, outlook, need=need)
    yield from _last_of_suit(card, outlook)


def _open(card: Card, others: list[Card], outlook: Outlook) -> Iterator[Reason]:
    """Yield the reasons for a card that takes the trick in some games only."""
    need, left, takes = outlook.hand.need, outlook.hand.left, outlook.takes(card)
    percent = {"percent": round(100 * takes)}
    is_likeliest = all(outlook.takes(other) <= takes for other in others)
    if need > 0 and (takes >= _EVEN or (need >= left and is_likeliest)):
        yield from _needed(outlook)
        yield Reason("reason/probably_takes" if takes >= _EVEN else "reason/likeliest", percent)
    elif takes < _EVEN and (need <= 0 or (need < left and not is_likeliest)):
        if need <= 0:
            yield from _needed(outlook)
        yield Reason("reason/probably_loses", percent)
    elif need <= 0 and all(outlook.takes(other) > takes for other in others):
        yield from _needed(outlook)
        yield Reason("reason/unlikeliest", percent)
    if takes < _EVEN:
        yield from _shed(card, others, outlook, need=need)
        yield from _jester_kept(card, others)
    if need > 0:
        yield from _draws_trump(card, outlook)
    yield from _kept(card, outlook, need=need)
    yield from _last_of_suit(card, outlook)


def _needed(outlook: Outlook) -> Iterator[Reason]:
    """Yield the number of tricks needed as a reason."""
    need, left = outlook.hand.need, outlook.hand.left
    if need < 0:
        yield Reason("reason/too_many_taken", {"count": -need})
    elif need == 0:
        yield Reason("reason/none_needed", {})
    elif need > left:
        yield Reason("reason/out_of_reach", {"count": need, "left": left})
    elif need == left:
        yield Reason("reason/all_needed", {"count": need})
    else:
        yield Reason("reason/some_needed", {"count": need, "left": left})


def _shed(card: Card, others: list[Card], outlook: Outlook, *, need: int) -> Iterator[Reason]:
    """Yield as a reason that the card could have taken an unwanted trick.

    Args:
        card: the card.
        others: the other legal cards.
        outlook: the outlook on the trick.
        need: the number of later tricks needed.
    """
    danger = outlook.later(card)
    if danger < _DANGEROUS or any(outlook.later(other) > danger for other in others):
        return
    if need <= 0 or outlook.expected_after(card) >= need:
        yield Reason("reason/sheds", {})


def _is_least(card: Card, others: list[Card], outlook: Outlook) -> bool:
    """Return whether every other card is more likely to take a later trick."""
    worth = outlook.later(card)
    return all(worth < outlook.later(other) for other in others)


def _kept(card: Card, outlook: Outlook, *, need: int) -> Iterator[Reason]:
    """Yield as a reason that the rest of the hand suffices for the bid, if it does."""
    if need <= 0:
        return
    sure, tricks = outlook.sure_after(card), outlook.expected_after(card)
    if sure >= need:
        yield Reason("reason/keeps_sure_tricks", {"count": sure})
    elif tricks >= need:
        yield Reason("reason/rest_is_enough", {"tricks": round(tricks, 1), "count": need})


def _jester_kept(card: Card, others: list[Card]) -> Iterator[Reason]:
    if not card.is_jester and any(other.is_jester for other in others):
        yield Reason("reason/keeps_jester", {})


def _draws_trump(card: Card, outlook: Outlook) -> Iterator[Reason]:
    trump = outlook.known.round.trump
    if outlook.trick.cards or trump is None or card.suit is not trump:
        return
    count = (outlook.sight.unseen & SUIT_SET << RANKS * trump).bit_count()
    if count:
        yield Reason("reason/draws_trump", {"count": count})


def _last_of_suit(card: Card, outlook: Outlook) -> Iterator[Reason]:
    """Yield as a reason that the card is the last of a suit, creating a void (R7.3)."""
    suit = card.suit
    if suit is None or suit is outlook.known.round.trump:
        return
    alone = (outlook.hand.cards & SUIT_SET << RANKS * suit).bit_count() == 1
    if alone and outlook.known.options.deal is Deal.SHARED:
        yield Reason("reason/last_of_suit", {"suit": suit.letter})
