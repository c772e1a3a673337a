"""Exhaustive solver for the rest of a round: it tries every card of every hand (R7, R8)."""

from dataclasses import dataclass, replace
from functools import reduce

from foretell.cards import cards_of
from foretell.game.state import State
from foretell.rules.options import Deal, Options, WinningWizard
from foretell.rules.scoring import points
from foretell.rules.trick import NO_TRUMP, beats, led_after, led_at_start, legal_plays


@dataclass(frozen=True)
class Position:
    """A position of a round: everything that still matters."""

    options: Options
    trump: int
    bids: tuple[int, ...]
    taken: tuple[int, ...]
    hands: tuple[int, ...]
    leader: int
    table: tuple[int, ...]

    @property
    def seat(self) -> int:
        return (self.leader + len(self.table)) % self.options.players

    @property
    def legal(self) -> list[int]:
        start = led_at_start(self.options.deal is Deal.ONE_SUIT)
        follow = self.options.follow_after_wizard
        led = reduce(lambda led, card: led_after(led, card, follow), self.table, start)
        return [card.index for card in cards_of(legal_plays(self.hands[self.seat], led))]

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(map(points, self.bids, self.taken))

    def after(self, card: int) -> "Position":
        hands = list(self.hands)
        hands[self.seat] ^= 1 << card
        table = (*self.table, card)
        if len(table) < self.options.players:
            return replace(self, hands=tuple(hands), table=table)
        winner = (self.leader + self._best(table)) % self.options.players
        taken = tuple(won + (seat == winner) for seat, won in enumerate(self.taken))
        return replace(self, hands=tuple(hands), taken=taken, leader=winner, table=())

    def _best(self, table: tuple[int, ...]) -> int:
        best = 0
        last = self.options.winning_wizard is WinningWizard.LAST
        one_suit = self.options.deal is Deal.ONE_SUIT
        for step, card in enumerate(table):
            if step > 0 and beats(card, table[best], self.trump, last, one_suit):
                best = step
        return best


def position_of(state: State) -> Position:
    """Return the position of the current round of a game."""
    table = state.round
    assert table.trick is not None
    return Position(
        options=state.options,
        trump=NO_TRUMP if table.trump is None else table.trump,
        bids=tuple(bid for bid in table.bids if bid is not None),
        taken=table.taken,
        hands=tuple(hand for hand in table.hands if hand is not None),
        leader=table.trick.leader,
        table=tuple(card.index for card in table.trick.cards),
    )


class Exhaustive:
    """A solver that tries every card and caches the result of each position."""

    def __init__(self) -> None:
        self._sure: dict[tuple[Position, int], int] = {}
        self._everyone: dict[Position, tuple[int, ...]] = {}

    def sure(self, position: Position, seat: int) -> int:
        """Return the points that a seat can be sure of."""
        if not any(position.hands):
            return position.points[seat]
        if (position, seat) not in self._sure:
            choose = max if position.seat == seat else min
            found = choose(self.sure(position.after(card), seat) for card in position.legal)
            self._sure[position, seat] = found
        return self._sure[position, seat]

    def values(self, position: Position) -> dict[int, int]:
        """Return the points that the seat to act can be sure of with each card."""
        return {card: self.sure(position.after(card), position.seat) for card in position.legal}

    def everyone(self, position: Position) -> tuple[int, ...]:
        """Return the points of all if each maximises its own, with the lowest of its best cards."""
        if not any(position.hands):
            return position.points
        if position not in self._everyone:
            outcomes = self.outcomes(position)
            self._everyone[position] = outcomes[
                max(outcomes, key=lambda card: outcomes[card][position.seat])
            ]
        return self._everyone[position]

    def outcomes(self, position: Position) -> dict[int, tuple[int, ...]]:
        """Return everyone's points after each card, from the lowest card up."""
        return {card: self.everyone(position.after(card)) for card in position.legal}
