"""A deal with real cards: the turned card, and the hand that the reader takes up."""

from foretell.cards import FULL_SET, Card
from foretell.game.deal import trump_of
from foretell.game.events import Dealt
from foretell.game.state import State
from foretell.terminal.advise.card_questions import AskCards, AskTurned, Whose
from foretell.terminal.advise.places import Places, deck_of
from foretell.terminal.advise.step import Course, Table, ask, happen


def deal(table: Table, state: State, number: int, dealer: int) -> Course[State]:
    """Ask for what the reader sees of a deal, and return the state after it."""
    options, seat, turned = table.options, table.seat, None
    size = options.schedule[number - 1]
    places = Places()
    if options.players == 2:
        places = Places(spent=Places.of(state, seat).all if state.round.hands else state.spent)
    if options.leaves_a_stock(size):
        turned = yield from ask(AskTurned(number, places))
        places = places.adding("turned", 1 << turned.index)
    hands: dict[int, tuple[Card, ...]] = {}
    if options.clairvoyance:
        for other in table.clockwise_from(seat)[1:]:
            shown = yield from ask_cards(table, Whose.SHOWN, size, places, seat=other)
            hands[other] = shown
            places = places.adding("shown", sum(1 << card.index for card in shown))
    else:
        hands[seat] = yield from ask_cards(table, Whose.HAND, size, places, seat=seat)
    held = tuple(hands.get(other) for other in range(options.players))
    event = Dealt(number, dealer, held, turned, trump_of(turned))
    return (yield from happen(event, state, seat))


def ask_cards(
    table: Table, whose: Whose, count: int, places: Places, *, seat: int
) -> Course[tuple[Card, ...]]:
    """Ask until so many cards have been told."""
    told: list[Card] = []
    deck = FULL_SET if whose is Whose.SPENT else deck_of(table.options, seat)
    while len(told) < count:
        question = AskCards(
            whose, count - len(told), places, seat=seat, player=table.players[seat], deck=deck
        )
        more = yield from ask(question)
        told += more
        places = places.adding(whose.value, sum(1 << card.index for card in more))
    return tuple(told)
