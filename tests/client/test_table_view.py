"""Table views: messages in order are folded, all others are refused."""

from collections.abc import Iterable
from dataclasses import replace

import msgspec
import pytest

from foretell.client.errors import OutOfSync, WrongTable
from foretell.client.table_view import TableView
from foretell.protocol import entries
from foretell.protocol.entries import Entry
from foretell.protocol.events import BidView, DealtView
from foretell.protocol.server import Closing, Done, Events, Legal, Pong, Presence, Refused, Welcome
from foretell.protocol.settings import TableSettings
from foretell.protocol.table_codec import event_of
from foretell.record.codec import options_to_wire
from foretell.rules.options import Options
from foretell.table.events import TableEvent
from foretell.table.fair_shuffle import Shuffle
from foretell.table.state import HUMAN, BotSeat, Human, Open, Undo

OPENED = entries.Opened(
    options_to_wire(Options(players=3, first_dealer=0, hand_sizes=(1,))), TableSettings()
)
GATHERED: tuple[Entry, ...] = (
    OPENED,
    entries.Seated(0, "Ann", HUMAN),
    entries.HostChanged(0),
    entries.ShuffleCommitted(1, "c1"),
    entries.Seated(1, "Bob", HUMAN),
    entries.Seated(2, "steady", "steady"),
)
STARTED: tuple[Entry, ...] = (
    entries.GameStarted(1),
    DealtView(1, 0, (None, ("C1",), None), "D2", "D"),
)


def events_of(log: Iterable[Entry]) -> tuple[TableEvent, ...]:
    """Return entries as events of a view."""
    return tuple(map(event_of, log))


def view_of(*more: Entry, seat: int | None = 1) -> TableView:
    """Return a view of a table with this log."""
    view = TableView("T1")
    everything = GATHERED + more
    view.apply(Welcome("T1", seat, 0, len(everything)))
    view.apply(Events(0, everything))
    return view


def test_a_new_view_knows_nothing() -> None:
    view = TableView("T1")
    assert (view.version, view.events, view.table, view.seats) == (0, (), None, ())
    assert (view.host, view.phase, view.game, view.observation) == (
        None,
        "gathering",
        None,
        None,
    )


def test_a_view_follows_who_holds_each_seat() -> None:
    view = view_of()
    ann, bob = Human(None, "Ann", since=1), Human(None, "Bob", since=4)
    assert view.seats == (ann, bob, BotSeat("steady", "steady"))
    assert view.host == 0
    view = view_of(entries.Vacated(2, "host"), entries.Swapped((0, 2)), entries.StoodIn(1))
    assert view.seats == (Open(), replace(bob, away=True), ann)
    assert view.host == 2
    view = view_of(entries.HostChanged(None), entries.Swapped((0, 1)), entries.HandedBack(1))
    assert view.host is None
    assert view.seats[1] == ann


def test_a_game_is_observed_from_the_clients_seat() -> None:
    view = view_of(*STARTED, entries.Resumed(), entries.NonceGiven(0, "a"))
    assert (view.phase, view.game) == ("playing", 1)
    seen = view.observation
    assert seen is not None
    assert seen.seat == 1
    assert [str(card) for card in seen.hand or ()] == ["C1"]
    assert seen.to_act == (1,)
    again = view_of(*STARTED, seat=None).observation
    assert again is not None
    assert again.seat is None


def test_an_undone_move_leaves_the_observation_as_before() -> None:
    agreed = entries.UndoAnswered(seat=0, agree=True)
    view = view_of(*STARTED, BidView(1, 1), entries.UndoAsked(1, (0,)), agreed)
    table = view.table
    assert table is not None
    assert table.undo == Undo(1, None, (), number=view.version - 2)
    view.apply(Events(view.version, (entries.TakenBack(1, 1),)))
    assert view.observation == view_of(*STARTED).observation
    assert view.table is not None
    assert view.table.undo is None


