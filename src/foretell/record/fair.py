"""The fair shuffle: a promise before the first card, and what shows that it was kept.

What is computed, byte by byte, is specified in ``docs/fair-shuffle.md``.
"""

import hashlib
import hmac
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Self

from foretell.errors import Refusal
from foretell.game.stream import VERSION
from foretell.record.unfair import (
    CommitmentMismatch,
    InvalidHex,
    InvalidNonce,
    NoncesMismatch,
    SeedMismatch,
)

DIGITS: Final = 64
"""Hexadecimal digits of a commitment, a committed seed and a salt."""
LONGEST_NONCE: Final = 128
"""Hexadecimal digits of a nonce at most."""

_HEX: Final = re.compile(rf"[0-9a-f]{{{DIGITS}}}")
_NONCE: Final = re.compile(rf"[0-9a-f]{{1,{LONGEST_NONCE}}}")
_LABEL: Final = VERSION + b"/fair"


def check_hex(key: str, text: str) -> str:
    """Return a text when it is 64 lower-case hexadecimal digits.

    Args:
        key: what the text is, for the refusal.
        text: the digits.

    Raises:
        InvalidHex: when it is not.
    """
    if not _HEX.fullmatch(text):
        raise InvalidHex(key, text)
    return text


def check_nonce(nonce: str) -> str:
    """Return a nonce when it is 1 to 128 lower-case hexadecimal digits.

    Raises:
        InvalidNonce: when it is not.
    """
    if not _NONCE.fullmatch(nonce):
        raise InvalidNonce(nonce)
    return nonce


def commitment_of(seed: str, salt: str) -> str:
    """Return what is published before the first card: SHA-256 of seed ‖ salt, 64 digits.

    The digits are joined as they are written, as ASCII bytes.

    Args:
        seed: 64 digits that nobody else knows yet; not the game's seed.
        salt: 64 digits.

    Raises:
        InvalidHex: when either is not.
    """
    joined = check_hex("fair.seed", seed) + check_hex("fair.salt", salt)
    return hashlib.sha256(joined.encode()).hexdigest()


def mixed_seed(seed: str, nonces: Mapping[int, str]) -> str:
    """Return the game's seed, from which all its cards follow: 64 digits.

    Args:
        seed: the committed seed, 64 digits.
        nonces: the nonce of each seat that gave one; there may be none.

    Raises:
        InvalidHex: when the seed is not 64 digits.
        InvalidNonce: when a nonce is not 1 to 128 digits.
    """
    parts = (f"/{seat}:{check_nonce(nonces[seat])}" for seat in sorted(nonces))
    message = _LABEL + "".join(parts).encode()
    return hmac.digest(check_hex("fair.seed", seed).encode(), message, "sha256").hex()


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
