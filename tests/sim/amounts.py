"""Amounts of test work: large for compiled code, small for the same code interpreted or checked."""

from hypothesis import settings
from numba import config

COMPILED = not config.DISABLE_JIT
IS_LONG = settings.get_current_profile_name() == "long"
IS_MUCH = COMPILED and (IS_LONG or not config.BOUNDSCHECK)
"""Few steps show whether one leaves an array; in ``make test-long`` all are checked."""


def amount(compiled: int, interpreted: int) -> int:
    """Return one of two numbers: the second for code that is interpreted, or has arrays checked."""
    return compiled if IS_MUCH else interpreted
