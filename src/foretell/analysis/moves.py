"""The rounds of a record as moves, each with what its seat knew before."""

from collections.abc import Iterator
from dataclasses import dataclass

from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.decide import action_of
from foretell.game.events import BiddingClosed, Dealt, RoundScored
from foretell.game.hint import Hint
from foretell.game.observation import SeatObservation, observe
from foretell.game.state import State
from foretell.record import Record, replay
from foretell.rules.options import Bidding, Options


@dataclass(frozen=True, slots=True)
class Move:
    """An action of a recorded round.

    Attributes:
        at: the line of its event in the file of the game, from 0 after the header.
        action: the action.
        observation: the observation of its seat before.
        trick: the number of the trick, from 0; None before play.
        hint: what its player was shown before it, if anything.
    """

    at: int
    action: Action
    observation: SeatObservation
    trick: int | None
    hint: Hint | None = None


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round that was played to its end.

    Attributes:
        dealt: its deal.
        start: the whole game after the deal.
        moves: its actions; bids in order from the dealer's left, however they were made.
        scored: its score.
    """

    dealt: Dealt
    start: State
    moves: tuple[Move, ...]
    scored: RoundScored

    @property
    def size(self) -> int:
        """The number of cards in each hand."""
        return self.start.round.size


def played_rounds(record: Record) -> Iterator[PlayedRound]:
    """Yield the complete rounds of a record."""
    options = record.header.options
    dealt: tuple[Dealt, State] | None = None
    moves: list[Move] = []
    before = State.start(options, record.header.seed)
    line, hints = -1, dict(record.hint_values)
    for index, (event, after) in enumerate(replay(record)):
        line += not isinstance(event, BiddingClosed)  # which no file contains
        if isinstance(event, Dealt):
            dealt, moves = (event, after), []
        elif isinstance(event, RoundScored):
            assert dealt is not None, "a round is dealt before it is scored"
            yield PlayedRound(*dealt, _in_order(moves, options, dealt[0].dealer), event)
        elif (action := action_of(event)) is not None:
            trick = len(before.round.tricks) if isinstance(action, PlayCard) else None
            known, hint = observe(before, action.seat), hints.get(index)
            moves.append(Move(line, action, known, trick, hint))
        before = after


def _in_order(moves: list[Move], options: Options, dealer: int) -> tuple[Move, ...]:
    """Return the moves with bids that nobody else saw in order from the dealer's left."""
    if options.bidding is Bidding.OPEN:
        return tuple(moves)

    def place(move: Move) -> tuple[int, int]:
        if isinstance(move.action, MakeBid):
            return 1, (move.action.seat - dealer - 1) % options.players
        return (0 if isinstance(move.action, ChooseTrump) else 2), 0

    return tuple(sorted(moves, key=place))
