"""Reading and checking files of records."""

from collections.abc import Iterator

from foretell.game.events import Event
from foretell.record.faults import Fault, RecordFault
from foretell.record.header import Header, Record
from foretell.record.lines import Source
from foretell.record.walk import read_lines


def check_file(source: Source) -> Iterator[Fault]:
    """Yield every fault of a file, in the order of its lines: none when all is legal.

    The file is gone through once, line by line, however many games it holds. It is opened when the
    first fault is asked for.

    Raises:
        OSError: when it cannot be opened or read; a folder, a file that is not there.
    """
    return (found for found in read_lines(source) if isinstance(found, Fault))


def read_records(source: Source) -> Iterator[Record]:
    """Yield the games of a file, one after the other; each has been checked against the rules.

    A game broken off ends with its last event.

    Raises:
        RecordFault: at the first fault.
        OSError: when the file cannot be opened or read.
    """
    header: Header | None = None
    events: list[Event] = []
    for found in read_lines(source):
        match found:
            case Fault(line, refusal):
                raise RecordFault(line, refusal)
            case Header():
                if header is not None:
                    yield Record(header, tuple(events))
                header, events = found, []
            case _:
                events.append(found)
    assert header is not None, "a file without a game is a fault"
    yield Record(header, tuple(events))
