"""The events that a client receives, each with the table after it."""

from foretell.client.table_view import TableView
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve
from foretell.table.state import TableState


class EventCursor:
    """A cursor over the events of a view, for screens that narrate event by event."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._table: TableState | None = None
        self._version = 0
        self._resets = 0

    @property
    def version(self) -> int:
        """The version of the table after the events returned so far."""
        return self._version

    def news(self) -> list[tuple[TableEvent, TableState]] | None:
        """Return the events since the last call, each with the table after it.

        None means that everything has to be shown afresh: on the first call, and after the server
        sent events again (``TableView.resets``).
        """
        view = self._view
        table, version = self._table, self._version
        self._table, self._version = view.table, view.version
        if table is None or self._resets != view.resets:
            self._resets = view.resets
            return None
        steps = []
        for event in view.events[version:]:
            table = evolve(table, (event,), at=None)
            steps.append((event, table))
        return steps
