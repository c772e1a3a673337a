"""Checking records and keeping count of what was checked."""

from collections.abc import Iterator

from foretell.errors import Refusal
from foretell.game.events import BiddingClosed
from foretell.i18n import CardNames, Words
from foretell.record import Fault, Header, Source, read_lines
from foretell.rules.options import Edition
from foretell.rules.presets import Faces


class Audit:
    """A count of games, events and faults over one file or several."""

    def __init__(self) -> None:
        self.games = 0
        self.events = 0
        self.found = 0
        self._edition = Edition.CLASSIC

    def names(self, words: Words) -> CardNames:
        """Return what cards are called in the game being checked: by numbers, as in its lines."""
        return CardNames(words, self._edition, Faces.NUMBERS)

    def faults(self, source: Source, words: Words) -> Iterator[tuple[int, Refusal, CardNames]]:
        """Yield the line and the kind of each fault, and how to call the cards in it.

        Raises:
            OSError: when the source cannot be read.
        """
        for found in read_lines(source):
            match found:
                case Fault(line, refusal):
                    self.found += 1
                    yield line, refusal, self.names(words)
                case Header(options=options):
                    self.games += 1
                    self._edition = options.edition
                case BiddingClosed():
                    pass
                case _:
                    self.events += 1
