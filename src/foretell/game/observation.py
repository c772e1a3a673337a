"""Observations: the view of one seat, which is all a screen, a bot or a learning agent gets."""

from dataclasses import dataclass
from typing import overload

from foretell.cards import Card, Suit, cards_of
from foretell.game.actions import Action
from foretell.game.display import hand_text, summary, table_svg, table_text
from foretell.game.legal import legal_actions
from foretell.game.phases import Phase, phase_of, seats_to_act
from foretell.game.redact import redact_state
from foretell.game.state import State, Trick
from foretell.rules.options import Options


@dataclass(frozen=True, slots=True, repr=False)
class Observation:
    """A game as known to one seat; ``seat`` is None for a spectator.

    ``known`` is the game's state with None for values hidden from this seat (R12).
    ``str`` of an observation is the table as seen from the seat.

    >>> from foretell import Session
    >>> game = Session.from_position(["C1", "H5", "Z1"], turned="D2")
    >>> spectator: Observation = game.observe(None)
    >>> spectator.seat, spectator.trump, spectator.hand_of(1)
    (None, <Suit.DIAMONDS: 1>, None)
    """

    seat: int | None
    known: State

    def __repr__(self) -> str:
        whose = "a spectator" if self.seat is None else f"seat {self.seat}"
        hand = "" if self.seat is None else f", hand {self._hand_text()}"
        return f"<Observation of {whose}: {summary(self.known)}{hand}>"

    def __str__(self) -> str:
        return table_text(self.known, self.seat)

    def _repr_svg_(self) -> str:
        return table_svg(self.known, self.seat)

    def _hand_text(self) -> str:
        hands = self.known.round.hands
        return hand_text(hands[self.seat] if hands and self.seat is not None else None)

    @property
    def options(self) -> Options:
        """The options of the game."""
        return self.known.options

    @property
    def phase(self) -> Phase:
        """The phase of the game, with the seats to act."""
        return phase_of(self.known)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are to act."""
        return seats_to_act(self.phase)

    @property
    def legal_actions(self) -> tuple[Action, ...]:
        """The legal actions of this seat; empty when it is not to act."""
        return () if self.seat is None else legal_actions(self.known, self.seat)

    @property
    def hand(self) -> tuple[Card, ...]:
        """This seat's cards by index; empty while they are hidden from it (R9.6)."""
        return () if self.seat is None else self.hand_of(self.seat) or ()

    def hand_of(self, seat: int) -> tuple[Card, ...] | None:
        """Return a seat's cards by index; None if they are unknown, as one's own may be (R9.6).

        Raises:
            IndexError: when there is no such seat.
        """
        check_seat(seat, self.options.players)
        hands = self.known.round.hands
        hand = hands[seat] if hands else None
        return None if hand is None else cards_of(hand)

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None if there is none or it is not yet chosen."""
        return self.known.round.trump

    @property
    def bids(self) -> tuple[int | None, ...]:
        """The bids by seat; None for those not made or unknown."""
        return self.known.round.bids

    @property
    def taken(self) -> tuple[int, ...]:
        """Tricks taken in this round, by seat."""
        return self.known.round.taken

    @property
    def trick(self) -> Trick | None:
        """The trick on the table; None before play begins."""
        return self.known.round.trick


@dataclass(frozen=True, slots=True, repr=False)
class SeatObservation(Observation):
    """A game as known to a player, which is what bots and learning agents get."""

    seat: int


@overload
def observation_of(seat: int, known: State) -> SeatObservation: ...
@overload
def observation_of(seat: int | None, known: State) -> Observation: ...
def observation_of(seat: int | None, known: State) -> Observation:
    """Return the observation of a seat, or of a spectator if it is None, from what it knows."""
    return Observation(None, known) if seat is None else SeatObservation(seat, known)


@overload
def observe(state: State, seat: int) -> SeatObservation: ...
@overload
def observe(state: State, seat: int | None) -> Observation: ...
def observe(state: State, seat: int | None) -> Observation:
    """Return the observation of a seat, or of a spectator if it is None (R12).

    >>> from foretell import Session
    >>> game = Session.from_position(["C1", "H5", "Z1"], turned="D2")
    >>> observe(game.state, 2)
    <Observation of seat 2: round 1 of 1, seat 1 to bid, hand Z1>
    >>> isinstance(observe(game.state, 2), SeatObservation)
    True
    """
    return observation_of(seat, redact_state(state, seat))


def check_seat(seat: int, players: int) -> int:
    """Return the seat, if a game with this number of players has it.

    Raises:
        IndexError: when it has no such seat.
    """
    if not 0 <= seat < players:
        raise IndexError(f"no seat {seat}: this game has seats 0 to {players - 1}")
    return seat
