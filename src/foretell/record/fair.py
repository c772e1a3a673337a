"""The fair shuffle: a promise before the first card, and what shows that it was kept.

What is computed, byte by byte, is specified in ``docs/fair-shuffle.md``.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from foretell.errors import Refusal
from foretell.record.unfair import CommitmentMismatch, NoncesMismatch, SeedMismatch
from foretell.table.shuffle import check_hex, check_nonce, commitment_of, mixed_seed


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What was promised before a game, and what the promise was made of.

    It can be put together with a commitment that does not fit, or beside another game's seed;
    ``find_fault`` tells. A header with such a shuffle cannot.

    Raises:
        InvalidHex: when commitment, seed or salt are not 64 digits.
        InvalidNonce: when a nonce is not 1 to 128 digits.
    """

    commitment: str
    """What everybody was told before the first card."""
    seed: str
    """The committed seed; not the game's, into which the nonces are mixed."""
    salt: str
    nonces: tuple[str | None, ...]
    """One per seat, None for who gave none."""

    def __post_init__(self) -> None:
        for key in ("commitment", "seed", "salt"):
            check_hex(f"fair.{key}", getattr(self, key))
        for nonce in self.given.values():
            check_nonce(nonce)

    @classmethod
    def revealed(cls, seed: str, salt: str, nonces: Mapping[int, str], *, players: int) -> Self:
        """Return the shuffle of a game with the commitment that fits.

        Args:
            seed: the committed seed.
            salt: the salt.
            nonces: the nonce of each seat that gave one.
            players: how many seats there are.

        Raises:
            Refusal: as the constructor.
        """
        listed = tuple(nonces.get(seat) for seat in range(players))
        return cls(commitment_of(seed, salt), seed, salt, listed)

    @property
    def given(self) -> dict[int, str]:
        """The nonces that were given, by seat."""
        return {seat: nonce for seat, nonce in enumerate(self.nonces) if nonce is not None}

    @property
    def game_seed(self) -> str:
        """The game's seed, which follows from the committed seed and the nonces."""
        return mixed_seed(self.seed, self.given)

    def find_fault(self, game_seed: str, *, players: int) -> Refusal | None:
        """Return the first thing that was not as promised in a game, None when all was.

        Args:
            game_seed: the seed from which the game's cards follow.
            players: how many players the game has.
        """
        if len(self.nonces) != players:
            return NoncesMismatch(len(self.nonces), players)
        commitment = commitment_of(self.seed, self.salt)
        if self.commitment != commitment:
            return CommitmentMismatch(commitment, self.commitment)
        if game_seed != self.game_seed:
            return SeedMismatch(self.game_seed, game_seed)
        return None
