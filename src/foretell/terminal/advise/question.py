"""What a question about a game with real cards is."""

from collections.abc import Iterator, Sequence
from typing import Protocol, TypeVar

from foretell.game.actions import Action
from foretell.game.observation import Observation
from foretell.i18n.spelling import Spelling
from foretell.terminal.common.view import View

T_co = TypeVar("T_co", covariant=True)


class Question(Protocol[T_co]):
    """Something to be told: it asks, and reads and checks what is answered."""

    def prompt(self, view: View, advised: Action | None = None) -> str:
        """Return what is asked; ``advised`` is the action that an empty answer stands for."""
        ...

    def help(self, view: View) -> Iterator[tuple[str, str]]:
        """Yield what may be answered, and what it means."""
        ...

    def parts(self, text: str, spelling: Spelling) -> Sequence[str]:
        """Return the answers that were typed at once, for this question and like ones to come.

        Raises:
            Refusal: when it cannot be read.
        """
        ...

    def read(self, text: str, spelling: Spelling) -> T_co:
        """Return what one answer means.

        Raises:
            Refusal: when it cannot be read, or cannot be.
        """
        ...

    @property
    def may_be_empty(self) -> bool:
        """Whether an empty answer says something."""
        ...

    @property
    def own(self) -> Observation | None:
        """What the reader knows, if it is the reader who is to act; then there is advice."""
        ...


class Plain:
    """What questions that are answered at once, and not by an action, have alike."""

    @property
    def own(self) -> Observation | None:
        """Nobody is to act yet."""
        return None

    @property
    def may_be_empty(self) -> bool:
        """Whether an empty answer says something."""
        return False

    def parts(self, text: str, spelling: Spelling) -> Sequence[str]:  # noqa: ARG002
        """Return the text as it is."""
        return (text,)
