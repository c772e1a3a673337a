"""A position, read from its text and checked by the rules."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, overload

from foretell.cards import Card, Suit, UnknownCard, UnknownSuit, cards_of, set_of
from foretell.errors import Refusal
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.changed import changed
from foretell.game.deal import trump_of
from foretell.game.decide import first_event, next_event
from foretell.game.events import BiddingClosed, BidMade, CardPlayed, Dealt, Event
from foretell.game.evolve import evolve, fold
from foretell.game.notation.errors import NotationError
from foretell.game.notation.mail import position_in
from foretell.game.notation.options_text import read_options
from foretell.game.notation.position_text import (
    EVERYTHING,
    NOTHING,
    SPECTATOR,
    UNKNOWN,
    position_text,
    trick_text,
)
from foretell.game.observation import Observation, SeatObservation, observation_of, observe
from foretell.game.position import earlier_rounds
from foretell.game.redact import redact_event
from foretell.game.session import Session
from foretell.game.state import State, Trick
from foretell.rules.options import Options

_TOTAL: Final = re.compile(r"-?\d{1,6}", re.ASCII)
_LEADER: Final = re.compile(r"\d:", re.ASCII)
_NUMBER: Final = re.compile(r"\d{1,3}", re.ASCII)
_PARTS: Final = 8
"""The parts of every position: options, round, dealer, turned card, totals, viewer, hands, bids."""


@dataclass(frozen=True, slots=True)
class Position:
    """A position: a round that is under way, and whose view of it.

    Attributes:
        state: the whole state, or the viewer's, with None for what is hidden.
        viewer: ``EVERYTHING``, a seat, or None for a spectator.
        events: the events that lead there.
    """

    state: State
    viewer: int | str | None
    events: tuple[Event, ...]

    def text(self) -> str:
        """Return the position in one line of text, which ``read_position`` reads."""
        return position_text(self.state, viewer=self.viewer)

    def __str__(self) -> str:
        return self.text()

    @overload
    def observation(self, seat: int) -> SeatObservation: ...
    @overload
    def observation(self, seat: int | None = None) -> Observation: ...
    def observation(self, seat: int | None = None) -> Observation:
        """Return the observation of a seat.

        Args:
            seat: the seat (default: the viewer); if everything is in view, any can be asked for.

        Raises:
            ValueError: when the position is the view of somebody else.
        """
        if self.viewer == EVERYTHING:
            return observe(self.state, seat)
        assert not isinstance(self.viewer, str)
        if seat not in {None, self.viewer}:
            raise ValueError(f"this is what {_name(self.viewer)} knows, not seat {seat}")
        return observation_of(self.viewer, self.state)

    def session(self, seed: str | int | None = None) -> Session:
        """Return a game that continues from here.

        Args:
            seed: the seed of later rounds, as for ``Session``.

        Raises:
            ValueError: when hands are hidden, or cards of earlier rounds are out (R9.4).
        """
        if self.viewer != EVERYTHING or self.state.spent:
            raise ValueError("only a position with all hands, and all cards in the game, goes on")
        return Session(self.state.options, seed, self.events)


def read_position(text: str) -> Position:
    """Return the position in a line of text; everything that the rules say of it is checked.

    Raises:
        NotationError: when it has another form, or cannot be.
    """
    parts = position_in(text).split()
    if len(parts) < _PARTS:
        raise NotationError(
            "position", " ".join(parts), f"at least {_PARTS} parts with spaces between"
        )
    players = read_options(parts[0]).players
    number, dealer = _number("round", parts[1], "r"), _number("dealer", parts[2], "d")
    if dealer >= players:
        raise NotationError("dealer", parts[2], f"d0 to d{players - 1}")
    options = read_options(parts[0], first_dealer=(dealer - number + 1) % players)
    if not 1 <= number <= len(options.schedule):
        raise NotationError("round", parts[1], f"r1 to r{len(options.schedule)}")
    rest = parts[_PARTS:]
    spent = set_of(_cards("cards out", rest.pop()[1:])) if rest and rest[-1][0] == "x" else 0
    reader = _Reader(options, _viewer(parts[5], players))
    reader.begin(number, _totals(parts[4], players), spent)
    tricks = [_trick(part, players) for part in rest]
    reader.deal(number, dealer, parts[3], _hands(parts[6], players), tricks)
    reader.bid(parts[7].split(","))
    reader.play(tricks)
    position = Position(reader.state, reader.viewer, tuple(reader.events))
    if str(position) != " ".join(parts):
        raise NotationError("form", " ".join(parts), str(position))
    return position


class _Reader:
    """Folds the events of a position, as its viewer sees them."""

    def __init__(self, options: Options, viewer: int | str | None) -> None:
        self.state = State.start(options, None)
        self.viewer = viewer
        self.events: list[Event] = []
        self._dealt: tuple[tuple[Card, ...] | None, ...] = ()

    def begin(self, number: int, totals: tuple[int, ...], spent: int) -> None:
        """Set the totals and the cards that are out before the round."""
        options = self.state.options
        assert options.first_dealer is not None
        self.events += earlier_rounds(options.players, number, options.first_dealer, totals)
        self.state = changed(fold(self.state, self.events), spent=spent)

    def deal(
        self,
        number: int,
        dealer: int,
        turned: str,
        hands: Sequence[tuple[Card, ...] | None],
        tricks: Sequence[Trick],
    ) -> None:
        """Deal the hands, to which the cards of tricks belong, and choose trump if it was."""
        options, size = self.state.options, self.state.options.schedule[number - 1]
        up, _, suit = turned.partition("=")
        card = None if up == NOTHING else _card("turned card", up)
        if (card is not None) != options.leaves_a_stock(size):
            raise NotationError("turned card", turned, "a card if, and only if, there is a stock")
        dealt = []
        for seat, hand in enumerate(hands):
            played = tuple(_played(tricks, seat, options.players))
            dealt.append(None if hand is None else cards_of(set_of((*hand, *played))))
            if hand is not None and len(hand) + len(played) != size:
                text = ".".join(map(str, hand)) or NOTHING
                raise NotationError("hands", text, f"{size} cards at each seat, played or not")
        cards = [one for hand in hands if hand is not None for one in hand]
        cards += [one for trick in tricks for one in trick.cards] + ([card] if card else [])
        spent = self.state.spent
        for place, one in enumerate(cards):
            if one in cards[:place] or set_of([one]) & spent:
                raise NotationError("hands", str(one), "a card that is nowhere else")
        self._dealt = tuple(dealt)
        self._note(Dealt(number, dealer, self._dealt, card, trump_of(card)))
        self.state = changed(self.state, spent=spent)
        if suit:
            self._act(ChooseTrump(dealer, _suit(suit)), "turned card")

    def bid(self, bids: Sequence[str]) -> None:
        """Make the bids, in order from the dealer's left."""
        players, dealer = self.state.options.players, self.state.round.dealer
        if len(bids) != players:
            raise NotationError("bids", ",".join(bids), "one for each seat")
        made = [_bid(text) for text in bids]
        for seat in ((dealer + 1 + place) % players for place in range(players)):
            bid = made[seat]
            if bid is not None:
                self._act(MakeBid(seat, bid), "bids")
            elif bids[seat] == UNKNOWN:
                self._note(BidMade(seat, None))
        if all(self.state.round.has_bid):
            self._note(BiddingClosed(tuple(made), self._dealt))

    def play(self, tricks: Sequence[Trick]) -> None:
        """Play the cards of tricks."""
        for trick in tricks:
            current = self.state.round.trick
            if current is None or current.leader != trick.leader or current.cards:
                raise NotationError("tricks", trick_text(trick), "tricks one after the other")
            for place, card in enumerate(trick.cards):
                seat = (trick.leader + place) % self.state.options.players
                if self.state.round.hands[seat] is None:
                    self._note(CardPlayed(seat, card))
                else:
                    self._act(PlayCard(seat, card), "tricks")
            won = next_event(self.state)
            if won is not None:
                self._note(won)

    def _act(self, action: Action, part: str) -> None:
        try:
            event = first_event(self.state, action)
        except Refusal as refusal:
            raise NotationError(part, str(action), f"what the rules allow ({refusal})") from refusal
        self._note(event)

    def _note(self, event: Event) -> None:
        if not isinstance(self.viewer, str):
            event = redact_event(event, self.viewer, self.state.options)
        self.events.append(event)
        self.state = evolve(self.state, event)


