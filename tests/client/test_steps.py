"""Steps: what was told, event by event."""

from foretell.client.steps import Steps
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


def test_what_is_new_comes_with_the_table_after_each_event() -> None:
    story = TableView("T1")
    steps = Steps(story)
    assert steps.news() is None
    story.take(Welcome("T1", 0, 0, 2))
    story.take(Events(0, (OPENED, ANN)))
    assert steps.news() is None  # seen for the first time
    story.take(Events(2, (HostChanged(0), BOB)))
    news = steps.news()
    assert news is not None
    assert [event for event, _ in news] == [event_of(HostChanged(0)), event_of(BOB)]
    assert [isinstance(table.seats[1], Open) for _, table in news] == [True, False]
    assert steps.news() == []


def test_what_is_told_again_begins_anew() -> None:
    """As another seat, the same entries tell something else."""
    story = TableView("T1")
    steps = Steps(story)
    story.take(Welcome("T1", None, 0, 2))
    story.take(Events(0, (OPENED, ANN)))
    steps.news()
    story.take(Welcome("T1", 1, 0, 3))
    story.take(Events(0, (OPENED, ANN, BOB)))
    assert steps.news() is None
    assert steps.news() == []
