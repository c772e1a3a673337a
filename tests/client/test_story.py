"""Stories: what is told in order is folded, what is not is refused."""

from collections.abc import Iterable
from dataclasses import replace

import msgspec
import pytest

from foretell.client.astray import Astray, OtherTable
from foretell.client.table_view import TableView
from foretell.protocol import entries as told
from foretell.protocol.entries import Entry
from foretell.protocol.events import BidView, DealtView
from foretell.protocol.server import Closing, Done, Events, Legal, Pong, Presence, Refused, Welcome
from foretell.protocol.settings import TableSettings
from foretell.protocol.table_codec import event_of
from foretell.record.codec import options_to_wire
from foretell.rules.options import Options
from foretell.table.events import TableEvent
from foretell.table.shuffle import Shuffle
from foretell.table.state import HUMAN, BotSeat, Human, Open, Undo

OPENED = told.Opened(
    options_to_wire(Options(players=3, first_dealer=0, hand_sizes=(1,))), TableSettings()
)
GATHERED: tuple[Entry, ...] = (
    OPENED,
    told.Seated(0, "Ann", HUMAN),
    told.HostChanged(0),
    told.ShuffleCommitted(1, "c1"),
    told.Seated(1, "Bob", HUMAN),
    told.Seated(2, "steady", "steady"),
)
STARTED: tuple[Entry, ...] = (
    told.GameStarted(1),
    DealtView(1, 0, (None, ("C1",), None), "D2", "D"),
)


def events_of(entries: Iterable[Entry]) -> tuple[TableEvent, ...]:
    """Return what a story makes of entries."""
    return tuple(map(event_of, entries))


def story_of(*entries: Entry, seat: int | None = 1) -> TableView:
    """Return a story of a table at which this has happened."""
    story = TableView("T1")
    everything = GATHERED + entries
    story.take(Welcome("T1", seat, 0, len(everything)))
    story.take(Events(0, everything))
    return story


def test_before_anything_is_told_nothing_is_known() -> None:
    story = TableView("T1")
    assert (story.version, story.events, story.table, story.seats) == (0, (), None, ())
    assert (story.host, story.phase, story.game, story.observation) == (
        None,
        "gathering",
        None,
        None,
    )


def test_seats_are_as_they_were_told() -> None:
    story = story_of()
    ann, bob = Human(None, "Ann", seated=1), Human(None, "Bob", seated=4)
    assert story.seats == (ann, bob, BotSeat("steady", "steady"))
    assert story.host == 0
    story = story_of(told.Vacated(2, "host"), told.Swapped((0, 2)), told.StoodIn(1))
    assert story.seats == (Open(), replace(bob, away=True), ann)
    assert story.host == 2
    story = story_of(told.HostChanged(None), told.Swapped((0, 1)), told.HandedBack(1))
    assert story.host is None
    assert story.seats[1] == ann


def test_a_game_is_seen_from_the_own_seat() -> None:
    story = story_of(*STARTED, told.Resumed(), told.NonceGiven(0, "a"))
    assert (story.phase, story.game) == ("playing", 1)
    seen = story.observation
    assert seen is not None
    assert seen.seat == 1
    assert [str(card) for card in seen.hand or ()] == ["C1"]
    assert seen.to_act == (1,)
    again = story_of(*STARTED, seat=None).observation
    assert again is not None
    assert again.seat is None


def test_what_was_taken_back_has_not_happened() -> None:
    story = story_of(*STARTED, BidView(1, 1), told.UndoAsked(1, (0,)), told.UndoAnswered(0, True))  # noqa: FBT003
    table = story.table
    assert table is not None
    assert table.undo == Undo(1, None, ())
    story.take(Events(story.version, (told.TakenBack(1, 1),)))
    assert story.observation == story_of(*STARTED).observation
    assert story.table is not None
    assert story.table.undo is None


