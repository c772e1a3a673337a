"""Questions about moves: trump, bids and cards, the reader's and the others'."""

import re
from abc import abstractmethod
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Final

from foretell.cards import Card, Suit
from foretell.errors import Refusal
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.legal import find_refusal
from foretell.game.observation import SeatObservation
from foretell.game.refusals import BidOutOfRange
from foretell.i18n.spelling import Spelling
from foretell.terminal.advise.card_questions import card_help
from foretell.terminal.advise.places import card_of_other
from foretell.terminal.advise.question import Question, T_co
from foretell.terminal.advise.refusals import NotThoseCards
from foretell.terminal.advise.typed import cards_meant, split, split_cards
from foretell.terminal.common.table.prompts import answers
from foretell.terminal.common.table.reading import NotABid, NotASuit, read_action
from foretell.terminal.common.table.visible import LAID_OUT
from foretell.terminal.common.view import View

_NUMBER: Final = re.compile(r"\d{1,2}")


@dataclass(frozen=True, slots=True)
class _AboutAMove(Question[T_co]):
    """A question about a seat's move; the reader's observation has that seat to act."""

    observation: SeatObservation
    seat: int
    player: str

    @property
    def own(self) -> SeatObservation | None:
        return self.observation if self.seat == self.observation.seat else None

    def help(self, view: View) -> Iterator[tuple[str, str]]:
        if self.own is None:
            yield from self._help_with_others(view)
        else:
            special = isinstance(self, AskCard)
            yield from islice(answers(self.own, view), 2 if special else 1)

    @abstractmethod
    def _help_with_others(self, view: View) -> Iterator[tuple[str, str]]:
        """Yield each accepted answer with its meaning, for another player's move."""

    def _action(self, text: str, spelling: Spelling) -> Action:
        """Return the legal action that a text means."""
        meant = read_action(text, self.observation, spelling)
        if isinstance(meant, Refusal):
            raise meant
        return self._checked(meant)

    def _checked(self, action: Action) -> Action:
        refusal = find_refusal(self.observation.known, action)
        if refusal is not None:
            raise refusal
        return action


@dataclass(frozen=True, slots=True)
class AskTrump(_AboutAMove[Suit]):
    """The question for the suit that the dealer names (R5.3)."""

    def prompt(self, view: View, advised: Action | None = None) -> str:
        if self.own is None:
            return view.words("advise-ask-trump", who=self.player)
        assert isinstance(advised, ChooseTrump)
        return view.words("advise-ask-own-trump", advised=view.suit(advised.suit))

    def _help_with_others(self, view: View) -> Iterator[tuple[str, str]]:
        name = view.names.suit(LAID_OUT[1])
        yield view.words("play-help-trump"), view.words("advise-help-trump-how", name=name)

    def read(self, text: str, spelling: Spelling) -> Suit:
        if self.own is not None:
            action = self._action(text, spelling)
            assert isinstance(action, ChooseTrump)
            return action.suit
        suits = spelling.suits(text.strip())
        if len(suits) != 1:
            raise NotASuit(text)
        return suits[0]


@dataclass(frozen=True, slots=True)
class AskBid(_AboutAMove[int]):
    """The question for a seat's bid (R6.1)."""

    def prompt(self, view: View, advised: Action | None = None) -> str:
        if self.own is None:
            return view.words("advise-ask-bid", who=self.player)
        assert isinstance(advised, MakeBid)
        return view.words("advise-ask-own-bid", advised=advised.bid)

    def _help_with_others(self, view: View) -> Iterator[tuple[str, str]]:
        most = self.observation.known.round.size
        yield view.words("play-help-bid"), view.words("advise-help-bid-how", most=most)

    def parts(self, text: str, spelling: Spelling) -> Sequence[str]:
        """Return the bids one by one."""
        return split(text) or (text,)

    def read(self, text: str, spelling: Spelling) -> int:
        bid = _bid(text, self.observation)
        self._checked(MakeBid(self.seat, bid))
        return bid


@dataclass(frozen=True, slots=True)
class AskRevealed(AskBid):
    """The question for a hidden bid once it is revealed (R9.1, R9.2)."""

    def prompt(self, view: View, advised: Action | None = None) -> str:
        return view.words("advise-ask-revealed", who=self.player)

    def read(self, text: str, spelling: Spelling) -> int:
        bid, size = _bid(text, self.observation), self.observation.known.round.size
        if bid > size:
            raise BidOutOfRange(bid, size)
        return bid


@dataclass(frozen=True, slots=True)
class AskCard(_AboutAMove[Card]):
    """The question for the card that a seat plays (R7)."""

    def prompt(self, view: View, advised: Action | None = None) -> str:
        trick = self.observation.trick
        leads = trick is not None and not trick.cards
        if self.own is None:
            return view.words("advise-ask-lead" if leads else "advise-ask-card", who=self.player)
        assert isinstance(advised, PlayCard)
        message = "advise-ask-own-lead" if leads else "advise-ask-own-card"
        return view.words(message, advised=view.names.short(advised.card))

    def _help_with_others(self, view: View) -> Iterator[tuple[str, str]]:
        yield from card_help(view)
        yield view.words("advise-help-cards"), view.words("advise-help-plays-how")

    def parts(self, text: str, spelling: Spelling) -> Sequence[str]:
        """Return the cards one by one; a number stands for a card in the reader's hand."""
        try:
            return split_cards(text, spelling) or (text,)
        except NotThoseCards:
            if self.own is not None:
                return (text,)
            raise

    def read(self, text: str, spelling: Spelling) -> Card:
        if self.own is not None:
            action = self._action(text, spelling)
            assert isinstance(action, PlayCard)
            return action.card
        assert self.observation.seat is not None
        return card_of_other(
            self.observation.known,
            cards_meant(text, spelling),
            reader=self.observation.seat,
            seat=self.seat,
            player=self.player,
        )


def _bid(text: str, observation: SeatObservation) -> int:
    typed = text.strip()
    if not _NUMBER.fullmatch(typed):
        raise NotABid(typed, observation.known.round.size)
    return int(typed)
