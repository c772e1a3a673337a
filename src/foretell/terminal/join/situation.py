"""A remote table as one of its seats knows it, and requests to it."""

from dataclasses import dataclass
from enum import Enum
from typing import Final

from foretell.game.actions import Action
from foretell.game.events import Event
from foretell.rules.options import Options


@dataclass(frozen=True, slots=True)
class Holder:
    """A seat.

    Attributes:
        name: of the person or bot; empty for an open seat.
        is_bot: whether a bot holds it.
        is_away: whether a bot stands in for the person.
        waits: whether a bot plays this round out for the person, who plays from the next deal on.
    """

    name: str = ""
    is_bot: bool = False
    is_away: bool = False
    waits: bool = False

    @property
    def is_open(self) -> bool:
        """Whether nobody holds it."""
        return not self.name


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """What the person at a seat may know.

    Attributes:
        options: of all games at the table.
        holders: by seat.
        seat: the person's own.
        host: where the host sits; None when nobody is.
        events: the game so far, as the seat knows it; None while people gather.
        is_over: whether the game is over.
        may_act: whether the seat is to act.
        clock: seconds that the person has left for the whole game; None without a clock.
        undo_asked: whether the person is to answer somebody who wants to take something back.
        removal_asked: whether the person is to answer a request to remove somebody.
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
    removal_asked: bool = False

    @property
    def is_host(self) -> bool:
        """Whether the person is the host."""
        return self.host == self.seat

    @property
    def knows_as(self) -> int | None:
        """The seat as which the game is known; None for a newcomer, who waits for the next deal."""
        return None if self.holders[self.seat].waits else self.seat


class Request(Enum):
    """A request to the table that is no move."""

    START = "start"
    REMATCH = "rematch"
    TAKE_BACK = "take back"
    ALLOW_UNDO = "allow undo"
    REFUSE_UNDO = "refuse undo"
    ALLOW_REMOVAL = "allow removal"
    REFUSE_REMOVAL = "refuse removal"
    LEAVE = "leave"


Intent = Action | Request


GO: Final = "s"
"""As the host: starts the game, or gathers for another one."""
YES: Final = "ok"
NO: Final = "no"
"""Neither is a card or a bid in any language."""
