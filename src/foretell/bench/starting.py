"""How long one has to wait before the simulator is at work."""

import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from foretell.bench.figure import Effort, Sampler, significant

CACHE: Final = "NUMBA_CACHE_DIR"
"""The variable that says where compiled code is kept."""
READY: Final = "ready"
"""What a process prints when it is at work."""


@contextmanager
def compiling(effort: Effort) -> Iterator[Sampler]:  # noqa: ARG001 - it takes as long as it takes
    """Measure a first use of everything, nothing having been compiled yet."""

    def sample() -> float:
        with TemporaryDirectory(prefix="foretell-") as folder:
            return _until_ready("everything", {CACHE: folder})

    yield sample


@contextmanager
def starting(effort: Effort) -> Iterator[Sampler]:  # noqa: ARG001 - it takes as long as it takes
    """Measure a later use: Python starts, and plays a game with the code that is kept."""
    _until_ready("one_game")  # compiles, where nothing is kept yet

    def sample() -> float:
        return _until_ready("one_game")

    yield sample


def _until_ready(module: str, variables: Mapping[str, str] | None = None) -> float:
    """Return the seconds from the start of a process to its first result."""
    command = [sys.executable, "-c", f"from foretell.bench.{module} import main; main()"]
    environ = {**os.environ, **(variables or {})}
    start = perf_counter()
    with subprocess.Popen(command, env=environ, stdout=subprocess.PIPE, text=True) as process:  # noqa: S603
        assert process.stdout is not None
        said = process.stdout.readline()
        seconds = perf_counter() - start
        process.stdout.read()
    if said.strip() != READY:
        raise subprocess.CalledProcessError(process.returncode, command)
    return significant(seconds, 3)
