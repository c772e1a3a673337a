"""Bots that ask the engine, as in a process that has compiled nothing and need not."""

from collections.abc import Iterator
from contextlib import contextmanager

from foretell.bots.engine import compile_natively, operations


@contextmanager
def asking_the_engine() -> Iterator[None]:
    """Let this process compile no operation for a while, unlike other tests."""
    compiled = operations._compiles.is_set()
    operations._compiles.clear()
    try:
        yield
    finally:
        if compiled:
            compile_natively()
