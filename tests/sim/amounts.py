"""Amounts of test work: large for compiled code, small for the same code interpreted or checked."""

from numba import config

from tests.examples import IS_THOROUGH

COMPILED = not config.DISABLE_JIT
IS_MUCH = COMPILED and (IS_THOROUGH or not config.BOUNDSCHECK)
"""Few steps show whether one leaves an array; in ``make thorough`` all are checked."""


def amount(compiled: int, interpreted: int) -> int:
    """Return one of two numbers: the second for code that is interpreted, or has arrays checked."""
    return compiled if IS_MUCH else interpreted
