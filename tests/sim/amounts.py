"""Amounts of test work: large for compiled code, small for the same code interpreted."""

from numba import config

COMPILED = not config.DISABLE_JIT


def amount(compiled: int, interpreted: int) -> int:
    """Return one of two numbers, depending on whether the code under test is compiled."""
    return compiled if COMPILED else interpreted
