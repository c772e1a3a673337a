"""Refusals of options (R10): the values that clash, and the clause."""

from dataclasses import dataclass
from typing import ClassVar, Final

from foretell.errors import Refusal

OPTION_CLAUSES: Final = {
    "players": "R2.1",
    "deal": "R9.7",
    "bidding": "R9.1",
    "even_bid": "R9.5",
    "winning_wizard": "R9.3",
    "clairvoyance": "R9.6",
    "follow_after_wizard": "R7.5",
    "first_dealer": "R3.1",
    "hand_sizes": "R11.1",
    "edition": "R1.3",
}
"""The clause that defines each option, by name, in the order of records."""


@dataclass(eq=False)
class UnknownOption(Refusal):
    """There is no option of that name."""

    code: ClassVar[str] = "options/unknown"
    rule: ClassVar[str] = "R9"

    option: str
    known: tuple[str, ...]


@dataclass(eq=False)
class InvalidOption(Refusal):
    """The value is not allowed for the option, regardless of the others."""

    code: ClassVar[str] = "options/invalid"

    option: str
    value: str
    allowed: str

    @property
    def clause(self) -> str:
        """The clause that defines the option."""
        return OPTION_CLAUSES[self.option]


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
