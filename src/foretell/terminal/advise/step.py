"""The steps of a course: questions, and what the answers come to."""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol, TypeAlias, TypeVar, cast

from foretell.cards import Suit
from foretell.game.actions import Action
from foretell.game.events import Event
from foretell.game.evolve import evolve
from foretell.game.observation import Observation
from foretell.game.state import State
from foretell.i18n.spelling import Spelling
from foretell.rules.options import Options
from foretell.terminal.common.view import View

T_co = TypeVar("T_co", covariant=True)


class Question(Protocol[T_co]):
    """A question that prompts for an answer, reads it and checks it."""

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
    """The defaults of questions that are not about an action."""

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


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Table:
    """Who plays what; it is settled before the first cards.

    Attributes:
        options: of the game.
        seat: the reader's.
        players: the players' names, by seat.
        suits: the suits that seats own on the cards at the table (R9.7); () where they are as in
            records.
    """

    options: Options
    seat: int
    players: Sequence[str]
    suits: Sequence[Suit] = ()

    def clockwise_from(self, seat: int) -> tuple[int, ...]:
        """Return all seats clockwise, beginning with one."""
        players = self.options.players
        return tuple((seat + step) % players for step in range(players))


@dataclass(frozen=True, slots=True)
class Happened:
    """Something has happened in the game.

    Attributes:
        event: as the reader may know it.
        after: what the reader knows then.
    """

    event: Event
    after: Observation


@dataclass(frozen=True, slots=True)
class Standing:
    """Where the game stands before the first deal that is entered.

    Attributes:
        first_round: the number of the round that comes next.
        known: the state, with the totals so far.
    """

    first_round: int
    known: State


Step: TypeAlias = Question[object] | Table | Standing | Happened
Course: TypeAlias = Generator[Step, object, T]
"""Yields steps, is sent the answer to each question, and returns what all of it comes to."""


def ask(question: Question[T]) -> Course[T]:
    """Ask one thing, and return what was answered."""
    return cast("T", (yield question))


def happen(event: Event, state: State, seat: int) -> Course[State]:
    """Let something happen, and return the state after it."""
    after = evolve(state, event)
    yield Happened(event, Observation(seat, after))
    return after
