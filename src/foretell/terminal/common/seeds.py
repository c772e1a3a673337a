"""Seeds: given, or fresh."""

import secrets

from foretell.game.stream import check_seed

_BYTES = 16


def seed_from(text: str | None) -> str:
    """Return the seed that was given, in small letters, or a fresh one that nobody can guess.

    Raises:
        InvalidSeed: when what was given is no hexadecimal number.
    """
    return secrets.token_hex(_BYTES) if text is None else check_seed(text.strip().lower())
