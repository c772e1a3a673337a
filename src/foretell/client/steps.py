"""What a client was told, event by event, each with the table after it."""

from foretell.client.table_view import TableView
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve
from foretell.table.state import TableState


class Steps:
    """Goes through a story behind it, for those who tell what happens rather than how things are.

    Args:
        story: what is told.
    """

    def __init__(self, story: TableView) -> None:
        self._story = story
        self._table: TableState | None = None
        self._version = 0
        self._told_anew = 0

    def news(self) -> list[tuple[TableEvent, TableState]] | None:
        """Return what was told since the last call.

        None stands for a beginning: nothing was asked for before, or a part was told again, as
        another seat or after rows were lost, so that all has to be shown afresh.
        """
        story = self._story
        table, version = self._table, self._version
        self._table, self._version = story.table, story.version
        if table is None or self._told_anew != story.told_anew:
            self._told_anew = story.told_anew
            return None
        steps = []
        for event in story.events[version:]:
            table = evolve(table, (event,), at=None)
            steps.append((event, table))
        return steps
