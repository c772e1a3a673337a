"""The steps of a course: questions, and the events that answers lead to."""

from abc import ABC, abstractmethod
from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from typing import Generic, TypeAlias, TypeVar, cast

from foretell.cards import Suit
from foretell.game.actions import Action
from foretell.game.events import Event
from foretell.game.evolve import evolve
from foretell.game.observation import SeatObservation, observation_of
from foretell.game.state import State
from foretell.i18n.spelling import Spelling
from foretell.rules.options import Options
from foretell.terminal.common.view import View

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)


class Question(ABC, Generic[T_co]):
    """A question that prompts for an answer, reads it and checks it."""

    @abstractmethod
    def prompt(self, view: View, advised: Action | None = None) -> str:
        """Return the prompt; ``advised`` is the action that an empty answer stands for."""

    @abstractmethod
    def help(self, view: View) -> Iterator[tuple[str, str]]:
        """Yield each accepted answer with its meaning."""

    @abstractmethod
    def read(self, text: str, spelling: Spelling) -> T_co:
        """Return the value of one answer.

        Raises:
            Refusal: when the answer cannot be parsed, or is impossible.
        """

    def parts(self, text: str, spelling: Spelling) -> Sequence[str]:
        """Return the answers typed in one line, for this question and similar ones that follow.

        Raises:
            Refusal: when the text cannot be parsed.
        """
        return (text,)

    @property
    def may_be_empty(self) -> bool:
        """Whether an empty answer is accepted."""
        return False

    @property
    def own(self) -> SeatObservation | None:
        """The reader's observation if the reader is to act and gets advice, otherwise None."""
        return None


@dataclass(frozen=True, slots=True)
class Table:
    """The players and the options of a game, settled before the first cards.

    Attributes:
        options: the options of the game.
        seat: the reader's seat.
        players: the players' names, by seat.
        suits: the suit that each seat owns on the cards at the table (R9.7); () where the suits
            are those of records.
    """

    options: Options
    seat: int
    players: Sequence[str]
    suits: Sequence[Suit] = ()

    def clockwise_from(self, seat: int) -> tuple[int, ...]:
        """Return all seats clockwise, starting with ``seat``."""
        players = self.options.players
        return tuple((seat + step) % players for step in range(players))


@dataclass(frozen=True, slots=True)
class Happened:
    """An event of the game as visible to the reader, and the reader's observation after it."""

    event: Event
    after: SeatObservation


@dataclass(frozen=True, slots=True)
class Standing:
    """The state before the first deal that is entered, with the totals, and the next round."""

    first_round: int
    known: State


Step: TypeAlias = Question[object] | Table | Standing | Happened
Course: TypeAlias = Generator[Step, object, T]
"""A generator that yields steps, receives the answer to each question, and returns a result."""


def ask(question: Question[T]) -> Course[T]:
    """Ask one question, and return the answer."""
    return cast("T", (yield question))


def happen(event: Event, state: State, seat: int) -> Course[State]:
    """Apply an event, and return the state after it."""
    after = evolve(state, event)
    yield Happened(event, observation_of(seat, after))
    return after
