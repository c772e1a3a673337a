"""Deals derived from a seed; no other module does this (R3.1, R4, R9.4, R9.7).

``docs/build/deal-stream.md`` specifies which stream each function draws from, and how.
"""

import hmac
import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, count

from foretell.cards import DECK, Card, Suit, cards_of
from foretell.game.stream import VERSION, Stream
from foretell.rules.deck import own_cards
from foretell.rules.options import Deal, Options
from foretell.rules.trump import NO_CARD, trump_turned


@dataclass(frozen=True, slots=True)
class Hands:
    """The cards of one deal: a hand per seat, in the order dealt, and the turned card."""

    hands: tuple[tuple[Card, ...], ...]
    turned: Card | None


@dataclass(frozen=True, slots=True)
class Draw:
    """The draw for the first deal: rounds of drawing, a card or None per seat, and the dealer."""

    draws: tuple[tuple[Card | None, ...], ...]
    dealer: int


def deal_key(seed: str, options: Options) -> bytes:
    """Return the key of all streams of a game: 32 bytes.

    It covers the options, so that changing them afterwards changes the cards.
    """
    return hmac.digest(seed.encode(), VERSION + b"/deal/" + _text_of(options), "sha256")


@lru_cache(maxsize=64)  # called for every deal of a game
def _text_of(options: Options) -> bytes:
    return json.dumps(options.to_json(), separators=(",", ":")).encode()


def draw_for_dealer(seed: str, options: Options) -> Draw:
    """Return the draw for the first deal (R3.1)."""
    return draw_from(endless_deck(deal_key(seed, options)), options.players)


def draw_from(cards: Iterator[Card], players: int) -> Draw:
    """Return the draw for the first deal from cards in this order.

    Players with equal highest cards draw again.
    """
    drawing = list(range(players))
    draws = []
    while len(drawing) > 1:
        drawn = {seat: next(cards) for seat in drawing}
        draws.append(tuple(drawn.get(seat) for seat in range(players)))
        highest = max(card.rank for card in drawn.values())
        drawing = [seat for seat, card in drawn.items() if card.rank == highest]
    return Draw(tuple(draws), drawing[0])


def deal_round(seed: str, options: Options, number: int, dealer: int) -> Hands:
    """Return the cards of round ``number`` (from 1), dealt by seat ``dealer``."""
    key = deal_key(seed, options)
    streams = [Stream(key, label) for label in deck_labels(options, number)]
    players, size = options.players, options.schedule[number - 1]
    if options.deal is Deal.ONE_SUIT:
        return Hands(
            tuple(
                tuple(stream.shuffled(own_deck(seat))[:size]) for seat, stream in enumerate(streams)
            ),
            turned=None,
        )
    deck = streams[0].shuffled(DECK)[dealt_before(options, number) :]
    dealt = players * size
    hands = tuple(
        tuple(deck[(seat - dealer - 1) % players : dealt : players]) for seat in range(players)
    )
    return Hands(hands, deck[dealt] if options.leaves_a_stock(size) else None)


def deck_labels(options: Options, number: int) -> tuple[str, ...]:
    """Return the labels of the streams that shuffle for a round: one, or one for each seat."""
    if options.deal is Deal.ONE_SUIT:
        return tuple(f"round/{number}/seat/{seat}" for seat in range(options.players))
    return ("deck" if options.players == 2 else f"round/{number}",)


def dealt_before(options: Options, number: int) -> int:
    """Return the number of cards dealt or turned from a round's deck before it begins (R9.4)."""
    if options.players != 2:  # two players have one deck for the whole game
        return 0
    return sum(options.players * earlier + 1 for earlier in options.schedule[: number - 1])


def own_deck(seat: int) -> tuple[Card, ...]:
    """Return the fifteen cards a seat owns in a game with one suit each (R9.7)."""
    return cards_of(own_cards(seat))


def trump_of(turned: Card | None) -> Suit | None:
    """Return the trump suit set by a turned card; None for no trump or one to be chosen (R5)."""
    code = trump_turned(NO_CARD if turned is None else turned.index)
    return Suit(code) if code >= 0 else None


def endless_deck(key: bytes, first: int = 1) -> Iterator[Card]:
    """Yield the cards to draw from, shuffle after shuffle, from shuffle number ``first``."""
    return chain.from_iterable(
        Stream(key, draw_label(shuffle)).shuffled(DECK) for shuffle in count(first)
    )


def draw_label(shuffle: int) -> str:
    """Return the label of the stream for the n-th shuffle of the deck to draw from."""
    return f"draw/{shuffle}"
