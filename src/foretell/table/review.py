"""The review of a game that is over: the host shows moments, others follow, all add notes."""

from typing import Final, assert_never

from foretell.game.changed import changed
from foretell.table import commands, refusals
from foretell.table import events as table_events
from foretell.table.commands import Part
from foretell.table.context import TableContext
from foretell.table.events import ReviewEvent
from foretell.table.permissions import (
    Person,
    check_host,
    check_over,
    check_review,
    check_seat,
    check_seated,
)
from foretell.table.state import Game, Human, Note, Review, TableState

MOST_NOTES: Final = 100
"""Notes at a time."""
MOST_STEPS: Final = 3_000
"""Events of a review after which only notes can be removed: a long game, three times over."""


def decide_review(
    state: TableState, command: commands.ReviewCommand, by: Person, context: TableContext
) -> tuple[ReviewEvent, ...]:
    """Return the event of a moment that is shown, of a note, or of the part of a person.

    Raises:
        Refusal: when no game is over, the person has no permission, or the text is not valid.
    """
    match command:
        case commands.ShowMoment(number, at, seat):
            check_host(state, by)
            _check_moment(check_review(state, number), at)
            if seat is not None:
                check_seat(state, seat)
            _check_steps(state)
            return (table_events.MomentShown(at, seat),)
        case commands.AddNote(number, at, text):
            own = check_seated(state, by)
            _check_moment(check_review(state, number), at)
            _check_steps(state)
            if len(_review_of(state).notes) >= MOST_NOTES:
                raise refusals.TooManyNotes(MOST_NOTES)
            return (table_events.NoteAdded(own, at, context.clean_note(text), by.id),)
        case commands.RemoveNote(note):
            own = check_seated(state, by)
            check_over(state)
            author = _author_of(state, note)
            if by.id != author and own != state.host:
                raise refusals.NotOwnNote(note)
            return (table_events.NoteRemoved(note),)
        case commands.TakePart(number, part):
            own = check_seated(state, by)
            check_review(state, number)
            _check_steps(state)
            return (table_events.PartTaken(own, part),)
        case _:
            assert_never(command)


def evolve_review(state: TableState, event: ReviewEvent, *, number: int) -> Review:
    """Return the review after an event of this number."""
    review = _review_of(state)
    review = changed(review, changes=review.changes + 1)
    match event:
        case table_events.MomentShown(at, seat):
            return changed(review, at=at, seat=seat)
        case table_events.NoteAdded(seat, at, text, person):
            holder = state.seats[seat]
            assert isinstance(holder, Human), "notes are written by people"
            note = Note(number, at, seat, holder.name, text, person)
            return changed(review, notes=(*review.notes, note))
        case table_events.NoteRemoved(removed):
            remaining = tuple(note for note in review.notes if note.number != removed)
            return changed(review, notes=remaining)
        case table_events.PartTaken(seat, part):
            return _with_part(review, seat, part)
        case _:
            assert_never(event)


def review_without(
    review: Review | None, event: table_events.Vacated | table_events.HostChanged
) -> Review | None:
    """Return the review after somebody left a seat, who takes no part in it any more."""
    if review is None or isinstance(event, table_events.HostChanged):
        return review
    return _with_part(review, event.seat, None)


def _with_part(review: Review, seat: int, part: Part | None) -> Review:
    """Return a review in which a seat takes another part."""
    following, apart = ({*seats} - {seat} for seats in (review.following, review.apart))
    if part == "follow":
        following.add(seat)
    elif part == "apart":
        apart.add(seat)
    return changed(review, following=tuple(sorted(following)), apart=tuple(sorted(apart)))


def _review_of(state: TableState) -> Review:
    return state.review or Review()


def _check_moment(game: Game, at: int) -> None:
    most = len(game.events)
    if not 0 <= at <= most:
        raise refusals.NoSuchMoment(at, most)


def _check_steps(state: TableState) -> None:
    if _review_of(state).changes >= MOST_STEPS:
        raise refusals.ReviewFull(MOST_STEPS)


def _author_of(state: TableState, number: int) -> str | None:
    for note in _review_of(state).notes:
        if note.number == number:
            return note.person
    raise refusals.NoSuchNote(number)