@pytest.mark.parametrize(
    "entries",
    [
        (told.UndoLapsed(),),
        (msgspec.convert({"type": "undo_answered", "seat": 0, "agree": False}, told.UndoAnswered),),
        (BidView(2, 0),),
        (told.RematchCalled(),),
    ],
)
def test_a_wish_to_take_back_ends(entries: tuple[Entry, ...]) -> None:
    story = story_of(*STARTED, BidView(1, 1), told.UndoAsked(1, (0, 2)))
    assert story.table is not None
    assert story.table.undo == Undo(1, None, (0, 2))
    story.take(Events(story.version, entries))
    assert story.table.undo is None


def test_the_shuffle_is_committed_to_and_revealed() -> None:
    story = story_of()
    assert story.table is not None
    assert story.table.shuffle == Shuffle("c1", None, None)
    story.take(Events(story.version, (told.ShuffleRevealed("5", "a"),)))
    assert story.table.shuffle == Shuffle("c1", "5", "a")
    story.take(Events(story.version, (told.RematchCalled(), told.ShuffleCommitted(2, "c2"))))
    assert story.table.shuffle == Shuffle("c2", None, None)
    again = story_of(told.ShuffleCommitted(2, "c2")).table
    assert again is not None
    assert again.shuffle == Shuffle("c2", None, None)
    assert story.phase == "gathering"


@pytest.mark.parametrize("since", [0, len(GATHERED) - 1, len(GATHERED) + 1])
def test_a_gap_and_a_repetition_are_noticed(since: int) -> None:
    story = story_of()
    with pytest.raises(Astray) as caught:
        story.take(Events(since, (told.Resumed(),)))
    assert (caught.value.version, caught.value.since) == (len(GATHERED), since)
    assert story.events == events_of(GATHERED)


def test_a_welcome_beyond_what_is_known_is_noticed() -> None:
    with pytest.raises(Astray):
        story_of().take(Welcome("T1", 1, len(GATHERED) + 1, len(GATHERED) + 1))


def test_another_table_is_noticed() -> None:
    with pytest.raises(OtherTable) as caught:
        TableView("T1").take(Welcome("T2", None, 0, 0))
    assert (caught.value.asked, caught.value.told) == ("T1", "T2")


@pytest.mark.parametrize("since", [0, 2, len(GATHERED)])
def test_a_welcome_forgets_what_comes_after_it(since: int) -> None:
    story = story_of(*STARTED)
    story.take(Welcome("T1", None, since, len(GATHERED)))
    assert story.events == events_of(GATHERED[:since])
    story.take(Events(since, GATHERED[since:]))
    assert story.events == story_of().events
    assert story.table == story_of().table
    assert story.seat is None


def test_what_may_be_done_stays_known_when_nothing_was_missed() -> None:
    story = story_of(*STARTED)
    legal = Legal(bids=(0, 1))
    story.take(Events(story.version, (told.Resumed(),), (1,), legal, (5, 5, 5)))
    assert (story.to_act, story.legal, story.clocks) == ((1,), legal, (5, 5, 5))
    story.take(Welcome("T1", 1, story.version, story.version))
    assert (story.to_act, story.legal) == ((1,), legal)
    story.take(Welcome("T1", 1, story.version, story.version + 1))
    assert (story.to_act, story.legal) == ((), None)


def test_what_is_no_part_of_the_story_changes_nothing() -> None:
    story = story_of()
    for message in (Done("a", 9), Refused(None, "a/b"), Closing("restart"), Pong()):
        story.take(message)
    assert story.events == events_of(GATHERED)
    story.take(Presence((True, False, True)))
    assert story.present == (True, False, True)


def test_what_was_legal_in_a_past_that_is_lost_is_legal_no_more() -> None:
    story = story_of(*STARTED)
    story.take(Events(story.version, (), (1,), Legal(bids=(0, 1))))
    before = story.told_anew
    since = len(GATHERED) + 1
    story.take(Welcome("T1", 1, since, since))
    assert (story.version, story.to_act, story.legal) == (since, (), None)
    assert story.told_anew == before + 1
