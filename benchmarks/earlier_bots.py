"""Bots of another version of Foretell, to measure this one against.

    git worktree add ../earlier VERSION
    FORETELL_EARLIER=../earlier python benchmarks/strength.py earlier

Importing this module makes them known as ``earlier-learned``, ``earlier-strongest`` and so on. They
decide in a process that runs the code in that folder, one for all of them.
"""

import os
import subprocess
import sys
from contextlib import suppress
from functools import cache, partial
from pathlib import Path
from typing import Final

from foretell.bots.registry import BUILT_IN
from foretell.bots.substitutes import Failure
from foretell.bots.worker import Request, decode_reply, encode_request
from foretell.game.actions import Action
from foretell.game.observation import Observation

FOLDER: Final = "FORETELL_EARLIER"
"""The environment variable with the folder of the other version."""
BOTS: Final = ("steady", "learned", "strongest")


class EarlierBot:
    """A bot of the other version.

    Args:
        seed: as for ``foretell.bots.registry.create``.
        bot: its name there.
    """

    def __init__(self, seed: str, *, bot: str) -> None:
        self._seed = seed
        self._bot = bot

    def act(self, observation: Observation) -> Action:
        """Return the action of the bot in the other process."""
        line = _line(encode_request(Request(self._bot, self._seed, observation)))
        outcome = decode_reply(line).outcome
        if isinstance(outcome, Failure) or outcome < 0:  # earlier versions give no cause
            raise SystemExit(f"{self._bot} failed in {os.environ[FOLDER]}: {line.decode()}")
        return observation.legal_actions[outcome]


steady, learned, strongest = (partial(EarlierBot, bot=bot) for bot in BOTS)
BUILT_IN.update({f"earlier-{bot}": f"{__name__}:{bot}" for bot in BOTS})


def _line(request: bytes) -> bytes:
    """Return the reply to a request, from a new process where one has ended for its size."""
    while True:
        process = _process()
        assert process.stdin is not None
        assert process.stdout is not None
        with suppress(BrokenPipeError):
            process.stdin.write(request)
            process.stdin.flush()
            if line := process.stdout.readline():
                return line
        if process.wait() != 0:
            raise SystemExit(f"the worker in {os.environ[FOLDER]} ended with {process.returncode}")
        _process.cache_clear()


@cache
def _process() -> "subprocess.Popen[bytes]":
    if FOLDER not in os.environ:
        raise SystemExit(f"{FOLDER} must name a folder with another version of Foretell")
    source = Path(os.environ[FOLDER]).resolve() / "src"
    if not source.is_dir():
        raise SystemExit(f"{source} does not exist: {FOLDER} must name a checkout of Foretell")
    return subprocess.Popen(
        [sys.executable, "-m", "foretell.bots.worker"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(source)},
    )
