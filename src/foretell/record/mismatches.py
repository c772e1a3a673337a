"""Where a file says something else than the rules.

``expected`` and ``found`` are written as in records; ``by`` is the clause that decides.
"""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


@dataclass(eq=False)
class Mismatch(Refusal):
    """What follows by itself, and what stands there instead."""

    expected: str
    found: str
    by: str

    @property
    def clause(self) -> str:
        """The clause that decides."""
        return self.by


@dataclass(eq=False)
class MissingLine(Mismatch):
    """A line of one type is missing before a line of another."""

    code: ClassVar[str] = "record/missing_line"


@dataclass(eq=False)
class ExtraLine(Mismatch):
    """A line of one type stands where another comes, which then follows."""

    code: ClassVar[str] = "record/extra_line"


@dataclass(eq=False)
class WrongDraw(Mismatch):
    """A card drawn for the first deal is not the one of the seed (R3.1); drawings count from 1."""

    code: ClassVar[str] = "record/wrong_draw"

    drawing: int
    seat: int


@dataclass(eq=False)
class WrongDealer(Mismatch):
    """Another seat deals (R3)."""

    code: ClassVar[str] = "record/wrong_dealer"


@dataclass(eq=False)
class WrongRound(Mismatch):
    """Another round is on (R2.2)."""

    code: ClassVar[str] = "record/wrong_round"


@dataclass(eq=False)
class WrongHand(Mismatch):
    """A card of a seat's hand is not the one that the seed deals (R4.1); places count from 1."""

    code: ClassVar[str] = "record/wrong_hand"

    seat: int
    place: int


@dataclass(eq=False)
class WrongTurned(Mismatch):
    """The turned card is not the one of the seed (R4.1)."""

    code: ClassVar[str] = "record/wrong_turned"


@dataclass(eq=False)
class WrongTrump(Mismatch):
    """Another suit is trump, or none (R5)."""

    code: ClassVar[str] = "record/wrong_trump"


@dataclass(eq=False)
class WrongTrickWinner(Mismatch):
    """The trick belongs to another seat (R7.4)."""

    code: ClassVar[str] = "record/wrong_trick_winner"


@dataclass(eq=False)
class WrongBids(Mismatch):
    """These are not the bids of the round (R8.3)."""

    code: ClassVar[str] = "record/wrong_bids"


@dataclass(eq=False)
class WrongTricks(Mismatch):
    """These are not the numbers of tricks taken (R8)."""

    code: ClassVar[str] = "record/wrong_tricks"


@dataclass(eq=False)
class WrongPoints(Mismatch):
    """These are not the points of the round (R8.1, R8.2)."""

    code: ClassVar[str] = "record/wrong_points"


@dataclass(eq=False)
class WrongTotals(Mismatch):
    """The points do not add up to these totals (R8.3)."""

    code: ClassVar[str] = "record/wrong_totals"


@dataclass(eq=False)
class WrongWinners(Mismatch):
    """Others have the highest total (R8.4)."""

    code: ClassVar[str] = "record/wrong_winners"


@dataclass(eq=False)
class NotHeld(Refusal):
    """A seat plays a card that is not in its hand; ``play/not_in_hand``, told of a file."""

    code: ClassVar[str] = "record/not_held"
    rule: ClassVar[str] = "R7.3"

    seat: int
    card: str


@dataclass(eq=False)
class NotFollowed(Refusal):
    """A seat plays another suit than it must; ``play/must_follow_suit``, told of a file."""

    code: ClassVar[str] = "record/not_followed"
    rule: ClassVar[str] = "R7.3"

    seat: int
    card: str
    led: str
    allowed: tuple[str, ...]
