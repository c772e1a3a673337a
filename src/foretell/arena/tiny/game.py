"""Tiny games: one round with a deck so small that all deals can be looked at."""

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
    """A game of one round whose deck lacks most cards.

    Every seat is told which cards there are: in its observations all others are out of the game,
    as those of earlier rounds are with two players (R9.4, ``State.spent``). So bots play it as they
    are, and reckon with no card that cannot be there. Every deal is as likely as any other.

    Attributes:
        options: of 3 players or more, one round, a first dealer, and no clairvoyance.
        deck: the cards that there are.

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
        """The cards in a hand."""
        return self.options.schedule[0]

    @property
    def missing(self) -> int:
        """The cards that the deck lacks, as a set."""
        return FULL_SET & ~set_of(self.deck)

    def deals(self) -> Iterator[Cards]:
        """Yield every deal, once."""
        for hands, stock in _hands(set_of(self.deck), self.options.players, self.size):
            for card in cards_of(stock):
                yield Cards(hands, card.index)

    def begin(self, cards: Cards) -> State:
        """Return the full state of the game when these cards have been dealt."""
        dealer, up = self.options.first_dealer, DECK[cards.turned]
        assert dealer is not None
        dealt = Dealt(1, dealer, tuple(map(cards_of, cards.hands)), up, trump_of(up))
        state = evolve(State.start(self.options, None), dealt)
        return changed(state, spent=self.missing)


def tiny_game(deck: str, **options: object) -> TinyGame:
    """Return a game with this deck, cards separated by spaces, that seat 0 deals.

    >>> game = tiny_game("C3 C7 C11 D7 Z1", players=3, hand_sizes=(1,))
    >>> sum(1 for _ in game.deals())
    120

    Args:
        deck: the cards.
        options: options by the names of records; what is left out is standard.

    Raises:
        ValueError: as ``TinyGame``.
        Refusal: for an unknown card, or options that do not go together.
    """
    chosen = Options.from_json({"first_dealer": 0, **options})
    return TinyGame(chosen, tuple(map(Card, deck.split())))


def _hands(cards: int, seats: int, size: int) -> Iterator[tuple[tuple[int, ...], int]]:
    """Yield hands for so many seats, and the cards that are left."""
    if seats == 0:
        yield (), cards
        return
    for hand in combinations(cards_of(cards), size):
        held = set_of(hand)
        for others, left in _hands(cards & ~held, seats - 1, size):
            yield (held, *others), left


TWO_CARDS: Final = tiny_game("C3 C7 C11 D3 D7 D11 Z1 N1", players=3, hand_sizes=(2,))
"""Three players with two cards each, 5,040 deals: one card is neither dealt nor turned."""
TWO_CARDS_HIDDEN: Final = TinyGame(
    replace(TWO_CARDS.options, bidding=Bidding.HIDDEN), TWO_CARDS.deck
)
"""The same with hidden bids (R9.1)."""
THREE_CARDS: Final = tiny_game("C2 C5 C8 C11 D2 D5 D8 D11 Z1 N1", players=3, hand_sizes=(3,))
"""Three players with three cards each, 16,800 deals: all ten cards are dealt or turned."""
