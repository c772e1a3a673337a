"""Worlds that a viewer cannot distinguish, by the table of R12."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Self

from foretell.cards import DECK, Card, cards_of
from foretell.errors import Refusal
from foretell.game.actions import Action, MakeBid
from foretell.game.deal import own_deck
from foretell.game.decide import act, action_of
from foretell.game.events import BiddingClosed, BidMade, CardPlayed, Dealt, Event, RoundScored
from foretell.game.evolve import evolve, fold
from foretell.game.observation import observe
from foretell.game.redact import redact_event
from foretell.game.session import Session
from foretell.game.state import State
from foretell.rules.options import Bidding, Deal, Options


@dataclass(frozen=True)
class World:
    """The current round of a game.

    Attributes:
        before: the state before the deal.
        dealt: the deal.
        since: the events since the deal.
    """

    before: State
    dealt: Dealt
    since: tuple[Event, ...]

    @classmethod
    def of(cls, session: Session) -> Self:
        """Return the current round of a game that has begun."""
        events = session.events
        start = State.start(session.state.options, session.state.seed)
        place = max(place for place, event in enumerate(events) if isinstance(event, Dealt))
        dealt = events[place]
        assert isinstance(dealt, Dealt)
        return cls(fold(start, events[:place]), dealt, events[place + 1 :])

    @property
    def options(self) -> Options:
        """The options of the game."""
        return self.before.options

    @property
    def state(self) -> State:
        """The full state of the game after all events."""
        return fold(evolve(self.before, self.dealt), self.since)

    def views(self, viewer: int | None) -> list[object]:
        """Return everything that a viewer receives and knows, event by event."""
        views: list[object] = []
        state = self.before
        for event in (self.dealt, *self.since):
            state = evolve(state, event)
            observation = observe(state, viewer)
            views += [
                redact_event(event, viewer, self.options),
                observation,
                observation.legal_actions,
            ]
        return views

    def other(self, viewer: int | None, chance: Random) -> "World | None":
        """Return a random world that the viewer cannot distinguish from this one.

        None when the draw fails: it gave the same world, or one in which an action is illegal.
        """
        dealt = self._redealt(viewer, chance)
        bids = self._rebid(viewer, chance)
        actions = [action for event in self.since if (action := action_of(event)) is not None]
        actions = [bids.get(action, action) for action in actions]
        since: list[Event] = []
        state = evolve(self.before, dealt)
        try:
            for action in actions:
                caused, state = act(state, action)
                since += caused
        except Refusal:
            return None
        other = World(self.before, dealt, tuple(since))
        return None if other == self else other

    def _is(self, kind: type[Event]) -> bool:
        return any(isinstance(event, kind) for event in self.since)

    def _rebid(self, viewer: int | None, chance: Random) -> dict[Action, Action]:
        """Return random replacements of bids that the viewer does not know."""
        bidding = self.options.bidding
        known = bidding is Bidding.OPEN or self._is(RoundScored)
        if known or (bidding is Bidding.HIDDEN and self._is(BiddingClosed)):
            return {}
        size = len(self.dealt.hands[0] or ())
        made = [event for event in self.since if isinstance(event, BidMade)]
        return {
            MakeBid(event.seat, event.bid): MakeBid(event.seat, chance.randint(0, size))
            for event in made
            if event.seat != viewer and event.bid is not None
        }

    def _redealt(self, viewer: int | None, chance: Random) -> Dealt:
        """Return the deal with some cards changed that the viewer has not seen."""
        hands = [list(hand or ()) for hand in self.dealt.hands]
        played = {event.card for event in self.since if isinstance(event, CardPlayed)}
        places = [
            (seat, place)
            for seat in self._unseen(viewer)
            for place, card in enumerate(hands[seat])
            if card not in played
        ]
        for _ in range(chance.choice((1, 1, 2, 8)) if places else 0):
            seat, place = chance.choice(places)
            stock = self._stock(seat, hands)
            others = [where for where in places if self._may_swap(seat, where[0])]
            if stock and chance.random() < 0.5:
                hands[seat][place] = chance.choice(stock)
            else:
                other, there = chance.choice(others)
                hands[seat][place], hands[other][there] = hands[other][there], hands[seat][place]
        return replace(self.dealt, hands=tuple(tuple(hand) for hand in hands))

    def _unseen(self, viewer: int | None) -> list[int]:
        seats = range(self.options.players)
        if viewer is None:
            return list(seats)
        if not self.options.in_round(self.dealt.round).clairvoyance:
            return [seat for seat in seats if seat != viewer]
        return [] if self._is(BiddingClosed) else [viewer]

    def _may_swap(self, seat: int, other: int) -> bool:
        return seat == other or self.options.deal is Deal.SHARED

    def _stock(self, seat: int, hands: Sequence[Sequence[Card]]) -> list[Card]:
        one_suit = self.options.deal is Deal.ONE_SUIT
        dealt = {card for hand in hands for card in hand} | {self.dealt.turned}
        dealt |= set(cards_of(evolve(self.before, self.dealt).spent))
        return [card for card in (own_deck(seat) if one_suit else DECK) if card not in dealt]
