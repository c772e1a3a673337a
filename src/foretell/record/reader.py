"""Reading and checking files of games, and turning records back into games."""

from collections.abc import Generator, Iterator
from itertools import chain, islice
from typing import Final

from foretell.errors import Refusal
from foretell.game.events import Event
from foretell.game.evolve import evolve
from foretell.game.hint import Hint
from foretell.game.session import Session
from foretell.game.state import State
from foretell.record import wire
from foretell.record.checker import GameTracker, check_line
from foretell.record.codec import header_of, options_of
from foretell.record.encoding import BOM
from foretell.record.game_text_reader import read_text_lines
from foretell.record.header import Header, Record, Requirement
from foretell.record.lines import (
    Line,
    Lookahead,
    NumberedLine,
    Source,
    lines_of,
    numbered_lines,
    opened,
)
from foretell.record.refusals import (
    BlankLine,
    BreaksOff,
    BrokenOff,
    EmptyFile,
    Fault,
    LostTrack,
    NoHeader,
    RecordFault,
)
from foretell.record.text import cleaned
from foretell.record.text_lines import opens_text

_MOST_BEFORE: Final = 100
"""The most lines before the first game in short text: blank ones, and what a mail begins with."""


def read_lines(
    source: Source, *, require: Requirement | None = None, complete: bool = False
) -> Iterator[Header | Event | Fault]:
    """Yield the headers, events and faults of a file in the order of its lines.

    The file has records or, if it begins with one, games in short text. Up to the first fault the
    events are those of the file, with ``BiddingClosed`` restored; after it they are the repaired
    events that later lines were checked against, or none in a short text.

    Args:
        source: the file.
        require: a requirement of every header; a header that does not meet it is a fault.
        complete: whether an unfinished game is a fault, reported on its last line.

    Raises:
        OSError: when the source cannot be read.
    """
    items = _read_all(source, require, complete=complete)
    return (item for item in items if not isinstance(item, Hint))


def _read_all(
    source: Source, require: Requirement | None = None, *, complete: bool = False
) -> Iterator[Header | Event | Hint | Fault]:
    """Yield what ``read_lines`` does, and the hint before a decision before its event."""
    with opened(source) as stream:
        numbered, is_text = _form_of(numbered_lines(stream))
        if is_text:
            yield from read_text_lines(numbered, require, complete=complete)
            return
        lines = Lookahead(lines_of(numbered))
        if lines.next is None:
            yield Fault(1, EmptyFile())
        elif not lines.next.opens_game:
            content = lines.next.content
            yield Fault(lines.next.number, content if isinstance(content, Refusal) else NoHeader())
        while (line := lines.take()) is not None:
            if line.opens_game:
                yield from _walk_game(line, lines, require, complete=complete)


def is_game_text(source: Source) -> bool:
    """Return whether a file has games in short text, not records.

    Raises:
        OSError: when the source cannot be read.
    """
    with opened(source) as stream:
        return _form_of(numbered_lines(stream))[1]


def check_file(source: Source) -> Iterator[Fault]:
    """Yield every fault of a file in the order of its lines; none when all is legal.

    The file is opened with the first iteration and read once, however many games it holds.

    Raises:
        OSError: when it cannot be opened or read.
    """
    return (item for item in read_lines(source) if isinstance(item, Fault))


def read_records(source: Source, *, keep_partial: bool = False) -> Iterator[Record]:
    """Yield the games of a file in order, each checked against the rules.

    The file has records or, if it begins with one, games in short text. An unfinished game ends
    with its last event.

    Args:
        source: the file.
        keep_partial: whether a record that is cut off in mid-line ends before that line, instead of
            being a fault.

    Raises:
        RecordFault: at the first fault.
        OSError: when the file cannot be opened or read.
    """
    header: Header | None = None
    events: list[Event] = []
    hints: list[tuple[int, Hint]] = []
    for item in _read_all(source):
        match item:
            case Fault(refusal=BreaksOff()) if keep_partial and header is not None:
                break
            case Fault(line, refusal):
                raise RecordFault(line, refusal)
            case Header():
                if header is not None:
                    yield Record(header, tuple(events), tuple(hints))
                header, events, hints = item, [], []
            case Hint():
                hints.append((len(events), item))
            case _:
                events.append(item)
    assert header is not None, "a file without a game is a fault"
    yield Record(header, tuple(events), tuple(hints))


def resume(record: Record) -> Session:
    """Return the game of a record, ready to continue after its last event.

    Derived events have been added: ``session.events[len(record.events):]`` is still to be written.
    """
    return Session(record.header.options, record.header.seed, record.events)


def replay(record: Record) -> Iterator[tuple[Event, State]]:
    """Yield every event of a record, each with the state after it."""
    state = State.start(record.header.options, record.header.seed)
    for event in record.events:
        state = evolve(state, event)
        yield event, state


def _form_of(numbered: Iterator[NumberedLine]) -> tuple[Iterator[NumberedLine], bool]:
    """Return the lines, and whether they are those of short texts."""
    begun: list[NumberedLine] = []
    is_text = False
    for one in islice(numbered, _MOST_BEFORE + 1):
        begun.append(one)
        is_text = opens_text(one[1])
        if is_text or one[1].removeprefix(BOM).lstrip().startswith(b"{"):
            break
    return chain(begun, numbered), is_text


def _walk_game(
    line: Line, lines: Lookahead[Line], require: Requirement | None, *, complete: bool
) -> Iterator[Header | Event | Hint | Fault]:
    if not isinstance(line.content, wire.Game):
        assert isinstance(line.content, Refusal)
        yield Fault(line.number, line.content)
        return
    try:
        state = State.start(options_of(line.content.options), line.content.seed)
    except Refusal as refusal:
        yield Fault(line.number, cleaned(refusal))
        return
    try:
        header = header_of(line.content, state.options)
    except Refusal as refusal:
        yield Fault(line.number, cleaned(refusal))
    else:
        yield header
        unmet = None if require is None else require(header)
        if unmet is not None:
            yield Fault(line.number, unmet)
    tracker = GameTracker(state)
    last = yield from _walk_events(tracker, lines)
    if complete and not tracker.is_over and last is not None:
        yield Fault(last or line.number, BrokenOff())


def _walk_events(
    tracker: GameTracker, lines: Lookahead[Line]
) -> Generator[Event | Hint | Fault, None, int | None]:
    """Yield the items; return the number of the last line, None if track was lost."""
    last = 0
    while (line := lines.take_in_game()) is not None:
        trump = tracker.state.round.trump
        content = line.resolve(trump)
        assert not isinstance(content, wire.Game)
        last = line.number
        if isinstance(content, BlankLine):
            yield Fault(line.number, content)
            continue
        after = lines.next and lines.next.resolve(trump)
        is_settled = False
        while not is_settled:
            verdict = check_line(tracker, content, after)
            if verdict.refusal is not None:
                yield Fault(line.number, verdict.refusal)
            if verdict.events is None:
                if not (tracker.is_over or lines.game_ends):
                    yield Fault(line.number, LostTrack())
                return None
            if line.hint is not None and verdict.refusal is None:
                yield line.hint
            for event in verdict.events:
                yield from tracker.follow(event)
            is_settled = verdict.is_settled
    return last
