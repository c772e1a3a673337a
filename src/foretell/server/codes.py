"""Random strings that are hard to guess: table codes, links and tokens."""

import secrets
from string import ascii_uppercase, digits
from typing import Final

from foretell.server.live.tables import UnknownCode

LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Digits and letters except the easily confused I, L, O and U."""
LENGTH: Final = 8
"""Characters of a table code: 2 to the 40 codes, and guesses are rate-limited."""
LINK_LENGTH: Final = 16

_MEANT: Final = str.maketrans("ILO", "110", "- ")
_LONGEST: Final = 32
_KNOWN: Final = frozenset(digits + ascii_uppercase)


def new_code() -> str:
    """Return a code for a table."""
    return _letters(LENGTH)


def new_link() -> str:
    """Return a code for a link."""
    return _letters(LINK_LENGTH)


def new_token() -> str:
    """Return a token that authenticates a person."""
    return secrets.token_urlsafe(32)


def new_request_id() -> str:
    """Return an id for a request or a connection, for the log."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """Return 64 hexadecimal digits."""
    return secrets.token_hex(32)


def read_code(text: str) -> str:
    """Return a typed code in its canonical form.

    >>> read_code("7k2m-9ql0")
    '7K2M9Q10'

    Raises:
        UnknownCode: when the text cannot be a table code.
    """
    code = text[: _LONGEST + 1].upper().translate(_MEANT)
    if not 0 < len(code) <= _LONGEST or not set(code) <= _KNOWN:
        raise UnknownCode(text[:_LONGEST])
    return code


def _letters(count: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(count))
