"""What may be wrong with a fair shuffle (``docs/fair-shuffle.md``)."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


@dataclass(eq=False)
class NoncesMismatch(Refusal):
    """There are more or fewer entries for nonces than players."""

    code: ClassVar[str] = "record/nonces_mismatch"

    listed: int
    players: int


@dataclass(eq=False)
class CommitmentMismatch(Refusal):
    """The commitment is not the one of the seed and the salt."""

    code: ClassVar[str] = "record/commitment_mismatch"

    expected: str
    found: str


@dataclass(eq=False)
class SeedMismatch(Refusal):
    """The game's seed is not the one that follows from the committed seed and the nonces."""

    code: ClassVar[str] = "record/seed_mismatch"

    expected: str
    found: str


@dataclass(eq=False)
class NoShuffle(Refusal):
    """A fair shuffle was to be verified, and the header tells of none."""

    code: ClassVar[str] = "record/no_shuffle"


@dataclass(eq=False)
class OtherCommitment(Refusal):
    """The commitment is another than the one noted before the game (``expected``)."""

    code: ClassVar[str] = "record/other_commitment"

    expected: str
    found: str
