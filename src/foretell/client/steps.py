"""What a client was told, entry by entry, each with the table after it."""

from foretell.client.story import Story
from foretell.client.table import Table, evolve
from foretell.protocol.entries import Entry


class Steps:
    """Goes through a story behind it, for those who tell what happens rather than how things are.

    Args:
        story: what is told.
    """

    def __init__(self, story: Story) -> None:
        self._story = story
        self._table: Table | None = None
        self._version = 0
        self._told_anew = 0

    def news(self) -> list[tuple[Entry, Table]] | None:
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
        for entry in story.entries[version:]:
            table = evolve(table, entry)
            steps.append((entry, table))
        return steps
