"""Every command ends soon when it is interrupted at any moment, and leaves nothing broken behind.

The moments follow from a seed, which a failure names.
"""

import sys
from pathlib import Path
from typing import Final

import pytest

from foretell.record import read_records
from foretell.terminal.program import COMMANDS
from tests.terminal.interrupting import interrupt, moments

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="reads /proc")

GAMES: Final = ("--games", "500000", "--bots", "steady", "--jobs", "2", "--seed", "2a")
WORDS: Final[dict[str, tuple[str, ...]]] = {
    "play": ("play", "--plain", "--seed", "2a", "--record", "g.jsonl"),
    "join": ("join", "ABCDEFGH", "--server", "http://127.0.0.1:1"),
    "advise": ("advise", "--plain"),
    "simulate": ("simulate", *GAMES, "--out", "g.jsonl"),
    "check": ("check", "-"),
    "show": ("show", "-"),
    "review": ("review", "-"),
    "rules": ("rules", "--plain"),
    "stats": ("stats",),
    "tournament": ("tournament", "--alone", "steady", "--others", "random", "--jobs", "2"),
    "rate": ("rate", "none.jsonl"),
    "bots": ("bots",),
    "train": ("train", "--out", "net"),
    "puzzles": ("puzzles", "--out", "found.puzzles", "--jobs", "2"),
    "bench": ("bench",),
    "serve": ("serve", "--port", "0", "--store", "s.db"),
    "loadtest": ("loadtest",),
    "completion": ("completion", "bash"),
    "admin": ("admin", "verify", "--store", "none.db"),
}
SEED: Final = 7
LONGEST: Final = 6.0
"""Seconds within which a command is interrupted."""
WITHIN: Final = 10.0
"""Seconds to end, on a machine that is busy with other tests; two on a quiet one."""


def test_every_command_is_interrupted_here() -> None:
    assert WORDS.keys() == set(COMMANDS)


def check(command: str, folder: Path, *, count: int, longest: float) -> None:
    for number, (after, which) in enumerate(moments(SEED, count, longest=longest)):
        where = folder / str(number)
        where.mkdir()
        ended = interrupt(WORDS[command], where, after=after, number=which)
        fault = ended.fault(which, within=WITHIN)
        moment = f"{command}, {which.name} after {after:.3f} s (seed {SEED}, {number})"
        assert fault is None, f"{moment}: {fault}\n{ended.error}"
        for record in where.glob("*.jsonl"):
            if record.stat().st_size:
                list(read_records(record, keep_partial=True))


@pytest.mark.thorough
@pytest.mark.parametrize("command", COMMANDS)
def test_a_command_ends_soon_at_two_hundred_moments(command: str, tmp_path: Path) -> None:
    check(command, tmp_path, count=200, longest=LONGEST)
