"""Figures of one unit are measured in turns; missing benchmarks are skipped."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn

import pytest
from numba import config

from foretell.bench.figure import Benchmark, Effort, Figure, Sampler, Unit
from foretell.bench.refusals import Hampered, NoCompiler
from foretell.bench.run import Run, check_unhampered

pytestmark = pytest.mark.kernel

EFFORT = Effort(samples=3, seconds=0)


class Diary:
    """Benchmarks that record the calls made to them."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def benchmark(self, name: str, unit: Unit, samples: int | None = None) -> Benchmark:
        @contextmanager
        def prepare(effort: Effort) -> Iterator[Sampler]:
            assert effort is EFFORT

            def sample() -> float:
                self.lines.append(name)
                return float(len(self.lines))

            self.lines.append(f"prepare {name}")
            yield sample
            self.lines.append(f"put away {name}")

        return Benchmark(name, unit, prepare, "random-games", samples=samples)


def missing(name: str) -> Benchmark:
    def prepare(_: Effort) -> NoReturn:
        raise NoCompiler(("cc",))

    return Benchmark(name, Unit.DECISIONS, prepare, "c", peer_of="random_games_4p")


def test_figures_of_one_unit_take_turns() -> None:
    diary = Diary()
    first, second = (diary.benchmark(name, Unit.DECISIONS) for name in "ab")
    other = diary.benchmark("c", Unit.SECONDS, samples=1)
    run = Run([other, first, second], EFFORT)
    assert list(run.steps()) == [1, 2, 3, 4, 5, 6, 7]
    assert run.total == 7
    together = "prepare a, prepare b, a, b, a, b, a, b, put away b, put away a"
    assert ", ".join(diary.lines) == f"{together}, prepare c, c, put away c"
    assert [(figure.benchmark.name, figure.samples) for figure in run.figures] == [
        ("a", (3.0, 5.0, 7.0)),
        ("b", (4.0, 6.0, 8.0)),
        ("c", (12.0,)),
    ]


def test_a_figure_is_reported_as_soon_as_it_is_complete() -> None:
    diary, told = Diary(), list[Figure]()
    benchmarks = [diary.benchmark("a", Unit.WORLDS), diary.benchmark("b", Unit.CARDS)]
    run = Run(benchmarks, EFFORT, tell=told.append)
    seen = [len(told) for _ in run.steps()]
    assert seen == [0, 0, 0, 1, 1, 1]
    assert told == run.figures


def test_a_benchmark_that_cannot_run_is_skipped_with_the_reason() -> None:
    diary = Diary()
    run = Run([missing("x"), diary.benchmark("a", Unit.DECISIONS), missing("y")], EFFORT)
    assert list(run.steps()) == [7, 8, 9]
    assert [figure.benchmark.name for figure in run.figures] == ["a"]
    assert [(benchmark.name, why.data()) for benchmark, why in run.missing] == [
        ("x", {"looked_for": ("cc",)}),
        ("y", {"looked_for": ("cc",)}),
    ]


def test_an_interrupted_benchmark_is_cleaned_up() -> None:
    diary = Diary()
    steps = Run([diary.benchmark("a", Unit.DECISIONS)], EFFORT).steps()
    next(steps)
    assert isinstance(steps, Iterator)
    del steps
    assert diary.lines == ["prepare a", "a"]


@pytest.mark.parametrize("variable", ["DISABLE_JIT", "BOUNDSCHECK"])
def test_code_with_debugging_settings_is_not_measured(
    monkeypatch: pytest.MonkeyPatch, variable: str
) -> None:
    monkeypatch.setattr(config, "DISABLE_JIT", 0)
    monkeypatch.setattr(config, "BOUNDSCHECK", None)
    check_unhampered()
    monkeypatch.setattr(config, variable, 1)
    with pytest.raises(Hampered) as refused:
        check_unhampered()
    assert refused.value.variable == f"NUMBA_{variable}"
