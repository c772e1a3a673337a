"""From a seed to cards: the only place where it happens (R3.1, R4, R9.4, R9.7).

What each function draws from which stream is specified in ``docs/deal-stream.md``.
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
    """The draw for the first deal: rounds of drawing, a card or None per seat, and who deals."""

    draws: tuple[tuple[Card | None, ...], ...]
    dealer: int


def deal_key(seed: str, options: Options) -> bytes:
    """Return the key of all streams of a game: 32 bytes.

    The options are part of it, so that nobody can change them afterwards and keep the cards.
    """
    return hmac.digest(seed.encode(), VERSION + b"/deal/" + _text_of(options), "sha256")


@lru_cache(maxsize=64)  # a game asks for each deal
def _text_of(options: Options) -> bytes:
    return json.dumps(options.to_json(), separators=(",", ":")).encode()


def draw_for_dealer(seed: str, options: Options) -> Draw:
    """Return the draw for the first deal (R3.1): equal highest cards draw again."""
    cards = _endless_deck(deal_key(seed, options))
    drawing = list(range(options.players))
    draws = []
    while len(drawing) > 1:
        drawn = {seat: next(cards) for seat in drawing}
        draws.append(tuple(drawn.get(seat) for seat in range(options.players)))
        highest = max(card.rank for card in drawn.values())
        drawing = [seat for seat, card in drawn.items() if card.rank == highest]
    return Draw(tuple(draws), drawing[0])


def deal_round(seed: str, options: Options, number: int, dealer: int) -> Hands:
    """Return the cards of round ``number`` (from 1), dealt by seat ``dealer``."""
    key = deal_key(seed, options)
    size = options.schedule[number - 1]
    if options.deal is Deal.ONE_SUIT:
        return Hands(
            tuple(
                tuple(Stream(key, f"round/{number}/seat/{seat}").shuffled(own_deck(seat))[:size])
                for seat in range(options.players)
            ),
            turned=None,
        )
    players = options.players
    if players == 2:  # one deck for the whole game, R9.4
        deck = Stream(key, "deck").shuffled(DECK)
        deck = deck[sum(players * earlier + 1 for earlier in options.schedule[: number - 1]) :]
    else:
        deck = Stream(key, f"round/{number}").shuffled(DECK)
    dealt = players * size
    hands = tuple(
        tuple(deck[(seat - dealer - 1) % players : dealt : players]) for seat in range(players)
    )
    return Hands(hands, deck[dealt] if options.leaves_a_stock(size) else None)


def own_deck(seat: int) -> tuple[Card, ...]:
    """Return the fifteen cards that a seat owns with one suit each (R9.7)."""
    return cards_of(own_cards(seat))


def trump_of(turned: Card | None) -> Suit | None:
    """Return the suit that a turned card makes trump, None for none or not yet chosen (R5)."""
    code = trump_turned(NO_CARD if turned is None else turned.index)
    return Suit(code) if code >= 0 else None


def _endless_deck(key: bytes) -> Iterator[Card]:
    return chain.from_iterable(
        Stream(key, f"draw/{shuffle}").shuffled(DECK) for shuffle in count(1)
    )
