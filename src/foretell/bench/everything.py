"""A process of its own in which all that is compiled runs once; see ``foretell.bench.starting``."""

from foretell.bench.figure import ONCE, Unit
from foretell.bench.run import Run
from foretell.bench.starting import READY
from foretell.bench.suite import OWN


def main() -> None:
    """Measure every figure as shortly as possible, and say when that is done."""
    for _ in Run([each for each in OWN if each.unit is not Unit.SECONDS], ONCE).steps():
        pass
    print(READY, flush=True)  # noqa: T201 - it speaks to the process that started it
