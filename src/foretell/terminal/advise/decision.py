"""One decision described by flags, whose values answer the questions of the course."""

import re
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cached_property
from typing import Final, assert_never

from foretell.cards import Suit
from foretell.game.deal import trump_of
from foretell.game.events import RoundScored
from foretell.game.observation import SeatObservation
from foretell.game.state import Trick
from foretell.game.tricks import best_in
from foretell.i18n.spelling import Spelling
from foretell.terminal.advise.card_questions import AskCards, AskTurned, Whose
from foretell.terminal.advise.course import GameSetup, course
from foretell.terminal.advise.move_questions import AskBid, AskCard, AskRevealed, AskTrump
from foretell.terminal.advise.question import Happened, Question
from foretell.terminal.advise.refusals import (
    MissingFlag,
    OtherNumberOfCards,
    OtherNumberOfHands,
    OthersTurn,
    RoundIsOver,
    SaysTooMuch,
)
from foretell.terminal.advise.table_questions import AskDealer, AskPlayers, AskRound, AskTotals
from foretell.terminal.advise.typed import cards_meant, split, split_cards

_GROUPS: Final = re.compile(r"[;/|]")
_UNKNOWN: Final = "x"


@dataclass(frozen=True)
class Facts:
    """The flags that describe a decision; None for a flag that was not given.

    Attributes:
        dealer: the seat that deals.
        hand: the reader's current hand.
        hands: the others' current hands, clockwise from the reader's left (R9.6).
        turned: the turned card.
        trump: the suit named by the dealer.
        bids: in order from the dealer's left, "x" for an unknown one.
        tricks: all cards played so far.
        totals: the total scores by seat.
        spent: cards used up by earlier rounds (R9.4).
    """

    dealer: str | None = None
    hand: str | None = None
    hands: str | None = None
    turned: str | None = None
    trump: str | None = None
    bids: str | None = None
    tricks: str | None = None
    totals: str | None = None
    spent: str | None = None

    @property
    def given(self) -> dict[str, str]:
        """The flags that were given, by name."""
        return {flag: text for flag, text in asdict(self).items() if text is not None}


def decision(setup: GameSetup, facts: Facts, spelling: Spelling) -> SeatObservation:
    """Return the reader's observation at their turn.

    Raises:
        Refusal: when something is impossible, missing or superfluous.
    """
    answers = _Answers(setup, facts, spelling)
    steps = course(setup)
    step = next(steps)
    while True:
        match step:
            case Question():
                text = answers.text_for(step)
                if text is None:
                    assert step.own is not None
                    answers.check_all_used()
                    return step.own
                step = steps.send(step.read(text, spelling))
            case Happened(RoundScored()):
                raise RoundIsOver
            case _:
                step = next(steps)


