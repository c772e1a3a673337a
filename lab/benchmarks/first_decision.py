"""Measure the first decision of every bot on a machine that has compiled nothing.

    python lab/benchmarks/first_decision.py
    python lab/benchmarks/first_decision.py --runs 5      # less noise
    python lab/benchmarks/first_decision.py --compile     # also as it is without the engine

Prints the processor seconds of whole processes, from the start of Python: one that makes a
decision (``decide``), the first prompt of ``foretell play`` after three bots have bid, ``foretell
simulate`` with a whole game of four rounds, and ``foretell advise``; with ``--compile`` also a
decision by code compiled for it. Each starts with an empty home and cache. The last line is
``import numba``, for the current speed of the machine. Nothing here passes or fails.
"""

import argparse
import tempfile
from collections.abc import Mapping, Sequence
from typing import Final

from processor_time import processor_seconds

from foretell.bots.preparing import needs_preparing
from foretell.bots.registry import BUILT_IN, names

DECIDING: Final = """
import sys
from foretell import Options, Session
from foretell.bots import create
game = Session(Options(players=4, hand_sizes=(8,), first_dealer=0), seed="2a")
create(sys.argv[1], "2a").act(game.observe(1))
"""
COMPILING: Final = "from foretell.bots.engine import compile_natively; compile_natively()"
PROGRAM: Final = """
import sys
from foretell.terminal import main
raise SystemExit(main(sys.argv[1:]))
"""
GAME: Final = ("--players", "4", "--first-dealer", "0", "--seed", "2a")
HAND: Final = ("--players", "4", "--dealer", "0", "--seat", "1", "--turned", "c5", "--hand")
CARDS: Final = "c2 d9 hk h3 z s8 sk n"
ADVISING: Final = ("learned", "searcher", "strongest", "yardstick")


def uses(bot: str) -> Mapping[str, tuple[str, Sequence[str]]]:
    """Return the programs to measure with a bot, and their arguments, by name."""
    programs: dict[str, tuple[str, Sequence[str]]] = {
        "decide": (DECIDING, (bot,)),
        "play": (PROGRAM, ("play", "--plain", *GAME, "--hand-sizes", "8", "--bots", bot)),
        "simulate": (
            PROGRAM,
            ("simulate", *GAME, "--hand-sizes", "2,4,6,8", "--bots", bot, "--out", "games.jsonl"),
        ),
    }
    if bot in ADVISING:
        programs["advise"] = (PROGRAM, ("advise", "--bot", bot, *HAND, CARDS))
    return programs


def seconds(program: str, arguments: Sequence[str]) -> float:
    """Return the processor time of a process and its children on a fresh machine."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            "HOME": folder,
            "XDG_STATE_HOME": folder,
            "NUMBA_CACHE_DIR": f"{folder}/compiled",
        }
        return processor_seconds(("-c", program, *arguments), folder, environment)


def main(runs: int, *, compiling: bool) -> None:
    """Print a line for each bot."""
    print(f"{'':12}{'decide':>10}{'play':>10}{'simulate':>10}{'advise':>10}")
    for bot in (name for name in names() if name in BUILT_IN):
        programs = dict(uses(bot))
        if compiling and needs_preparing(bot):
            programs["compiled"] = COMPILING + DECIDING, (bot,)
        row = f"{bot:12}"
        for name, (program, arguments) in programs.items():
            row += f"  {name} " if name == "compiled" else ""
            figure = min(seconds(program, arguments) for _ in range(runs))
            row += f"{figure:8.2f} s"
        print(row, flush=True)
    print(f"import numba{min(seconds('import numba', ()) for _ in range(runs)):8.2f} s")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--compile", action="store_true")
    arguments = parser.parse_args()
    main(arguments.runs, compiling=arguments.compile)
