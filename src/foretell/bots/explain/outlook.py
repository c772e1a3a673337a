"""``Outlook``: the consequences of each card for this trick and the rest of the hand."""

from dataclasses import dataclass
from functools import cached_property

from foretell.bots.explain.taking import shares_taken
from foretell.bots.steady.chances import chance_of, threat_to
from foretell.bots.steady.playing import Hand
from foretell.bots.steady.sight import Sight
from foretell.bots.steady.view import hand_of, sight_of, weights_of
from foretell.bots.sure_tricks import sure_tricks
from foretell.cards import Card, cards_of
from foretell.game.observation import Observation
from foretell.game.state import State, Trick
from foretell.game.tricks import best_in, takes
from foretell.sim.worlds.hidden import hidden_from


@dataclass(frozen=True)
class Outlook:
    """A trick from the point of view of the seat to play.

    Args:
        observation: the observation of the seat.
    """

    observation: Observation

    @property
    def seat(self) -> int:
        """The seat."""
        assert self.observation.seat is not None
        return self.observation.seat

    @property
    def known(self) -> State:
        """The state known to the seat."""
        return self.observation.known

    @property
    def trick(self) -> Trick:
        """The trick on the table."""
        assert self.known.round.trick is not None
        return self.known.round.trick

    @cached_property
    def sight(self) -> Sight:
        """The unseen cards."""
        return sight_of(self.known, self.seat)

    @cached_property
    def hand(self) -> Hand:
        """The hand, and the number of tricks it needs for the bid."""
        return hand_of(self.known, self.seat)

    @property
    def legal(self) -> tuple[Card, ...]:
        """The legal cards."""
        return cards_of(self.hand.allowed)

    @cached_property
    def behind(self) -> tuple[int, ...]:
        """The seats that play after this one."""
        players = self.known.options.players
        steps = range(1, players - len(self.trick.cards))
        return tuple((self.seat + step) % players for step in steps)

    def loses(self, card: Card) -> bool:
        """Return whether a card cannot take the trick."""
        if not self.trick.cards:
            return False
        best = self.trick.cards[best_in(self.trick, self.known.round.trump, self.known.options)]
        return not self._takes(card, best)

    def wins(self, card: Card) -> bool:
        """Return whether a card takes the trick for certain."""
        return not self.loses(card) and not any(
            self._takes(other, card) for seat in self.behind for other in self._possible[seat]
        )

    def takes(self, card: Card) -> float:
        """Return the share of possible games in which a card takes the trick."""
        return self._shares[card]

    def later(self, card: Card) -> float:
        """Return the heuristic chance of a card to take a later trick."""
        if card.suit is None:
            return float(card.is_wizard)
        dangers = weights_of(self.known.options).playing
        threat = threat_to(card.suit, self.hand.cards, self.sight, dangers, self.hand.left - 1)
        return chance_of(card.index, threat, self.sight.unseen)

    def expected_after(self, card: Card) -> float:
        """Return the expected later tricks of the hand after a card is played."""
        return sum(self.later(other) for other in cards_of(self.hand.cards & ~(1 << card.index)))

    def sure_after(self, card: Card) -> int:
        """Return the sure later tricks of the hand after a card is played."""
        return sure_tricks(self.hand.cards & ~(1 << card.index), self.hand.left - 1, self.sight)

    @cached_property
    def _shares(self) -> dict[Card, float]:
        return shares_taken(self.observation, self.legal)

    @cached_property
    def _possible(self) -> tuple[tuple[Card, ...], ...]:
        """The possible cards of each seat."""
        hidden = hidden_from(self.observation)
        pairs = zip(hidden.known, hidden.may_hold, strict=True)
        return tuple(cards_of(known | may_hold) for known, may_hold in pairs)

    def _takes(self, card: Card, best: Card) -> bool:
        return takes(card, best, self.known.round.trump, self.known.options)
