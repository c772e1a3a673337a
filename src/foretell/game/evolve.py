"""``evolve``: one event, the next state. It decides nothing and refuses nothing."""

from collections.abc import Iterable
from typing import assert_never

from foretell.cards import set_of
from foretell.game.changed import changed
from foretell.game.events import (
    BiddingClosed,
    BidMade,
    CardPlayed,
    DealerDrawn,
    Dealt,
    Event,
    GameFinished,
    RoundScored,
    TrickWon,
    TrumpChosen,
)
from foretell.game.state import Round, State, Trick


def fold(state: State, events: Iterable[Event]) -> State:
    """Return the state after all the events, in order."""
    for event in events:
        state = evolve(state, event)
    return state


def evolve(state: State, event: Event) -> State:
    """Return the state after an event, the full one or a viewer's redaction of it.

    Total for every event that ``decide`` or ``settle`` gave for this state: what happened has
    happened, there is nothing left to check.
    """
    match event:
        case DealerDrawn(draws, dealer):
            return changed(state, draws=draws, first_dealer=dealer)
        case Dealt():
            return changed(
                state,
                round=_deal(event, state.options.schedule[event.round - 1]),
                spent=_spent(state),
            )
        case RoundScored(bids=bids):
            scored = changed(state.round, bids=bids)
            return changed(state, round=scored, scores=(*state.scores, event))
        case GameFinished(winners=winners):
            return changed(state, winners=winners)
        case _:
            return changed(state, round=_evolve_round(state.round, event))


def _evolve_round(
    table: Round, event: TrumpChosen | BidMade | BiddingClosed | CardPlayed | TrickWon
) -> Round:
    match event:
        case TrumpChosen(suit=suit):
            return changed(table, trump=suit)
        case BidMade(seat, bid):
            bids = (*table.bids[:seat], bid, *table.bids[seat + 1 :])
            has_bid = (*table.has_bid[:seat], True, *table.has_bid[seat + 1 :])
            return changed(table, bids=bids, has_bid=has_bid)
        case BiddingClosed():
            return _close(table, event)
        case CardPlayed():
            return _play(table, event)
        case TrickWon(seat):
            assert table.trick is not None
            won = changed(table.trick, winner=seat)
            taken = tuple(n + (who == seat) for who, n in enumerate(table.taken))
            return changed(table, tricks=(*table.tricks, won), taken=taken, trick=Trick(seat))
        case _:
            assert_never(event)


def _deal(event: Dealt, size: int) -> Round:
    players = len(event.hands)
    return Round(
        number=event.round,
        size=size,
        dealer=event.dealer,
        hands=tuple(None if hand is None else set_of(hand) for hand in event.hands),
        turned=event.turned,
        trump=event.trump,
        bids=(None,) * players,
        has_bid=(False,) * players,
        tricks=(),
        taken=(0,) * players,
        trick=None,
    )


def _close(table: Round, event: BiddingClosed) -> Round:
    bids = tuple(
        before if bid is None else bid for before, bid in zip(table.bids, event.bids, strict=True)
    )
    hands = tuple(
        before if hand is None else set_of(hand)
        for before, hand in zip(table.hands, event.hands, strict=True)
    )
    leader = (table.dealer + 1) % len(bids)
    return changed(table, bids=bids, hands=hands, trick=Trick(leader))


def _play(table: Round, event: CardPlayed) -> Round:
    assert table.trick is not None
    trick = changed(table.trick, cards=(*table.trick.cards, event.card))
    seat, hand = event.seat, table.hands[event.seat]
    if hand is None:
        return changed(table, trick=trick)
    left = hand & ~(1 << event.card.index)
    hands = (*table.hands[:seat], left, *table.hands[seat + 1 :])
    return changed(table, trick=trick, hands=hands)


def _spent(state: State) -> int:
    """Return the cards that are out of the game once the next round is dealt (R9.4)."""
    if state.options.players != 2:
        return 0
    table = state.round
    played = set_of(card for trick in table.tricks for card in trick.cards)
    turned = set_of(() if table.turned is None else (table.turned,))
    return state.spent | played | turned
