"""The games of a file, and each game round by round."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from foretell.game.events import DealerDrawn, Dealt, Event, GameFinished, RoundScored
from foretell.game.state import State
from foretell.record import (
    BreaksOff,
    Fault,
    Header,
    Record,
    RecordFault,
    Source,
    read_lines,
    replay,
)


def games(source: Source) -> Iterator[Record]:
    """Yield the games of a file; one that breaks off in the middle of a line goes up to there.

    Raises:
        RecordFault: at the first fault.
        OSError: when the file cannot be read.
    """
    header: Header | None = None
    events: list[Event] = []
    for found in read_lines(source):
        match found:
            case Fault(refusal=BreaksOff()) if header is not None:
                break
            case Fault(line, refusal):
                raise RecordFault(line, refusal)
            case Header():
                if header is not None:
                    yield Record(header, tuple(events))
                header, events = found, []
            case _:
                events.append(found)
    if header is not None:
        yield Record(header, tuple(events))


@dataclass(slots=True)
class Told:
    """One round of a game: its deal, everything that happened in it, and the state it came to."""

    dealt: Dealt
    state: State
    events: list[tuple[Event, State]] = field(default_factory=list)
    scored: RoundScored | None = None


@dataclass(slots=True)
class TableView:
    """A game as its record tells it."""

    record: Record
    drawn: tuple[DealerDrawn, State] | None = None
    rounds: list[Told] = field(default_factory=list)
    finished: GameFinished | None = None

    @property
    def state(self) -> State | None:
        """The state that the game came to; None before the first deal."""
        return self.rounds[-1].state if self.rounds else None


def story(record: Record) -> TableView:
    """Return a game round by round."""
    told = TableView(record)
    for event, state in replay(record):
        match event:
            case DealerDrawn():
                told.drawn = (event, state)
            case Dealt():
                told.rounds.append(Told(event, state, [(event, state)]))
            case _:
                current = told.rounds[-1]
                current.state = state
                current.events.append((event, state))
                if isinstance(event, RoundScored):
                    current.scored = event
                elif isinstance(event, GameFinished):
                    told.finished = event
    return told
