"""The course of one game through the lines of a file: what comes next, and what has been."""

from collections.abc import Iterator
from dataclasses import replace

from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.decide import next_event
from foretell.game.events import (
    BiddingClosed,
    BidMade,
    CardPlayed,
    Event,
    RoundScored,
    TrickWon,
    TrumpChosen,
)
from foretell.game.evolve import evolve
from foretell.game.legal import find_refusal
from foretell.game.phases import Bidding, ChoosingTrump, phase_of
from foretell.game.state import State


class Course:
    """A game as it goes on by the events that it is told, legal or not.

    Attributes:
        state: the state after them.
        expected: the event that follows by itself now, None when a seat is to act or all is over.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.expected = next_event(state)
        self._played: list[int] = []
        self._told: tuple[int, ...] | None = None
        self._carried: tuple[int, ...] | None = None

    @property
    def is_over(self) -> bool:
        """Whether nothing can follow."""
        return bool(self.state.winners)

    @property
    def awaited(self) -> type[Event]:
        """The type of the event to come, in a game that is not over."""
        if self.expected is not None:
            return type(self.expected)
        match phase_of(self.state):
            case ChoosingTrump():
                return TrumpChosen
            case Bidding():
                return BidMade
            case _:
                return CardPlayed

    @property
    def carried_on(self) -> Event | None:
        """What follows now if the totals of a wrong line before are the ones that are added to.

        On a pad, too, one wrong sum makes all sums below it others, and is one fault.
        """
        scores, carried = self.state.scores, self._carried
        if self.expected is None or carried is None:
            return None
        told = replace(scores[-1], totals=carried)
        return next_event(replace(self.state, scores=(*scores[:-1], told)))

    def tell(self, totals: tuple[int, ...]) -> None:
        """Take note of the totals of a wrong score, which the file may go on adding to."""
        if len(totals) == self.state.options.players:
            self._told = totals

    def admits(self, event: object) -> bool:
        """Return whether an event can come now: one of the right type, or a legal action."""
        if self.expected is not None:
            return type(event) is type(self.expected)
        action = action_of(event)
        return action is not None and find_refusal(self.state, action) is None

    def follow(self, event: Event) -> Iterator[Event]:
        """Go on by an event; yield it, and the close of the bidding, which is in no file."""
        following: Event | None = event
        while following is not None:
            yield following
            self._remember(following)
            self.state = evolve(self.state, following)
            self.expected = next_event(self.state)
            following = self.expected if isinstance(self.expected, BiddingClosed) else None
        if isinstance(self.expected, TrickWon):
            self.expected = self._winner_of_played(self.expected)

    def _remember(self, event: Event) -> None:
        if isinstance(event, CardPlayed):
            self._played.append(event.seat)
            return
        self._played.clear()
        if isinstance(event, RoundScored):
            self._carried, self._told = self._told, None

    def _winner_of_played(self, won: TrickWon) -> TrickWon:
        """Return who wins a trick in which seats have played out of turn, each their own card."""
        trick = self.state.round.trick
        assert trick is not None
        return TrickWon(self._played[(won.seat - trick.leader) % len(self._played)])


def action_of(event: object) -> Action | None:
    """Return the action that an event tells of, None for what follows by itself."""
    match event:
        case TrumpChosen(seat, suit):
            return ChooseTrump(seat, suit)
        case BidMade(seat, int(bid)):
            return MakeBid(seat, bid)
        case CardPlayed(seat, card):
            return PlayCard(seat, card)
        case _:
            return None
