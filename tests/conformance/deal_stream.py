"""From a seed to cards: docs/build/deal-stream.md alone, implemented on texts and bytes."""

import hashlib
import hmac
import json
from collections.abc import Iterator, Sequence
from typing import Any, TypeVar

T = TypeVar("T")

SUITS = "CDHS"
DECK = [f"{suit}{rank}" for suit in SUITS for rank in range(1, 14)]
DECK += [f"{letter}{number}" for letter in "ZN" for number in range(1, 5)]


def mac(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, hashlib.sha256).digest()


def key_of(seed: str, options: str) -> bytes:
    return mac(seed.encode("ascii"), b"foretell/1/deal/" + options.encode("ascii"))


def derived(seed: str, label: str) -> str:
    return mac(seed.encode("ascii"), b"foretell/1/seed/" + label.encode("ascii")).hex()[:32]


def stream(key: bytes, label: str) -> Iterator[int]:
    counter = 0
    while True:
        yield from mac(key, f"{label}/{counter}".encode("ascii"))
        counter += 1


def below(numbers: Iterator[int], bound: int) -> int:
    while True:
        byte = next(numbers)
        if byte < 256 - 256 % bound:
            return byte % bound


def shuffled(items: Sequence[T], numbers: Iterator[int]) -> list[T]:
    order = list(items)
    for i in range(len(order) - 1, 0, -1):
        j = below(numbers, i + 1)
        order[i], order[j] = order[j], order[i]
    return order


def height(card: str) -> int:
    """Return the rank of a card in Jester < 1 < … < 13 < Wizard."""
    if card[0] == "N":
        return 0
    return 14 if card[0] == "Z" else int(card[1:])


def draws(key: bytes, players: int) -> tuple[list[list[str | None]], int]:
    """Return the rounds of drawing, a card or None by seat, and the seat that deals first."""
    pile: list[str] = []
    shuffles = 0
    drawing = list(range(players))
    rounds: list[list[str | None]] = []
    while len(drawing) > 1:
        drawn: list[str | None] = [None] * players
        for seat in drawing:
            if not pile:
                shuffles += 1
                pile = shuffled(DECK, stream(key, f"draw/{shuffles}"))
            drawn[seat] = pile.pop(0)
        rounds.append(drawn)
        highest = max(height(card) for card in drawn if card is not None)
        drawing = [
            seat for seat, card in enumerate(drawn) if card is not None and height(card) == highest
        ]
    return rounds, drawing[0]


def schedule(options: dict[str, Any]) -> list[int]:
    """Return the hand sizes by the rules: R2.2, R9.4, R9.7, R11.1."""
    if options["deal"] == "one_suit":
        return list(range(4, 16))
    if options["players"] == 2:
        return [2, 3, 4, 5, 6, 7]
    return options["hand_sizes"] or list(range(1, 60 // options["players"] + 1))


def deal(
    key: bytes, options: dict[str, Any], number: int, dealer: int
) -> tuple[list[list[str]], str | None]:
    """Return the hands by seat, in the order dealt, and the turned card."""
    n, sizes = options["players"], schedule(options)
    s = sizes[number - 1]
    if options["deal"] == "one_suit":
        hands = []
        for t in range(n):
            own = [card for card in DECK if card[0] == SUITS[t]] + [f"Z{t + 1}", f"N{t + 1}"]
            hands.append(shuffled(own, stream(key, f"round/{number}/seat/{t}"))[:s])
        return hands, None
    if n == 2:
        deck = shuffled(DECK, stream(key, "deck"))
        deck = deck[sum(2 * earlier + 1 for earlier in sizes[: number - 1]) :]
    else:
        deck = shuffled(DECK, stream(key, f"round/{number}"))
    hands = [[deck[(t - dealer - 1) % n + n * card] for card in range(s)] for t in range(n)]
    return hands, deck[n * s] if n * s < len(deck) else None


def game(seed: str, options: str) -> tuple[bytes, dict[str, Any]]:
    """Return a game's key and its options, given as text."""
    return key_of(seed, options), json.loads(options)
