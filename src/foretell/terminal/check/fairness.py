"""What ``foretell check --fair`` demands of records, and how it tells that it is met."""

from dataclasses import dataclass
from typing import Final

from foretell.i18n import Words
from foretell.record import Demand, Header, fairly_shuffled
from foretell.record.text import clean
from foretell.terminal.common.view import distinct

_NOBODY: Final = "none"


@dataclass(frozen=True, slots=True)
class Fairness:
    """What ``--fair`` and ``--commitment`` ask for.

    Attributes:
        is_asked: whether shuffles are to be verified.
        noted: the commitment noted before the game, or None.
    """

    is_asked: bool
    noted: str | None

    @property
    def demand(self) -> Demand | None:
        """What every game has to meet."""
        return fairly_shuffled(self.noted) if self.is_asked else None

    def to_json(self, header: Header, deals: int) -> dict[str, object]:
        """Return what ``told`` tells as JSON values; ``nonces`` are the seats that gave one."""
        assert header.fair is not None, "the demand was not met"
        return {
            "id": header.id,
            "commitment": header.fair.commitment,
            "noted": self.noted is not None,
            "nonces": list(header.fair.given),
            "deals": deals,
        }

    def told(self, header: Header, deals: int, words: Words) -> str:
        """Return the line about a game that meets it: which commitment, whose nonces, what deals.

        Texts out of the file are cut, so that none of them can be a longer line than this.
        """
        assert header.fair is not None, "the demand was not met"
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
