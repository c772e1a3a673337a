"""The proof of a fair shuffle: a commitment before the first card, and its verification.

The computation is specified byte by byte in ``docs/build/shuffle.md``.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Self

from foretell.errors import Refusal
from foretell.record.refusals import CommitmentMismatch, NoncesMismatch, SeedMismatch
from foretell.table.fair_shuffle import check_hex, check_nonce, commitment_of, mixed_seed


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The commitment made before a game, and the secrets that it commits to.

    A shuffle may hold a commitment that does not match its secrets or the game's seed;
    ``find_fault`` detects that, and no ``Header`` accepts such a shuffle.

    Raises:
        InvalidHex: when commitment, seed or salt are not 64 digits.
        InvalidNonce: when a nonce is not 1 to 128 digits.
    """

    commitment: str
    """The commitment published before the first card."""
    seed: str
    """The committed seed; the game's seed mixes in the nonces."""
    salt: str
    nonces: tuple[str | None, ...]
    """One per seat, None for players who gave none."""

    def __post_init__(self) -> None:
        for key in ("commitment", "seed", "salt"):
            check_hex(f"fair.{key}", getattr(self, key))
        for nonce in self.given.values():
            check_nonce(nonce)

    @classmethod
    def revealed(cls, seed: str, salt: str, nonces: Mapping[int, str], *, players: int) -> Self:
        """Return a shuffle whose commitment matches its secrets.

        Args:
            seed: the committed seed.
            salt: the salt.
            nonces: the nonces given, by seat.
            players: number of seats.

        Raises:
            Refusal: as the constructor.
        """
        listed = tuple(nonces.get(seat) for seat in range(players))
        return cls(commitment_of(seed, salt), seed, salt, listed)

    @property
    def given(self) -> dict[int, str]:
        """The nonces given, by seat."""
        return {seat: nonce for seat, nonce in enumerate(self.nonces) if nonce is not None}

    @property
    def game_seed(self) -> str:
        """The game's seed, derived from the committed seed and the nonces."""
        return mixed_seed(self.seed, self.given)

    def find_fault(self, game_seed: str, *, players: int) -> Refusal | None:
        """Return the first broken promise of a game, None when the shuffle was fair.

        Args:
            game_seed: the seed that the game's cards follow from.
            players: number of players.
        """
        if len(self.nonces) != players:
            return NoncesMismatch(len(self.nonces), players)
        commitment = commitment_of(self.seed, self.salt)
        if self.commitment != commitment:
            return CommitmentMismatch(commitment, self.commitment)
        if game_seed != self.game_seed:
            return SeedMismatch(self.game_seed, game_seed)
        return None
