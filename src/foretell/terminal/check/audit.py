"""Checks of records and extra requirements, with counts of games and events."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from foretell.errors import Refusal
from foretell.game.events import BiddingClosed, Dealt, GameFinished
from foretell.i18n import CardNames, Words
from foretell.record import Fault, Header, Requirement, Source, fairly_shuffled, read_lines
from foretell.record.text import clean
from foretell.rules.options import Edition
from foretell.rules.presets import Faces
from foretell.terminal.common.view import distinct


@dataclass(frozen=True, slots=True)
class Flaw:
    """A fault of a file: its line from 1, the reason, and the names of the game's cards."""

    line: int
    refusal: Refusal
    names: CardNames


@dataclass(frozen=True, slots=True)
class Met:
    """A game without a fault that meets the requirement, and the number of its deals."""

    header: Header
    deals: int


class Audit:
    """Counts of games, events and faults over one or several files.

    A requirement goes beyond the rules; if ``complete``, an unfinished game is a fault.
    """

    def __init__(self, require: Requirement | None = None, *, complete: bool = False) -> None:
        self.games = 0
        self.events = 0
        self.found = 0
        self.broken_off = 0
        """The number of faultless games that end before their last event."""
        self._require = require
        self._complete = complete
        self._edition = Edition.CLASSIC
        self._sound: Header | None = None
        self._deals = 0

    @property
    def counts(self) -> dict[str, int]:
        """The totals checked, by name."""
        return {
            "games": self.games,
            "broken_off": self.broken_off,
            "events": self.events,
            "faults": self.found,
        }

    def names(self, words: Words) -> CardNames:
        """Return the card names of the game being checked: with numbers, as in its lines."""
        return CardNames(words, self._edition, Faces.NUMBERS)

    def findings(self, source: Source, words: Words) -> Iterator[Flaw | Met]:
        """Yield each fault of a file, and each game that meets the requirement.

        Raises:
            OSError: when the source cannot be read.
        """
        self._sound = None
        for line in read_lines(source, require=self._require, complete=self._complete):
            match line:
                case Fault(number, refusal):
                    self.found += 1
                    self._sound = None
                    yield Flaw(number, refusal, self.names(words))
                case Header():
                    yield from self._close()
                    self.games += 1
                    self._edition = line.options.edition
                    self._sound, self._deals = line, 0
                case BiddingClosed():
                    pass
                case _:
                    self.events += 1
                    self._deals += isinstance(line, Dealt)
                    if isinstance(line, GameFinished):
                        yield from self._close(finished=True)
        yield from self._close()

    def _close(self, *, finished: bool = False) -> Iterator[Met]:
        """Yield the game that ends here, if it is faultless and meets a requirement."""
        if self._sound is not None:
            self.broken_off += not finished
            if self._require is not None:
                yield Met(self._sound, self._deals)
        self._sound = None


_NOBODY: Final = "none"


@dataclass(frozen=True, slots=True)
class Fairness:
    """Whether to verify shuffles, and the commitment noted before the game, if any."""

    is_asked: bool
    noted: str | None

    @property
    def requirement(self) -> Requirement | None:
        """The requirement of every game, if any."""
        return fairly_shuffled(self.noted) if self.is_asked else None

    def to_json(self, header: Header, deals: int) -> dict[str, object]:
        """Return the facts of ``line`` as JSON values; ``nonces`` are the seats that gave one."""
        assert header.fair is not None, "the requirement was not met"
        return {
            "id": header.id,
            "commitment": header.fair.commitment,
            "noted": self.noted is not None,
            "nonces": list(header.fair.given),
            "deals": deals,
        }

    def line(self, header: Header, deals: int, words: Words) -> str:
        """Return the line for a game that meets it: commitment, givers of nonces, number of deals.

        Texts from the file are sanitised and cut, so none can add a line.
        """
        assert header.fair is not None, "the requirement was not met"
        names = distinct([clean(player.name) for player in header.players])
        givers = [names[seat] for seat in header.fair.given]
        return words(
            "commands-fair",
            id=clean(header.id),
            commitment=header.fair.commitment,
            noted="no" if self.noted is None else "yes",
            givers=words.listed(givers) if givers else _NOBODY,
            deals=deals,
        )
