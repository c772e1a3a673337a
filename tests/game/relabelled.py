"""A relabelled game, with its seats rotated and its cards permuted."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TypeVar, assert_never

from foretell.cards import DECK, Card, Suit
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.events import (
    BiddingClosed,
    BidMade,
    CardPlayed,
    DealerDrawn,
    Dealt,
    Event,
    GameFinished,
    RoundScored,
    TrickWon,
    TrumpChosen,
)
from foretell.rules.options import Options

T = TypeVar("T")
Hands = tuple[tuple[Card, ...] | None, ...]


@dataclass(frozen=True)
class Relabelling:
    """A rotation of the seats and a permutation of suits, of Wizards and of Jesters.

    Attributes:
        players: number of seats.
        steps: number of places by which each seat moves.
        suits: the new place of each suit.
        wizards: the new place of each Wizard.
        jesters: the new place of each Jester.
    """

    players: int
    steps: int
    suits: Sequence[int]
    wizards: Sequence[int]
    jesters: Sequence[int]

    def seat(self, seat: int) -> int:
        return (seat + self.steps) % self.players

    def by_seat(self, values: Sequence[T]) -> tuple[T, ...]:
        return tuple(values[(seat - self.steps) % len(values)] for seat in range(len(values)))

    def suit(self, suit: Suit | None) -> Suit | None:
        return None if suit is None else Suit(self.suits[suit])

    def card(self, card: Card) -> Card:
        if card.suit is not None:
            return DECK[13 * self.suits[card.suit] + card.rank - 1]
        own, first = (self.wizards, 52) if card.is_wizard else (self.jesters, 56)
        return DECK[first + own[card.index - first]]

    def hands(self, hands: Hands, *, by_index: bool) -> Hands:
        told = [None if hand is None else [self.card(card) for card in hand] for hand in hands]
        for hand in told:
            if by_index and hand is not None:
                hand.sort(key=lambda card: card.index)
        return self.by_seat([None if hand is None else tuple(hand) for hand in told])

    def options(self, options: Options) -> Options:
        first = options.first_dealer
        return options if first is None else replace(options, first_dealer=self.seat(first))

    def action(self, action: Action) -> Action:
        match action:
            case ChooseTrump(seat, suit):
                return ChooseTrump(self.seat(seat), Suit(self.suits[suit]))
            case MakeBid(seat, bid):
                return MakeBid(self.seat(seat), bid)
            case PlayCard(seat, card):
                return PlayCard(self.seat(seat), self.card(card))
            case _:
                assert_never(action)

    def event(self, event: Event) -> Event:
        match event:
            case DealerDrawn(draws, dealer):
                told = [[card and self.card(card) for card in draw] for draw in draws]
                return DealerDrawn(tuple(self.by_seat(draw) for draw in told), self.seat(dealer))
            case Dealt(number, dealer, hands, turned, trump):
                up = None if turned is None else self.card(turned)
                dealt = self.hands(hands, by_index=False)
                return Dealt(number, self.seat(dealer), dealt, up, self.suit(trump))
            case TrumpChosen(seat, suit):
                return TrumpChosen(self.seat(seat), Suit(self.suits[suit]))
            case BidMade(seat, bid):
                return BidMade(self.seat(seat), bid)
            case BiddingClosed(bids, hands):
                return BiddingClosed(self.by_seat(bids), self.hands(hands, by_index=True))
            case CardPlayed(seat, card):
                return CardPlayed(self.seat(seat), self.card(card))
            case TrickWon(seat):
                return TrickWon(self.seat(seat))
            case RoundScored(number, bids, tricks, points, totals, trump):
                return RoundScored(
                    number,
                    self.by_seat(bids),
                    self.by_seat(tricks),
                    self.by_seat(points),
                    self.by_seat(totals),
                    self.suit(trump),
                )
            case GameFinished(totals, winners):
                told_winners = tuple(sorted(self.seat(seat) for seat in winners))
                return GameFinished(self.by_seat(totals), told_winners)
            case _:
                assert_never(event)
