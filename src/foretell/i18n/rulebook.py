"""The rule book of a table: a section for every clause that its options bring into play."""

from dataclasses import dataclass
from typing import Final

from foretell.cards import Card, Suit
from foretell.i18n.cardnames import CardNames
from foretell.i18n.words import Words
from foretell.rules.clauses import ALL_CLAUSES, clauses_in_play, options_with
from foretell.rules.declaration import Number
from foretell.rules.options import CHOICES, OPTIONS, SWITCHES, Options
from foretell.rules.presets import Faces
from foretell.rules.schedule import largest_hand

_EXAMPLES: Final = ("C4", "D3", "D7", "D9", "H3", "H5", "H7", "H9")
"""Cards mentioned in the texts; their ranks are numbers with any faces."""
_MOST_SIZES: Final = 60
"""The most rounds listed of a custom schedule, which may have any length."""
_SPECIAL: Final = frozenset(
    clause for clause in ALL_CLAUSES if clause.startswith(("R9.", "R11.")) or clause == "R7.5"
)
"""The clauses of variants and house rules."""


@dataclass(frozen=True, slots=True)
class Section:
    """One clause of the rules in words.

    Attributes:
        clause: its number (``R7.3``).
        chapter: the heading above it, and above all other clauses of the same first number.
        title: its title.
        text: its text, one paragraph.
    """

    clause: str
    chapter: str
    title: str
    text: str


def sections(words: Words, options: Options, faces: Faces = Faces.LETTERS) -> tuple[Section, ...]:
    """Return the rule book for a table with these options, clause by clause.

    >>> from foretell.i18n import Words
    >>> [section.title for section in sections(Words("en"), Options(players=3))][:3]
    ['The aim', 'A trick', 'Trump']

    Args:
        words: the language.
        options: the table's options.
        faces: the faces of number cards in the classic edition.
    """
    speaker = Words(words.language, options.edition)
    values = _values(speaker, options) | {"faces": faces.value}
    return tuple(
        Section(
            clause,
            speaker(f"rule-chapter-{clause[1:].partition('.')[0]}"),
            speaker(f"{_id(clause)}.title", **values),
            speaker(_id(clause), **values),
        )
        for clause in clauses_in_play(options)
    )


def title(words: Words, options: Options) -> str:
    """Return the title of a table's rule book, with the number of players and the variants.

    >>> from foretell.i18n import Words
    >>> title(Words("en"), Options(bidding="hidden"))
    'The rules of Wizard for 4 players: Hidden bids'
    """
    clauses = sections(words, options)
    variants = [section.title for section in clauses if section.clause in _SPECIAL]
    return words(
        "rules-title",
        players=options.players,
        variants=words.listed(variants) if variants else "none",
    )


def whole_book(words: Words) -> tuple[str, tuple[Section, ...]]:
    """Return the title and all clauses, each under options that bring it into play."""
    clauses = []
    for number in ALL_CLAUSES:
        options = options_with(number)
        assert options is not None, number
        clauses += [section for section in sections(words, options) if section.clause == number]
    return words("rules-all"), tuple(clauses)


def _id(clause: str) -> str:
    return f"rule-{clause[1:].replace('.', '-')}"


def _values(words: Words, options: Options) -> dict[str, object]:
    """Return the variables of all texts: options, derived values and some cards."""
    names = CardNames(words, options.edition, Faces.NUMBERS)
    sizes = [str(size) for size in options.schedule[:_MOST_SIZES]]
    if len(options.schedule) > _MOST_SIZES:
        sizes[-1] = "…"
    return {
        **{
            name: getattr(options, name)
            for name, option in OPTIONS.items()
            if isinstance(option.kind, Number)
        },
        **{name: getattr(options, name).value for name in CHOICES},
        **{name: str(getattr(options, name)).lower() for name in SWITCHES},
        "rounds": len(options.schedule),
        "largest": largest_hand(options.players),
        "sizes": words.listed(sizes),
        "suits": words.listed([names.suit(suit) for suit in Suit]),
        "diamonds": names.suit(Suit.DIAMONDS),
        **{text.lower(): names.card(Card(text)) for text in _EXAMPLES},
    }
