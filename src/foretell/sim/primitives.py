"""The functions of ``foretell.rules``, compiled."""

from foretell.rules import bidding, deck, scoring, trick, trump
from foretell.sim.compiling import inlined

own_cards = inlined(deck.own_cards)
trump_turned = inlined(trump.trump_turned)
forbidden_bid = inlined(bidding.forbidden_bid)
legal_bids = inlined(bidding.legal_bids)
led_at_start = inlined(trick.led_at_start)
led_after = inlined(trick.led_after)
legal_plays = inlined(trick.legal_plays)
beats = inlined(trick.beats)
points = inlined(scoring.points)
