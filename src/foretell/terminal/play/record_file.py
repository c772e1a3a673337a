"""The file in which a game is saved after every event."""

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Self

from foretell.game.events import Event
from foretell.record import (
    BreaksOff,
    Header,
    Record,
    RecordFault,
    event_line,
    header_line,
    read_records,
)
from foretell.record.lock import FileInUse, lock


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
        file = path.open("xb")
        lock(file, path)
        file.write(line)
        file.flush()
        return cls(path, file, [len(line)])

    @property
    def kept(self) -> int:
        """The number of events in the file."""
        return len(self._ends) - 1

    def keep(self, events: Sequence[Event]) -> None:
        """Append the events that are not yet in the file.

        Raises:
            OSError: when the file cannot be written.
        """
        with self._named():
            for event in events:
                line = event_line(event).encode()
                self._file.write(line)
                self._ends.append(self._ends[-1] + len(line))
            self._file.flush()

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

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()


@dataclass(frozen=True, slots=True)
class SavedGame:
    """The last game of a file that is not yet open for writing.

    Attributes:
        path: the path of the file.
        record: the game.
        ends: the byte offsets at which the header and each event end.
        stamp: the size and modification time, which reveal later changes.
    """

    path: Path
    record: Record
    ends: tuple[int, ...]
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
        *before, end = self.ends
        file.truncate(end)
        file.seek(end - 1)
        if file.read(1) != b"\n":
            file.write(b"\n")
            end += 1
        return RecordFile(self.path, file, (*before, end))


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
        ends = tuple(_ends(file, lines - sum(written), written))
    return SavedGame(path, record, ends, stamp)


def _stamp(file: BinaryIO) -> tuple[int, int]:
    """Return the size of a file in bytes and its modification time in ns."""
    status = os.fstat(file.fileno())
    return status.st_size, status.st_mtime_ns


def _is_written(event: Event) -> bool:
    return bool(event_line(event))


def _ends(file: BinaryIO, before: int, written: Sequence[bool]) -> Iterator[int]:
    """Yield the byte offsets at which the header and each event end, after ``before`` lines."""
    end = sum(len(file.readline()) for _ in range(before))
    for is_line in written:
        end += len(file.readline()) if is_line else 0
        yield end
