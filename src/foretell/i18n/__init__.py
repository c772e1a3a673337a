"""All text for people, in five languages; no other module contains sentences.

>>> from foretell.cards import Card
>>> from foretell.rules.options import Edition
>>> from foretell.rules.presets import Faces
>>> words = Words("en")
>>> names = CardNames(words, Edition.CLASSIC, Faces.LETTERS)
>>> words.listed([names.card(Card("H11")), names.card(Card("Z1"))])
'queen of hearts and Wizard'
"""

from foretell.i18n.cardnames import CardNames
from foretell.i18n.languages import LANGUAGES, UnknownLanguage, choose_language
from foretell.i18n.speaking import explain, read_card
from foretell.i18n.words import Words

__all__ = [
    "LANGUAGES",
    "CardNames",
    "UnknownLanguage",
    "Words",
    "choose_language",
    "explain",
    "read_card",
]
