"""Sanity checks: mistakes that a player who wants points never makes.

Each applies only where an action provably costs points, whatever the player assumes about the
others. So a sound player passes them, but a player who passes them need not be sound.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from foretell.bots.steady.view import sight_of
from foretell.cards import Card
from foretell.game.actions import MakeBid, PlayCard
from foretell.game.changed import changed
from foretell.game.legal import bid_forbidden_to
from foretell.game.observation import observation_of
from foretell.game.phases import Bidding, Playing, phase_of
from foretell.rules.bidding import NO_BID
from foretell.rules.options import Deal, EvenBid
from foretell.testing.bots.asking import Make, ask, broken
from foretell.testing.bots.certain import (
    chance_to_lose_last,
    chance_to_win_all,
    sure_losers,
    sure_winners,
    tricks_it_cannot_lose,
)
from foretell.testing.bots.decision import Decision

_WORTH_IT: Final = 0.4
"""The chance of making the bid from which a player must not give it up, even with a lower
estimate: the bid scores 20 points or more (R8.1), and giving it up saves next to none."""
_NEAR: Final = 2
_MOST_IN_HANDS: Final = 0.5
"""The share of unseen cards in other hands above which a seat can infer much about them."""


def bids_what_it_cannot_lose(make: Make, decisions: Iterable[Decision]) -> None:
    """Check that a bot never bids fewer tricks than it is certain to take.

    One trick fewer is allowed where that number is forbidden (R9.5, R9.8). The bound is
    ``foretell.testing.bots.certain.tricks_it_cannot_lose``.

    Args:
        make: the bot's factory.
        decisions: the decisions to check; only bids with certain tricks matter.

    Raises:
        AssertionError: when it bids fewer.
    """
    for decision in decisions:
        if not isinstance(phase_of(decision.state), Bidding):
            continue
        sure = tricks_it_cannot_lose(decision.observation)
        least = sure - (sure == bid_forbidden_to(decision.state, decision.seat))
        if least > 0 and (bid := _bid(make, decision)) < least:
            what = f"the bot bid {bid}, and cannot but take {sure}"
            raise broken(bids_what_it_cannot_lose, decision, what)


def bids_near_what_it_would_bid(make: Make, decisions: Iterable[Decision]) -> None:
    """Check that a bot does not bid absurdly because one number is forbidden (R9.5, R9.8).

    Its bid must be within two of its bid when nothing is forbidden and all else is equal
    (``even_bid = "free"`` in the observation). Usually it is the next number, but the second best
    bid need not be next to the best, as with a hand that takes both tricks or none. With much
    knowledge it can be anywhere, so the law does not apply with clairvoyance, with one suit each,
    or where more than half of the unseen cards are in other hands.

    Args:
        make: the bot's factory.
        decisions: the decisions to check; only bids with a forbidden number matter.

    Raises:
        AssertionError: when the bids are further apart.
    """
    for decision in decisions:
        if not _is_last_to_guess(decision):
            continue
        bid = _bid(make, decision)
        observation = decision.observation
        free = changed(
            observation.known, options=replace(observation.options, even_bid=EvenBid.FREE)
        )
        freely = make(decision.bot_seed).act(observation_of(decision.seat, free))
        assert isinstance(freely, MakeBid)
        if abs(freely.bid - bid) > _NEAR:
            what = f"the bot bid {bid}, and {freely.bid} when nothing is forbidden"
            raise broken(bids_near_what_it_would_bid, decision, what)


def wins_when_it_needs_all(make: Make, decisions: Iterable[Decision]) -> None:
    """Check that a bot that needs all remaining tricks does not throw one away.

    That is, it must not play a card that certainly loses the current trick when another certainly
    wins it and then, with a probability of at least 40 %, all others: the bid could have been made.
    The law does not apply where more than half of the unseen cards are in other hands, since the
    bot may then know better.

    Args:
        make: the bot's factory.
        decisions: the decisions to check; only those described matter.

    Raises:
        AssertionError: when it throws a trick away.
    """
    for decision in decisions:
        if not _needs(decision, all_left=True):
            continue
        observation = decision.observation
        losers, winners = sure_losers(observation), sure_winners(observation)
        if losers and any(chance_to_win_all(observation, card) >= _WORTH_IT for card in winners):
            card = _card(make, decision)
            if card in losers:
                what = f"the bot needs all tricks, and loses one with {card}"
                raise broken(wins_when_it_needs_all, decision, what)


def sheds_when_it_needs_none(make: Make, decisions: Iterable[Decision]) -> None:
    """Check that a bot that needs neither of the last two tricks does not take the first.

    That is, it must not play a card that certainly wins the current trick when the other certainly
    loses it and then, with a probability of at least 40 %, the last card loses as well: the bid
    could have been made. The law does not apply where more than half of the unseen cards are in
    other hands, since the bot may then know better.

    Args:
        make: the bot's factory.
        decisions: the decisions to check; only those described matter.

    Raises:
        AssertionError: when it takes the trick.
    """
    for decision in decisions:
        if not _needs(decision, all_left=False):
            continue
        observation = decision.observation
        losers, winners = sure_losers(observation), sure_winners(observation)
        if winners and any(chance_to_lose_last(observation, card) >= _WORTH_IT for card in losers):
            card = _card(make, decision)
            if card in winners:
                what = f"the bot needs no trick, and takes one with {card}"
                raise broken(sheds_when_it_needs_none, decision, what)


def _is_last_to_guess(decision: Decision) -> bool:
    """Return whether a seat is to bid, has a forbidden number, and can only guess."""
    state, options = decision.state, decision.options
    return (
        isinstance(phase_of(state), Bidding)
        and bid_forbidden_to(state, decision.seat) != NO_BID
        and not state.round_options.clairvoyance
        and options.deal is Deal.SHARED
        and _guesses(decision)
    )


def _bid(make: Make, decision: Decision) -> int:
    action = ask(make, decision)
    assert isinstance(action, MakeBid)
    return action.bid


def _card(make: Make, decision: Decision) -> Card:
    action = ask(make, decision)
    assert isinstance(action, PlayCard)
    return action.card


def _needs(decision: Decision, *, all_left: bool) -> bool:
    """Return whether a seat needs all remaining tricks, or none of the last two.

    Its knowledge of the others' cards must also be no better than the chances assume.
    """
    state, seat = decision.state, decision.seat
    round_, bid = state.round, state.round.bids[seat]
    if not isinstance(phase_of(state), Playing) or bid is None:
        return False
    need, remaining = bid - round_.taken[seat], round_.size - len(round_.tricks)
    if need != remaining if all_left else (need, remaining) != (0, 2):
        return False
    return state.round_options.clairvoyance or _guesses(decision)


def _guesses(decision: Decision) -> bool:
    """Return whether at most half of a seat's unseen cards are in other hands."""
    return sight_of(decision.observation.known, decision.seat).share <= _MOST_IN_HANDS
