"""The state of a game: the result of folding its events.

A viewer's state has the same shape, with None for values hidden from the viewer.
"""

from dataclasses import dataclass, fields
from typing import Self

from foretell.cards import Card, Suit, cards_of
from foretell.game.events import RoundScored
from foretell.game.stream import check_seed
from foretell.rules.options import Options


@dataclass(frozen=True, slots=True)
class Trick:
    """Cards played one after the other, clockwise from the leader.

    >>> Trick(leader=2, cards=(Card("Z1"), Card("C1"), Card("S5")), winner=2).cards[0]
    Card('Z1')
    """

    leader: int
    cards: tuple[Card, ...] = ()
    winner: int | None = None
    """The seat that took the trick, once it is complete."""


@dataclass(frozen=True, slots=True, repr=False)
class Round:
    """One round, from the deal to the score. Tuples have one entry per seat.

    >>> from foretell import Session
    >>> round_: Round = Session.from_position(["C1", "H5", "Z1"], turned="D2").state.round
    >>> round_.trump, round_.bids
    (<Suit.DIAMONDS: 1>, (None, None, None))
    """

    number: int
    """The number of the round, from 1; 0 before the first deal."""
    size: int
    """Cards dealt to each player; also the number of tricks."""
    dealer: int
    hands: tuple[int | None, ...]
    """The cards still held, as sets; None where unknown."""
    turned: Card | None
    trump: Suit | None
    bids: tuple[int | None, ...]
    """The bids; None for those not made or unknown (see ``has_bid``)."""
    has_bid: tuple[bool, ...]
    tricks: tuple[Trick, ...]
    """The complete tricks, in order."""
    taken: tuple[int, ...]
    trick: Trick | None
    """The trick on the table; None before play begins."""

    def __repr__(self) -> str:
        hands = tuple(None if hand is None else cards_of(hand) for hand in self.hands)
        return _written(self, hands=hands)

    @property
    def awaits_trump(self) -> bool:
        """Whether the dealer has yet to name trump (R5.3)."""
        return self.trump is None and self.turned is not None and self.turned.is_wizard

    @property
    def bid_sum(self) -> int:
        """The sum of the known bids."""
        return sum(bid for bid in self.bids if bid is not None)


@dataclass(frozen=True, slots=True, repr=False)
class State:
    """A whole game at one moment.

    >>> State.start(Options(players=3), "2a").rounds
    20
    """

    options: Options
    seed: str | None
    """The seed of all deals; None in a viewer's state."""
    first_dealer: int | None
    """The first dealer's seat; None until drawn (R3.1)."""
    draws: tuple[tuple[Card | None, ...], ...]
    """The draw for the first deal, as in ``DealerDrawn``."""
    round: Round
    """The current round, or the last one until the next is dealt."""
    scores: tuple[RoundScored, ...]
    """The score pad: a row per completed round."""
    spent: int
    """Cards of earlier rounds that are out of the game, as a set (R9.4)."""
    winners: tuple[int, ...]
    """The winners' seats; empty until the game is over (R8.4)."""

    def __repr__(self) -> str:
        return _written(self, spent=cards_of(self.spent))

    @classmethod
    def start(cls, options: Options, seed: str | None) -> Self:
        """Return the state before the first event; a viewer's has no seed.

        Raises:
            InvalidSeed: when the seed is not 1 to 128 lower-case hexadecimal digits.
        """
        if seed is not None:
            check_seed(seed)
        nobody = Round(0, 0, options.first_dealer or 0, (), None, None, (), (), (), (), None)
        return cls(options, seed, options.first_dealer, (), nobody, (), 0, ())

    @property
    def totals(self) -> tuple[int, ...]:
        """The total score of each seat (R8.3)."""
        return self.scores[-1].totals if self.scores else (0,) * self.options.players

    @property
    def round_options(self) -> Options:
        """The options as they apply in the current round."""
        return self.options.in_round(self.round.number)

    @property
    def rounds(self) -> int:
        """The number of rounds in the game (R2.2)."""
        return len(self.options.schedule)


def _written(value: Round | State, **sets: object) -> str:
    """Return the ``repr`` of a dataclass, with sets of cards written as cards."""
    values = {field.name: getattr(value, field.name) for field in fields(value)} | sets
    return f"{type(value).__name__}({', '.join(f'{name}={it!r}' for name, it in values.items())})"
