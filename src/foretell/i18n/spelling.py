"""Cards and suits as people type them: by their signs or by their names."""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from string import ascii_lowercase
from typing import Final

from foretell.cards import DECK, Card, Suit
from foretell.i18n.cardnames import CardNames

_SHORTEST: Final = 2
"""The fewest letters that abbreviate a suit's name."""
_WIZARD: Final = frozenset("zw")
_JESTER: Final = frozenset("nj")
_NUMBERED: Final = re.compile(r"[zn][1-4]")


@dataclass(frozen=True)
class Spelling:
    """The accepted spellings of a table's cards.

    >>> from foretell.i18n.words import Words
    >>> from foretell.rules.options import Edition
    >>> from foretell.rules.presets import Faces
    >>> spelling = Spelling(CardNames(Words("en"), Edition.CLASSIC, Faces.LETTERS))
    >>> [spelling.cards(text) for text in ("q hearts", "♥Q", "hq", "Queen of Hearts")]
    [(Card('H11'),), (Card('H11'),), (Card('H11'),), (Card('H11'),)]
    """

    names: CardNames

    def cards(self, text: str) -> tuple[Card, ...]:
        """Return the cards that a text fits; a Wizard or a Jester fits all four."""
        words = _words(text)
        alike = self._special(words[0]) if len(words) == 1 else ()
        if alike and words[0] not in self._faces:
            return alike
        return (*self._number_cards(words), *alike)  # "j" may be a jack or a Jester

    def _number_cards(self, words: Sequence[str]) -> tuple[Card, ...]:
        suits, faces = set(Suit), set(self._faces.values())
        for word in words:
            if word in self._fillers:
                continue
            if word in self._faces:
                faces &= {self._faces[word]}
            elif fitting := self.suits(word):
                suits &= set(fitting)
            elif glued := self._glued(word):
                suits, faces = suits & set(glued[0]), faces & {glued[1]}
            else:
                return ()
        if not words or (len(suits) > 1 and len(faces) > 1):
            return ()
        return tuple(card for card in DECK if card.suit in suits and card.rank in faces)

    def suits(self, text: str) -> tuple[Suit, ...]:
        """Return the suits that a word fits: a sign, a letter, or the beginning of a name.

        A letter is the initial of a name if only one name begins with it, or the letter of records
        (C, D, H, S) if none does.
        """
        word = normalized(text).strip()
        for spelled in (self.signs, self._letters):
            if word in spelled:
                return (spelled[word],)
        return () if len(word) < _SHORTEST else self._beginning(word)

    def _special(self, word: str) -> tuple[Card, ...]:
        for alike, letters in ((DECK[52:56], _WIZARD), (DECK[56:60], _JESTER)):
            if _NUMBERED.fullmatch(word) and word[0] in letters:
                return (Card(word.upper()),)
            names = (self.names.card(alike[0]), *self.names.typed(_key(alike[0])))
            if word in letters or (
                len(word) >= _SHORTEST and any(normalized(name).startswith(word) for name in names)
            ):
                return alike
        return ()

    def _glued(self, word: str) -> tuple[tuple[Suit, ...], int] | None:
        """Return suits and rank of "hq", "♥q", "10h" or "hearts7"; None for anything else.

        There are several suits when their names begin alike, as in French "c5".
        """
        for end in range(1, len(word)):
            for sign, face in ((word[:end], word[end:]), (word[end:], word[:end])):
                if face in self._faces and (suits := self.suits(sign) or self._sharing(sign)):
                    return suits, self._faces[face]
        return None

    def _sharing(self, letter: str) -> tuple[Suit, ...]:
        """Return the suits that share an initial."""
        return () if len(letter) > 1 or letter in _WIZARD | _JESTER else self._beginning(letter)

    def _beginning(self, start: str) -> tuple[Suit, ...]:
        """Return the suits with a word in their names that begins like this."""
        return tuple(
            suit for suit in Suit if any(word.startswith(start) for word in self._suit_words[suit])
        )

    @cached_property
    def signs(self) -> Mapping[str, Suit]:
        """Suits by their signs on the cards: letters in the fantasy edition."""
        return {normalized(self.names.sign(suit)): suit for suit in Suit}

    @cached_property
    def _letters(self) -> Mapping[str, Suit]:
        """Suits by letter: initials of exactly one suit's name, else letters of records."""
        letters = dict(self._codes)
        for letter in set(ascii_lowercase) - _WIZARD - _JESTER:
            suits = self._beginning(letter)
            if suits:
                letters.pop(letter, None)
            if len(suits) == 1:
                letters[letter] = suits[0]
        return letters

    @property
    def _codes(self) -> Mapping[str, Suit]:
        return _LETTERS

    @cached_property
    def _suit_words(self) -> dict[Suit, frozenset[str]]:
        return {suit: frozenset(_words(self.names.suit(suit))) for suit in Suit}

    @cached_property
    def _named(self) -> dict[Card, frozenset[str]]:
        """The words of each number card's name without those of its suit."""
        return {
            card: frozenset(_words(self.names.card(card))) - self._suit_words[card.suit]
            for card in DECK
            if card.suit is not None
        }

    @cached_property
    def _fillers(self) -> frozenset[str]:
        """Words that distinguish no cards, such as "of"."""
        return frozenset[str]().union(*self._named.values()) - frozenset(self._faces)

    @cached_property
    def _faces(self) -> dict[str, int]:
        """Ranks by the faces and the names of cards."""
        faces = {
            normalized(self.names.short(card))[1:]: card.rank
            for card in DECK
            if card.suit is not None
        }
        for card, words in self._named.items():
            same_suit = [others for other, others in self._named.items() if other.suit is card.suit]
            for word in words:
                if sum(word in others for others in same_suit) == 1:
                    faces[word] = card.rank
        return {normalized(word): rank for word, rank in self.names.court_words().items()} | faces


def _key(card: Card) -> str:
    return "wizard" if card.is_wizard else "jester"


_LETTERS: Final = {suit.letter.lower(): suit for suit in Suit}


def normalized(text: str) -> str:
    """Return a text in lower case without accents."""
    bare = unicodedata.normalize("NFKD", text.replace("œ", "oe"))
    return "".join(char for char in bare if not unicodedata.combining(char)).casefold()


def _words(text: str) -> Sequence[str]:
    return re.findall(r"[♠♥♦♣]?\w+|[♠♥♦♣]", normalized(text))
