"""The visible facts of a table, for drawn and plain screens alike."""

from collections.abc import Iterable, Iterator
from typing import Final

from foretell.cards import Card, Suit, cards_of
from foretell.game.actions import PlayCard
from foretell.game.observation import Observation
from foretell.game.phases import Playing
from foretell.game.state import Trick
from foretell.game.tricks import best_in
from foretell.rules.options import Bidding, Deal
from foretell.terminal.common.view import View


def own_hand(observation: Observation) -> tuple[Card, ...]:
    """Return the reader's cards in the order of their numbers, from 1."""
    return laid_out(observation.hand, observation.trump)


def sees_own_hand(observation: Observation) -> bool:
    """Return whether the reader may see their own hand (R9.6); a spectator has none."""
    return observation.seat is not None and observation.hand_of(observation.seat) is not None


def playable(observation: Observation) -> frozenset[Card]:
    """Return the reader's legal plays (R7.3)."""
    actions = observation.legal_actions
    return frozenset(action.card for action in actions if isinstance(action, PlayCard))


def to_play(observation: Observation) -> bool:
    """Return whether the reader is to play a card now."""
    return isinstance(observation.phase, Playing) and observation.seat in observation.to_act


def own_suit(observation: Observation, seat: int) -> Suit | None:
    """Return the suit that a seat owns, with one suit each (R9.7)."""
    return Suit(seat) if observation.options.deal is Deal.ONE_SUIT else None


def others_shown(observation: Observation) -> dict[int, tuple[Card, ...]]:
    """Return the hands held up, by seat; none once play begins, although they are remembered."""
    if not observation.known.round_options.clairvoyance or observation.trick is not None:
        return {}
    hands = {seat: observation.hand_of(seat) for seat in range(observation.options.players)}
    return {
        seat: laid_out(hand, observation.trump)
        for seat, hand in hands.items()
        if hand is not None and seat != observation.seat
    }


def spent(observation: Observation) -> tuple[Card, ...]:
    """Return the cards out of the game, suit by suit (R9.4)."""
    return laid_out(cards_of(observation.known.spent), None)


def best_seat(shown: Trick, observation: Observation) -> int | None:
    """Return the seat whose card is winning the trick; None before the first card (R7.4)."""
    if not shown.cards:
        return None
    best = best_in(shown, observation.trump, observation.options)
    return (shown.leader + best) % observation.options.players


def played(shown: Trick, players: int) -> Iterator[tuple[int, Card | None]]:
    """Yield the seats in order of play, each with its card, or None if it has yet to play."""
    for step in range(players):
        card = shown.cards[step] if step < len(shown.cards) else None
        yield (shown.leader + step) % players, card


def card_of(trick: Trick, seat: int, players: int) -> Card:
    """Return the card that a seat played to a complete trick."""
    return trick.cards[(seat - trick.leader) % players]


def trick_text(number: int, trick: Trick, view: View) -> str:
    """Return a complete trick as a sentence."""
    players = len(view.players)
    order = [(trick.leader + step) % players for step in range(players)]
    shown = ", ".join(
        view.words(
            "play-pair", who=view.players[seat], what=view.card(card_of(trick, seat, players))
        )
        for seat in order
    )
    assert trick.winner is not None
    return view.tell("play-trick-told", trick.winner, number=number, cards=shown)


LAID_OUT: Final = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)
"""The suits from left to right, alternating black and red."""


def laid_out(cards: Iterable[Card], trump: Suit | None) -> tuple[Card, ...]:
    """Return cards by suit, trump first, the highest of a suit first, Wizards and Jesters last."""
    suits = sorted(LAID_OUT, key=lambda suit: suit is not trump)
    return tuple(sorted(cards, key=lambda card: (_place(card, suits), -card.rank, card.index)))


def _place(card: Card, suits: list[Suit]) -> int:
    if card.suit is not None:
        return suits.index(card.suit)
    return len(suits) + card.is_jester


def bid_shown(observation: Observation, seat: int) -> str:
    """Return a seat's bid; "?" while it is hidden (R9.1, R9.2), a dash before it is made."""
    table = observation.known.round
    bid = table.bids[seat]
    if bid is not None:
        return str(bid)
    return "?" if table.has_bid[seat] else "–"


def against_bid(observation: Observation, seat: int, view: View) -> str:
    """Return the tricks compared with the bid; "" before play, or if the bid is unknown."""
    bid, taken = observation.bids[seat], observation.taken[seat]
    if bid is None or observation.trick is None:
        return ""
    if taken == bid:
        return view.words("play-exact")
    return view.words("play-needs" if taken < bid else "play-over", count=abs(bid - taken))


def is_made(observation: Observation, seat: int) -> bool | None:
    """Return whether a seat has exactly the tricks it bid; None if not yet known."""
    bid = observation.bids[seat]
    if bid is None or observation.trick is None:
        return None
    return observation.taken[seat] == bid


def sum_of_bids(observation: Observation, view: View) -> str:
    """Return the sum of the bids against the tricks; "" if unknown (R9.1, R9.2)."""
    table = observation.known.round
    hidden = observation.options.bidding is not Bidding.OPEN and None in table.bids
    if hidden or not any(table.has_bid):
        return ""
    values = {"sum": table.bid_sum, "tricks": table.size}
    if not all(table.has_bid):
        return view.words("play-sum-so-far", **values)
    return view.words("play-sum", difference=difference(observation, view), **values)


def difference(observation: Observation, view: View) -> str:
    """Return whether the table is overbid or underbid, and by how much (R6.3)."""
    table = observation.known.round
    over = table.bid_sum - table.size
    if over == 0:
        return view.words("play-even")
    return view.words("play-overbid" if over > 0 else "play-underbid", by=abs(over))


def trump_text(observation: Observation, view: View) -> str:
    """Return the trump of this round, with the card that determines it."""
    table, words = observation.known.round, view.words
    if observation.options.deal is Deal.ONE_SUIT:
        return words("play-trump-one-suit")
    if table.turned is None:
        return words("play-trump-no-card")
    turned = view.card(table.turned)
    if table.trump is not None:
        return words("play-trump", suit=view.suit(table.trump), turned=turned)
    return words("play-trump-to-choose" if table.awaits_trump else "play-trump-none", turned=turned)
