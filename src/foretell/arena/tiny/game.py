"""Tiny games: one round with a deck small enough to enumerate all deals."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Final, NamedTuple

from foretell.cards import DECK, FULL_SET, Card, cards_of, set_of
from foretell.game.changed import changed
from foretell.game.deal import trump_of
from foretell.game.events import Dealt
from foretell.game.evolve import evolve
from foretell.game.state import State
from foretell.rules.options import Bidding, Options


class Cards(NamedTuple):
    """A deal: the hands by seat, as sets of cards, and the index of the turned card."""

    hands: tuple[int, ...]
    turned: int


@dataclass(frozen=True, slots=True)
class TinyGame:
    """A game of one round with a reduced deck.

    Every seat knows the deck: its observations mark all other cards as out of the game, like those
    of earlier rounds with two players (R9.4, ``State.spent``). So bots can play it unchanged, and
    never expect a missing card. All deals are equally likely.

    Attributes:
        options: options with at least 3 players, one round, a first dealer and no clairvoyance.
        deck: the cards of the reduced deck.

    Raises:
        ValueError: for other options, or a deck that leaves no card to turn.
    """

    options: Options
    deck: tuple[Card, ...]

    def __post_init__(self) -> None:
        options = self.options
        if options.first_dealer is None or len(options.schedule) > 1 or options.clairvoyance:
            raise ValueError(
                "the first dealer has to be chosen, there must be one round, and no clairvoyance"
            )
        if len(set(self.deck)) < len(self.deck) or len(self.deck) <= options.players * self.size:
            raise ValueError("a card must be left to turn after the deal, and none be there twice")

    @property
    def size(self) -> int:
        """The number of cards in a hand."""
        return self.options.schedule[0]

    @property
    def missing(self) -> int:
        """The cards missing from the deck, as a set."""
        return FULL_SET & ~set_of(self.deck)

    def deals(self) -> Iterator[Cards]:
        """Yield every deal, once."""
        for hands, stock in _hands(set_of(self.deck), self.options.players, self.size):
            for card in cards_of(stock):
                yield Cards(hands, card.index)

    def begin(self, cards: Cards) -> State:
        """Return the full state of the game after this deal."""
        dealer, up = self.options.first_dealer, DECK[cards.turned]
        assert dealer is not None
        dealt = Dealt(1, dealer, tuple(map(cards_of, cards.hands)), up, trump_of(up))
        state = evolve(State.start(self.options, None), dealt)
        return changed(state, spent=self.missing)


def tiny_game(deck: str, **options: object) -> TinyGame:
    """Return a tiny game with this deck, dealt by seat 0.

    >>> game = tiny_game("C3 C7 C11 D7 Z1", players=3, hand_sizes=(1,))
    >>> sum(1 for _ in game.deals())
    120

    Args:
        deck: the cards, separated by spaces.
        options: options by the names of records; omitted ones are standard.

    Raises:
        ValueError: as ``TinyGame``.
        Refusal: for an unknown card or incompatible options.
    """
    chosen = Options.from_json({"first_dealer": 0, **options})
    return TinyGame(chosen, tuple(map(Card, deck.split())))


def _hands(cards: int, seats: int, size: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield all hands for a number of seats, each with the remaining cards."""
    if seats == 0:
        yield (), cards
        return
    for hand in combinations(cards_of(cards), size):
        held = set_of(hand)
        for others, rest in _hands(cards & ~held, seats - 1, size):
            yield (held, *others), rest


TWO_CARDS: Final = tiny_game("C3 C7 C11 D3 D7 D11 Z1 N1", players=3, hand_sizes=(2,))
"""Three players with two cards each, 5,040 deals: one card is neither dealt nor turned."""
TWO_CARDS_HIDDEN: Final = TinyGame(
    replace(TWO_CARDS.options, bidding=Bidding.HIDDEN), TWO_CARDS.deck
)
"""The same with hidden bids (R9.1)."""
THREE_CARDS: Final = tiny_game("C2 C5 C8 C11 D2 D5 D8 D11 Z1 N1", players=3, hand_sizes=(3,))
"""Three players with three cards each, 16,800 deals: all ten cards are dealt or turned."""
