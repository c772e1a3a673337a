"""One line of a game against the rules: what is wrong with it, and how to go on."""

from dataclasses import dataclass
from typing import TypeVar

from foretell.errors import Refusal
from foretell.game.events import CardPlayed, Event, RoundScored
from foretell.game.legal import find_refusal
from foretell.game.refusals import GameIsOver, MustFollowSuit, NotInHand
from foretell.record.clauses import clause_of_line
from foretell.record.codec import type_of
from foretell.record.differences import find_difference
from foretell.record.mismatches import ExtraLine, Mismatch, MissingLine, NotFollowed, NotHeld
from foretell.record.repair import instead_of_action, instead_of_derived
from foretell.record.tracker import Course, action_of

_M = TypeVar("_M", bound=Mismatch)


@dataclass(frozen=True, slots=True)
class Verdict:
    """What is wrong with a line, and the events to go on by."""

    refusal: Refusal | None
    events: tuple[Event, ...] | None
    """None when there is no telling how the game went on."""
    is_settled: bool = True
    """Whether the line is dealt with; if not, it is to be judged again after the events."""


def judge(course: Course, found: Event | Refusal, after: object) -> Verdict:
    """Return the verdict on a line.

    Args:
        course: the game up to the line.
        found: what the line tells, or why it cannot be read.
        after: what the line behind it tells; it helps to say which of two lines is the wrong one.
    """
    if course.is_over:
        return Verdict(found if isinstance(found, Refusal) else GameIsOver(), None)
    if isinstance(found, Refusal):
        return Verdict(found, _instead_of_unreadable(course, after))
    if course.expected is None:
        return _judge_action(course, found, after)
    if type(found) is type(course.expected):
        return _judge_derived(course, course.expected, found, after)
    if course.admits(after):
        return Verdict(_misplaced(ExtraLine, course, found), ())
    missing = _misplaced(MissingLine, course, found)
    return Verdict(missing, (course.expected,), is_settled=False)


def _judge_derived(course: Course, expected: Event, found: Event, after: object) -> Verdict:
    if found == expected:
        return Verdict(None, (expected,))
    if found == course.carried_on:
        return Verdict(None, (found,))
    difference = find_difference(expected, found, course.state)
    if isinstance(found, RoundScored):
        course.tell(found.totals)
    return Verdict(difference, (instead_of_derived(expected, found, after),))


def _judge_action(course: Course, found: Event, after: object) -> Verdict:
    action = action_of(found)
    if action is None:
        if course.admits(after):
            return Verdict(_misplaced(ExtraLine, course, found), ())
        return Verdict(_misplaced(MissingLine, course, found), None)
    refusal = find_refusal(course.state, action)
    if refusal is None:
        return Verdict(None, (found,))
    superfluous = course.admits(after)
    events = instead_of_action(course.state, found, after, superfluous=superfluous)
    return Verdict(_of_file(refusal, found), events)


def _instead_of_unreadable(course: Course, after: object) -> tuple[Event, ...] | None:
    if course.admits(after):
        return ()
    return None if course.expected is None else (course.expected,)


def _misplaced(kind: type[_M], course: Course, found: Event) -> _M:
    expected = course.awaited
    by = clause_of_line(expected, found, course.state.options)
    return kind(type_of(expected), type_of(type(found)), by)


def _of_file(refusal: Refusal, found: Event) -> Refusal:
    """Return a refusal that speaks to the player as one that speaks of the player."""
    match refusal, found:
        case NotInHand(card), CardPlayed(seat):
            return NotHeld(seat, str(card))
        case MustFollowSuit(card, led, allowed), CardPlayed(seat):
            return NotFollowed(seat, str(card), led.letter, tuple(map(str, allowed)))
        case _:
            return refusal
