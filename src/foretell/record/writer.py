"""Writing records, all at once or line by line during a game."""

import msgspec

from foretell.game.events import Event
from foretell.record.codec import event_to_wire, header_to_wire
from foretell.record.header import Header, Record
from foretell.record.hints import with_hint


def write_record(record: Record) -> str:
    """Return a record as the lines of a file, each with its line end."""
    hints = dict(record.hint_values)
    lines = (with_hint(event_line(one), hints.get(at)) for at, one in enumerate(record.events))
    return header_line(record.header) + "".join(lines)


def header_line(header: Header) -> str:
    """Return the header's line, the first of a game."""
    return msgspec.json.encode(header_to_wire(header)).decode() + "\n"


def event_line(event: Event) -> str:
    r"""Return an event's line; "" for ``BiddingClosed``, which is not written.

    >>> from foretell import BidMade
    >>> event_line(BidMade(seat=2, bid=0))
    '{"type":"bid","seat":2,"bid":0}\n'

    Raises:
        ValueError: for an event redacted for a viewer.
    """
    line = event_to_wire(event)
    return "" if line is None else msgspec.json.encode(line).decode() + "\n"
