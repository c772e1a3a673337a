"""``Legend``: the words on pictures."""

from dataclasses import dataclass

from foretell.i18n import CardNames, Words


@dataclass(frozen=True, slots=True)
class Legend:
    """The words on pictures, in a language; the title describes the games."""

    title: str
    words: Words
    names: CardNames

    def percent(self, share: float) -> str:
        """Return a share as a whole percentage."""
        return self.words("stats-percent", value=self.number(100 * share))

    def number(self, value: float) -> str:
        """Return a number without decimals, as written in the language."""
        return self.words("stats-whole", value=round(value)).replace("-", "−")
