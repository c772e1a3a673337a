"""Through a file once, from its first line to its last: what happened, and every fault.

Reading and checking are both made of this.
"""

from collections.abc import Generator, Iterator

from foretell.errors import Refusal
from foretell.game.events import Event
from foretell.game.state import State
from foretell.record import wire
from foretell.record.codec import header_of, options_of
from foretell.record.demand import Demand
from foretell.record.faults import BlankLine, BrokenOff, EmptyFile, Fault, LostTrack, NoHeader
from foretell.record.header import Header
from foretell.record.judge import judge
from foretell.record.lines import Line, Lines, Source, opened
from foretell.record.text import cleaned
from foretell.record.tracker import Course


def read_lines(
    source: Source, *, demand: Demand | None = None, complete: bool = False
) -> Iterator[Header | Event | Fault]:
    """Yield the headers, events and faults of a file in the order of its lines.

    Without a fault the events are those of the file with ``BiddingClosed`` put back; after one
    they are what the rest was judged by.

    Args:
        source: the file.
        demand: what every header has to meet; a fault of its line comes behind one that does not.
        complete: whether a game that is broken off is a fault, of its last line.

    Raises:
        OSError: when the source cannot be read.
    """
    with opened(source) as stream:
        lines = Lines(stream)
        if lines.next is None:
            yield Fault(1, EmptyFile())
        elif not lines.next.opens_game:
            content = lines.next.content
            yield Fault(lines.next.number, content if isinstance(content, Refusal) else NoHeader())
        while (line := lines.take()) is not None:
            if line.opens_game:
                yield from _walk_game(line, lines, demand, complete=complete)


def _walk_game(
    line: Line, lines: Lines, demand: Demand | None, *, complete: bool
) -> Iterator[Header | Event | Fault]:
    if not isinstance(line.content, wire.Game):
        assert isinstance(line.content, Refusal)
        yield Fault(line.number, line.content)
        return
    try:
        state = State.start(options_of(line.content), line.content.seed)
    except Refusal as refusal:
        yield Fault(line.number, cleaned(refusal))
        return
    try:
        header = header_of(line.content, state.options)
    except Refusal as refusal:
        yield Fault(line.number, cleaned(refusal))
    else:
        yield header
        unmet = None if demand is None else demand(header)
        if unmet is not None:
            yield Fault(line.number, unmet)
    course = Course(state)
    last = yield from _walk_events(course, lines)
    if complete and not course.is_over and last is not None:
        yield Fault(last or line.number, BrokenOff())


def _walk_events(course: Course, lines: Lines) -> Generator[Event | Fault, None, int | None]:
    """Yield events and faults; return the number of the last line, None when track was lost."""
    last = 0
    while (line := lines.take_in_game()) is not None:
        trump = course.state.round.trump
        found = line.told(trump)
        assert not isinstance(found, wire.Game)
        last = line.number
        if isinstance(found, BlankLine):
            yield Fault(line.number, found)
            continue
        after = lines.next and lines.next.told(trump)
        is_settled = False
        while not is_settled:
            verdict = judge(course, found, after)
            if verdict.refusal is not None:
                yield Fault(line.number, verdict.refusal)
            if verdict.events is None:
                if not (course.is_over or lines.game_ends):
                    yield Fault(line.number, LostTrack())
                return None
            for event in verdict.events:
                yield from course.follow(event)
            is_settled = verdict.is_settled
    return last
