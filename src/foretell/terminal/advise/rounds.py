"""A round with real cards, once it is dealt: trump, bids, tricks and the score."""

from collections.abc import Iterable

from foretell.cards import cards_of
from foretell.game.changed import changed
from foretell.game.decide import next_event
from foretell.game.events import BiddingClosed, BidMade, CardPlayed, TrumpChosen
from foretell.game.evolve import evolve
from foretell.game.observation import Observation
from foretell.game.phases import Playing, phase_of
from foretell.game.state import State
from foretell.rules.options import Bidding
from foretell.terminal.advise.card_questions import Whose
from foretell.terminal.advise.dealing import ask_cards
from foretell.terminal.advise.move_questions import AskBid, AskCard, AskRevealed, AskTrump
from foretell.terminal.advise.places import Places
from foretell.terminal.advise.step import Course, Table, ask, happen


def name_trump(table: Table, state: State) -> Course[State]:
    """Ask what the dealer names trump, if a Wizard was turned (R5.3)."""
    if not state.round.awaits_trump:
        return state
    dealer = state.round.dealer
    suit = yield from ask(AskTrump(_seen(table, state), dealer, table.players[dealer]))
    return (yield from happen(TrumpChosen(dealer, suit), state, table.seat))


def bid(table: Table, state: State) -> Course[State]:
    """Ask for the bids (R6), and with clairvoyance for the hand that is taken up then (R9.6)."""
    bidding = table.options.bidding
    for seat in _bidders(table, state):
        if bidding is Bidding.OPEN or seat == table.seat:
            made = yield from ask(AskBid(_seen(table, state), seat, table.players[seat]))
            state = yield from happen(BidMade(seat, made), state, table.seat)
        else:
            state = evolve(state, BidMade(seat, None))
    bids = state.round.bids
    if bidding is Bidding.HIDDEN:
        bids = yield from _revealed(table, state)
    hands = tuple(None if hand is None else cards_of(hand) for hand in state.round.hands)
    if table.options.clairvoyance:
        places, size = Places.of(state, table.seat), state.round.size
        own = yield from ask_cards(table, Whose.HAND, size, places, seat=table.seat)
        hands = tuple(own if seat == table.seat else None for seat in range(len(hands)))
    return (yield from happen(BiddingClosed(bids, hands), state, table.seat))


def play(table: Table, state: State) -> Course[State]:
    """Ask for the cards that are played, trick by trick (R7)."""
    while len(state.round.tricks) < state.round.size:
        phase = phase_of(state)
        if isinstance(phase, Playing):
            seat = phase.seat
            card = yield from ask(AskCard(_seen(table, state), seat, table.players[seat]))
            state = yield from happen(CardPlayed(seat, card), state, table.seat)
        else:
            won = next_event(state)
            assert won is not None
            state = yield from happen(won, state, table.seat)
    return state


def score(table: Table, state: State) -> Course[State]:
    """Score the round, once its bids are all revealed (R8, R9.2), and the game after the last."""
    bids = yield from _revealed(table, state)
    state = changed(state, round=changed(state.round, bids=bids))
    for _ in range(2 if state.round.number == state.rounds else 1):
        event = next_event(state)
        assert event is not None
        state = yield from happen(event, state, table.seat)
    return state


def _seen(table: Table, state: State) -> Observation:
    return Observation(table.seat, state)


def _bidders(table: Table, state: State) -> Iterable[int]:
    """Return all seats in the order in which they bid."""
    return table.clockwise_from(state.round.dealer + 1)


def _revealed(table: Table, state: State) -> Course[tuple[int | None, ...]]:
    """Ask for the bids that are not known yet, and return all."""
    bids = list(state.round.bids)
    for seat in _bidders(table, state):
        if bids[seat] is None:
            question = AskRevealed(_seen(table, state), seat, table.players[seat])
            bids[seat] = yield from ask(question)
    return tuple(bids)
