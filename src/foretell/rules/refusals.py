"""Refusals of options that do not go together (R10), and the conditions for each."""

from collections.abc import Mapping
from typing import Final

from foretell.errors import Refusal
from foretell.rules.declaration import OFF, ON, Conditions, none_of, one_of


class EvenBidNeedsOpenBids(Refusal, code="options/even_bid_needs_open_bids", rule="R10.1"):
    """A restriction on the sum of bids requires open bidding."""

    even_bid: str
    bidding: str


class TwoPlayersNeedSecretBids(Refusal, code="options/two_players_need_secret_bids", rule="R10.2"):
    """A game for two requires secret bidding."""

    players: int
    bidding: str


class OneSuitNeedsThreeOrFour(Refusal, code="options/one_suit_needs_three_or_four", rule="R10.2"):
    """One suit each requires three or four players."""

    players: int
    deal: str


class NothingToFollow(Refusal, code="options/nothing_to_follow", rule="R10.3"):
    """With one suit each no suit is led, so there is nothing to follow after a Wizard."""

    follow_after_wizard: bool
    deal: str


class NoRoundIsClairvoyant(Refusal, code="options/no_round_is_clairvoyant", rule="R10.6"):
    """Without clairvoyance there are no rounds with it to choose."""

    clairvoyant_rounds: str
    clairvoyance: bool


class NoBidIsRestricted(Refusal, code="options/no_bid_is_restricted", rule="R10.6"):
    """Without a restriction on the sum of bids there is no round from which it holds."""

    even_bid_from: int
    even_bid: str


class FixedSchedule(Refusal, code="options/fixed_schedule", rule="R11.1"):
    """Games for two and with one suit each have a fixed schedule of rounds."""

    hand_sizes: tuple[int, ...]
    players: int
    deal: str


class TooManyRounds(Refusal, code="options/too_many_rounds", rule="R11.1"):
    """The game would have more rounds than allowed."""

    rounds: int
    most: int


CLASHES: Final[Mapping[type[Refusal], tuple[Conditions, ...]]] = {
    EvenBidNeedsOpenBids: ({"even_bid": none_of("free"), "bidding": none_of("open")},),
    OneSuitNeedsThreeOrFour: ({"deal": one_of("one_suit"), "players": none_of(3, 4)},),
    TwoPlayersNeedSecretBids: ({"players": one_of(2), "bidding": none_of("secret")},),
    NothingToFollow: ({"follow_after_wizard": ON, "deal": one_of("one_suit")},),
    NoRoundIsClairvoyant: ({"clairvoyant_rounds": one_of("first"), "clairvoyance": OFF},),
    NoBidIsRestricted: ({"even_bid_from": none_of(1), "even_bid": one_of("free")},),
    FixedSchedule: (
        {"hand_sizes": none_of(None), "players": one_of(2)},
        {"hand_sizes": none_of(None), "deal": one_of("one_suit")},
    ),
}
"""The refusals of options that clash, with the conditions for it, one of which is enough.

A refusal has the options as its fields. The first one that applies is raised.
"""
