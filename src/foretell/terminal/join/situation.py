"""A remote table as visible to one of its seats, and requests to it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Final

from foretell.game.actions import Action
from foretell.game.events import Event
from foretell.rules.options import Options
from foretell.table.commands import LetBotPlay


@dataclass(frozen=True, slots=True)
class Holder:
    """The holder of a seat.

    Attributes:
        name: the name of the person or bot; empty for an open seat.
        is_bot: whether a bot holds it.
        is_away: whether a bot stands in for the absent person.
        is_silent: whether it stands in although they are connected, until they send a command.
        waits: whether a bot finishes this round for the person, who plays from the next deal on.
    """

    name: str = ""
    is_bot: bool = False
    is_away: bool = False
    is_silent: bool = False
    waits: bool = False

    @property
    def is_open(self) -> bool:
        """Whether the seat is open."""
        return not self.name


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """The part of a table visible to the person at a seat.

    Attributes:
        options: the options of all games at the table.
        holders: the holders by seat.
        seat: the person's seat.
        host: the host's seat; None if nobody is the host.
        events: the game so far, as visible to the seat; None while people gather.
        is_over: whether the game is over.
        may_act: whether the seat is to act.
        clock: seconds left to the person for the whole game; None without a clock.
        undo_asked: whether the person is to answer a request to undo a move.
        undo_waits: the seats whose answer to a request to undo a move is still missing.
        removal_asked: whether the person is to answer a request to remove a player.
        absent: the seats of people who are not connected and for whom no bot stands in yet, each
            with the seconds until one does.
        bot_in: the seats of the absent people, and of connected ones who are to act, each with the
            seconds until others may let a bot play for them.
        last_removed: the names of the player last removed and of the host who did so, if any.
        gives_hints: whether hints are allowed.
        hints: the seats that used a hint in the game, each with the round.
    """

    options: Options
    holders: tuple[Holder, ...]
    seat: int
    host: int | None
    events: tuple[Event, ...] | None = None
    is_over: bool = False
    may_act: bool = False
    clock: int | None = None
    undo_asked: bool = False
    undo_waits: tuple[int, ...] = ()
    removal_asked: bool = False
    absent: Mapping[int, int] = field(default_factory=dict)
    bot_in: Mapping[int, int] = field(default_factory=dict)
    last_removed: tuple[str, str] | None = None
    gives_hints: bool = True
    hints: tuple[tuple[int, int], ...] = ()

    @property
    def is_host(self) -> bool:
        """Whether the person is the host."""
        return self.host == self.seat

    @property
    def is_played_for(self) -> bool:
        """Whether a bot plays for the person until they send a command."""
        return self.holders[self.seat].is_silent

    @property
    def knows_as(self) -> int | None:
        """The seat whose view of the game is known; None for a newcomer awaiting the next deal."""
        return None if self.holders[self.seat].waits else self.seat


class Request(Enum):
    """A request to the table other than a move."""

    START = "start"
    REMATCH = "rematch"
    TAKE_BACK = "take back"
    ALLOW_UNDO = "allow undo"
    REFUSE_UNDO = "refuse undo"
    ALLOW_REMOVAL = "allow removal"
    REFUSE_REMOVAL = "refuse removal"
    HINT = "hint"
    PLAY_AGAIN = "play again"
    LEAVE = "leave"


Intent = Action | Request | LetBotPlay


GO: Final = "s"
"""The host's input to start the game, or to gather for another one."""
YES: Final = "ok"
BOT: Final = "bot"
"""The input to let a bot play at once for a person who is not connected, or does nothing."""
NO: Final = "no"
"""The input to decline; like the others, it is no card or bid in any language."""
