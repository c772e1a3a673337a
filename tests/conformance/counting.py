"""Counting sequences of legal actions of one round by the reference, on lists alone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from foretell.cards import Card, Suit
from foretell.rules.options import Bidding, Options
from tests.rules import reference

Action = tuple[int, Suit | int | Card]
"""A seat, and the suit it names, the bid it makes or the card it plays."""


@dataclass(frozen=True)
class Position:
    """A round at one moment."""

    options: Options
    order: Sequence[int]
    """The seats from the dealer's left."""
    totals: Sequence[int]
    hands: Sequence[Sequence[Card]]
    to_name: bool
    """Whether the dealer has yet to name trump."""
    trump: Suit | None
    bids: Sequence[tuple[int, int]]
    leader: int
    trick: Sequence[Card]

    @classmethod
    def dealt(
        cls,
        options: Options,
        dealer: int,
        totals: Sequence[int],
        hands: Sequence[Sequence[Card]],
        turned: Card | None,
    ) -> "Position":
        players = options.players
        order = [(dealer + step) % players for step in range(1, players + 1)]
        wizard = turned is not None and turned.is_wizard
        trump = turned.suit if turned is not None else None
        return cls(options, order, totals, hands, wizard, trump, (), order[0], ())

    def count(self, depth: int) -> int:
        """Return the number of legal sequences of ``depth`` actions."""
        if depth == 0:
            return 1
        return sum(self.after(action).count(depth - 1) for action in self.actions())

    def actions(self) -> Iterator[Action]:
        if self.to_name:
            yield from ((self.order[-1], suit) for suit in Suit)
        elif len(self.bids) < len(self.order):
            made = {seat for seat, _ in self.bids}
            waiting = [seat for seat in self.order if seat not in made]
            if self.options.bidding is Bidding.OPEN:
                waiting = waiting[:1]
            for seat in waiting:
                yield from ((seat, bid) for bid in self.standing_bids(seat))
        else:
            seat = self.to_play()
            cards = reference.playable(self.hands[seat], self.trick, self.options)
            yield from ((seat, card) for card in cards)

    def standing_bids(self, seat: int) -> list[int]:
        earlier = [bid for _, bid in self.bids]
        size = len(self.hands[seat])
        return reference.standing_bids(size, earlier, self.totals, seat, self.options)

    def to_play(self) -> int:
        return (self.leader + len(self.trick)) % len(self.order)

    def after(self, action: Action) -> "Position":
        seat, what = action
        if isinstance(what, Suit):
            return replace(self, to_name=False, trump=what)
        if isinstance(what, int):
            return replace(self, bids=(*self.bids, (seat, what)))
        left = [[card for card in hand if card is not what] for hand in self.hands]
        trick = (*self.trick, what)
        if len(trick) < len(self.order):
            return replace(self, hands=left, trick=trick)
        won = reference.winner(trick, self.trump, self.options)
        leader = (self.leader + won) % len(self.order)
        return replace(self, hands=left, leader=leader, trick=())
