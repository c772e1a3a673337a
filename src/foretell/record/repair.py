"""Recovery after a wrong line, so that the lines after it can still be checked.

Nothing here decides what a fault is; it guesses the intended event.
"""

from foretell.cards import Card
from foretell.game.deal import trump_of
from foretell.game.events import (
    BidMade,
    CardPlayed,
    DealerDrawn,
    Dealt,
    Event,
    TrickWon,
    TrumpChosen,
)
from foretell.game.phases import Bidding, ChoosingTrump, Playing, phase_of
from foretell.game.state import State


def repair_action(
    state: State, action: Event, after: object, *, superfluous: bool
) -> tuple[Event, ...] | None:
    """Return the events to continue with after a refused action, None when it is unclear.

    ``after`` is the content of the next line; if the action is ``superfluous``, that line would be
    right in place of this one.
    """
    match phase_of(state), action:
        case ChoosingTrump(dealer), TrumpChosen(suit=suit):
            return (TrumpChosen(dealer, suit),)
        case Bidding(seats), BidMade(seat, bid):
            return _repair_bid(state, BidMade(seat, bid), seats[0], after, superfluous=superfluous)
        case Playing(to_act), CardPlayed(seat, card):
            holder = next((who for who in (to_act, seat) if _holds(state, who, card)), None)
            if holder is None and superfluous:
                return ()
            return (CardPlayed(to_act if holder is None else holder, card),)
        case _:
            return () if superfluous else None


def repair_derived(expected: Event, actual: Event, after: object) -> Event:
    """Return the event to continue with when the file has a wrong one of the right type.

    That is the right one, unless the game was clearly played from the wrong one. ``after`` is the
    content of the next line.
    """
    match expected, actual:
        case Dealt(), Dealt() if _is_another_deal(expected, actual):
            players, trump = len(actual.hands), trump_of(actual.turned)
            return Dealt(
                expected.round, actual.dealer % players, actual.hands, actual.turned, trump
            )
        case DealerDrawn(draws), DealerDrawn(other, dealer) if draws != other:
            return DealerDrawn(draws, dealer % len(draws[0]))
        case TrickWon(), TrickWon(seat) if isinstance(after, CardPlayed) and after.seat == seat:
            return actual
        case _:
            return expected


def _is_another_deal(expected: Dealt, actual: Dealt) -> bool:
    """Return whether most cards differ from the right ones and the deal is possible."""
    pairs = zip(_dealt_cards(expected), _dealt_cards(actual), strict=False)
    same = sum(ours is theirs for ours, theirs in pairs)
    return 2 * same < len(_dealt_cards(expected)) and _is_alike(expected, actual)


def _is_alike(expected: Dealt, actual: Dealt) -> bool:
    """Return whether a deal has the hand sizes of another and no duplicate card."""
    sizes, others = ([len(hand or ()) for hand in deal.hands] for deal in (expected, actual))
    has_turned = (actual.turned is None) == (expected.turned is None)
    cards = _dealt_cards(actual)
    return sizes == others and has_turned and len(set(cards)) == len(cards)


def _dealt_cards(deal: Dealt) -> list[Card | None]:
    """Return all cards of a deal, hand by hand, then the turned card."""
    return [*(card for hand in deal.hands for card in hand or ()), deal.turned]


def _repair_bid(
    state: State, bid: BidMade, to_act: int, after: object, *, superfluous: bool
) -> tuple[Event, ...]:
    is_repeated = isinstance(after, BidMade) and after.seat == bid.seat
    has_bid = state.round.has_bid
    if not 0 <= bid.seat < len(has_bid) or has_bid[bid.seat]:
        return () if superfluous else (BidMade(to_act, bid.bid),)
    if not is_repeated:
        return (bid,)
    return () if superfluous else (BidMade(to_act, bid.bid),)


def _holds(state: State, seat: int, card: Card) -> bool:
    hands = state.round.hands
    hand = hands[seat] if 0 <= seat < len(hands) else None
    return hand is not None and bool(hand >> card.index & 1)
