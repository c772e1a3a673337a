"""A run of benchmarks."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import ExitStack
from itertools import groupby

from numba import config

from foretell.bench.figure import Benchmark, Effort, Figure, Sampler, Unit
from foretell.bench.refusals import Hampered, Missing


class Run:
    """A run of benchmarks.

    Benchmarks of one unit are interleaved, one sample of each at a time: other load on the machine
    then slows them all, so that they remain comparable.

    Args:
        benchmarks: the benchmarks to run.
        effort: the time to spend on each.
        tell: called for each figure as soon as it is complete.

    Attributes:
        total: the planned number of samples.
        figures: the complete figures.
        missing: the benchmarks that could not run, with the reason.
    """

    def __init__(
        self,
        benchmarks: Iterable[Benchmark],
        effort: Effort,
        *,
        tell: Callable[[Figure], None] | None = None,
    ) -> None:
        self._benchmarks = sorted(benchmarks, key=_place)
        self._effort = effort
        self._tell = tell
        self._done = 0
        self.total = sum(map(self._count, self._benchmarks))
        self.figures: list[Figure] = []
        self.missing: list[tuple[Benchmark, Missing]] = []

    def steps(self) -> Iterator[int]:
        """Measure, and yield the number of samples done after each."""
        for _, group in groupby(self._benchmarks, key=lambda benchmark: benchmark.unit):
            samples: dict[Benchmark, list[float]] = {}
            with ExitStack() as stack:
                for benchmark, sample in self._in_turns(self._prepared(group, stack)):
                    samples.setdefault(benchmark, []).append(sample())
                    self._done += 1
                    yield self._done
            for benchmark, values in samples.items():
                figure = Figure(benchmark, tuple(values))
                self.figures.append(figure)
                if self._tell is not None:
                    self._tell(figure)

    def _prepared(
        self, group: Iterable[Benchmark], stack: ExitStack
    ) -> Mapping[Benchmark, Sampler]:
        samplers = {}
        for benchmark in group:
            try:
                samplers[benchmark] = stack.enter_context(benchmark.prepare(self._effort))
            except Missing as missing:
                self.missing.append((benchmark, missing))
                self._done += self._count(benchmark)
        return samplers

    def _in_turns(
        self, samplers: Mapping[Benchmark, Sampler]
    ) -> Iterator[tuple[Benchmark, Sampler]]:
        for turn in range(self._effort.samples):
            for benchmark, sampler in samplers.items():
                if turn < self._count(benchmark):
                    yield benchmark, sampler

    def _count(self, benchmark: Benchmark) -> int:
        most = self._effort.samples
        return most if benchmark.samples is None else min(most, benchmark.samples)


def check_unhampered() -> None:
    """Refuse to measure code that is interpreted or that checks bounds.

    Raises:
        Hampered: when an environment variable of Numba enables either.
    """
    if config.DISABLE_JIT:
        raise Hampered("NUMBA_DISABLE_JIT")
    if config.BOUNDSCHECK:
        raise Hampered("NUMBA_BOUNDSCHECK")


def _place(benchmark: Benchmark) -> int:
    return list(Unit).index(benchmark.unit)
