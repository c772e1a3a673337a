"""Benchmarks of start-up: compiling, and starting with compiled code."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from foretell.bench.figure import ONCE, Effort, Sampler, Unit, significant
from foretell.bench.refusals import Missing
from foretell.rules.options import Options

CACHE: Final = "NUMBA_CACHE_DIR"
"""The environment variable for the folder of compiled code."""
READY: Final = "ready"
"""The line a process prints after its first result."""


@contextmanager
def compiling(effort: Effort) -> Iterator[Sampler]:  # noqa: ARG001 - it takes as long as it takes
    """Measure the first use of everything, with an empty cache."""

    def sample() -> float:
        with TemporaryDirectory(prefix="foretell-") as folder:
            return _until_ready("compile_all", {CACHE: folder})

    yield sample


@contextmanager
def starting(effort: Effort) -> Iterator[Sampler]:  # noqa: ARG001 - it takes as long as it takes
    """Measure a later use: Python starts and plays a game with cached code."""
    _until_ready("play_one_game")  # fills the cache
    yield lambda: _until_ready("play_one_game")


def compile_all() -> None:
    """Prepare every benchmark, which runs all of its code once; for a separate process."""
    from foretell.bench.suite import OWN

    for benchmark in OWN:
        if benchmark.unit is not Unit.SECONDS:
            with suppress(Missing), benchmark.prepare(ONCE):
                pass
    print(READY, flush=True)  # noqa: T201 - it speaks to the process that started it


def play_one_game() -> None:
    """Play a game; for a separate process."""
    from foretell.sim.games import play_games

    play_games(Options(), 1)
    print(READY, flush=True)  # noqa: T201 - it speaks to the process that started it


def _until_ready(work: str, variables: Mapping[str, str] | None = None) -> float:
    """Return the seconds from the start of a process to its first result."""
    command = [sys.executable, "-c", f"from foretell.bench.starting import {work}; {work}()"]
    environ = {**os.environ, **(variables or {})}
    start = perf_counter()
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603 - this Python, and our line
        assert process.stdout is not None
        line = process.stdout.readline()
        seconds = perf_counter() - start
        process.stdout.read()
    if line.strip() != READY:
        raise subprocess.CalledProcessError(process.returncode, command)
    return significant(seconds, 3)
