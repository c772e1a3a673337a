"""The screen as its user sees it: what every way of showing a game can show."""

from collections.abc import Iterable
from typing import Protocol

from foretell.game.events import Event
from foretell.game.observation import Observation
from foretell.terminal.common.view import View


class Screen(Protocol):
    """A way of showing a game to one reader, who is told nothing but observations."""

    @property
    def view(self) -> View:
        """The reader."""

    def tell(self, event: Event, after: Observation) -> None:
        """Tell what has happened; ``after`` is what the reader knows then."""

    def resume(self, observation: Observation) -> None:
        """Show how the round stands, as far as ``turn`` does not, when a game is taken up again."""

    def take_up(self, observation: Observation) -> None:
        """Show what ``turn`` does not to a reader who was told nothing when it happened."""

    def turn(self, observation: Observation) -> None:
        """Show what the reader needs to act now."""

    def look(self, observation: Observation) -> None:
        """Show everything on the table."""

    def pad(self, observation: Observation) -> None:
        """Show the score pad (R8.3)."""

    def tricks(self, observation: Observation) -> None:
        """Show the tricks of the round so far, the last one last."""

    def help_with(self, keys: Iterable[tuple[str, str]]) -> None:
        """Show what may be typed, and what it does."""

    def rules(self, observation: Observation, part: str) -> None:
        """Show the rules of this table, see ``foretell.terminal.common.table.rulebook``."""

    def say(self, text: str) -> None:
        """Answer in a sentence."""
