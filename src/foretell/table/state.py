"""The state of a table: the fold of its log.

A viewer's ``TableState`` is one as well, with None for what the viewer may not know
(``foretell.table.redact``): who the persons are, what the shuffle is made of until the game is
over, and all times, of which a viewer hears by the server's messages alone.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, TypeAlias, assert_never

from foretell.game.events import Event
from foretell.game.history import History
from foretell.game.phases import phase_of, seats_to_act
from foretell.game.state import State
from foretell.rules.options import Options
from foretell.table.settings import TableSettings
from foretell.table.shuffle import Shuffle

HUMAN: Final = "human"
"""The kind of a seat that a person holds; all other kinds are bots' names."""


class Phase(StrEnum):
    """How far a table is."""

    GATHERING = "gathering"
    """People take seats; no game has started since the table was opened, or since a rematch."""
    PLAYING = "playing"
    FINISHED = "finished"


@dataclass(frozen=True, slots=True)
class Human:
    """A person holds the seat.

    A person who takes a vacated seat during a game is a newcomer: they see what a spectator sees,
    and a bot plays the round out, until cards are dealt that nobody else at that seat has seen.
    """

    person: str | None
    """Their id; None for viewers."""
    name: str
    away: bool = False
    """Whether a bot stands in until they are back."""
    seated: int = 0
    """The number of the event by which they took the seat."""
    knows_from: int | None = 0
    """The first event that they see as this seat does, and not as a spectator; None: not yet."""

    @property
    def id(self) -> str:
        """The person's id, where it is known: on the server."""
        assert self.person is not None, "viewers do not know who the persons are"
        return self.person

    @property
    def waits(self) -> bool:
        """Whether they wait for the next deal while a bot plays the round out."""
        return self.knows_from is None


@dataclass(frozen=True, slots=True)
class Holding:
    """A seat held by one person without a break: what they are told never changes meanwhile."""

    seat: int
    since: int
    """The number of the event by which they took it."""


@dataclass(frozen=True, slots=True)
class Open:
    """Nobody holds the seat; in a game a bot stands in."""

    last: Human | None = None
    """The person who left it during the game, and may go on where they were."""


@dataclass(frozen=True, slots=True)
class BotSeat:
    """A bot holds the seat."""

    name: str
    bot: str


Holder: TypeAlias = Open | Human | BotSeat


@dataclass(frozen=True, slots=True)
class Undo:
    """A wish to take something back."""

    seat: int
    asked: int | None
    """When, in ms."""
    missing: tuple[int, ...]
    """The seats that have not agreed yet."""


@dataclass(frozen=True, slots=True)
class Removal:
    """The host's wish to remove a person who is present."""

    seat: int
    """The host's."""
    target: int
    """The seat of the person to be removed."""
    asked: int | None
    """When, in ms."""
    missing: tuple[int, ...]
    """The seats that have not agreed yet."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A seat's time."""

    bank: int = 0
    """Milliseconds left; of no meaning at a table without clocks."""
    since: int | None = None
    """Since when the seat is to act, in ms; None when it is not."""


@dataclass(frozen=True, slots=True)
class Game:
    """A game at the table, on or over."""

    number: int
    """From 1."""
    history: History
    started: int | None
    """When, in ms."""
    moved: int | None
    """When something last happened in it, in ms."""
    held: tuple[tuple[str, int], ...] | None
    """The persons who held seats in it, and which."""
    scored: int = 0
    """The number of the event by which the last round was scored; 0 in the first one."""

    @property
    def start(self) -> State:
        """The game before its first event."""
        return self.history.start

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

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are to act."""
        return seats_to_act(phase_of(self.state))


@dataclass(frozen=True, slots=True)
class TableState:
    """A table at one moment."""

    options: Options
    settings: TableSettings
    opened: int | None
    """When, in ms."""
    version: int = 0
    """How many events the log has."""
    seats: tuple[Holder, ...] = ()
    host: int | None = None
    """The host's seat; None when nobody holds one."""
    shuffle: Shuffle | None = None
    game: Game | None = None
    """None while people gather."""
    games: int = 0
    """How many have been started."""
    undo: Undo | None = None
    changes: int = 0
    """Events since the last start or rematch that are no moves."""
    removal: Removal | None = None
    turns: tuple[Turn, ...] | None = None

    @property
    def phase(self) -> Phase:
        """How far the table is."""
        if self.game is None:
            return Phase.GATHERING
        return Phase.FINISHED if self.game.is_over else Phase.PLAYING

    @property
    def is_playing(self) -> bool:
        """Whether a game is on."""
        return self.phase is Phase.PLAYING

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are to act."""
        return self.game.to_act if self.game is not None else ()

    def seat_of(self, person: str | None) -> int | None:
        """Return the seat that a person holds."""
        if person is None:
            return None
        for seat, holder in enumerate(self.seats):
            if isinstance(holder, Human) and holder.person == person:
                return seat
        return None

    def holding_of(self, seat: int | None) -> Holding | None:
        """Return since when a person holds a seat; None for a spectator."""
        if seat is None:
            return None
        human = self.seats[seat]
        assert isinstance(human, Human), "the seat of a person"
        return Holding(seat, human.seated)

    @property
    def bots(self) -> int:
        """How many seats bots have."""
        return sum(isinstance(holder, BotSeat) for holder in self.seats)

    def first_open(self) -> int | None:
        """Return the first seat that nobody holds."""
        return next((seat for seat, held in enumerate(self.seats) if isinstance(held, Open)), None)

    def voters(self, *excluded: int) -> tuple[int, ...]:
        """Return the seats that are asked for consent: persons who are not away."""
        return tuple(
            seat
            for seat, holder in enumerate(self.seats)
            if isinstance(holder, Human) and not holder.away and seat not in excluded
        )

    def bot_for(self, seat: int) -> str | None:
        """Return the bot that acts for a seat; None where a person does."""
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
    """Return what plays at a seat, as records say it."""
    match holder:
        case Human():
            return HUMAN
        case BotSeat(bot=bot):
            return bot
        case Open():
            return stand_in
        case _:
            assert_never(holder)
