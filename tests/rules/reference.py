"""A second implementation of the rules: naive, slow, and written from their text alone."""

from collections.abc import Sequence

from foretell.cards import Card, Suit
from foretell.rules.options import Deal, EvenBid, Options, WinningWizard


def suit_led(played: Sequence[Card], options: Options) -> Suit | None:
    """Return the suit led, by R7.2 and R7.5; with R9.7 no suit is ever led."""
    if options.deal is Deal.ONE_SUIT:
        return None
    if options.follow_after_wizard and played and played[0].is_wizard:
        numbers = [card for card in played if card.suit is not None]
        return numbers[0].suit if numbers else None
    not_jesters = [card for card in played if not card.is_jester]
    return not_jesters[0].suit if not_jesters else None


def playable(hand: Sequence[Card], played: Sequence[Card], options: Options) -> list[Card]:
    """R7.3."""
    led = suit_led(played, options)
    holds_it = any(card.suit == led for card in hand if card.suit is not None)
    if led is None or not holds_it:
        return list(hand)
    return [card for card in hand if card.is_wizard or card.is_jester or card.suit == led]


def winner(played: Sequence[Card], trump: Suit | None, options: Options) -> int:
    """Return the position of the card that wins the trick, by R7.4, R9.3 and R9.7."""
    wizards = [place for place, card in enumerate(played) if card.is_wizard]
    if wizards:
        return wizards[-1] if options.winning_wizard is WinningWizard.LAST else wizards[0]
    numbers = [place for place, card in enumerate(played) if card.suit is not None]
    if not numbers:
        return 0
    if options.deal is Deal.ONE_SUIT:
        highest = max(played[place].rank for place in numbers)
        return next(place for place in numbers if played[place].rank == highest)
    trumps = [place for place in numbers if played[place].suit == trump]
    led = [place for place in numbers if played[place].suit == played[numbers[0]].suit]
    return max(trumps or led, key=lambda place: played[place].rank)


def standing_bids(
    hand_size: int, earlier: Sequence[int], totals: Sequence[int], seat: int, options: Options
) -> list[int]:
    """Return the bids allowed for a seat after the ``earlier`` ones, by R6.1, R9.5, R9.8, R9.10."""
    bids = list(range(hand_size + 1))
    last = len(earlier) == options.players - 1
    best = max(totals)
    leads_alone = totals[seat] == best and list(totals).count(best) == 1
    never = options.even_bid is EvenBid.NEVER
    not_now = options.even_bid is EvenBid.NOT_LEADER and leads_alone
    if last and (never or not_now) and hand_size >= options.even_bid_from:
        return [bid for bid in bids if sum(earlier) + bid != hand_size]
    return bids
