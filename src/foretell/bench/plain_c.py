"""A peer: the same games in plain C, compiled when measured."""

import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.resources import as_file, files
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from foretell.bench.figure import Effort, Prepare, Sampler
from foretell.bench.rates import rate
from foretell.bench.refusals import NoCompiler, NotCompiled

PLAIN: Final = ("-O3",)
NATIVE: Final = ("-O3", "-march=native")
"""Flags for all instructions of this processor."""
SAME_DEALS: Final = "-DSAME_DEALS"
"""The flag to deal as the simulator does, even where slower, so that scores are the same."""

SOURCE: Final = files("foretell.bench") / "games.c"

_COMPILERS: Final = ("cc", "gcc", "clang")
_SEED: Final = 1


@dataclass(frozen=True, slots=True)
class Played:
    """The program's report: decisions, seconds without its start, and each seat's total points."""

    decisions: int
    seconds: float
    totals: tuple[int, ...]


def c_games(flags: Sequence[str]) -> Prepare:
    """Return the set-up of a benchmark of the program, compiled with these flags.

    The set-up raises ``NoCompiler`` or ``NotCompiled`` when compiling fails.
    """

    @contextmanager
    def prepare(effort: Effort) -> Iterator[Sampler]:
        with built(flags) as program:

            def work(amount: int) -> tuple[int, float]:
                played = play(program, amount, seed=_SEED)
                return played.decisions, played.seconds

            yield rate(work, effort)

    return prepare


@contextmanager
def built(flags: Sequence[str]) -> Iterator[Path]:
    """Compile the program in a temporary folder, and yield its path.

    Raises:
        NoCompiler: when there is no C compiler.
        NotCompiled: when it cannot compile the program with these flags.
    """
    compiler = find_compiler(os.environ)
    with TemporaryDirectory(prefix="foretell-") as folder, as_file(SOURCE) as source:
        program = Path(folder) / "games"
        command = [*compiler, *flags, "-o", str(program), str(source)]
        process = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - the compiler that the user named
        if process.returncode != 0:
            lines = (process.stderr or process.stdout).strip().splitlines() or [""]
            raise NotCompiled(command=shlex.join(command), told=lines[0])
        yield program


def find_compiler(environ: Mapping[str, str]) -> list[str]:
    """Return the command of the C compiler: the value of ``CC``, or the first one found.

    Raises:
        NoCompiler: when there is none.
    """
    named = shlex.split(environ.get("CC", ""))
    for name in named[:1] or _COMPILERS:
        path = shutil.which(name, path=environ.get("PATH"))
        if path is not None:
            return [path, *named[1:]]
    raise NoCompiler(tuple(named[:1]) or _COMPILERS)


def play(program: Path, games: int, *, seed: int) -> Played:
    """Run the compiled program, and return its report."""
    words = [str(program), str(seed), str(games)]
    process = subprocess.run(words, capture_output=True, text=True, check=True)  # noqa: S603 - the program just compiled
    decisions, seconds, *totals = process.stdout.split()
    return Played(int(decisions), float(seconds), tuple(map(int, totals)))
