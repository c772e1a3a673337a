"""The words on pictures."""

from dataclasses import dataclass

from foretell.i18n import CardNames, Words


@dataclass(frozen=True, slots=True)
class Legend:
    """Whom pictures are for.

    Attributes:
        title: which games they show.
        words: the language.
        names: what the cards are called.
    """

    title: str
    words: Words
    names: CardNames

    def percent(self, share: float) -> str:
        """Return a share as a whole percentage."""
        return self.words("stats-percent", value=self.number(100 * share))

    def number(self, value: float) -> str:
        """Return a number without decimals, as the language writes it."""
        return self.words("stats-whole", value=round(value)).replace("-", "−")
