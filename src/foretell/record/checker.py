"""Checking one line of a game against the rules, and how to continue after a wrong one."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TypeVar

from foretell.errors import Refusal
from foretell.game.decide import action_of, next_event
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
from foretell.game.refusals import GameIsOver, MustFollowSuit, NotInHand
from foretell.game.state import State
from foretell.record.codec import type_of
from foretell.record.differences import clause_of_line, find_difference
from foretell.record.refusals import ExtraLine, Mismatch, MissingLine, NotFollowed, NotHeld
from foretell.record.repair import repair_action, repair_derived


class GameTracker:
    """A game that follows events, legal or not.

    Attributes:
        state: the state after the events.
        expected: the derived event due next, None when a seat is to act or the game is over.
    """

    def __init__(self, state: State) -> None:
        self.state = state
        self.expected = next_event(state)
        self._played: list[int] = []
        self._noted: tuple[int, ...] | None = None
        self._carried: tuple[int, ...] | None = None

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.winners)

    @property
    def expected_type(self) -> type[Event]:
        """The type of the next event of a game that is not over."""
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
    def carried_forward(self) -> Event | None:
        """The derived event due next if the totals of an earlier wrong line are carried forward.

        As on a score pad, one wrong sum shifts all sums below it, and is one fault.
        """
        scores, carried = self.state.scores, self._carried
        if self.expected is None or carried is None:
            return None
        wrong = replace(scores[-1], totals=carried)
        return next_event(replace(self.state, scores=(*scores[:-1], wrong)))

    def note_totals(self, totals: tuple[int, ...]) -> None:
        """Note the totals of a wrong score, which the file may carry forward."""
        if len(totals) == self.state.options.players:
            self._noted = totals

    def admits(self, event: object) -> bool:
        """Return whether an event is possible now: of the right type, or a legal action."""
        if self.expected is not None:
            return type(event) is type(self.expected)
        action = action_of(event)
        return action is not None and find_refusal(self.state, action) is None

    def follow(self, event: Event) -> Iterator[Event]:
        """Apply an event; yield it and the close of the bidding, which files leave out."""
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
            self._carried, self._noted = self._noted, None

    def _winner_of_played(self, won: TrickWon) -> TrickWon:
        """Return the winner of a trick in which seats have played out of turn."""
        trick = self.state.round.trick
        assert trick is not None
        return TrickWon(self._played[(won.seat - trick.leader) % len(self._played)])


_M = TypeVar("_M", bound=Mismatch)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The refusal of a line, if any, and the events to continue with."""

    refusal: Refusal | None
    events: tuple[Event, ...] | None
    """None when it is unclear how the game continued."""
    is_settled: bool = True
    """Whether the line is done; if not, it is checked again after the events."""


def check_line(tracker: GameTracker, content: Event | Refusal, after: object) -> Verdict:
    """Check a line: an event, or the refusal to read it.

    ``after`` is the content of the next line, which helps to find the wrong one of the two.
    """
    if tracker.is_over:
        return Verdict(content if isinstance(content, Refusal) else GameIsOver(), None)
    if isinstance(content, Refusal):
        return Verdict(content, _repair_unreadable(tracker, after))
    if tracker.expected is None:
        return _check_action(tracker, content, after)
    if type(content) is type(tracker.expected):
        return _check_derived(tracker, tracker.expected, content, after)
    if tracker.admits(after):
        return Verdict(_misplaced(ExtraLine, tracker, content), ())
    missing = _misplaced(MissingLine, tracker, content)
    return Verdict(missing, (tracker.expected,), is_settled=False)


def _check_derived(tracker: GameTracker, expected: Event, actual: Event, after: object) -> Verdict:
    if actual == expected:
        return Verdict(None, (expected,))
    if actual == tracker.carried_forward:
        return Verdict(None, (actual,))
    difference = find_difference(expected, actual, tracker.state)
    if isinstance(actual, RoundScored):
        tracker.note_totals(actual.totals)
    return Verdict(difference, (repair_derived(expected, actual, after),))


def _check_action(tracker: GameTracker, event: Event, after: object) -> Verdict:
    action = action_of(event)
    if action is None:
        if tracker.admits(after):
            return Verdict(_misplaced(ExtraLine, tracker, event), ())
        return Verdict(_misplaced(MissingLine, tracker, event), None)
    refusal = find_refusal(tracker.state, action)
    if refusal is None:
        return Verdict(None, (event,))
    superfluous = tracker.admits(after)
    events = repair_action(tracker.state, event, after, superfluous=superfluous)
    cause = of_file(refusal, event.seat) if isinstance(event, CardPlayed) else refusal
    return Verdict(cause, events)


def _repair_unreadable(tracker: GameTracker, after: object) -> tuple[Event, ...] | None:
    if tracker.admits(after):
        return ()
    return None if tracker.expected is None else (tracker.expected,)


def _misplaced(kind: type[_M], tracker: GameTracker, actual: Event) -> _M:
    expected = tracker.expected_type
    by = clause_of_line(expected, actual, tracker.state.options)
    return kind(type_of(expected), type_of(type(actual)), by)


def of_file(refusal: Refusal, seat: int) -> Refusal:
    """Return a refusal addressed to the player at a seat as one about the player."""
    match refusal:
        case NotInHand(card):
            return NotHeld(seat, str(card))
        case MustFollowSuit(card, led, allowed):
            return NotFollowed(seat, str(card), led.letter, tuple(map(str, allowed)))
        case _:
            return refusal
