"""The parameters of the game in OpenSpiel, and what follows from them."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Self

from foretell.cards import FULL_SET, Card, set_of
from foretell.rules.deck import own_cards
from foretell.rules.declaration import DRAW
from foretell.rules.options import MIN_PLAYERS, OPTIONS, Deal, Options
from foretell.rules.scoring import points

SEPARATOR: Final = "/"
"""After the items of a list, as commas separate OpenSpiel's parameters; the last one may be left
out, unless a number would be alone, as OpenSpiel then takes the text for a number."""
USUAL: Final = "usual"
"""The schedule, deck or way of bidding that goes with the other options."""
DRAWN: Final = -1
"""The first dealer is drawn."""
STANDARD: Final[Mapping[str, Any]] = {
    "deck": USUAL,
    **{name: option.standard for name, option in OPTIONS.items() if option.changes},
    "players": 3,
    "hand_sizes": USUAL,
    "bidding": USUAL,
    "first_dealer": DRAWN,
}
"""The parameters with their defaults."""


@dataclass(frozen=True)
class Setup:
    """The options of a game and its deck; it never changes, so copies share it."""

    options: Options
    deck: int
    """The cards of the deck, as a set."""

    @classmethod
    def of(cls, parameters: Mapping[str, Any]) -> Self:
        """Return the set-up for some parameters, by the names of ``STANDARD``.

        Raises:
            ValueError: for an invalid value, or a deck that is too small.
            Refusal: for incompatible options.
        """
        values = {**STANDARD, **parameters}
        sizes, deck = str(values.pop("hand_sizes")), str(values.pop("deck"))
        dealer, bidding = int(values.pop("first_dealer")), str(values.pop("bidding"))
        options = Options.from_json(
            {
                **values,
                "first_dealer": DRAW if dealer == DRAWN else dealer,
                "bidding": None if bidding == USUAL else bidding,
                "hand_sizes": None if sizes == USUAL else _sizes(sizes),
            }
        )
        if deck == USUAL:
            return cls(options, FULL_SET)
        cards = [*map(Card, deck.rstrip(SEPARATOR).split(SEPARATOR))]
        chosen = cls(options, set_of(cards))
        chosen.check_deck(len(cards))
        return chosen

    def check_deck(self, count: int) -> None:
        """Refuse a smaller deck of ``count`` cards that does not suffice."""
        options = self.options
        if options.players == MIN_PLAYERS or options.deal is Deal.ONE_SUIT:
            raise ValueError("a smaller deck needs 3 players or more, and a shared one")
        if self.deck.bit_count() < count or count <= options.players * max(options.schedule):
            raise ValueError("a card must be left to turn after the deal, and none be there twice")

    def __deepcopy__(self, memo: object) -> Self:
        return self

    @property
    def rounds(self) -> int:
        """The number of rounds."""
        return len(self.options.schedule)

    @property
    def most_decisions(self) -> int:
        """The most decisions in a game: bids, cards, and a choice of trump in each round."""
        sizes, players = self.options.schedule, self.options.players
        return sum(players * (size + 1) + 1 for size in sizes)

    @property
    def most_chances(self) -> int:
        """The most chance events in a game: the first dealer, and every card dealt or turned."""
        return 1 + sum(self.options.players * size + 1 for size in self.options.schedule)

    @property
    def best(self) -> float:
        """The most points in a game."""
        return float(sum(points(size, size) for size in self.options.schedule))

    @property
    def worst(self) -> float:
        """The fewest points in a game."""
        return float(sum(points(size, 0) for size in self.options.schedule))

    @property
    def is_whole(self) -> bool:
        """Whether the deck has all cards."""
        return self.deck == FULL_SET

    def cards_for(self, seat: int, spent: int) -> int:
        """Return the cards that a seat can be dealt, as a set, before any are dealt."""
        if self.options.deal is Deal.ONE_SUIT:
            return own_cards(seat)
        return self.deck & ~spent


def _sizes(text: str) -> list[int]:
    return [int(size) for size in text.rstrip(SEPARATOR).split(SEPARATOR)]
