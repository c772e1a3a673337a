"""Reading cards and explaining refusals with one call each, for programs with users."""

from foretell.cards import Card
from foretell.errors import Refusal
from foretell.i18n.cardnames import CardNames
from foretell.i18n.spelling import Spelling
from foretell.i18n.words import Words
from foretell.rules.options import Edition
from foretell.rules.presets import Faces


def read_card(
    text: str,
    language: str = "en",
    *,
    edition: Edition | str = Edition.CLASSIC,
    faces: Faces | str = Faces.LETTERS,
) -> tuple[Card, ...]:
    """Return the cards that a typed text may mean; empty when there is none.

    >>> read_card("queen of hearts")
    (Card('H11'),)
    >>> read_card("herz7", "de", faces="numbers")
    (Card('H7'),)

    Args:
        text: the sign or name of one card. A Wizard or a Jester gives all four of them.
        language: one of ``LANGUAGES``.
        edition: the edition whose names are used (R1.3).
        faces: the faces of number cards in the classic edition.
    """
    return Spelling(_names(language, edition, faces)).cards(text)


def explain(
    refusal: Refusal,
    language: str = "en",
    *,
    edition: Edition | str = Edition.CLASSIC,
    faces: Faces | str = Faces.LETTERS,
) -> str:
    """Return a refusal as a sentence, with the clause of the rules if there is one.

    >>> from foretell import MakeBid, Options, Refusal, Session
    >>> game = Session(Options(players=3, first_dealer=0), seed=42)
    >>> try:
    ...     game.act(MakeBid(seat=1, bid=7))
    ... except Refusal as refusal:
    ...     print(explain(refusal))
    7 cannot be bid: bid a whole number from 0 to 1, the number of cards in hand. (R6.1)

    Args:
        refusal: the refusal.
        language: one of ``LANGUAGES``.
        edition: the edition whose names are used (R1.3).
        faces: the faces of number cards in the classic edition.
    """
    names = _names(language, edition, faces)
    sentence = Words(language).refusal(refusal, names)
    return f"{sentence} ({refusal.clause})" if refusal.clause else sentence


def _names(language: str, edition: Edition | str, faces: Faces | str) -> CardNames:
    return CardNames(Words(language), Edition(edition), Faces(faces))
