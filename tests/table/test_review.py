"""The review of a game that is over: who shows moments and writes notes, and who sees them."""

from dataclasses import replace

import pytest

from foretell.errors import Refusal
from foretell.table import commands, refusals, review
from foretell.table.commands import Command
from foretell.table.events import MomentShown, NoteAdded, NoteRemoved, PartTaken
from foretell.table.evolve import evolve, first_state
from foretell.table.permissions import Person
from foretell.table.redact import redact_events, redact_state
from foretell.table.state import Note, Review
from tests.table.builders import ANN, BEN, CLEO, DAN, LiveTable, new_live_table, without_rounds


def played() -> LiveTable:
    """Return a table at which a game is over; Ann is the host."""
    live = new_live_table(is_playing=True)
    live.play_out()
    return live


def review_of(live: LiveTable) -> Review:
    """Return the review at a table."""
    assert live.state.review is not None
    return live.state.review


def refusal_of(live: LiveTable, by: Person, command: Command) -> Refusal:
    """Return the refusal of a command, which changes nothing."""
    before = live.state
    with pytest.raises(Refusal) as refused:
        live.ask(by, command)
    assert live.state is before
    return refused.value


def test_the_host_shows_a_moment_with_one_hand_or_with_all() -> None:
    live = played()
    assert live.state.review is None
    assert live.ask(ANN, commands.ShowMoment(1, 4, 2)) == (MomentShown(4, 2),)
    assert (review_of(live).at, review_of(live).seat) == (4, 2)
    live.ask(ANN, commands.ShowMoment(1, 5))
    assert (review_of(live).at, review_of(live).seat) == (5, None)


def test_the_new_host_leads() -> None:
    live = played()
    command = commands.ShowMoment(1, 4)
    assert isinstance(refusal_of(live, BEN, command), refusals.NotHost)
    live.ask(ANN, commands.Stand())
    assert live.state.host == 1
    live.ask(BEN, command)
    assert isinstance(refusal_of(live, ANN, command), refusals.NotHost)


def test_a_moment_is_one_of_the_game_and_a_hand_one_of_its_seats() -> None:
    live = played()
    assert live.state.game is not None
    most = len(live.state.game.events)
    live.ask(ANN, commands.ShowMoment(1, 0))
    live.ask(ANN, commands.ShowMoment(1, most))
    beyond = refusal_of(live, ANN, commands.ShowMoment(1, most + 1))
    assert beyond.data() == {"at": most + 1, "most": most}
    assert isinstance(refusal_of(live, ANN, commands.ShowMoment(1, -1)), refusals.NoSuchMoment)
    assert isinstance(refusal_of(live, ANN, commands.ShowMoment(1, 1, 3)), refusals.NoSuchSeat)
    assert isinstance(
        refusal_of(live, BEN, commands.AddNote(1, most + 1, "?")), refusals.NoSuchMoment
    )


def test_everybody_with_a_seat_writes_notes_and_nobody_else() -> None:
    live = played()
    assert live.ask(BEN, commands.AddNote(1, 4, " Why  not\nthe Wizard? ")) == (
        NoteAdded(1, 4, "Why not the Wizard?", BEN.id),
    )
    number = live.state.version - 1
    assert review_of(live).notes == (Note(number, 4, 1, "Ben", "Why not the Wizard?", BEN.id),)
    note = commands.AddNote(1, 4, "Me, too")
    assert isinstance(refusal_of(live, DAN, note), refusals.NotSeated)
    live.ask(ANN, commands.Remove(1))
    assert isinstance(refusal_of(live, BEN, note), refusals.NotSeated)
    assert len(review_of(live).notes) == 1


def test_a_note_is_removed_by_its_author_or_the_host_and_once() -> None:
    live = played()
    numbers = []
    for _ in range(2):
        live.ask(BEN, commands.AddNote(1, 4, "Mine"))
        numbers.append(live.state.version - 1)
    first, second = map(commands.RemoveNote, numbers)
    assert isinstance(refusal_of(live, CLEO, first), refusals.NotOwnNote)
    assert isinstance(refusal_of(live, DAN, first), refusals.NotSeated)
    assert live.ask(BEN, first) == (NoteRemoved(numbers[0]),)
    live.ask(ANN, second)
    assert review_of(live).notes == ()
    assert refusal_of(live, ANN, second).data() == {"note": numbers[1]}


