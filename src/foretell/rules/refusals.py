"""Refusals of options that do not go together (R10), and the conditions for each."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final

from foretell.errors import Refusal
from foretell.rules.declaration import OFF, ON, Conditions, none_of, one_of


@dataclass(eq=False)
class EvenBidNeedsOpenBids(Refusal):
    """A restriction on the sum of bids requires open bidding."""

    code: ClassVar[str] = "options/even_bid_needs_open_bids"
    rule: ClassVar[str] = "R10.1"

    even_bid: str
    bidding: str


@dataclass(eq=False)
class TwoPlayersNeedSecretBids(Refusal):
    """A game for two requires secret bidding."""

    code: ClassVar[str] = "options/two_players_need_secret_bids"
    rule: ClassVar[str] = "R10.2"

    players: int
    bidding: str


@dataclass(eq=False)
class OneSuitNeedsThreeOrFour(Refusal):
    """One suit each requires three or four players."""

    code: ClassVar[str] = "options/one_suit_needs_three_or_four"
    rule: ClassVar[str] = "R10.2"

    players: int
    deal: str


@dataclass(eq=False)
class NothingToFollow(Refusal):
    """With one suit each no suit is led, so there is nothing to follow after a Wizard."""

    code: ClassVar[str] = "options/nothing_to_follow"
    rule: ClassVar[str] = "R10.3"

    follow_after_wizard: bool
    deal: str


@dataclass(eq=False)
class NoRoundIsClairvoyant(Refusal):
    """Without clairvoyance there are no rounds with it to choose."""

    code: ClassVar[str] = "options/no_round_is_clairvoyant"
    rule: ClassVar[str] = "R10.6"

    clairvoyant_rounds: str
    clairvoyance: bool


@dataclass(eq=False)
class NoBidIsRestricted(Refusal):
    """Without a restriction on the sum of bids there is no round from which it holds."""

    code: ClassVar[str] = "options/no_bid_is_restricted"
    rule: ClassVar[str] = "R10.6"

    even_bid_from: int
    even_bid: str


@dataclass(eq=False)
class FixedSchedule(Refusal):
    """Games for two and with one suit each have a fixed schedule of rounds."""

    code: ClassVar[str] = "options/fixed_schedule"
    rule: ClassVar[str] = "R11.1"

    hand_sizes: tuple[int, ...]
    players: int
    deal: str


@dataclass(eq=False)
class TooManyRounds(Refusal):
    """The game would have more rounds than allowed."""

    code: ClassVar[str] = "options/too_many_rounds"
    rule: ClassVar[str] = "R11.1"

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
