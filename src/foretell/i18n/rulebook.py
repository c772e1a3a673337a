"""The rule book of a table: a section for every clause that its options bring into play."""

from dataclasses import dataclass
from typing import Final

from foretell.cards import Card, Suit
from foretell.i18n.cardnames import CardNames
from foretell.i18n.words import Words
from foretell.rules.clauses import clauses_in_play
from foretell.rules.options import Options
from foretell.rules.presets import Faces
from foretell.rules.schedule import largest_hand

_EXAMPLES: Final = ("C4", "D3", "D7", "D9", "H3", "H5", "H7", "H9")
"""Cards that the texts mention: ranks that are a number on every face."""
_MOST_SIZES: Final = 60
"""A schedule of the table's own may have any length; the book shows so many of its rounds."""


@dataclass(frozen=True, slots=True)
class Section:
    """One clause of the rules in words.

    Attributes:
        clause: its number (``R7.3``).
        title: what it is about, in a few words.
        text: what it says, one paragraph.
    """

    clause: str
    title: str
    text: str


def sections(words: Words, options: Options) -> tuple[Section, ...]:
    """Return the rule book for a table with these options, clause by clause.

    >>> from foretell.i18n import Words
    >>> [section.title for section in sections(Words("en"), Options(players=3))][:3]
    ['The deck', 'The order of the cards', 'The edition']
    """
    speaker = Words(words.language, options.edition)
    values = _values(speaker, options)
    return tuple(
        Section(clause, speaker(f"{_id(clause)}.title", **values), speaker(_id(clause), **values))
        for clause in clauses_in_play(options)
    )


def _id(clause: str) -> str:
    return f"rule-{clause[1:].replace('.', '-')}"


def _values(words: Words, options: Options) -> dict[str, object]:
    """Return the variables of all texts: options by name, what follows from them, some cards."""
    names = CardNames(words, options.edition, Faces.NUMBERS)
    sizes = [str(size) for size in options.schedule[:_MOST_SIZES]]
    if len(options.schedule) > _MOST_SIZES:
        sizes[-1] = "…"
    return {
        "players": options.players,
        "deal": options.deal.value,
        "bidding": options.bidding.value,
        "winning_wizard": options.winning_wizard.value,
        "clairvoyance": str(options.clairvoyance).lower(),
        "follow_after_wizard": str(options.follow_after_wizard).lower(),
        "rounds": len(options.schedule),
        "largest": largest_hand(options.players),
        "sizes": words.listed(sizes),
        "suits": words.listed([names.suit(suit) for suit in Suit]),
        "diamonds": names.suit(Suit.DIAMONDS),
        **{text.lower(): names.card(Card(text)) for text in _EXAMPLES},
    }
