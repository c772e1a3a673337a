"""Measure the cost of starting a command: prints processor seconds, in total and for imports.

    python lab/benchmarks/commands.py
    python lab/benchmarks/commands.py --runs 20      # less noise

Each command runs in its own process; commands take turns, so other load on the machine slows all of
them alike. The last column compares with ``import asyncio`` in the same run. Nothing here passes or
fails; a test limits the imports of each command.
"""

import argparse
import tempfile
from collections.abc import Sequence
from pathlib import Path
from statistics import median

from processor_time import processor_seconds

COMMANDS: dict[str, Sequence[str]] = {
    "python": ("-c", "pass"),
    "import foretell": ("-c", "import foretell"),
    "import asyncio": ("-c", "import asyncio"),
    "import click": ("-c", "import click"),
    "import msgspec": ("-c", "import msgspec"),
    "foretell --version": ("-m", "foretell", "--version"),
    "foretell rules": ("-m", "foretell", "rules"),
    "foretell rules 7.3": ("-m", "foretell", "rules", "7.3"),
    "foretell check": ("-m", "foretell", "check", "game.jsonl"),
    "foretell show": ("-m", "foretell", "show", "game.jsonl"),
    "foretell play": ("-m", "foretell", "play", "--hand-sizes", "1", "--seed", "2a"),
    "foretell --help": ("-m", "foretell", "--help"),
}


PEER = "import asyncio"
"""The baseline, a module of the standard library, for the current speed of the machine."""


def main() -> None:
    """Print a line for each command."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=7, help="runs of each command (default: 7)")
    runs = parser.parse_args().runs
    with tempfile.TemporaryDirectory() as folder:
        record, environment = str(Path(folder) / "game.jsonl"), {"XDG_STATE_HOME": folder}
        simulate = ("simulate", "--hand-sizes", "1", "--seed", "2a", "--out", record)
        processor_seconds(("-m", "foretell", *simulate), folder, environment)
        timings: dict[str, list[float]] = {name: [] for name in COMMANDS}
        for run in range(runs + 1):
            for name, arguments in COMMANDS.items():
                seconds = processor_seconds(arguments, folder, environment)
                if run:  # the first run writes Python's bytecode cache
                    timings[name].append(seconds)
    peer = min(timings[PEER])
    for name, samples in timings.items():
        ratio = min(samples) / peer
        print(f"{name:24}{min(samples):6.2f} s  ({median(samples):.2f} median) {ratio:5.1f} peers")


if __name__ == "__main__":
    main()
