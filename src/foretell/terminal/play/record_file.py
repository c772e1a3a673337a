"""The file in which a game is saved after every event."""

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path
from typing import BinaryIO, Self

from foretell.game.events import Dealt, Event
from foretell.game.hint import Hint
from foretell.record import (
    BreaksOff,
    Header,
    Record,
    RecordFault,
    event_line,
    header_line,
    read_records,
)
from foretell.record.hints import hints_in, with_hint, with_hints
from foretell.record.lock import FileInUse, lock


def _no_hint(_: int) -> None:
    """Return that nothing was shown."""


class RecordFile:
    """A record written line by line; each line is on disk before the next event.

    Args:
        path: the path of the file, for messages.
        file: the file, open for writing at its end; it is closed with the record.
        ends: the byte offsets at which the header and each event end.
    """

    def __init__(self, path: Path, file: BinaryIO, ends: Iterable[int]) -> None:
        self.path = path
        self._file = file
        self._ends = list(ends)

    @classmethod
    def begin(cls, path: Path, header: Header) -> Self:
        """Create a file and write the header to it.

        Raises:
            FileExistsError: when the file exists.
            FileInUse: when another program has locked it first.
            OSError: when the file cannot be written.
        """
        line = header_line(header).encode()
        file = path.open("x+b")
        lock(file, path)
        file.write(line)
        file.flush()
        return cls(path, file, [len(line)])

    @property
    def kept(self) -> int:
        """The number of events in the file."""
        return len(self._ends) - 1

    def keep(
        self, events: Sequence[Event], hint_before: Callable[[int], Hint | None] = _no_hint
    ) -> None:
        """Append the events that are not yet in the file.

        Args:
            events: the events.
            hint_before: returns what was shown before the event of this number, from 0.

        Raises:
            OSError: when the file cannot be written.
        """
        with self._named():
            for event in events:
                line = with_hint(event_line(event), hint_before(self.kept)).encode()
                self._file.write(line)
                self._ends.append(self._ends[-1] + len(line))
            self._file.flush()

    def mark(self, seats: Iterable[int]) -> None:
        """Note seats that use a hint, in the last event's line.

        Raises:
            OSError: when the file cannot be written.
        """
        end = self._ends[-1]
        start = max(before for before in self._ends if before < end)
        with self._named():
            self._file.seek(start)
            line = with_hints(self._file.read(end - start), seats)
            self._file.seek(start)
            self._file.write(line)
            self._file.truncate()
            self._file.flush()
        self._ends = [start + len(line) if offset == end else offset for offset in self._ends]

    def take_back(self, count: int) -> None:
        """Cut off all but the first ``count`` events."""
        del self._ends[count + 1 :]
        self._file.seek(self._ends[count])
        self._file.truncate()

    def close(self) -> None:
        """Close the file.

        Raises:
            OSError: when buffered data cannot be written.
        """
        with self._named():
            self._file.close()

    @contextmanager
    def _named(self) -> Iterator[None]:
        """Add the path to write errors, which lack it."""
        try:
            yield
        except OSError as error:
            error.filename = str(self.path)
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


@dataclass(frozen=True, slots=True)
class SavedGame:
    """The last game of a file that is not yet open for writing.

    The header and each event end at a byte offset. The stamp reveals later changes: it is the size
    and the modification time.
    """

    path: Path
    record: Record
    ends: tuple[int, ...]
    hints: tuple[tuple[int, int], ...]
    stamp: tuple[int, int]

    def take_up(self) -> RecordFile:
        """Return the file, open for the rest of the game.

        An incomplete last line and trailing blank lines are removed.

        Raises:
            FileInUse: when the game is being played elsewhere, or the file has changed.
            OSError: when the file cannot be written.
        """
        file = self.path.open("r+b")
        lock(file, self.path)
        if _stamp(file) != self.stamp:
            file.close()
            raise FileInUse(str(self.path))
        end, ends = self.ends[-1], self.ends
        file.truncate(end)
        file.seek(end - 1)
        if file.read(1) != b"\n":
            file.write(b"\n")
            ends = tuple(offset + (offset == end) for offset in ends)
        return RecordFile(self.path, file, ends)


def find_game(path: Path) -> SavedGame:
    """Return the last game of a file, ignoring an incomplete last line.

    Raises:
        RecordFault: when the file is not a record, or breaks a rule.
        OSError: when the file cannot be read.
    """
    lines, record = 0, None
    with path.open("rb") as file:
        stamp = _stamp(file)
        for record in read_records(file, keep_partial=True):
            lines += 1 + sum(map(_is_written, record.events))
        if record is None:
            raise RecordFault(1, BreaksOff())
        file.seek(0)
        written = [True, *map(_is_written, record.events)]
        start = sum(len(file.readline()) for _ in range(lines - sum(written)))
        texts = [file.readline() if is_line else b"" for is_line in written]
    _, *ends = accumulate(map(len, texts), initial=start)
    hints = dict.fromkeys(_hints(record.events, texts[1:]))
    return SavedGame(path, record, tuple(ends), tuple(hints), stamp)


def _stamp(file: BinaryIO) -> tuple[int, int]:
    """Return the size of a file in bytes and its modification time in ns."""
    status = os.fstat(file.fileno())
    return status.st_size, status.st_mtime_ns


def _is_written(event: Event) -> bool:
    return bool(event_line(event))


def _hints(events: Sequence[Event], lines: Sequence[bytes]) -> Iterator[tuple[int, int]]:
    """Yield the seats that used a hint, each with the round, from the line of each event."""
    number = 0
    for event, line in zip(events, lines, strict=True):
        if isinstance(event, Dealt):
            number = event.round
        for seat in hints_in(line):
            yield seat, number
