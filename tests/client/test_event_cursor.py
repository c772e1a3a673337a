"""EventCursor: the events of a view, one by one."""

from foretell.client.event_cursor import EventCursor
from foretell.client.table_view import TableView
from foretell.protocol.entries import HostChanged, Opened, Seated
from foretell.protocol.server import Events, Welcome
from foretell.protocol.settings import TableSettings
from foretell.protocol.table_codec import event_of
from foretell.record.codec import options_to_wire
from foretell.rules.options import Options
from foretell.table.state import Open

OPENED = Opened(options_to_wire(Options(players=3)), TableSettings())
ANN, BOB = Seated(0, "Ann", "human"), Seated(1, "Bob", "human")


def test_new_events_come_each_with_the_table_after_it() -> None:
    view = TableView("T1")
    cursor = EventCursor(view)
    assert cursor.news() is None
    view.apply(Welcome("T1", 0, 0, 2))
    view.apply(Events(0, (OPENED, ANN)))
    assert cursor.news() is None  # seen for the first time
    view.apply(Events(2, (HostChanged(0), BOB)))
    news = cursor.news()
    assert news is not None
    assert [event for event, _ in news] == [event_of(HostChanged(0)), event_of(BOB)]
    assert [isinstance(table.seats[1], Open) for _, table in news] == [True, False]
    assert cursor.news() == []


def test_a_cursor_starts_afresh_when_events_are_sent_again() -> None:
    """After a change of seat the same entries are redacted differently."""
    view = TableView("T1")
    cursor = EventCursor(view)
    view.apply(Welcome("T1", None, 0, 2))
    view.apply(Events(0, (OPENED, ANN)))
    cursor.news()
    view.apply(Welcome("T1", 1, 0, 3))
    view.apply(Events(0, (OPENED, ANN, BOB)))
    assert cursor.news() is None
    assert cursor.news() == []
