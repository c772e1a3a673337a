"""Records of games whose bots have a compiled twin: line for line those that the bots play."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING

from foretell.bots.twins import twin_of
from foretell.cards import DECK, Suit, set_of
from foretell.game.deal import Hands, deal_round, draw_for_dealer, trump_of
from foretell.game.decide import finish
from foretell.game.events import (
    BidMade,
    CardPlayed,
    DealerDrawn,
    Dealt,
    Event,
    RoundScored,
    TrickWon,
    TrumpChosen,
)
from foretell.record import Header, event_line, header_line
from foretell.rules.options import MAX_PLAYERS
from foretell.rules.schedule import largest_hand
from foretell.rules.scoring import points
from foretell.rules.trump import NO_CARD
from foretell.sim import layout as at
from foretell.sim.transcript import TRICK_WON, GivenDeal, PlayedRound, code, play_given

if TYPE_CHECKING:
    from foretell.cli.batch import Batch


def write_games(batch: "Batch", numbers: Sequence[int]) -> tuple[bytes, ...]:
    """Return the lines of games, each as ``batch.record`` would come to be written."""
    begun = [_Begun.of(batch.header(number)) for number in numbers]
    played = play_given(
        batch.options,
        [game.dealer for game in begun],
        [[_given(deal) for deal in game.deals] for game in begun],
        log=twin_of(batch.kinds),
    )
    return tuple(
        "".join(game.lines(rounds)).encode() for game, rounds in zip(begun, played, strict=True)
    )


class _Begun:
    """A game whose cards are known, and nothing else."""

    def __init__(self, header: Header, drawn: DealerDrawn | None, dealer: int) -> None:
        self.dealer = dealer
        self._header = header
        self._drawn = drawn
        self._players = header.options.players
        self.deals: tuple[Hands, ...] = tuple(
            deal_round(header.seed, header.options, number, self._dealer_of(number))
            for number in range(1, len(header.options.schedule) + 1)
        )

    @classmethod
    def of(cls, header: Header) -> "_Begun":
        """Return the game of a header; its first dealer is drawn if need be (R3.1)."""
        if header.options.first_dealer is not None:
            return cls(header, None, header.options.first_dealer)
        draw = draw_for_dealer(header.seed, header.options)
        return cls(header, DealerDrawn(draw.draws, draw.dealer), draw.dealer)

    def lines(self, rounds: Sequence[PlayedRound]) -> Iterator[str]:
        """Yield the lines of its record."""
        decided = _decided()
        yield header_line(self._header)
        if self._drawn is not None:
            yield event_line(self._drawn)
        for number, (deal, played) in enumerate(zip(self.deals, rounds, strict=True), 1):
            trump = trump_of(deal.turned)
            yield event_line(Dealt(number, self._dealer_of(number), deal.hands, deal.turned, trump))
            yield "".join(map(decided.__getitem__, played.codes))
            yield event_line(_scored(number, played))
        yield event_line(finish(rounds[-1].totals))

    def _dealer_of(self, number: int) -> int:
        return (self.dealer + number - 1) % self._players


def _given(deal: Hands) -> GivenDeal:
    turned = NO_CARD if deal.turned is None else deal.turned.index
    return GivenDeal(tuple(map(set_of, deal.hands)), turned)


def _scored(number: int, played: PlayedRound) -> RoundScored:
    return RoundScored(
        number,
        played.bids,
        played.taken,
        tuple(map(points, played.bids, played.taken)),
        played.totals,
        Suit(played.trump) if played.trump >= 0 else None,
    )


@cache
def _decided() -> Mapping[int, str]:
    """Return the line of every decision and every trick won, by its code."""
    events: dict[int, Event] = {}
    for seat in range(MAX_PLAYERS):
        events[code(TRICK_WON, seat)] = TrickWon(seat)
        for suit in Suit:
            events[code(at.CHOOSING_TRUMP, seat, suit)] = TrumpChosen(seat, suit)
        for bid in range(largest_hand(2) + 1):
            events[code(at.BIDDING, seat, bid)] = BidMade(seat, bid)
        for card in DECK:
            events[code(at.PLAYING, seat, card.index)] = CardPlayed(seat, card)
    return {number: event_line(event) for number, event in events.items()}
