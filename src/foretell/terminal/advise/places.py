"""Where cards are that have been told of: no card is in two places."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from foretell.cards import FULL_SET, Card, set_of
from foretell.game.state import State
from foretell.rules.deck import own_cards
from foretell.rules.options import Deal, Options
from foretell.terminal.advise.refusals import AllElsewhere, CardElsewhere, NotOwnSuit


@dataclass(frozen=True, slots=True)
class Places:
    """Sets of cards whose places are known."""

    hand: int = 0
    """In the reader's hand."""
    shown: int = 0
    """In hands that the reader sees (R9.6)."""
    turned: int = 0
    played: int = 0
    spent: int = 0
    """Out of the game (R9.4)."""

    @classmethod
    def of(cls, state: State, seat: int) -> Self:
        """Return the places that a state tells a seat."""
        table = state.round
        tricks = table.tricks if table.trick is None else (*table.tricks, table.trick)
        shown = 0
        for other, hand in enumerate(table.hands):
            shown |= hand or 0 if other != seat else 0
        return cls(
            hand=table.hands[seat] or 0,
            shown=shown,
            turned=set_of(() if table.turned is None else (table.turned,)),
            played=set_of(card for trick in tricks for card in trick.cards),
            spent=state.spent,
        )

    @property
    def all(self) -> int:
        """All cards whose places are known."""
        return self.hand | self.shown | self.turned | self.played | self.spent

    def adding(self, place: str, cards: int) -> Self:
        """Return the places with more cards in one of them."""
        return replace(self, **{place: getattr(self, place) | cards})

    def resolve(self, meant: Sequence[Card], deck: int = FULL_SET) -> Card:
        """Return the card that is meant, of those that are alike one whose place is not known.

        Args:
            meant: a card, or all Wizards, or all Jesters.
            deck: the cards that it can be, as a set.

        Raises:
            NotOwnSuit: when it is not of the deck.
            CardElsewhere: when its place is known.
            AllElsewhere: when there is no such Wizard or Jester left.
        """
        own = [card for card in meant if deck >> card.index & 1]
        if not own:
            raise NotOwnSuit(meant[0])
        free = [card for card in own if not self.all >> card.index & 1]
        if free:
            return free[0]
        if len(own) > 1:
            raise AllElsewhere(own[0])
        raise CardElsewhere(own[0], self._place(own[0]))

    def _place(self, card: Card) -> str:
        places = ("hand", "shown", "turned", "played", "spent")
        return next(place for place in places if getattr(self, place) >> card.index & 1)


def deck_of(options: Options, seat: int) -> int:
    """Return the cards that a seat can be dealt, as a set (R9.7)."""
    return own_cards(seat) if options.deal is Deal.ONE_SUIT else FULL_SET
