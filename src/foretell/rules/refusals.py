"""Refusals of options (R10): what clashes, and the clause that says so."""

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
"""Every option by its name, in the order of records, with the clause that defines it."""


@dataclass(eq=False)
class UnknownOption(Refusal):
    """There is no option of that name."""

    code: ClassVar[str] = "options/unknown"
    rule: ClassVar[str] = "R9"

    option: str
    known: tuple[str, ...]


@dataclass(eq=False)
class InvalidOption(Refusal):
    """An option has a value that it cannot have, whatever the others say."""

    code: ClassVar[str] = "options/invalid"

    option: str
    value: str
    allowed: str

    @property
    def clause(self) -> str:
        """The clause of the option."""
        return OPTION_CLAUSES[self.option]


@dataclass(eq=False)
class EvenBidNeedsOpenBids(Refusal):
    """A restricted sum needs bids that everybody hears."""

    code: ClassVar[str] = "options/even_bid_needs_open_bids"
    rule: ClassVar[str] = "R10.1"

    even_bid: str
    bidding: str


@dataclass(eq=False)
class TwoPlayersNeedSecretBids(Refusal):
    """Two players bid secretly."""

    code: ClassVar[str] = "options/two_players_need_secret_bids"
    rule: ClassVar[str] = "R10.2"

    players: int
    bidding: str


@dataclass(eq=False)
class OneSuitNeedsThreeOrFour(Refusal):
    """One suit each is for three or four players."""

    code: ClassVar[str] = "options/one_suit_needs_three_or_four"
    rule: ClassVar[str] = "R10.2"

    players: int
    deal: str


@dataclass(eq=False)
class NothingToFollow(Refusal):
    """Where no suit is ever led, there is nothing to follow after a Wizard."""

    code: ClassVar[str] = "options/nothing_to_follow"
    rule: ClassVar[str] = "R10.3"

    follow_after_wizard: bool
    deal: str


@dataclass(eq=False)
class FixedSchedule(Refusal):
    """Two players and one suit each have a schedule of rounds of their own."""

    code: ClassVar[str] = "options/fixed_schedule"
    rule: ClassVar[str] = "R11.1"

    hand_sizes: tuple[int, ...]
    players: int
    deal: str


@dataclass(eq=False)
class TooManyRounds(Refusal):
    """A game has no more than ``MOST_ROUNDS`` rounds."""

    code: ClassVar[str] = "options/too_many_rounds"
    rule: ClassVar[str] = "R11.1"

    rounds: int
    most: int
