"""Sanity checks: what a player that wants points never does.

Each of them speaks where it can be shown that something costs points, whatever the player thinks
of the others, and is silent elsewhere. So a sound player keeps them; who keeps them need not be
sound.
"""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from foretell.bots.steady.view import sight_of
from foretell.cards import Card
from foretell.game.actions import MakeBid, PlayCard
from foretell.game.changed import changed
from foretell.game.legal import bid_forbidden_to
from foretell.game.observation import Observation
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
"""The chance of a bid for which a player must not give it up, also if it thinks less of it than the
cards alone say: the bid brings 20 points and more (R8.1), and giving it up saves next to none."""
_NEAR: Final = 2
_MOST_IN_HANDS: Final = 0.5
"""Of the cards that a seat does not see; when more are in other hands, it can tell much of them."""


def bids_what_it_cannot_lose(make: Make, decisions: Iterable[Decision]) -> None:
    """Check that a bot never bids fewer tricks than it takes however anybody plays.

    One trick fewer is allowed where the very number is forbidden (R9.5, R9.8). What a hand cannot
    lose is worked out by ``foretell.testing.bots.certain.tricks_it_cannot_lose``.

    Args:
        make: makes the bot.
        decisions: those that it is asked about, where they are bids of hands that cannot lose.

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

    Its bid is no more than two away from what it bids when nothing is forbidden and all else is
    the same: the options, in the observation, say ``even_bid = "free"``. Mostly that is the next
    number; but the second best bid need not lie next to the best, as with a hand that takes both
    tricks or none. Where much is known, it can lie anywhere: so the law does not speak with
    clairvoyance, with one suit each, and where more than half of the cards that the seat does not
    see are in other hands.

    Args:
        make: makes the bot.
        decisions: those that it is asked about, where they are bids and a number is forbidden.

    Raises:
        AssertionError: when the bids are further apart.
    """
    for decision in decisions:
        if not _is_last_to_guess(decision):
            continue
        bid = _bid(make, decision)
        seen = decision.observation
        free = changed(seen.known, options=replace(seen.options, even_bid=EvenBid.FREE))
        freely = make(decision.bot_seed).act(Observation(decision.seat, free))
        assert isinstance(freely, MakeBid)
        if abs(freely.bid - bid) > _NEAR:
            what = f"the bot bid {bid}, and {freely.bid} when nothing is forbidden"
            raise broken(bids_near_what_it_would_bid, decision, what)


def wins_when_it_needs_all(make: Make, decisions: Iterable[Decision]) -> None:
    """Check that a bot which needs all tricks that are left does not throw one away.

    That is to play a card that certainly loses the trick on the table, though with another it
    certainly takes it, and then wins all others, too, in at least two cases of five, whatever the
    others do: the bid could be made, and now it cannot. The law does not speak where more than half
    of the cards that the seat does not see are in other hands: there it may know better.

    Args:
        make: makes the bot.
        decisions: those that it is asked about, where they are like that.

    Raises:
        AssertionError: when it throws it away.
    """
    for decision in decisions:
        if not _needs(decision, all_left=True):
            continue
        seen = decision.observation
        losers, winners = sure_losers(seen), sure_winners(seen)
        if losers and any(chance_to_win_all(seen, card) >= _WORTH_IT for card in winners):
            card = _card(make, decision)
            if card in losers:
                what = f"the bot needs all tricks, and loses one with {card}"
                raise broken(wins_when_it_needs_all, decision, what)


def sheds_when_it_needs_none(make: Make, decisions: Iterable[Decision]) -> None:
    """Check that a bot which needs neither of the last two tricks does not take the first of them.

    That is to play a card that certainly takes the trick on the table, though with the other it
    certainly does not, and then the last card loses, too, in at least two cases of five: the bid
    could be kept, and now it cannot. The law does not speak where more than half of the cards that
    the seat does not see are in other hands: there it may know better.

    Args:
        make: makes the bot.
        decisions: those that it is asked about, where they are like that.

    Raises:
        AssertionError: when it takes it.
    """
    for decision in decisions:
        if not _needs(decision, all_left=False):
            continue
        seen = decision.observation
        losers, winners = sure_losers(seen), sure_winners(seen)
        if winners and any(chance_to_lose_last(seen, card) >= _WORTH_IT for card in losers):
            card = _card(make, decision)
            if card in winners:
                what = f"the bot needs no trick, and takes one with {card}"
                raise broken(sheds_when_it_needs_none, decision, what)


def _is_last_to_guess(decision: Decision) -> bool:
    """Return whether a seat bids to which a number is forbidden, and can only guess."""
    state, options = decision.state, decision.options
    return (
        isinstance(phase_of(state), Bidding)
        and bid_forbidden_to(state, decision.seat) != NO_BID
        and not options.clairvoyance
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
    """Return whether a seat needs all tricks that are left, or none of the last two.

    And whether it knows no more of the others' cards than the chances do.
    """
    state, seat = decision.state, decision.seat
    round_, bid = state.round, state.round.bids[seat]
    if not isinstance(phase_of(state), Playing) or bid is None:
        return False
    need, left = bid - round_.taken[seat], round_.size - len(round_.tricks)
    if need != left if all_left else (need, left) != (0, 2):
        return False
    return state.options.clairvoyance or _guesses(decision)


def _guesses(decision: Decision) -> bool:
    """Return whether at most half of the cards that a seat does not see are in other hands."""
    return sight_of(decision.observation.known, decision.seat).share <= _MOST_IN_HANDS
