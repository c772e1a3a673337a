"""A second reading of a game's log: legal actions of every seat, by the reference alone."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from foretell.cards import DECK, Card, Suit
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.events import (
    BidMade,
    CardPlayed,
    Dealt,
    Event,
    GameFinished,
    RoundScored,
    TrickWon,
    TrumpChosen,
)
from foretell.game.evolve import evolve
from foretell.game.session import Session
from foretell.game.state import State
from foretell.rules.options import Bidding, Options
from tests.rules import reference


def states(session: Session) -> Iterator[State]:
    """Yield the state before each event of a game, and after the last."""
    start = State.start(session.state.options, session.state.seed)
    return accumulate(session.events, evolve, initial=start)


def all_actions(options: Options) -> list[Action]:
    """Return every conceivable action, including those of seats and bids that do not exist."""
    actions: list[Action] = []
    for seat in range(-1, options.players + 1):
        actions += [ChooseTrump(seat, suit) for suit in Suit]
        actions += [MakeBid(seat, bid) for bid in range(-1, max(options.schedule) + 2)]
        actions += [PlayCard(seat, card) for card in DECK]
    return actions


def legal_actions(options: Options, events: Sequence[Event]) -> set[Action]:
    """Return every legal action after these events; no automatic event may be due."""
    if any(isinstance(event, GameFinished) for event in events):
        return set()
    totals = [event.totals for event in events if isinstance(event, RoundScored)]
    begun = max(place for place, event in enumerate(events) if isinstance(event, Dealt))
    deal = events[begun]
    assert isinstance(deal, Dealt)
    since = events[begun + 1 :]
    named = any(isinstance(event, TrumpChosen) for event in since)
    if deal.turned is not None and deal.turned.is_wizard and not named:
        return {ChooseTrump(deal.dealer, suit) for suit in Suit}
    bids = {event.seat: event.bid for event in since if isinstance(event, BidMade)}
    order = [(deal.dealer + step) % options.players for step in range(1, options.players + 1)]
    if len(bids) < options.players:
        waiting = [seat for seat in order if seat not in bids]
        if options.bidding is Bidding.OPEN:
            waiting = waiting[:1]
        return {
            MakeBid(seat, bid)
            for seat in waiting
            for bid in reference.standing_bids(
                len(deal.hands[0] or ()),
                [bid for bid in bids.values() if bid is not None],
                totals[-1] if totals else (0,) * options.players,
                seat,
                options,
            )
        }
    return set(_plays(options, deal, since, order[0]))


def _plays(
    options: Options, deal: Dealt, since: Sequence[Event], leader: int
) -> Iterator[PlayCard]:
    hands = [list(hand or ()) for hand in deal.hands]
    trick: list[Card] = []
    for event in since:
        match event:
            case CardPlayed(seat, card):
                hands[seat].remove(card)
                trick.append(card)
            case TrickWon(seat):
                leader = seat
                trick = []
            case _:
                pass
    seat = (leader + len(trick)) % options.players
    for card in reference.playable(hands[seat], trick, options):
        yield PlayCard(seat, card)
