"""A table as a client knows it: what all entries told so far come to."""

from dataclasses import dataclass
from typing import Literal, assert_never

import msgspec

from foretell.client.removal import Removal, evolve_removal
from foretell.client.seats import OPEN, Seats, evolve_seats, newcomers_join
from foretell.game.changed import changed
from foretell.game.events import Event
from foretell.game.history import History
from foretell.game.state import State
from foretell.protocol import entries as told
from foretell.protocol.entries import Entry
from foretell.protocol.events import DealtView, GameEvent, event_of
from foretell.protocol.settings import TableSettings
from foretell.record.wire import GameFinished
from foretell.rules.options import Options

Phase = Literal["gathering", "playing", "over"]


@dataclass(frozen=True, slots=True)
class Game:
    """A game as a viewer knows it."""

    number: int
    """From 1."""
    history: History

    @property
    def state(self) -> State:
        """The game at this moment."""
        return self.history.state

    @property
    def events(self) -> tuple[Event, ...]:
        """All that has happened in it, put together anew each time."""
        return self.history.events

    @property
    def is_over(self) -> bool:
        """Whether it has been played to its end."""
        return bool(self.state.winners)


@dataclass(frozen=True, slots=True)
class Undo:
    """A seat's wish to take something back, and who has not answered yet."""

    seat: int
    missing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Table:
    """A table at one moment, as a viewer knows it."""

    options: Options
    settings: TableSettings
    seats: Seats
    commitment: str = ""
    """To the cards of the next game, or of the one that is on."""
    revealed: told.ShuffleRevealed | None = None
    """What the commitment was made of, once the game is over."""
    game: Game | None = None
    """None while people gather."""
    undo: Undo | None = None
    removal: Removal | None = None

    @property
    def phase(self) -> Phase:
        """How far the table is."""
        if self.game is None:
            return "gathering"
        return "over" if self.game.is_over else "playing"


def opened(entry: told.Opened) -> Table:
    """Return a table that has just been opened."""
    options = Options.from_record(msgspec.structs.asdict(entry.options))
    return Table(options, entry.settings, Seats((OPEN,) * options.players))


def evolve(table: Table, entry: Entry) -> Table:
    """Return the table after an entry."""
    match entry:
        case told.Vacated() | told.HostChanged():
            removal = evolve_removal(table.removal, entry)
            return changed(table, seats=evolve_seats(table.seats, entry), removal=removal)
        case told.Seated() | told.Swapped() | told.StoodIn() | told.HandedBack():
            return changed(table, seats=evolve_seats(table.seats, entry))
        case told.RemovalAsked() | told.RemovalAnswered() | told.RemovalLapsed():
            return changed(table, removal=evolve_removal(table.removal, entry))
        case told.UndoAsked() | told.UndoAnswered() | told.UndoLapsed() | told.TakenBack():
            return _evolve_undo(table, entry)
        case (
            told.Opened()
            | told.ShuffleCommitted()
            | told.NonceGiven()
            | told.GameStarted()
            | told.Resumed()
            | told.ShuffleRevealed()
            | told.Unknown()
            | told.RematchCalled()
        ):
            return _evolve_course(table, entry)
        case DealtView():
            after = _happened(table, entry)
            return changed(after, seats=newcomers_join(after.seats))
        case GameFinished():
            return changed(_happened(table, entry), removal=None)
        case _:
            return _happened(table, entry)


def _evolve_undo(table: Table, entry: told.UndoEvent) -> Table:
    match entry:
        case told.UndoAsked(seat, others):
            return changed(table, undo=Undo(seat, others))
        case told.UndoAnswered(seat, agree):
            if table.undo is None or not agree:
                return changed(table, undo=None)
            missing = tuple(other for other in table.undo.missing if other != seat)
            return changed(table, undo=changed(table.undo, missing=missing))
        case told.UndoLapsed():
            return changed(table, undo=None)
        case told.TakenBack(events=count):
            assert table.game is not None
            history = table.game.history.without(count)
            return changed(table, game=changed(table.game, history=history), undo=None)
        case _:
            assert_never(entry)


def _evolve_course(table: Table, entry: told.CourseEvent) -> Table:
    match entry:
        case told.Opened():
            return opened(entry)
        case told.ShuffleCommitted(commitment=commitment):
            return changed(table, commitment=commitment, revealed=None)
        case told.GameStarted(number):
            history = History.of(State.start(table.options, None))
            return changed(table, game=Game(number, history))
        case told.ShuffleRevealed():
            return changed(table, revealed=entry)
        case told.RematchCalled():
            return changed(table, game=None, undo=None, seats=newcomers_join(table.seats))
        case told.NonceGiven() | told.Resumed() | told.Unknown():
            return table
        case _:
            assert_never(entry)


def _happened(table: Table, entry: GameEvent) -> Table:
    game = table.game
    assert game is not None
    history = game.history.after(event_of(entry))
    return changed(table, game=changed(game, history=history), undo=None)
