"""What ``steady`` bids: the tricks it expects, with an eye on the others' bids (R6)."""

from math import fsum, prod

from foretell.bots.steady.chances import chances_of
from foretell.bots.steady.sight import Sight, deck_of, gone, sight_of
from foretell.bots.steady.weights import HEED, HEED_AT_MOST, weights_for
from foretell.cards import cards_of
from foretell.game.legal import bid_forbidden_to
from foretell.game.state import State
from foretell.rules.trick import NO_TRUMP, beats


def choose_bid(known: State, seat: int) -> int:
    """Return the bid nearest to the tricks aimed at, or the next one where that is forbidden."""
    table = known.round
    trump = NO_TRUMP if table.trump is None else table.trump
    if table.size == 1 and seat == (table.dealer + 1) % known.options.players:
        aim = chance_to_lead_and_win(known, seat, trump)
    else:
        expected = expected_tricks(known, seat, trump)
        aim = heed_others(expected, known) + weights_for(known.options).boldness
    forbidden = bid_forbidden_to(known, seat)
    bids = (bid for bid in range(table.size + 1) if bid != forbidden)
    return min(bids, key=lambda bid: abs(bid - aim))


def expected_tricks(known: State, seat: int, trump: int) -> float:
    """Return the tricks that a hand promises by itself, if ``trump`` is trump."""
    table, weights = known.round, weights_for(known.options)
    sight = sight_of(known, seat, trump)
    cards = own_cards(known, seat, sight)
    chances = chances_of(cards, sight, weights.bidding, table.size)
    tricks = fsum(chance + weights.steering * chance * (1 - chance) for _, chance in chances)
    return tricks * table.size / cards.bit_count()


def chance_to_lead_and_win(known: State, seat: int, trump: int) -> float:
    """Return the chance to win the only trick of a round by leading it; nobody has a choice."""
    sight = sight_of(known, seat, trump)
    cards = cards_of(own_cards(known, seat, sight))
    others = known.options.players - 1
    return fsum(_unbeaten(card.index, sight, others) for card in cards) / len(cards)


def own_cards(known: State, seat: int, sight: Sight) -> int:
    """Return a seat's hand, or with clairvoyance all cards that can be in it (R9.6)."""
    hand = known.round.hands[seat]
    return deck_of(known, seat) & ~(gone(known) | sight.unseen) if hand is None else hand


def heed_others(expected: float, known: State) -> float:
    """Return the tricks expected, moved towards what the bids that are known leave."""
    table, players = known.round, known.options.players
    others = [bid for bid in table.bids if bid is not None]
    to_come = players - 1 - len(others)
    left = table.size - sum(others) - to_come * table.size / players
    shift = HEED * len(others) / (players - 1) * (left - expected)
    return expected + max(-HEED_AT_MOST, min(HEED_AT_MOST, shift))


def _unbeaten(card: int, sight: Sight, others: int) -> float:
    """Return the chance that none of so many cards, drawn from those unseen, beats a card."""
    unseen = sight.unseen.bit_count()
    lower = sum(
        not beats(other.index, card, sight.trump, sight.last_wizard, sight.one_suit_each)
        for other in cards_of(sight.unseen)
    )
    return prod((lower - drawn) / (unseen - drawn) for drawn in range(min(others, lower + 1)))