class _Answers:
    """The flag values that answer the questions, in order."""

    def __init__(self, setup: GameSetup, facts: Facts, spelling: Spelling) -> None:
        self._flags = facts.given
        self._spelling = spelling
        self._seat = setup.seat
        self._options = setup.table.options
        self._dealer = 0
        if facts.dealer is not None:
            self._dealer = AskDealer(setup.table.players, None).read(facts.dealer, spelling)
        self._cards = _cards_in_order(facts.tricks or "", spelling, setup.players)
        self._played = self._by_seat()
        self._bids = self._bids_by_seat()
        self._unused = set(self._flags)

    def text_for(self, question: Question[object]) -> str | None:
        """Return the text that answers a question; None when it is the reader's to decide.

        Raises:
            Refusal: when no flag answers it and the decision is not the reader's.
        """
        match question:
            case AskTrump(own=own):
                return self._text_of("trump") if own is None or "trump" in self._flags else None
            case AskRevealed(seat=seat, observation=observation):
                if len(observation.known.round.tricks) == observation.known.round.size:
                    raise RoundIsOver
                if seat not in self._bids:
                    raise MissingFlag("--bids")
                return self._bids.pop(seat)
            case AskBid(seat=seat, player=player, own=own):
                return self._move(self._bids.pop(seat, None), own, player)
            case AskCard(player=player, own=own):
                return self._move(self._cards.pop(0) if self._cards else None, own, player)
            case AskCards(whose=whose, seat=seat):
                return self._cards_of(whose, seat)
            case _:
                return self._of_table(question)

    def _of_table(self, question: Question[object]) -> str:
        """Return the text that answers a question about the table."""
        match question:
            case AskPlayers(players=players):
                return str(players - 1)
            case AskRound():
                return str(self._size())
            case AskTotals(names=names):
                return self._totals(len(names))
            case AskTurned():
                return self._text_of("turned")
            case _:
                return self._text_of("dealer")

    def _cards_of(self, whose: Whose, seat: int) -> str:
        """Return the cards of a hand as dealt, or the spent cards."""
        match whose:
            case Whose.HAND:
                return ", ".join((self._text_of("hand"), *self._played[seat]))
            case Whose.SHOWN:
                return ", ".join((self._shown(seat), *self._played[seat]))
            case Whose.SPENT:
                return self._text_of("spent")
            case _:
                assert_never(whose)

    def check_all_used(self) -> None:
        """Refuse flags that answer no question."""
        remaining: dict[str, object] = {"bids": self._bids, "tricks": self._cards}
        for flag in self._flags:
            if remaining.get(flag, flag in self._unused):
                raise SaysTooMuch(f"--{flag}")

    def _text_of(self, flag: str) -> str:
        if flag not in self._flags:
            raise MissingFlag(f"--{flag}")
        self._unused.discard(flag)
        return self._flags[flag]

    def _move(self, text: str | None, own: SeatObservation | None, player: str) -> str | None:
        if text is None and own is None:
            raise OthersTurn(player)
        return text

    def _size(self) -> int:
        """Return the hand size of the round."""
        if "hand" in self._flags or not self._options.clairvoyance:
            held = split_cards(self._text_of("hand"), self._spelling)
            self._unused.add("hand")
            return len(held) + len(self._played[self._seat])
        other = (self._seat + 1) % self._options.players
        return len(split_cards(self._shown(other), self._spelling)) + len(self._played[other])

    def _shown(self, seat: int) -> str:
        hands, players = _GROUPS.split(self._text_of("hands")), self._options.players
        if len(hands) != players - 1:
            raise OtherNumberOfHands(given=len(hands), needed=players - 1)
        return hands[(seat - self._seat) % players - 1]

    def _totals(self, players: int) -> str:
        """Return the totals, the reader's first."""
        if "totals" not in self._flags:
            return ""
        totals = split(self._text_of("totals"))
        start = self._seat if len(totals) == players else 0
        return " ".join((*totals[start:], *totals[:start]))

    def _bids_by_seat(self) -> dict[int, str]:
        players, bids = self._options.players, split(self._flags.get("bids", ""))
        if len(bids) > players:
            raise SaysTooMuch("--bids")
        return {
            (self._dealer + place) % players: bid
            for place, bid in enumerate(bids, 1)
            if bid.lower() != _UNKNOWN
        }

    def _by_seat(self) -> dict[int, list[str]]:
        """Return the cards played by each seat, as typed."""
        players, leader = self._options.players, (self._dealer + 1) % self._options.players
        played: dict[int, list[str]] = {seat: [] for seat in range(players)}
        for start in range(0, len(self._cards), players):
            texts = self._cards[start : start + players]
            for place, text in enumerate(texts):
                played[(leader + place) % players].append(text)
            cards = tuple(cards_meant(text, self._spelling)[0] for text in texts)
            best = best_in(Trick(leader, cards), self._trump, self._options)
            leader = (leader + best) % players
        return played

    @cached_property
    def _trump(self) -> Suit | None:
        """The trump suit, if known."""
        if "trump" in self._flags:
            return next(iter(self._spelling.suits(self._flags["trump"])), None)
        if "turned" not in self._flags:
            return None
        return trump_of(cards_meant(self._flags["turned"], self._spelling)[0])


def _cards_in_order(tricks: str, spelling: Spelling, players: int) -> list[str]:
    """Return the cards played, one by one.

    Raises:
        OtherNumberOfCards: when tricks are separated and one has too many or too few cards.
    """
    in_order: list[str] = []
    groups: Sequence[str] = _GROUPS.split(tricks)
    for number, group in enumerate(groups, 1):
        cards = split_cards(group, spelling)
        if len(groups) > 1 and (
            len(cards) > players or (number < len(groups)) > (len(cards) == players)
        ):
            raise OtherNumberOfCards(trick=number, given=len(cards), players=players)
        in_order += cards
    return in_order
