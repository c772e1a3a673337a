"""The course of a game with real cards: a generator of questions in order of play."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from foretell.cards import FULL_SET, Card, cards_of, set_of
from foretell.game.changed import changed
from foretell.game.deal import trump_of
from foretell.game.decide import next_event
from foretell.game.events import BiddingClosed, BidMade, CardPlayed, Dealt, RoundScored, TrumpChosen
from foretell.game.evolve import evolve
from foretell.game.observation import SeatObservation, observation_of
from foretell.game.phases import Playing, phase_of
from foretell.game.state import State
from foretell.rules.options import Bidding, Deal, EvenBid, Options
from foretell.terminal.advise.card_questions import AskCards, AskTurned, Whose
from foretell.terminal.advise.move_questions import AskBid, AskCard, AskRevealed, AskTrump
from foretell.terminal.advise.places import Places, deck_of
from foretell.terminal.advise.question import Course, Standing, Table, ask, happen
from foretell.terminal.advise.table_questions import (
    AskDealer,
    AskPlayers,
    AskRound,
    AskSuits,
    AskTotals,
)


@dataclass(frozen=True, slots=True)
class GameSetup:
    """The facts known before the first question.

    Attributes:
        options_for: returns the options of the game for a number of players.
        players: the default number of players.
        players_given: whether that number is fixed.
        seat: the reader's seat.
        name_of: returns the name of a seat whose player has none.
        suits_asked: with one suit each, whether to ask which suit each player owns; otherwise the
            suits are those of records.
    """

    options_for: Callable[[int], Options]
    players: int
    players_given: bool
    seat: int
    name_of: Callable[[int], str]
    suits_asked: bool

    @property
    def table(self) -> Table:
        """The table with the default number of players."""
        options = self.options_for(self.players)
        return Table(options, self.seat, [self.name_of(seat) for seat in range(options.players)])


def course(setup: GameSetup) -> Course[None]:
    """Ask for a whole game, from any of its rounds to the last."""
    table = yield from _sit_down(setup)
    yield table
    state, number, dealer = yield from open_game(table)
    for later in range(state.rounds - number + 1):
        state = yield from deal(table, state, number + later, (dealer + later) % len(table.players))
        state = yield from name_trump(table, state)
        state = yield from bid(table, state)
        state = yield from play(table, state)
        state = yield from score(table, state)


def _sit_down(setup: GameSetup) -> Course[Table]:
    question = AskPlayers(setup.players, setup.players_given, setup.options_for)
    others = yield from ask(question)
    options, seat = setup.options_for(len(others) + 1), setup.seat
    by_place = dict(enumerate(others, 1))
    names = [
        by_place.get((other - seat) % options.players) or setup.name_of(other)
        for other in range(options.players)
    ]
    table = Table(options, seat, names)
    if options.deal is Deal.ONE_SUIT and setup.suits_asked:
        suits = yield from ask(AskSuits(options.players))
        places = table.clockwise_from(-seat)  # each seat's place, counted from the reader
        return Table(options, seat, names, [suits[place] for place in places])
    return table


def open_game(table: Table) -> Course[tuple[State, int, int]]:
    """Ask where the game stands; return the state before the deal, the round and the dealer."""
    options, seat = table.options, table.seat
    number = yield from ask(AskRound(options.schedule))
    default = None
    if options.first_dealer is not None:
        default = (options.first_dealer + number - 1) % options.players
    dealer = yield from ask(AskDealer(table.players, default))
    totals = (0,) * options.players
    if number > 1:
        names = [table.players[other] for other in table.clockwise_from(seat)]
        are_needed = options.in_round(number).even_bid is EvenBid.NOT_LEADER
        by_place = yield from ask(AskTotals(names, are_needed))
        totals = tuple(by_place[place] for place in table.clockwise_from(-seat))
    state = changed(
        State.start(options, None),
        first_dealer=(dealer - number + 1) % options.players,
        scores=tuple(_round_not_entered(earlier, totals, number) for earlier in range(1, number)),
    )
    yield Standing(number, state)
    if options.players == 2 and number > 1:
        state = changed(state, spent=set_of((yield from _ask_spent(table, number))))
    return state, number, dealer


def _ask_spent(table: Table, number: int) -> Course[tuple[Card, ...]]:
    """Ask for the cards that earlier rounds have used up: all hands and the turned cards (R9.4)."""
    count = sum(2 * size + 1 for size in table.options.schedule[: number - 1])
    return (yield from ask_cards(table, Whose.SPENT, count, Places(), seat=table.seat))


def _round_not_entered(earlier: int, totals: tuple[int, ...], number: int) -> RoundScored:
    """Return a round that was not entered: only the totals after the last such round are known."""
    gained = totals if earlier == number - 1 else (0,) * len(totals)
    return RoundScored(earlier, bids=(), taken=(), points=(), totals=gained, trump=None)


def deal(table: Table, state: State, number: int, dealer: int) -> Course[State]:
    """Ask for the cards of a deal that the reader sees, and return the state after it."""
    options, seat, turned = table.options, table.seat, None
    size = options.schedule[number - 1]
    places = Places()
    if options.players == 2:
        places = Places(spent=Places.of(state, seat).all if state.round.hands else state.spent)
    if options.leaves_a_stock(size):
        turned = yield from ask(AskTurned(number, places))
        places = places.adding("turned", 1 << turned.index)
    hands: dict[int, tuple[Card, ...]] = {}
    if options.in_round(number).clairvoyance:
        for other in table.clockwise_from(seat)[1:]:
            shown = yield from ask_cards(table, Whose.SHOWN, size, places, seat=other)
            hands[other] = shown
            places = places.adding("shown", set_of(shown))
    else:
        hands[seat] = yield from ask_cards(table, Whose.HAND, size, places, seat=seat)
    held = tuple(hands.get(other) for other in range(options.players))
    event = Dealt(number, dealer, held, turned, trump_of(turned))
    return (yield from happen(event, state, seat))


def ask_cards(
    table: Table, whose: Whose, count: int, places: Places, *, seat: int
) -> Course[tuple[Card, ...]]:
    """Ask until enough cards have been entered."""
    cards: list[Card] = []
    deck = FULL_SET if whose is Whose.SPENT else deck_of(table.options, seat)
    player = table.players[seat]
    while len(cards) < count:
        more = yield from ask(AskCards(whose, count - len(cards), places, seat, player, deck))
        cards += more
        places = places.adding(whose.value, set_of(more))
    return tuple(cards)


def name_trump(table: Table, state: State) -> Course[State]:
    """Ask which suit the dealer names as trump, if a Wizard was turned (R5.3)."""
    if not state.round.awaits_trump:
        return state
    dealer = state.round.dealer
    suit = yield from ask(AskTrump(_seen(table, state), dealer, table.players[dealer]))
    return (yield from happen(TrumpChosen(dealer, suit), state, table.seat))


def bid(table: Table, state: State) -> Course[State]:
    """Ask for the bids (R6), and with clairvoyance for the hand taken up afterwards (R9.6)."""
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
    if state.round_options.clairvoyance:
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
    """Score the round once its bids are revealed (R8, R9.2), and end the game after the last."""
    bids = yield from _revealed(table, state)
    state = changed(state, round=changed(state.round, bids=bids))
    for _ in range(2 if state.round.number == state.rounds else 1):
        event = next_event(state)
        assert event is not None
        state = yield from happen(event, state, table.seat)
    return state


def _seen(table: Table, state: State) -> SeatObservation:
    return observation_of(table.seat, state)


def _bidders(table: Table, state: State) -> Iterable[int]:
    """Return all seats in the order in which they bid."""
    return table.clockwise_from(state.round.dealer + 1)


def _revealed(table: Table, state: State) -> Course[tuple[int | None, ...]]:
    """Ask for the bids that are still hidden, and return all bids."""
    bids = list(state.round.bids)
    for seat in _bidders(table, state):
        if bids[seat] is None:
            player = table.players[seat]
            bids[seat] = yield from ask(AskRevealed(_seen(table, state), seat, player))
    return tuple(bids)
