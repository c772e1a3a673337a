"""Questions about the table: the players, and the standing of the game."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from foretell.cards import Suit
from foretell.game.actions import Action
from foretell.i18n.spelling import Spelling, normalized
from foretell.rules.options import Options
from foretell.terminal.advise.question import Question
from foretell.terminal.advise.refusals import (
    NoSuchRound,
    NotAPlayer,
    NotThosePlayers,
    NotThoseSuits,
    NotThoseTotals,
    OtherNumberOfPlayers,
)
from foretell.terminal.advise.typed import split
from foretell.terminal.common.view import View

_TOTAL: Final = re.compile(r"[+−-]?\d{1,5}")
_NAME: Final = re.compile(r"[^\W\d_][^\n]{0,15}")


@dataclass(frozen=True, slots=True)
class AskPlayers(Question[tuple[str, ...]]):
    """The question for the other players, clockwise from the reader's left: names or a number.

    Attributes:
        players: the default number of players, including the reader.
        is_given: whether only that number is accepted.
        options_for: refuses an invalid number of players.
    """

    players: int
    is_given: bool
    options_for: Callable[[int], Options]
    may_be_empty = True

    def prompt(self, view: View, advised: Action | None = None) -> str:
        return view.words("advise-ask-players", others=self.players - 1)

    def help(self, view: View) -> Iterator[tuple[str, str]]:
        words = view.words
        yield words("advise-help-names"), words("advise-help-names-how")
        if not self.is_given:
            yield words("advise-help-number"), words("advise-help-number-how")
        enter = words("advise-help-players-enter", others=self.players - 1)
        yield words("play-key-enter"), enter

    def read(self, text: str, spelling: Spelling) -> tuple[str, ...]:
        """Return each other player's name, "" if none was given."""
        names = split(text) or [str(self.players - 1)]
        if len(names) == 1 and names[0].isdecimal() and len(names[0]) < 3:
            names = [""] * int(names[0])
        elif not all(map(_NAME.fullmatch, names)) or len(set(map(normalized, names))) < len(names):
            raise NotThosePlayers(text)
        if self.is_given and len(names) != self.players - 1:
            raise OtherNumberOfPlayers(given=len(names) + 1, needed=self.players)
        self.options_for(len(names) + 1)
        return tuple(names)


@dataclass(frozen=True, slots=True)
class AskSuits(Question[tuple[Suit, ...]]):
    """The question for the suit each player owns, the reader first, then clockwise (R9.7)."""

    players: int

    def prompt(self, view: View, advised: Action | None = None) -> str:
        return view.words("advise-ask-suits")

    def help(self, view: View) -> Iterator[tuple[str, str]]:
        example = " ".join(view.names.sign(suit) for suit in (Suit.HEARTS, Suit.CLUBS, Suit.SPADES))
        yield view.words("advise-help-suits"), view.words("advise-help-suits-how", example=example)

    def read(self, text: str, spelling: Spelling) -> tuple[Suit, ...]:
        meanings = [spelling.suits(part) for part in split(text)]
        suits = [suits[0] for suits in meanings if len(suits) == 1]
        if not len(set(suits)) == len(meanings) == self.players:
            raise NotThoseSuits(text, self.players)
        return tuple(suits)


@dataclass(frozen=True, slots=True)
class AskRound(Question[int]):
    """The question for the hand size, which identifies the round."""

    sizes: tuple[int, ...]
    """The hand sizes of all rounds."""
    may_be_empty = True

    def prompt(self, view: View, advised: Action | None = None) -> str:
        return view.words("advise-ask-size", size=self.sizes[0])

    def help(self, view: View) -> Iterator[tuple[str, str]]:
        words = view.words
        yield words("advise-help-number"), words("advise-help-size-how")
        yield words("play-key-enter"), words("advise-help-size-enter")

    def read(self, text: str, spelling: Spelling) -> int:
        """Return the number of the first round of that size, from 1."""
        typed = text.strip()
        if not typed:
            return 1
        if not typed.isdecimal() or len(typed) > 2 or int(typed) not in self.sizes:
            raise NoSuchRound(typed, tuple(dict.fromkeys(self.sizes)))
        return self.sizes.index(int(typed)) + 1


@dataclass(frozen=True, slots=True)
class AskDealer(Question[int]):
    """The question for the dealer; without a ``usual`` one, an answer is required."""

    players: Sequence[str]
    usual: int | None

    @property
    def may_be_empty(self) -> bool:
        return self.usual is not None

    def prompt(self, view: View, advised: Action | None = None) -> str:
        choices = ", ".join(f"{seat} {name}" for seat, name in enumerate(self.players))
        if self.usual is None:
            return view.words("advise-ask-dealer", choices=choices)
        usual = self.players[self.usual]
        return view.words("advise-ask-usual-dealer", choices=choices, usual=usual)

    def help(self, view: View) -> Iterator[tuple[str, str]]:
        yield view.words("advise-help-player"), view.words("advise-help-dealer-how")

    def read(self, text: str, spelling: Spelling) -> int:
        typed = normalized(text).strip()
        if not typed and self.usual is not None:
            return self.usual
        if typed.isdecimal() and len(typed) == 1 and int(typed) < len(self.players):
            return int(typed)
        names = [normalized(name) for name in self.players]
        fits = [seat for seat, name in enumerate(names) if typed and name.startswith(typed)]
        if typed in names:
            return names.index(typed)
        if len(fits) != 1:
            raise NotAPlayer(text)
        return fits[0]


@dataclass(frozen=True, slots=True)
class AskTotals(Question[tuple[int, ...]]):
    """The question for the total scores before a later round, the reader's first, then clockwise.

    They are needed if a rule depends on them (R9.5).
    """

    names: Sequence[str]
    are_needed: bool

    @property
    def may_be_empty(self) -> bool:
        return not self.are_needed

    def prompt(self, view: View, advised: Action | None = None) -> str:
        names = ", ".join(self.names)
        message = "advise-ask-totals" if self.are_needed else "advise-ask-any-totals"
        return view.words(message, names=names)

    def help(self, view: View) -> Iterator[tuple[str, str]]:
        words = view.words
        yield words("advise-help-numbers"), words("advise-help-totals-how")
        if not self.are_needed:
            yield words("play-key-enter"), words("advise-help-totals-enter")

    def read(self, text: str, spelling: Spelling) -> tuple[int, ...]:
        parts = split(text)
        if not parts and not self.are_needed:
            return (0,) * len(self.names)
        if len(parts) != len(self.names) or not all(map(_TOTAL.fullmatch, parts)):
            raise NotThoseTotals(text, len(self.names))
        return tuple(int(part.replace("−", "-")) for part in parts)
