"""The input of ``steady``, read from the state known to its seat."""

from foretell.bots.steady.bidding import Bidder
from foretell.bots.steady.contest import Contest, willing
from foretell.bots.steady.playing import Hand
from foretell.bots.steady.sight import Sight, deck_of, decks_of_others, share_of
from foretell.bots.steady.weights import Weights, weights_for
from foretell.game.legal import bid_forbidden_to, playable
from foretell.game.state import Round, State
from foretell.game.tricks import best_in
from foretell.rules.bidding import NO_BID, legal_bids
from foretell.rules.options import Deal, Options, WinningWizard
from foretell.rules.trick import NO_TRUMP
from foretell.rules.trump import NO_CARD


def weights_of(options: Options) -> Weights:
    """Return the weights for a game."""
    return weights_for(options.players, options.deal is Deal.ONE_SUIT)


def sight_of(known: State, seat: int) -> Sight:
    """Return a seat's knowledge of the cards it does not hold."""
    round_, options = known.round, known.options
    players, one_suit_each = options.players, options.deal is Deal.ONE_SUIT
    if known.round_options.clairvoyance:
        unseen = _hands_of(round_, [other for other in range(players) if other != seat])
    else:
        hand = round_.hands[seat]
        assert hand is not None
        unseen = decks_of_others(players, seat, one_suit_each) & ~(hand | gone(known))
    on_table = 0 if round_.trick is None else len(round_.trick.cards)
    held = (players - 1) * (round_.size - len(round_.tricks)) - on_table
    return Sight(
        unseen,
        share_of(held, unseen),
        NO_TRUMP if round_.trump is None else round_.trump,
        options.winning_wizard is WinningWizard.LAST,
        one_suit_each,
    )


def bidder_of(known: State, seat: int, sight: Sight) -> Bidder:
    """Return the input of a bid for the seat to bid."""
    round_, players = known.round, known.options.players
    bids_known = [bid for bid in round_.bids if bid is not None]
    return Bidder(
        own_cards(known, seat, sight),
        round_.size,
        players,
        seat == (round_.dealer + 1) % players,
        len(bids_known),
        sum(bids_known),
        legal_bids(round_.size, bid_forbidden_to(known, seat)),
    )


def hand_of(known: State, seat: int) -> Hand:
    """Return the hand of the seat to play, and the tricks it needs."""
    round_ = known.round
    hand, bid = round_.hands[seat], round_.bids[seat]
    assert hand is not None
    assert bid is not None
    remaining = round_.size - len(round_.tricks)
    need, demand = bid - round_.taken[seat], demand_of(round_, remaining)
    return Hand(hand, playable(known, seat), remaining, bid, need, demand)


def demand_of(round_: Round, remaining: int) -> float:
    """Return the tricks that all seats still need beyond those left, relative to these.

    It is 0 while a bid is unknown (R9.2).
    """
    need = 0
    for bid, taken in zip(round_.bids, round_.taken, strict=True):
        if bid is None:
            return 0.0
        need += max(0, bid - taken)
    return need / remaining - 1


def contest_of(known: State, seat: int, sight: Sight) -> Contest:
    """Return the trick on the table for the seat to play."""
    round_, options = known.round, known.options
    weights = weights_of(options)
    trick = round_.trick
    assert trick is not None
    best = trick.cards[best_in(trick, round_.trump, options)].index if trick.cards else NO_CARD
    players = options.players
    after = [(seat + step) % players for step in range(1, players - len(trick.cards))]
    if not after:
        return Contest(best, 0, 0.0)
    behind = sight.unseen
    if known.round_options.clairvoyance:
        behind = _hands_of(round_, after)
    rivals = 0.0
    for other in after:
        bid = round_.bids[other]
        rivals += willing(NO_BID if bid is None else bid, round_.taken[other], weights)
    remaining = round_.size - len(round_.tricks)
    return Contest(best, behind, share_of(rivals * remaining, behind))


def own_cards(known: State, seat: int, sight: Sight) -> int:
    """Return a seat's hand, or with clairvoyance all cards possibly in it (R9.6), as a set."""
    hand = known.round.hands[seat]
    if hand is not None:
        return hand
    return deck_of(seat, sight.one_suit_each) & ~(gone(known) | sight.unseen)


def gone(known: State) -> int:
    """Return the cards publicly out of play, as a set."""
    round_ = known.round
    cards = known.spent
    if round_.turned is not None:
        cards |= 1 << round_.turned.index
    for trick in round_.tricks:
        for card in trick.cards:
            cards |= 1 << card.index
    if round_.trick is not None:
        for card in round_.trick.cards:
            cards |= 1 << card.index
    return cards


def _hands_of(round_: Round, seats: list[int]) -> int:
    """Return the cards of some seats' known hands, as one set."""
    cards = 0
    for seat in seats:
        cards |= round_.hands[seat] or 0
    return cards
