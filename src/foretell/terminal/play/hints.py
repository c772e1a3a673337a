"""Hints in a game at a terminal: their marks, and the values that were shown."""

from collections.abc import Sequence

from foretell.game.hint import Hint
from foretell.terminal.common.table.screen import HintRounds, Screen
from foretell.terminal.play.record_file import RecordFile


class HintMarks:
    """The rounds in which people used a hint: marked on their screens and in the record file.

    The file has what they were shown, too.
    """

    def __init__(
        self, screens: Sequence[Screen], record_file: RecordFile | None, used: HintRounds
    ) -> None:
        self._screens = screens
        self._record_file = record_file
        self._used: HintRounds = ()
        self._shown: dict[int, Hint] = {}
        self._show(used)

    def add(self, seat: int, number: int) -> None:
        """Mark a round of the game for a seat."""
        if (seat, number) not in self._used:
            self._show((*self._used, (seat, number)))
            self.keep(number)

    def show(self, at: int, hint: Hint) -> None:
        """Remember the values that were shown before the decision that follows ``at`` events."""
        self._shown = {at: hint}

    def before(self, at: int) -> Hint | None:
        """Return the values that were shown before this event, and forget them."""
        return self._shown.pop(at, None)

    def keep(self, number: int) -> None:
        """Write the marks of the round in progress to the file, whose lines may have been cut."""
        self._shown = {}
        seats = [seat for seat, marked in self._used if marked == number]
        if self._record_file is not None and seats:
            self._record_file.mark(seats)

    def _show(self, used: HintRounds) -> None:
        self._used = used
        for screen in self._screens:
            screen.hints = used
