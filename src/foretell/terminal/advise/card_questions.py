"""Questions about the places of cards: hands, the turned card, cards out of the game."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from foretell.cards import FULL_SET, Card
from foretell.errors import Refusal
from foretell.game.actions import Action
from foretell.i18n.spelling import Spelling
from foretell.terminal.advise.places import Places
from foretell.terminal.advise.question import Question
from foretell.terminal.advise.refusals import OneCardAtATime, TooManyCards
from foretell.terminal.advise.typed import cards_meant, sift_cards, split_cards
from foretell.terminal.common.view import View


class Whose(Enum):
    """The kind of cards that a question is about."""

    HAND = "hand"
    """The reader's hand."""
    SHOWN = "shown"
    """A hand that the reader sees (R9.6)."""
    SPENT = "spent"
    """Cards that earlier rounds have used up (R9.4)."""


@dataclass(frozen=True, slots=True)
class AskTurned(Question[Card]):
    """The question for the turned card (R5.1)."""

    number: int
    """The number of the round, from 1."""
    places: Places

    def prompt(self, view: View, advised: Action | None = None) -> str:
        return view.words("advise-ask-turned", number=self.number)

    def help(self, view: View) -> Iterator[tuple[str, str]]:
        return card_help(view)

    def read(self, text: str, spelling: Spelling) -> Card:
        return one_card(text, spelling, self.places)


@dataclass(frozen=True, slots=True)
class AskCards(Question[tuple[Card, ...]]):
    """The question for several cards, entered all at once or one by one.

    Attributes:
        whose: the kind of cards.
        left: the number of cards still to be entered.
        places: known places of cards, including those entered so far.
        seat: the owner of the hand; the reader's seat if the cards are not a hand.
        player: the name of the player at that seat.
        deck: the set of possible cards, as a bit mask (R9.7).
    """

    whose: Whose
    left: int
    places: Places
    seat: int
    player: str = ""
    deck: int = FULL_SET

    def prompt(self, view: View, advised: Action | None = None) -> str:
        if self.whose is Whose.SHOWN:
            return view.words("advise-ask-shown", who=self.player, left=self.left)
        message = "advise-ask-hand" if self.whose is Whose.HAND else "advise-ask-spent"
        return view.words(message, left=self.left)

    def help(self, view: View) -> Iterator[tuple[str, str]]:
        yield view.words("advise-help-cards"), view.words("advise-help-cards-how")
        yield from card_help(view)

    def read(self, text: str, spelling: Spelling) -> tuple[Card, ...]:
        """Return one or more cards, at most the number still to be entered."""
        cards, refusals = self.sift(text, spelling)
        if refusals:
            raise refusals[0]
        return cards

    def sift(self, text: str, spelling: Spelling) -> tuple[tuple[Card, ...], list[Refusal]]:
        """Return the possible cards of a text, and refusals for the others."""
        words, refusals = sift_cards(text, spelling)
        if len(words) > self.left:
            return (), [TooManyCards(given=len(words), left=self.left)]
        cards: list[Card] = []
        places = self.places
        for word in words:
            try:
                card = places.resolve(cards_meant(word, spelling), self.deck)
            except Refusal as refusal:
                refusals.append(refusal)
            else:
                places = places.adding(self.whose.value, 1 << card.index)
                cards.append(card)
        return tuple(cards), refusals


def one_card(text: str, spelling: Spelling, places: Places) -> Card:
    """Return the one card that a text names and whose place is not yet known.

    Raises:
        Refusal: when the text names no card or several, or the card is elsewhere.
    """
    typed = split_cards(text, spelling)
    meant = [cards_meant(word, spelling) for word in typed or [text]]
    if len(meant) > 1:
        raise OneCardAtATime(tuple(alike[0] for alike in meant))
    return places.resolve(meant[0])


def card_help(view: View) -> Iterator[tuple[str, str]]:
    """Yield help lines on the notation of cards."""
    card, words = Card("H11"), view.words
    yield (
        words("play-help-card"),
        words("advise-help-card-how", short=view.names.short(card), name=view.names.card(card)),
    )
    wizard, jester = view.names.card(Card("Z1")), view.names.card(Card("N1"))
    yield "z, n", words("play-help-special", wizard=wizard, jester=jester)
