"""The shuffle of a game: a commitment of the server, mixed with nonces of the players.

The computation is specified byte by byte in ``docs/build/shuffle.md``.
"""

import hashlib
import hmac
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from foretell.errors import Refusal
from foretell.game.stream import VERSION

DIGITS: Final = 64
"""Hexadecimal digits of a commitment, a committed seed and a salt."""
LONGEST_NONCE: Final = 128
"""The most hexadecimal digits of a nonce."""

_HEX: Final = re.compile(rf"[0-9a-f]{{{DIGITS}}}")
_NONCE: Final = re.compile(rf"[0-9a-f]{{1,{LONGEST_NONCE}}}")
_LABEL: Final = VERSION + b"/fair"


class InvalidHex(Refusal, code="record/invalid_hex"):
    """A commitment, seed or salt is not 64 lower-case hexadecimal digits."""

    key: str
    text: str


class InvalidNonce(Refusal, code="nonce/invalid"):
    """A nonce is not 1 to 128 lower-case hexadecimal digits."""

    nonce: str


@dataclass(frozen=True, slots=True)
class Shuffle:
    """The secrets that the next or current game is shuffled from."""

    commitment: str
    seed: str | None
    """None for viewers until the game is over, like the salt."""
    salt: str | None
    nonces: tuple[tuple[int, str], ...] = ()
    """Seats and their nonces, in the order in which they were given."""


def check_hex(key: str, text: str) -> str:
    """Return a text of 64 lower-case hexadecimal digits unchanged; its key is for the refusal.

    Raises:
        InvalidHex: when it is anything else.
    """
    if not _HEX.fullmatch(text):
        raise InvalidHex(key, text)
    return text


def check_nonce(nonce: str) -> str:
    """Return a nonce of 1 to 128 lower-case hexadecimal digits unchanged.

    Raises:
        InvalidNonce: when it is anything else.
    """
    if not _NONCE.fullmatch(nonce):
        raise InvalidNonce(nonce)
    return nonce


def commitment_of(seed: str, salt: str) -> str:
    """Return the commitment published before the first card: SHA-256 of seed ‖ salt, 64 digits.

    The digits are concatenated as ASCII bytes.

    Args:
        seed: 64 secret digits; not the game's seed.
        salt: 64 digits.

    Raises:
        InvalidHex: when either is not.
    """
    joined = check_hex("fair.seed", seed) + check_hex("fair.salt", salt)
    return hashlib.sha256(joined.encode()).hexdigest()


def mixed_seed(seed: str, nonces: Mapping[int, str]) -> str:
    """Return the game's seed, which determines all its cards: 64 digits.

    Args:
        seed: the committed seed, 64 digits.
        nonces: the nonces given, by seat.

    Raises:
        InvalidHex: when the seed is not 64 digits.
        InvalidNonce: when a nonce is not 1 to 128 digits.
    """
    parts = (f"/{seat}:{check_nonce(nonces[seat])}" for seat in sorted(nonces))
    message = _LABEL + "".join(parts).encode()
    return hmac.digest(check_hex("fair.seed", seed).encode(), message, "sha256").hex()
