"""Steps: what was told, entry by entry."""

from foretell.client.steps import Steps
from foretell.client.story import Story
from foretell.protocol.entries import HostChanged, Opened, Seated
from foretell.protocol.server import Events, Welcome
from foretell.protocol.settings import TableSettings
from foretell.record.codec import options_to_wire
from foretell.rules.options import Options

OPENED = Opened(options_to_wire(Options(players=3)), TableSettings())
ANN, BOB = Seated(0, "Ann", "human"), Seated(1, "Bob", "human")


def test_what_is_new_comes_with_the_table_after_each_entry() -> None:
    story = Story("T1")
    steps = Steps(story)
    assert steps.news() is None
    story.take(Welcome("T1", 0, 0, 2))
    story.take(Events(0, (OPENED, ANN)))
    assert steps.news() is None  # seen for the first time
    story.take(Events(2, (HostChanged(0), BOB)))
    news = steps.news()
    assert news is not None
    assert [entry for entry, _ in news] == [HostChanged(0), BOB]
    assert [table.seats.held[1].is_open for _, table in news] == [True, False]
    assert steps.news() == []


def test_what_is_told_again_begins_anew() -> None:
    """As another seat, the same entries tell something else."""
    story = Story("T1")
    steps = Steps(story)
    story.take(Welcome("T1", None, 0, 2))
    story.take(Events(0, (OPENED, ANN)))
    steps.news()
    story.take(Welcome("T1", 1, 0, 3))
    story.take(Events(0, (OPENED, ANN, BOB)))
    assert steps.news() is None
    assert steps.news() == []
