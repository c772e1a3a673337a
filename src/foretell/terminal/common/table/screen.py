"""The interface of a screen, and a reader who follows a game on it."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Protocol

from foretell.game.events import Event
from foretell.game.evolve import evolve
from foretell.game.observation import Observation, observation_of
from foretell.game.redact import redact_event
from foretell.game.state import State
from foretell.rules.options import Options
from foretell.terminal.common.view import View

if TYPE_CHECKING:
    from foretell.bots.explanation import Explanation


HintRounds = tuple[tuple[int, int], ...]
"""The seats that used a hint, each with the number of the round."""


class Screen(Protocol):
    """A screen that shows a game to one reader, from observations only."""

    hints: HintRounds
    """Marked on the score pad."""

    @property
    def view(self) -> View:
        """The reader."""

    def tell(self, event: Event, after: Observation) -> None:
        """Announce an event; ``after`` is the reader's observation after it."""

    def resume(self, observation: Observation) -> None:
        """Show the standing of a resumed round, except for the parts that ``turn`` shows."""

    def take_up(self, observation: Observation) -> None:
        """Show what ``turn`` omits, to a reader who has missed the announcements."""

    def turn(self, observation: Observation) -> None:
        """Show everything the reader needs to act now."""

    def look(self, observation: Observation) -> None:
        """Show everything on the table."""

    def pad(self, observation: Observation) -> None:
        """Show the score pad (R8.3)."""

    def tricks(self, observation: Observation) -> None:
        """Show the tricks of the round so far, in order."""

    def help_with(self, keys: Iterable[tuple[str, str]]) -> None:
        """Show each accepted input with its effect."""

    def advise(self, explanation: "Explanation") -> None:
        """Show a bot's advice: what each action is worth, and the reasons for the best."""

    def rules(self, observation: Observation, part: str) -> None:
        """Show the rules of this table; see ``foretell.terminal.common.table.rulebook``."""

    def say(self, text: str) -> None:
        """Show a sentence."""


class Reader:
    """The reader of a game: tracks its events as visible to a seat, and shows them on a screen.

    The view of the screen holds the seat; ``events`` are those that the reader knows.
    """

    def __init__(self, screen: Screen, options: Options, events: Sequence[Event] = ()) -> None:
        self.screen = screen
        self._options = options
        self.begin_anew(events)

    @property
    def seat(self) -> int | None:
        """The reader's seat; None for an onlooker."""
        return self.screen.view.seat

    @property
    def told(self) -> int:
        """The number of events the reader knows."""
        return self._told

    @property
    def observation(self) -> Observation:
        """The reader's observation."""
        return observation_of(self.seat, self._known)

    def begin_anew(self, events: Sequence[Event]) -> None:
        """Reset the reader's knowledge to these events."""
        self._told = 0
        self._known = State.start(self._options, None)
        self.catch_up(events)

    def catch_up(self, events: Sequence[Event]) -> None:
        """Learn new events without showing them; ``events`` is the game from its start."""
        for event in events[self._told :]:
            self._learn(event)

    def tell(self, event: Event) -> None:
        """Learn the next event, and show it."""
        self.screen.tell(self._learn(event), self.observation)

    def _learn(self, event: Event) -> Event:
        redacted = redact_event(event, self.seat, self._options)
        self._known = evolve(self._known, redacted)
        self._told += 1
        return redacted