@pytest.mark.parametrize(
    "more",
    [
        (entries.UndoLapsed(),),
        (
            msgspec.convert(
                {"type": "undo_answered", "seat": 0, "agree": False}, entries.UndoAnswered
            ),
        ),
        (BidView(2, 0),),
        (entries.RematchCalled(),),
    ],
)
def test_a_request_for_undo_ends_with_its_lapse_refusal_or_the_next_move(
    more: tuple[Entry, ...],
) -> None:
    view = view_of(*STARTED, BidView(1, 1), entries.UndoAsked(1, (0, 2)))
    assert view.table is not None
    assert view.table.undo == Undo(1, None, (0, 2), number=view.version - 1)
    view.apply(Events(view.version, more))
    assert view.table.undo is None


def test_a_view_follows_commitment_and_reveal_of_the_shuffle() -> None:
    view = view_of()
    assert view.table is not None
    assert view.table.shuffle == Shuffle("c1", None, None)
    view.apply(Events(view.version, (entries.ShuffleRevealed("5", "a"),)))
    assert view.table.shuffle == Shuffle("c1", "5", "a")
    view.apply(Events(view.version, (entries.RematchCalled(), entries.ShuffleCommitted(2, "c2"))))
    assert view.table.shuffle == Shuffle("c2", None, None)
    again = view_of(entries.ShuffleCommitted(2, "c2")).table
    assert again is not None
    assert again.shuffle == Shuffle("c2", None, None)
    assert view.phase == "gathering"


@pytest.mark.parametrize("since", [0, len(GATHERED) - 1, len(GATHERED) + 1])
def test_missing_and_repeated_events_are_out_of_sync(since: int) -> None:
    view = view_of()
    with pytest.raises(OutOfSync) as caught:
        view.apply(Events(since, (entries.Resumed(),)))
    assert (caught.value.version, caught.value.since) == (len(GATHERED), since)
    assert view.events == events_of(GATHERED)


def test_a_welcome_beyond_the_last_event_is_out_of_sync() -> None:
    with pytest.raises(OutOfSync):
        view_of().apply(Welcome("T1", 1, len(GATHERED) + 1, len(GATHERED) + 1))


def test_a_welcome_to_another_table_is_refused() -> None:
    with pytest.raises(WrongTable) as caught:
        TableView("T1").apply(Welcome("T2", None, 0, 0))
    assert (caught.value.requested, caught.value.received) == ("T1", "T2")


@pytest.mark.parametrize("since", [0, 2, len(GATHERED)])
def test_a_welcome_to_an_earlier_version_drops_later_events(since: int) -> None:
    view = view_of(*STARTED)
    view.apply(Welcome("T1", None, since, len(GATHERED)))
    assert view.events == events_of(GATHERED[:since])
    view.apply(Events(since, GATHERED[since:]))
    assert view.events == view_of().events
    assert view.table == view_of().table
    assert view.seat is None


def test_legal_actions_stay_known_over_a_reconnect_without_missed_events() -> None:
    view = view_of(*STARTED)
    legal = Legal(bids=(0, 1))
    view.apply(Events(view.version, (entries.Resumed(),), (1,), legal, (5, 5, 5)))
    assert (view.to_act, view.legal, view.clocks) == ((1,), legal, (5, 5, 5))
    view.apply(Welcome("T1", 1, view.version, view.version))
    assert (view.to_act, view.legal) == ((1,), legal)
    view.apply(Welcome("T1", 1, view.version, view.version + 1))
    assert (view.to_act, view.legal) == ((), None)


def test_messages_without_events_leave_the_log_unchanged() -> None:
    view = view_of()
    for message in (Done("a", 9), Refused(None, "a/b"), Closing("restart"), Pong()):
        view.apply(message)
    assert view.events == events_of(GATHERED)
    view.apply(Presence((True, False, True)))
    assert view.present == (True, False, True)


def test_legal_actions_are_forgotten_when_rows_were_lost() -> None:
    view = view_of(*STARTED)
    view.apply(Events(view.version, (), (1,), Legal(bids=(0, 1))))
    before = view.resets
    since = len(GATHERED) + 1
    view.apply(Welcome("T1", 1, since, since))
    assert (view.version, view.to_act, view.legal) == (since, (), None)
    assert view.resets == before + 1