def _played(tricks: Sequence[Trick], seat: int, players: int) -> Iterator[Card]:
    """Yield the cards that a seat played."""
    for trick in tricks:
        place = (seat - trick.leader) % players
        if place < len(trick.cards):
            yield trick.cards[place]


def _number(part: str, text: str, letter: str = "") -> int:
    digits = text.removeprefix(letter)
    if not (text.startswith(letter) and _NUMBER.fullmatch(digits)):
        raise NotationError(part, text, f"{letter}NUMBER")
    return int(digits)


def _bid(text: str) -> int | None:
    return None if text in {NOTHING, UNKNOWN} else _number("bids", text)


def _totals(text: str, players: int) -> tuple[int, ...]:
    totals = text.split(",")
    if len(totals) != players:
        raise NotationError("totals", text, "a number for each seat")
    for total in totals:
        if not _TOTAL.fullmatch(total):
            raise NotationError("totals", total, "a number")
    return tuple(map(int, totals))


def _viewer(text: str, players: int) -> int | str | None:
    if text == EVERYTHING:
        return EVERYTHING
    if text == SPECTATOR:
        return None
    if text.isascii() and text.isdecimal() and int(text) < players:
        return int(text)
    raise NotationError("viewer", text, f"a seat from 0 to {players - 1}, * or -")


def _hands(text: str, players: int) -> tuple[tuple[Card, ...] | None, ...]:
    hands = text.split("/")
    if len(hands) != players:
        raise NotationError("hands", text, "a hand for each seat with / between")
    return tuple(None if hand == UNKNOWN else _cards("hands", hand) for hand in hands)


def _trick(text: str, players: int) -> Trick:
    begun = _LEADER.match(text)
    trick = Trick(int(text[0]), _cards("tricks", text[begun.end() :])) if begun else None
    if trick is None or trick.leader >= players or not 1 <= len(trick.cards) <= players:
        raise NotationError("tricks", text, "LEADER:CARD.CARD")
    return trick


def _cards(part: str, text: str) -> tuple[Card, ...]:
    return () if text == NOTHING else tuple(_card(part, card) for card in text.split("."))


def _card(part: str, text: str) -> Card:
    try:
        return Card(text)
    except UnknownCard:
        raise NotationError(part, text, "a card such as H7, Z1 or N4") from None


def _suit(text: str) -> Suit:
    try:
        return Suit.parse(text)
    except UnknownSuit:
        raise NotationError("turned card", text, "a suit C, D, H or S") from None


def _name(viewer: int | None) -> str:
    return "a spectator" if viewer is None else f"seat {viewer}"