def test_the_next_person_in_the_seat_of_an_author_does_not_own_the_notes() -> None:
    live = played()
    live.ask(BEN, commands.AddNote(1, 4, "Mine"))
    number = live.state.version - 1
    live.ask(BEN, commands.Stand())
    live.ask(DAN, commands.Sit(1))
    assert isinstance(refusal_of(live, DAN, commands.RemoveNote(number)), refusals.NotOwnNote)
    assert review_of(live).notes[0].name == "Ben"


def test_everybody_sees_who_follows_and_who_looks_around_alone() -> None:
    live = played()
    assert live.ask(BEN, commands.TakePart(1, "follow")) == (PartTaken(1, "follow"),)
    live.ask(CLEO, commands.TakePart(1, "follow"))
    assert (review_of(live).following, review_of(live).apart) == ((1, 2), ())
    live.ask(BEN, commands.TakePart(1, "apart"))
    assert (review_of(live).following, review_of(live).apart) == ((2,), (1,))
    live.ask(CLEO, commands.TakePart(1, None))
    assert (review_of(live).following, review_of(live).apart) == ((), (1,))
    assert isinstance(refusal_of(live, DAN, commands.TakePart(1, "follow")), refusals.NotSeated)
    assert isinstance(refusal_of(live, BEN, commands.TakePart(2, "follow")), refusals.OtherGame)


def test_a_person_who_leaves_the_seat_no_longer_follows() -> None:
    live = played()
    live.ask(BEN, commands.TakePart(1, "follow"))
    live.ask(ANN, commands.TakePart(1, "apart"))
    live.ask(BEN, commands.Stand())
    live.ask(DAN, commands.Sit(1))
    assert (review_of(live).following, review_of(live).apart) == ((), (0,))


@pytest.mark.parametrize(
    "command",
    [
        commands.ShowMoment(1, 1),
        commands.AddNote(1, 1, "?"),
        commands.RemoveNote(1),
        commands.TakePart(1, "follow"),
    ],
    ids=repr,
)
def test_nothing_is_reviewed_before_a_game_is_over_or_after_a_rematch(command: Command) -> None:
    live = new_live_table()
    assert isinstance(refusal_of(live, ANN, command), refusals.NotOver)
    live.ask(ANN, commands.Start())
    assert isinstance(refusal_of(live, ANN, command), refusals.NotOver)
    live.play_out()
    live.ask(ANN, commands.CallRematch())
    assert isinstance(refusal_of(live, ANN, command), refusals.NotOver)


def test_only_the_last_game_is_reviewed_and_a_rematch_ends_it() -> None:
    live = played()
    live.ask(BEN, commands.AddNote(1, 4, "Mine"))
    live.ask(ANN, commands.CallRematch())
    assert live.state.review is None
    live.ask(ANN, commands.Start())
    live.play_out()
    other = refusal_of(live, ANN, commands.ShowMoment(1, 1))
    assert isinstance(other, refusals.OtherGame)
    assert other.data() == {"game": 2}
    live.ask(ANN, commands.ShowMoment(2, 1))
    assert review_of(live).notes == ()


def test_the_notes_and_steps_of_a_review_are_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "MOST_NOTES", 2)
    monkeypatch.setattr(review, "MOST_STEPS", 5)
    live = played()
    changes = live.state.changes
    note = commands.AddNote(1, 4, "Mine")
    live.ask(BEN, note)
    live.ask(BEN, note)
    assert refusal_of(live, CLEO, note).data() == {"most": 2}
    live.ask(ANN, commands.RemoveNote(live.state.version - 1))
    live.ask(CLEO, note)
    live.ask(ANN, commands.ShowMoment(1, 4))
    for command in (note, commands.ShowMoment(1, 5), commands.TakePart(1, "follow")):
        full = refusal_of(live, ANN, command)
        assert isinstance(full, refusals.ReviewFull)
        assert full.data() == {"most": 5}
    live.ask(CLEO, commands.RemoveNote(live.state.version - 2))
    assert live.state.changes == changes, "a table may change as often as before"


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_everybody_sees_moments_and_notes_and_nobody_who_a_person_is(viewer: int | None) -> None:
    live = played()
    live.ask(BEN, commands.AddNote(1, 4, "Mine"))
    live.ask(ANN, commands.ShowMoment(1, 4))
    seen = redact_events(live.log, viewer, state=live.state, since=0)
    assert seen[-2:] == (NoteAdded(1, 4, "Mine"), MomentShown(4))
    state = redact_state(live.state, viewer)
    assert state.review is not None
    assert state.review.notes == (replace(review_of(live).notes[0], person=None),)
    folded = evolve(first_state(seen[:1], None), seen[1:], None)
    assert without_rounds(folded) == without_rounds(state)
