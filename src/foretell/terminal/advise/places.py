"""The known places of cards; no card is in two places."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

from foretell.cards import FULL_SET, Card, Suit, set_of
from foretell.game.actions import PlayCard
from foretell.game.events import CardPlayed
from foretell.game.evolve import evolve
from foretell.game.legal import find_refusal
from foretell.game.observation import SeatObservation, observation_of
from foretell.game.refusals import MustFollowSuit
from foretell.game.state import State, Trick
from foretell.game.tricks import led_in
from foretell.rules.deck import own_cards
from foretell.rules.options import Deal, Options
from foretell.rules.trick import legal_plays
from foretell.terminal.advise.refusals import (
    AllElsewhere,
    CardElsewhere,
    HadNone,
    NoSuchDeal,
    NotOwnSuit,
    NotTheirs,
    TheyMustFollow,
)


@dataclass(frozen=True, slots=True)
class Places:
    """Sets of cards whose places are known, as bit masks."""

    hand: int = 0
    """In the reader's hand."""
    shown: int = 0
    """In hands that the reader sees (R9.6)."""
    turned: int = 0
    played: int = 0
    spent: int = 0
    """Out of the game (R9.4)."""

    @classmethod
    def of(cls, state: State, seat: int) -> Self:
        """Return the places of cards that a state reveals to a seat."""
        table = state.round
        tricks = table.tricks if table.trick is None else (*table.tricks, table.trick)
        shown = 0
        for other, hand in enumerate(table.hands):
            shown |= hand or 0 if other != seat else 0
        return cls(
            hand=table.hands[seat] or 0,
            shown=shown,
            turned=set_of(() if table.turned is None else (table.turned,)),
            played=set_of(card for trick in tricks for card in trick.cards),
            spent=state.spent,
        )

    @property
    def all(self) -> int:
        """All cards whose places are known."""
        return self.hand | self.shown | self.turned | self.played | self.spent

    def adding(self, place: str, cards: int) -> Self:
        """Return a copy with more cards in one of the places."""
        return replace(self, **{place: getattr(self, place) | cards})

    def resolve(self, meant: Sequence[Card], deck: int = FULL_SET) -> Card:
        """Return the card that is meant; among identical cards, one whose place is not known.

        Args:
            meant: one card, or all Wizards, or all Jesters.
            deck: the set of possible cards, as a bit mask.

        Raises:
            NotOwnSuit: when the card is not in the deck.
            CardElsewhere: when its place is known.
            AllElsewhere: when no Wizard or Jester is left.
        """
        own = [card for card in meant if deck >> card.index & 1]
        if not own:
            raise NotOwnSuit(meant[0])
        free = [card for card in own if not self.all >> card.index & 1]
        if free:
            return free[0]
        if len(own) > 1:
            raise AllElsewhere(own[0])
        raise CardElsewhere(own[0], self._place(own[0]))

    def _place(self, card: Card) -> str:
        places = ("hand", "shown", "turned", "played", "spent")
        return next(place for place in places if getattr(self, place) >> card.index & 1)


def deck_of(options: Options, seat: int) -> int:
    """Return the set of cards that a seat can be dealt, as a bit mask (R9.7)."""
    return own_cards(seat) if options.deal is Deal.ONE_SUIT else FULL_SET


def card_of_other(
    state: State, meant: Sequence[Card], *, reader: int, seat: int, player: str
) -> Card:
    """Return the card that another player plays, who is to act in the state that the reader knows.

    It is the card that is meant, or one of the Wizards or Jesters that are.

    Raises:
        Refusal: when the player cannot hold or play it.
    """
    if state.round.hands[seat] is not None:
        return _of_known_hand(state, meant, seat, player)
    places = Places.of(state, reader)
    card = places.resolve(meant, deck_of(state.options, seat))
    _check_followed(state, card, seat, player)
    after = evolve(state, CardPlayed(seat, card))
    if not is_possible(observation_of(reader, after)):
        raise NoSuchDeal(card, player)
    return card


def is_possible(observation: SeatObservation) -> bool:
    """Return whether some hands are consistent with the input, or all cards have been played."""
    from foretell.sim.worlds.hidden import hidden_from

    state, players = observation.known, observation.options.players
    table = state.round
    assert table.trick is not None
    played = len(table.tricks) * players + len(table.trick.cards)
    if played == table.size * players:
        return True
    try:
        hidden_from(observation)
    except ValueError:
        return False
    return True


def _of_known_hand(state: State, meant: Sequence[Card], seat: int, player: str) -> Card:
    hand = state.round.hands[seat] or 0
    card = next((card for card in meant if hand >> card.index & 1), meant[0])
    match find_refusal(state, PlayCard(seat, card)):
        case None:
            return card
        case MustFollowSuit(led=led):
            raise TheyMustFollow(card, player, led)
        case _:
            raise NotTheirs(card, player)


def _check_followed(state: State, card: Card, seat: int, player: str) -> None:
    """Refuse a card that the player should have played when its suit was led."""
    tricks, players = state.round.tricks, state.options.players
    later = 1 << card.index
    for number in range(len(tricks), 0, -1):
        trick = tricks[number - 1]
        place = (seat - trick.leader) % players
        played = trick.cards[place]
        led = led_in(Trick(trick.leader, trick.cards[:place]), state.options)
        later |= 1 << played.index
        if not legal_plays(later, led) >> played.index & 1:
            raise HadNone(card, player, trick=number, played=played, led=Suit(led))
