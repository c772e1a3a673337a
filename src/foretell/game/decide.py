"""``decide``: from an action to its events or a refusal; ``settle``: the automatic events."""

from typing import assert_never

from foretell.cards import cards_of
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.deal import deal_round, draw_for_dealer, trump_of
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
from foretell.game.evolve import evolve
from foretell.game.legal import find_refusal
from foretell.game.state import Round, State
from foretell.game.tricks import best_in
from foretell.rules.scoring import points


def decide(state: State, action: Action) -> tuple[Event, ...]:
    """Return the events caused by an action, up to the next decision of a seat.

    >>> from foretell import Session
    >>> game = Session.from_position(["C1", "H5", "Z1"], turned="D2")
    >>> for bid in (0, 1, 0):
    ...     _ = game.act(MakeBid(game.to_act[0], bid))
    >>> for seat in (1, 2):
    ...     _ = game.act(game.legal_actions(seat)[0])
    >>> for event in decide(game.state, game.legal_actions(0)[0]):
    ...     print(event)
    CardPlayed(seat=0, card=Card('C1'))
    TrickWon(seat=2)
    RoundScored(round=1, bids=(0, 0, 1), taken=(0, 0, 1), points=(20, 20, 30), \
totals=(20, 20, 30), trump=<Suit.DIAMONDS: 1>)
    GameFinished(totals=(20, 20, 30), winners=(2,))

    Raises:
        Refusal: when the rules do not allow the action; nothing has changed.
        TypeError: when the value is not an ``Action``.
    """
    return act(state, action)[0]


def act(state: State, action: Action) -> tuple[tuple[Event, ...], State]:
    """Return the events of an action, as ``decide`` does, and the state after them.

    Raises:
        Refusal: as ``decide``.
    """
    event = first_event(state, action)
    following, after = settle(evolve(state, event))
    return (event, *following), after


def first_event(state: State, action: Action) -> Event:
    """Return the event of an action itself, without the automatic events that follow.

    Raises:
        Refusal: as ``decide``.
    """
    refusal = find_refusal(state, action)
    if refusal is not None:
        if not isinstance(
            action, Action
        ):  # checked only here: every phase refuses it, and legal actions skip the check
            raise TypeError(f"an action is a ChooseTrump, MakeBid or PlayCard, not {action!r}")
        raise refusal
    return _event_of(action)


def settle(state: State) -> tuple[tuple[Event, ...], State]:
    """Return the automatic events until a seat is to act, and the state after them."""
    events = []
    while (event := next_event(state)) is not None:
        events.append(event)
        state = evolve(state, event)
    return tuple(events), state


def next_event(state: State) -> Event | None:
    """Return the next automatic event; None when a seat is to act or the game is over."""
    round_ = state.round
    if state.winners:
        return None
    if state.first_dealer is None:
        draw = draw_for_dealer(_seed(state), state.options)
        return DealerDrawn(draw.draws, draw.dealer)
    if len(state.scores) == round_.number:
        return (
            finish(state.totals)
            if round_.number == state.rounds
            else _deal(state, state.first_dealer)
        )
    if not all(round_.has_bid):
        return None
    if round_.trick is None:
        hands = tuple(None if hand is None else cards_of(hand) for hand in round_.hands)
        return BiddingClosed(round_.bids, hands)
    if len(round_.trick.cards) == state.options.players:
        best = best_in(round_.trick, round_.trump, state.options)
        return TrickWon((round_.trick.leader + best) % state.options.players)
    if len(round_.tricks) == round_.size:
        return _score(round_, state.totals)
    return None


def _event_of(action: Action) -> Event:
    match action:
        case ChooseTrump(seat, suit):
            return TrumpChosen(seat, suit)
        case MakeBid(seat, bid):
            return BidMade(seat, bid)
        case PlayCard(seat, card):
            return CardPlayed(seat, card)
        case _:
            assert_never(action)


def action_of(event: object) -> Action | None:
    """Return the action that led to an event, None for any other event or value."""
    match event:
        case TrumpChosen(seat, suit):
            return ChooseTrump(seat, suit)
        case BidMade(seat, int(bid)):
            return MakeBid(seat, bid)
        case CardPlayed(seat, card):
            return PlayCard(seat, card)
        case _:
            return None


def _seed(state: State) -> str:
    if state.seed is None:
        raise ValueError("only the state that holds the seed can deal; a viewer's cannot")
    return state.seed


def _deal(state: State, first_dealer: int) -> Dealt:
    number = state.round.number + 1
    dealer = (first_dealer + number - 1) % state.options.players
    cards = deal_round(_seed(state), state.options, number, dealer)
    return Dealt(number, dealer, cards.hands, cards.turned, trump_of(cards.turned))


def _score(round_: Round, totals: tuple[int, ...]) -> RoundScored:
    bids = tuple(bid for bid in round_.bids if bid is not None)
    gained = tuple(points(bid, taken) for bid, taken in zip(bids, round_.taken, strict=True))
    new_totals = tuple(total + gain for total, gain in zip(totals, gained, strict=True))
    return RoundScored(round_.number, bids, round_.taken, gained, new_totals, round_.trump)


def finish(totals: tuple[int, ...]) -> GameFinished:
    """Return the end of a game with these totals; players tied for the highest all win (R8.4)."""
    best = max(totals)
    winners = tuple(seat for seat, total in enumerate(totals) if total == best)
    return GameFinished(totals, winners)
