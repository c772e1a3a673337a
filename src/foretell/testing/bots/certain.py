"""Certain and likely outcomes from a seat's observation, as a basis of the sanity checks.

Nothing is assumed about the play of others: certain outcomes hold whatever they have and do.
Chances take all unseen cards to be equally likely in other hands.
"""

from math import comb, prod

from foretell.bots.steady.sight import Sight
from foretell.bots.steady.view import contest_of, own_cards, sight_of
from foretell.cards import DECK, Card, cards_of, set_of
from foretell.game.actions import PlayCard
from foretell.game.observation import SeatObservation
from foretell.rules.deck import own_cards as own_deck
from foretell.rules.options import Deal
from foretell.rules.trick import beats
from foretell.rules.trump import NO_CARD


def tricks_it_cannot_lose(observation: SeatObservation) -> int:
    """Return the fewest tricks a seat can take, however anybody plays, itself included.

    A card that loses its trick is beaten by a card of another hand, and no card is in two tricks.
    So of *s* cards that only *b* cards in other hands can beat, at least *s* − *b* take a trick.
    The result is the maximum over the cards of the hand: *b* counts the cards that can beat it, and
    *s* the cards that nothing else can beat. In a round of one card the order of play also counts.

    Args:
        observation: the seat's, before cards are played. The result is 0 when clairvoyance hides
            the seat's own hand, unless it can be inferred.
    """
    seat, known = observation.seat, observation.known
    round_, players = known.round, known.options.players
    sight = sight_of(known, seat)
    hand = cards_of(own_cards(known, seat, sight))
    if len(hand) != round_.size:
        return 0
    if round_.size == 1:
        place = (seat - round_.dealer - 1) % players
        lost = _keeping(sight, hand[0]) if place > 0 else 0
        lost |= _taking(sight, hand[0]) if place < players - 1 else 0
        return int(not lost)
    rivals = [_keeping(sight, card) | _taking(sight, card) for card in hand]
    return max(
        sum(not others & ~most for others in rivals) - most.bit_count() for most in (0, *rivals)
    )


def sure_winners(observation: SeatObservation) -> tuple[Card, ...]:
    """Return the cards that certainly win the current trick.

    There are none for the leader.
    """
    seat, known = observation.seat, observation.known
    sight = sight_of(known, seat)
    contest = contest_of(known, seat, sight)
    return tuple(
        card
        for card in _playable(observation)
        if contest.best != NO_CARD
        and _beats(sight, card, DECK[contest.best])
        and not _taking(sight, card) & contest.behind
    )


def sure_losers(observation: SeatObservation) -> tuple[Card, ...]:
    """Return the cards that certainly lose the current trick.

    There are none for the leader.
    """
    seat, known = observation.seat, observation.known
    sight = sight_of(known, seat)
    best = contest_of(known, seat, sight).best
    return tuple(
        card
        for card in _playable(observation)
        if best != NO_CARD and not _beats(sight, card, DECK[best])
    )


def chance_to_win_all(observation: SeatObservation, played: Card) -> float:
    """Return the probability that no other hand can beat any card left after one is played.

    The seat then wins all tricks that it leads.
    """
    sight, remaining = _remaining(observation, played)
    beating = 0
    for card in remaining:
        beating |= _taking(sight, card)
    return prod(
        comb((pool & ~beating).bit_count(), drawn) / comb(pool.bit_count(), drawn)
        for pool, drawn in _pools(observation, sight, len(remaining))
    )


def chance_to_lose_last(observation: SeatObservation, played: Card) -> float:
    """Return the probability that a seat's last card loses to the card led by another seat.

    The seat has two cards, and does not win with the one that is played before.
    """
    sight, (card,) = _remaining(observation, played)
    pools = _pools(observation, sight, 1)
    return min((pool & _keeping(sight, card)).bit_count() / pool.bit_count() for pool, _ in pools)


def _remaining(observation: SeatObservation, played: Card) -> tuple[Sight, list[Card]]:
    """Return a seat's view of the cards, and its remaining cards after one is played."""
    seat = observation.seat
    remaining = [card for card in observation.hand if card != played]
    return sight_of(observation.known, seat), remaining


def _pools(observation: SeatObservation, sight: Sight, size: int) -> list[tuple[int, int]]:
    """Return the sets that the last ``size`` cards of other seats come from, and their counts.

    With clairvoyance the cards are known, so each is a separate set.
    """
    options = observation.options
    if observation.known.round_options.clairvoyance:
        return [(1 << card.index, 1) for card in cards_of(sight.unseen)]
    others = [seat for seat in range(options.players) if seat != observation.seat]
    if options.deal is Deal.ONE_SUIT:
        return [(sight.unseen & own_deck(other), size) for other in others]
    return [(sight.unseen, size * len(others))]


def _playable(observation: SeatObservation) -> tuple[Card, ...]:
    actions = observation.legal_actions
    return tuple(action.card for action in actions if isinstance(action, PlayCard))


def _taking(sight: Sight, card: Card) -> int:
    """Return the unseen cards that beat a card when played after it."""
    return set_of(other for other in cards_of(sight.unseen) if _beats(sight, other, card))


def _keeping(sight: Sight, card: Card) -> int:
    """Return the unseen cards that a card does not beat when they are played before it."""
    return set_of(other for other in cards_of(sight.unseen) if not _beats(sight, card, other))


def _beats(sight: Sight, card: Card, best: Card) -> bool:
    return beats(card.index, best.index, sight.trump, sight.last_wizard, sight.one_suit_each)
