"""Checking records and keeping count of what was checked."""

from collections.abc import Iterator
from dataclasses import dataclass

from foretell.errors import Refusal
from foretell.game.events import BiddingClosed, Dealt, GameFinished
from foretell.i18n import CardNames, Words
from foretell.record import Demand, Fault, Header, Source, read_lines
from foretell.rules.options import Edition
from foretell.rules.presets import Faces


@dataclass(frozen=True, slots=True)
class Flaw:
    """A fault of a file.

    Attributes:
        line: the line, from 1.
        refusal: what is wrong with it.
        names: what cards are called in the game.
    """

    line: int
    refusal: Refusal
    names: CardNames


@dataclass(frozen=True, slots=True)
class Met:
    """A game without a fault that is what was demanded.

    Attributes:
        header: its header.
        deals: how many rounds were dealt, each as the seed says.
    """

    header: Header
    deals: int


class Audit:
    """A count of games, events and faults over one file or several.

    Args:
        demand: what is demanded of games beside the rules; None if nothing is.
        complete: whether a game that is broken off is a fault.
    """

    def __init__(self, demand: Demand | None = None, *, complete: bool = False) -> None:
        self.games = 0
        self.events = 0
        self.found = 0
        self.broken_off = 0
        """How many games without a fault end before their last event."""
        self._demand = demand
        self._complete = complete
        self._edition = Edition.CLASSIC
        self._sound: Header | None = None
        self._deals = 0

    def names(self, words: Words) -> CardNames:
        """Return what cards are called in the game being checked: by numbers, as in its lines."""
        return CardNames(words, self._edition, Faces.NUMBERS)

    def findings(self, source: Source, words: Words) -> Iterator[Flaw | Met]:
        """Yield each fault of a file, and each game that meets what is demanded.

        Raises:
            OSError: when the source cannot be read.
        """
        self._sound = None
        for found in read_lines(source, demand=self._demand, complete=self._complete):
            match found:
                case Fault(line, refusal):
                    self.found += 1
                    self._sound = None
                    yield Flaw(line, refusal, self.names(words))
                case Header():
                    yield from self._close()
                    self.games += 1
                    self._edition = found.options.edition
                    self._sound, self._deals = found, 0
                case BiddingClosed():
                    pass
                case _:
                    self.events += 1
                    self._deals += isinstance(found, Dealt)
                    if isinstance(found, GameFinished):
                        yield from self._close(finished=True)
        yield from self._close()

    def _close(self, *, finished: bool = False) -> Iterator[Met]:
        """Yield the game that ends here, if it is sound and anything was demanded of it."""
        if self._sound is not None:
            self.broken_off += not finished
            if self._demand is not None:
                yield Met(self._sound, self._deals)
        self._sound = None
