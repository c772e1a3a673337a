"""From a record back to a game: to go on with it, or to look at it step by step."""

from collections.abc import Iterator

from foretell.game.events import Event
from foretell.game.evolve import evolve
from foretell.game.session import Session
from foretell.game.state import State
from foretell.record.header import Record


def resume(record: Record) -> Session:
    """Return the game of a record, ready to go on from its last event.

    What follows by itself has followed: ``session.events[len(record.events):]`` is still to be
    written.
    """
    return Session(record.header.options, record.header.seed, record.events)


def replay(record: Record) -> Iterator[tuple[Event, State]]:
    """Yield every event of a record, each with the state after it."""
    state = State.start(record.header.options, record.header.seed)
    for event in record.events:
        state = evolve(state, event)
        yield event, state
