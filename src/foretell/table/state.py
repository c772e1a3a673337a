"""The state of a table: the fold of its log.

A viewer's ``TableState`` has None for whatever the viewer may not know
(``foretell.table.redact``): the ids of people, the secrets of the shuffle until the game is over,
and all times, which the server sends in other messages.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias, assert_never

from foretell.game.events import Event
from foretell.game.hint import Hint
from foretell.game.history import History
from foretell.game.phases import phase_of, seats_to_act
from foretell.game.state import State
from foretell.rules.options import Options
from foretell.table.fair_shuffle import Shuffle
from foretell.table.settings import TableSettings

HUMAN: Final = "human"
"""The kind of a person's seat; all other kinds are names of bots."""


class Phase(StrEnum):
    """The phase of a table."""

    GATHERING = "gathering"
    """People take seats; no game has started since the table was opened, or since a rematch."""
    PLAYING = "playing"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Human:
    """A seat held by a person.

    A person who takes a vacated seat during a game is a newcomer: they see what a spectator sees,
    and a bot plays the round out, until the next deal.
    """

    person: str | None
    """The person's id; None for viewers."""
    name: str
    away: bool = False
    """Whether a bot stands in until they return."""
    silent: bool = False
    """Whether it stands in although they are connected, until they send a command."""
    since: int = 0
    """The number of the event by which they took the seat."""
    knows_from: int | None = 0
    """The number of the first event they see as this seat; None while they wait for a deal."""
    character: str | None = None
    """The character as which they appear; None if they have chosen none."""

    @property
    def id(self) -> str:
        """The person's id; only the server knows it."""
        assert self.person is not None, "viewers do not know the ids of people"
        return self.person

    @property
    def waits(self) -> bool:
        """Whether a bot plays the round out and they wait for the next deal."""
        return self.knows_from is None


@dataclass(frozen=True, slots=True)
class Holding:
    """An uninterrupted hold of a seat; the events shown to its person never change."""

    seat: int
    since: int
    """The number of the event by which they took it."""


@dataclass(frozen=True, slots=True)
class Open:
    """An open seat; during a game a bot stands in."""

    last: Human | None = None
    """The person who left it during the game and may resume."""


@dataclass(frozen=True, slots=True)
class BotSeat:
    """A seat held by a bot."""

    name: str
    bot: str


Holder: TypeAlias = Open | Human | BotSeat


@dataclass(frozen=True, slots=True)
class Undo:
    """A pending request for an undo."""

    seat: int
    asked_at: int | None
    """When, in ms."""
    missing: tuple[int, ...]
    """The seats that have not agreed yet."""
    number: int
    """The number of the event that asked for it."""


@dataclass(frozen=True, slots=True)
class Removal:
    """A pending request of the host to remove a person who is present."""

    seat: int
    """The host's seat."""
    target: int
    """The seat of the person to be removed."""
    asked_at: int | None
    """When, in ms."""
    missing: tuple[int, ...]
    """The seats that have not agreed yet."""
    number: int
    """The number of the event that asked for it."""


@dataclass(frozen=True, slots=True)
class Barred:
    """A person whom the host has removed, and who takes no seat until a host readmits them."""

    number: int
    """The number of the event that removed them."""
    person: str | None
    """The person's id; None for viewers."""
    name: str
    by: str
    """The name of the host who removed them."""


@dataclass(frozen=True, slots=True)
class Note:
    """A note at a moment of the game that is over."""

    number: int
    """The number of the event that added it."""
    at: int
    """The number of the game's events that have happened by then."""
    seat: int
    """The seat of the person who wrote it, at that time."""
    name: str
    text: str
    person: str | None
    """The person's id; None for viewers."""


@dataclass(frozen=True, slots=True)
class Review:
    """The moment shown and the notes on the game that is over, until the next one."""

    at: int | None = None
    """The moment that the host shows: the number of events that have happened by then."""
    seat: int | None = None
    """The seat whose hand is shown; None for all hands."""
    notes: tuple[Note, ...] = ()
    """In the order in which they were added."""
    following: tuple[int, ...] = ()
    """The seats that see what the host shows, ascending."""
    apart: tuple[int, ...] = ()
    """The seats that look around by themselves, ascending."""
    changes: int = 0
    """The number of its events."""


@dataclass(frozen=True, slots=True)
class Turn:
    """The clock and the turn of a seat, and the versions of the table at which they changed."""

    bank: int = 0
    """Milliseconds left; meaningless at a table without clocks."""
    since: int | None = None
    """The time in ms since when the seat is to act; None when it is not."""
    turned: int = 0
    """The version at which its turn last began, ended, or passed from a person to a bot or back."""
    seated: int = 0
    """The version at which its holder or the table's phase last changed, or a bot stood in."""
    is_late: bool = False
    """Whether a bot makes this decision, since the person let their turn pass, even if they are
    back; they may still be quicker."""


