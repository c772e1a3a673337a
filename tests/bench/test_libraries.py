"""Benchmarks of optional libraries, with and without them."""

import sys

import pytest

from foretell.bench.figure import ONCE, Benchmark
from foretell.bench.refusals import NoLibrary
from foretell.bench.suite import BENCHMARKS

pytestmark = pytest.mark.kernel

MODULES = {
    "gymnasium": ("Gymnasium", "foretell.envs.gymnasium"),
    "pettingzoo": ("PettingZoo", "foretell.envs.pettingzoo.wizard_v0"),
    "openspiel": ("OpenSpiel", "pyspiel"),
    "rlcard": ("RLCard", "rlcard"),
    "connect": ("pettingzoo[classic]", "pettingzoo.classic.connect_four.connect_four"),
    "texas": ("pettingzoo[classic]", "pettingzoo.classic.rlcard_envs.texas_holdem"),
}
"""The library that a benchmark needs, and the module that it loads, by a word of its title."""


def needed(benchmark: Benchmark) -> list[tuple[str, str]]:
    words = benchmark.title.split("-")
    return [MODULES[word] for word in reversed(words) if word in MODULES][:1]


@pytest.mark.parametrize(
    "benchmark",
    [benchmark for benchmark in BENCHMARKS if needed(benchmark)],
    ids=lambda benchmark: benchmark.name,
)
def test_without_the_library_the_reason_says_how_to_install_it(
    benchmark: Benchmark, monkeypatch: pytest.MonkeyPatch
) -> None:
    ((library, module),) = needed(benchmark)
    monkeypatch.setitem(sys.modules, module, None)
    with pytest.raises(NoLibrary) as refused, benchmark.prepare(ONCE):
        pass
    assert refused.value.library == library
    assert refused.value.install.startswith('pip install "')


def test_every_library_has_a_benchmark() -> None:
    assert {needed(benchmark)[0] for benchmark in BENCHMARKS if needed(benchmark)} == {
        *MODULES.values()
    }
