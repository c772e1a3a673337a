"""The deals of many games from their seeds, as arrays: the same as those of ``game.deal``."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import chain

import numpy as np

from foretell.cards import DECK, DECK_SIZE
from foretell.game.deal import (
    Draw,
    dealt_before,
    deck_labels,
    draw_from,
    draw_label,
    endless_deck,
    own_deck,
)
from foretell.rules.options import Deal, Options
from foretell.rules.trump import NO_CARD
from foretell.sim.layout import IntArray
from foretell.sim.shuffles import KeyedHash, shuffle


@dataclass(frozen=True, slots=True)
class DealtRound:
    """The cards of one round of many games.

    Attributes:
        hands: ``int64[games, players, size]``, each hand in the order dealt.
        turned: ``int64[games]``, the turned cards, or ``NO_CARD``.
    """

    hands: IntArray
    turned: IntArray

    def sets(self) -> IntArray:
        """Return the hands as sets, ``int64[games, players]``."""
        sets: IntArray = np.bitwise_or.reduce(1 << self.hands, axis=2)
        return sets


def draw_for_dealers(options: Options, keys: Sequence[bytes]) -> list[Draw]:
    """Return the draws for the first deals of many games, from their keys (``deal_key``)."""
    decks = shuffle(list(map(KeyedHash, keys)), draw_label(1), DECK_SIZE).tolist()
    return [
        draw_from(chain(map(DECK.__getitem__, deck), endless_deck(key, 2)), options.players)
        for key, deck in zip(keys, decks, strict=True)
    ]


def deal_rounds(
    options: Options, keys: Sequence[bytes], first_dealers: Sequence[int]
) -> Iterator[DealtRound]:
    """Yield every round of many games, as ``deal_round`` deals it.

    Args:
        options: of all the games.
        keys: the keys of the games (``deal_key``).
        first_dealers: the seats of the first dealers, by game.
    """
    hashes, first = list(map(KeyedHash, keys)), np.array(first_dealers, dtype=np.int64)
    for number in range(1, len(options.schedule) + 1):
        if options.deal is Deal.ONE_SUIT:
            yield _own_suits(options, number, hashes)
        else:
            yield _shared(options, number, hashes, first + number - 1)


def _own_suits(options: Options, number: int, hashes: Sequence[KeyedHash]) -> DealtRound:
    size = options.schedule[number - 1]
    hands = []
    for seat, label in enumerate(deck_labels(options, number)):
        deck = np.array([card.index for card in own_deck(seat)], dtype=np.int64)
        hands.append(deck[shuffle(hashes, label, len(deck))[:, :size]])
    return DealtRound(np.stack(hands, axis=1), np.full(len(hashes), NO_CARD, dtype=np.int64))


def _shared(
    options: Options, number: int, hashes: Sequence[KeyedHash], dealers: IntArray
) -> DealtRound:
    players, size = options.players, options.schedule[number - 1]
    (label,) = deck_labels(options, number)
    decks = shuffle(hashes, label, DECK_SIZE)[:, dealt_before(options, number) :]
    dealt = players * size
    in_turn = decks[:, :dealt].reshape(-1, size, players).swapaxes(1, 2)  # from the dealer's left
    turns = (np.arange(players) - dealers[:, None] - 1) % players
    hands = np.take_along_axis(in_turn, turns[:, :, None], axis=1)
    if options.leaves_a_stock(size):
        return DealtRound(hands, decks[:, dealt].copy())
    return DealtRound(hands, np.full(len(hashes), NO_CARD, dtype=np.int64))
