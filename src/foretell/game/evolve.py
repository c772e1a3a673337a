"""``evolve``: the state after an event. It decides nothing and refuses nothing."""

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
    """Return the state after all the events, in order.

    >>> from foretell import Options, Session
    >>> options = Options(players=3, hand_sizes=(1, 2), first_dealer=0)
    >>> game = Session(options, seed="2a")
    >>> fold(State.start(options, "2a"), game.events) == game.state
    True
    """
    for event in events:
        state = evolve(state, event)
    return state


def evolve(state: State, event: Event) -> State:
    """Return the state after an event, either in full or redacted for a viewer.

    >>> from foretell import Session
    >>> game = Session.from_position(["C1", "H5", "Z1"], turned="D2")
    >>> evolve(game.state, BidMade(seat=1, bid=0)).round.bids
    (None, 0, None)

    Defined for every event that ``decide`` or ``settle`` returns for this state; nothing is
    checked again.
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
    round_: Round, event: TrumpChosen | BidMade | BiddingClosed | CardPlayed | TrickWon
) -> Round:
    match event:
        case TrumpChosen(suit=suit):
            return changed(round_, trump=suit)
        case BidMade(seat, bid):
            bids = (*round_.bids[:seat], bid, *round_.bids[seat + 1 :])
            has_bid = (*round_.has_bid[:seat], True, *round_.has_bid[seat + 1 :])
            return changed(round_, bids=bids, has_bid=has_bid)
        case BiddingClosed():
            return _close(round_, event)
        case CardPlayed():
            return _play(round_, event)
        case TrickWon(seat):
            assert round_.trick is not None
            won = changed(round_.trick, winner=seat)
            taken = tuple(n + (who == seat) for who, n in enumerate(round_.taken))
            return changed(round_, tricks=(*round_.tricks, won), taken=taken, trick=Trick(seat))
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


def _close(round_: Round, event: BiddingClosed) -> Round:
    bids = tuple(
        before if bid is None else bid for before, bid in zip(round_.bids, event.bids, strict=True)
    )
    hands = tuple(
        before if hand is None else set_of(hand)
        for before, hand in zip(round_.hands, event.hands, strict=True)
    )
    leader = (round_.dealer + 1) % len(bids)
    return changed(round_, bids=bids, hands=hands, trick=Trick(leader))


def _play(round_: Round, event: CardPlayed) -> Round:
    assert round_.trick is not None
    trick = changed(round_.trick, cards=(*round_.trick.cards, event.card))
    seat, hand = event.seat, round_.hands[event.seat]
    if hand is None:
        return changed(round_, trick=trick)
    remaining = hand & ~(1 << event.card.index)
    hands = (*round_.hands[:seat], remaining, *round_.hands[seat + 1 :])
    return changed(round_, trick=trick, hands=hands)


def _spent(state: State) -> int:
    """Return the cards out of the game once the next round is dealt, as a set (R9.4)."""
    if state.options.players != 2:
        return 0
    round_ = state.round
    played = set_of(card for trick in round_.tricks for card in trick.cards)
    turned = set_of(() if round_.turned is None else (round_.turned,))
    return state.spent | played | turned
