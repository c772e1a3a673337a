"""Parsing of several cards, numbers or names typed at once."""

import re
from collections.abc import Sequence
from typing import Final

from foretell.cards import Card
from foretell.errors import Refusal
from foretell.i18n.spelling import Spelling
from foretell.terminal.advise.refusals import NotThoseCards

_APART: Final = re.compile(r"[,;/|]")
_LONGEST: Final = 6
"""The maximum number of words in a card's name, such as "as de los Gigantes amarillos"."""


def split(text: str) -> list[str]:
    """Return the parts of a text, split at commas if there are any, otherwise at spaces."""
    parts = _APART.split(text) if _APART.search(text) else text.split()
    return [part.strip() for part in parts if part.strip()]


def split_cards(text: str, spelling: Spelling) -> list[str]:
    """Return the texts of the single cards in a text, with or without commas between them.

    >>> from foretell.i18n import CardNames, Words
    >>> from foretell.rules.options import Edition
    >>> from foretell.rules.presets import Faces
    >>> spelling = Spelling(CardNames(Words("en"), Edition.CLASSIC, Faces.LETTERS))
    >>> split_cards("h5 10 s, z queen of hearts w", spelling)
    ['h5', '10 s', 'z', 'queen of hearts', 'w']

    Raises:
        NotThoseCards: when part of it names no card.
    """
    words, refusals = sift_cards(text, spelling)
    if refusals:
        raise refusals[0]
    return words


def sift_cards(text: str, spelling: Spelling) -> tuple[list[str], list[Refusal]]:
    """Return the texts of single cards like ``split_cards``, and refusals for the rest."""
    texts: list[str] = []
    refusals: list[Refusal] = []
    for piece in _APART.split(text):
        words = piece.split()
        while words:
            cards, end = _cards_in(words, spelling)
            texts += cards
            if end < len(words):
                refusals.append(NotThoseCards(words[end]))
            words = words[end + 1 :]
    return texts, refusals


def cards_meant(text: str, spelling: Spelling) -> tuple[Card, ...]:
    """Return the card that a text names; for a Wizard or a Jester, all four.

    Raises:
        NotThoseCards: when it names no card, or could name several.
    """
    meant = spelling.cards(text)
    if not _is_one(meant):
        raise NotThoseCards(text)
    return meant


def _cards_in(words: Sequence[str], spelling: Spelling) -> tuple[list[str], int]:
    """Return the cards at the start of ``words``, and the number of words they take."""
    begins = {0: 0}  # the start of a card by its end
    for end in range(1, len(words) + 1):
        for begin in range(end - 1, max(0, end - _LONGEST) - 1, -1):  # "h5 h5" is two cards
            if begin in begins and _is_one(spelling.cards(" ".join(words[begin:end]))):
                begins[end] = begin
                break
    end = last = max(begins)
    texts: list[str] = []
    while end:
        texts.insert(0, " ".join(words[begins[end] : end]))
        end = begins[end]
    return texts, last


def _is_one(meant: tuple[Card, ...]) -> bool:
    return len(meant) == 1 or (bool(meant) and meant[0].suit is None)