@dataclass(frozen=True, slots=True)
class Game:
    """A current or finished game at the table."""

    number: int
    """From 1."""
    history: History
    started_at: int | None
    """When, in ms."""
    moved_at: int | None
    """The time of its last event, in ms."""
    held: tuple[tuple[str, int], ...] | None
    """Ids of the people who have held seats in it, and their seats; None for viewers."""
    scored_by: int = 0
    """The number of the event that scored the last round; 0 in the first round."""
    hints: tuple[tuple[int, int], ...] = ()
    """Seats that were given a hint, each with the number of the round, in that order."""
    hint_values: tuple[tuple[int, Hint], ...] = ()
    """The hints before decisions, each with the number of events before; none for viewers."""
    failed_undos: tuple[tuple[int, int], ...] = ()
    """Seats that asked for an undo and were not granted it, each with the number of the round."""
    failed_removals: tuple[tuple[int, int], ...] = ()
    """Seats whose removal was asked for and not agreed to, each with the number of the round."""

    @property
    def start(self) -> State:
        """The game before its first event."""
        return self.history.start

    @property
    def state(self) -> State:
        """The current state of the game."""
        return self.history.state

    @property
    def events(self) -> tuple[Event, ...]:
        """All its events, collected anew on each access."""
        return self.history.events

    @property
    def is_over(self) -> bool:
        """Whether it is finished."""
        return bool(self.state.winners)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are to act."""
        return seats_to_act(phase_of(self.state))


@dataclass(frozen=True, slots=True)
class TableState:
    """The state of a table."""

    options: Options
    settings: TableSettings
    opened_at: int | None
    """When, in ms."""
    version: int = 0
    """The number of events in the log."""
    seats: tuple[Holder, ...] = ()
    host: int | None = None
    """The host's seat; None when no person holds a seat."""
    shuffle: Shuffle | None = None
    game: Game | None = None
    """None while people gather."""
    games: int = 0
    """The number of games started so far."""
    undo: Undo | None = None
    changes: int = 0
    """The number of events since the last start or rematch that are not moves."""
    removal: Removal | None = None
    barred: tuple[Barred, ...] = ()
    """The people who were removed, in that order."""
    turns: tuple[Turn, ...] | None = None
    review: Review | None = None
    """None until a moment of the last game is shown, or a note added."""

    @property
    def phase(self) -> Phase:
        """The phase of the table."""
        if self.game is None:
            return Phase.GATHERING
        return Phase.FINISHED if self.game.is_over else Phase.PLAYING

    @property
    def is_playing(self) -> bool:
        """Whether a game is in progress."""
        return self.phase is Phase.PLAYING

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are to act."""
        return self.game.to_act if self.game is not None else ()

    def seat_of(self, person: str | None) -> int | None:
        """Return the seat of a person, None without one."""
        if person is None:
            return None
        for seat, holder in enumerate(self.seats):
            if isinstance(holder, Human) and holder.person == person:
                return seat
        return None

    def people_after(self, seat: int) -> list[int]:
        """Return the other seats that people hold, clockwise from a seat."""
        players = len(self.seats)
        clockwise = ((seat + step) % players for step in range(1, players))
        return [other for other in clockwise if isinstance(self.seats[other], Human)]

    def bar_of(self, person: str | None) -> Barred | None:
        """Return the bar that keeps a person from taking a seat; None if there is none."""
        if person is None or self.seat_of(person) is not None:
            return None
        return next((bar for bar in self.barred if bar.person == person), None)

    def holding_of(self, seat: int | None) -> Holding | None:
        """Return the hold of the person at a seat; None for a spectator."""
        if seat is None:
            return None
        human = self.seats[seat]
        assert isinstance(human, Human), "the seat of a person"
        return Holding(seat, human.since)

    @property
    def bots(self) -> int:
        """The number of seats held by bots."""
        return sum(isinstance(holder, BotSeat) for holder in self.seats)

    def first_open(self) -> int | None:
        """Return the first open seat, None if there is none."""
        return next((seat for seat, held in enumerate(self.seats) if isinstance(held, Open)), None)

    def voters(self, *excluded: int) -> tuple[int, ...]:
        """Return the seats whose consent is needed: those of people who are not away."""
        return tuple(
            seat
            for seat, holder in enumerate(self.seats)
            if isinstance(holder, Human) and not holder.away and seat not in excluded
        )

    def bot_for(self, seat: int) -> str | None:
        """Return the bot that acts for a seat; None when a person does."""
        match self.seats[seat]:
            case BotSeat(bot=bot):
                return bot
            case Human(away=False) as human if not human.waits:
                return None
            case _:
                return self.settings.stand_in

    def acting_bot(self, seat: int) -> str:
        """Return the bot that acts for a seat, or would if its person took too long."""
        return self.bot_for(seat) or self.settings.stand_in


def kind_of(holder: Holder, stand_in: str) -> str:
    """Return the kind of player at a seat, as written in records."""
    match holder:
        case Human():
            return HUMAN
        case BotSeat(bot=bot):
            return bot
        case Open():
            return stand_in
        case _:
            assert_never(holder)
