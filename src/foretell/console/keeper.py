"""The file that a game is kept in while it goes on: nothing that has happened is lost."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
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


class Keeper:
    """A record that grows line by line, each on disk before the next thing happens.

    Args:
        path: where the file is, to name it.
        file: open for writing, at its end; it is closed with the keeper.
        ends: where in the file the header ends, and then every event that it holds.
    """

    def __init__(self, path: Path, file: BinaryIO, ends: Iterable[int]) -> None:
        self.path = path
        self._file = file
        self._ends = list(ends)

    @classmethod
    def begin(cls, path: Path, header: Header) -> Self:
        """Begin a file that does not exist yet.

        Raises:
            FileExistsError: when it does.
            OSError: when it cannot be written.
        """
        line = header_line(header).encode()
        file = path.open("xb")
        file.write(line)
        file.flush()
        return cls(path, file, [len(line)])

    @property
    def kept(self) -> int:
        """How many events the file holds."""
        return len(self._ends) - 1

    def keep(self, events: Sequence[Event]) -> None:
        """Add what has happened since.

        Raises:
            OSError: when it cannot be written.
        """
        try:
            for event in events:
                line = event_line(event).encode()
                self._file.write(line)
                self._ends.append(self._ends[-1] + len(line))
            self._file.flush()
        except OSError as error:
            error.filename = str(self.path)  # which a write does not tell
            raise

    def take_back(self, count: int) -> None:
        """Forget all but the first ``count`` events."""
        del self._ends[count + 1 :]
        self._file.seek(self._ends[count])
        self._file.truncate()

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self._file.close()


@dataclass(frozen=True, slots=True)
class KeptGame:
    """The last game of a file, found but not touched yet.

    Attributes:
        path: where the file is.
        record: the game.
        content: what the file is to hold, a line cut short and blank lines at its end left out.
    """

    path: Path
    record: Record
    content: bytes

    def take_up(self) -> Keeper:
        """Return a keeper to go on with the game.

        Raises:
            OSError: when the file cannot be written.
        """
        lines = BytesIO(self.content).readlines()
        ends = list(_ends(self.record, lines, len(self.content)))
        file = self.path.open("r+b")
        file.write(self.content)
        file.truncate()
        return Keeper(self.path, file, ends)


def find_game(path: Path) -> KeptGame:
    """Return the last game of a file; a line cut short at its end is no part of it.

    Raises:
        RecordFault: when the file is no record, or breaks a rule.
        OSError: when it cannot be read.
    """
    content = path.read_bytes()
    try:
        record = _last_game(content)
    except RecordFault as fault:
        if not isinstance(fault.refusal, BreaksOff):
            raise
        content = content[: content.rfind(b"\n") + 1]
        record = _last_game(content)
    return KeptGame(path, record, content.rstrip() + b"\n")


def _last_game(content: bytes) -> Record:
    *_, record = read_records(BytesIO(content))
    return record


def _ends(record: Record, lines: Sequence[bytes], end: int) -> Iterator[int]:
    written = [bool(event_line(event)) for event in record.events]
    own = lines[len(lines) - sum(written) - 1 :]
    end -= sum(map(len, own[1:]))
    yield end
    following = iter(own[1:])
    for is_line in written:
        end += len(next(following)) if is_line else 0
        yield end
