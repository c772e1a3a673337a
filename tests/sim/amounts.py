"""How much to test: plenty when compiled, little when the same code runs interpreted."""

from numba import config

COMPILED = not config.DISABLE_JIT


def amount(compiled: int, interpreted: int) -> int:
    """Return the one number or the other, as the code under test runs."""
    return compiled if COMPILED else interpreted
