"""A process of its own in which all that is compiled is; see ``foretell.bench.starting``."""

from contextlib import suppress

from foretell.bench.figure import ONCE, Unit
from foretell.bench.refusals import Missing
from foretell.bench.starting import READY
from foretell.bench.suite import OWN


def main() -> None:
    """Make every figure ready, which uses whatever it needs once, and say when that is done."""
    for benchmark in OWN:
        if benchmark.unit is not Unit.SECONDS:
            with suppress(Missing), benchmark.prepare(ONCE):
                pass
    print(READY, flush=True)  # noqa: T201 - it speaks to the process that started it
