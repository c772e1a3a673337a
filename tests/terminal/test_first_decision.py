"""On a machine that has compiled nothing, no bot keeps anybody waiting."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.bots.built_in import EACH_BOT

pytestmark = pytest.mark.whole

LONGEST: Final = 10.0
"""Seconds of processor time, from the start of Python; it takes about one."""
TABLE: Final = ("--players", "4", "--hand-sizes", "8")
HAND: Final = ("--dealer", "0", "--seat", "1", "--turned", "c5", "--hand", "c2 d9 hk h3 z s8 sk n")


def seconds(folder: Path, *arguments: str) -> float:
    """Return the processor time of a command on a fresh machine, after checking its success."""
    kept = {"HOME": folder, "XDG_STATE_HOME": folder, "NUMBA_CACHE_DIR": folder / "compiled"}
    before = os.times()
    subprocess.run(
        [sys.executable, "-m", "foretell", *arguments],
        cwd=folder,
        env={**os.environ, **{name: str(path) for name, path in kept.items()}}
        | {"NUMBA_DISABLE_JIT": "0"},
        input=b"",
        stdout=subprocess.DEVNULL,
        check=True,
    )
    after = os.times()
    assert not list(folder.rglob("*.nbi"))  # which the compiler would have kept
    user, system = after.children_user, after.children_system
    return user + system - before.children_user - before.children_system


@pytest.mark.parametrize("bot", EACH_BOT)
def test_three_bots_bid_at_once(tmp_path: Path, bot: str) -> None:
    table = (*TABLE, "--first-dealer", "0", "--seed", "2a", "--bots", bot)
    assert seconds(tmp_path, "play", "--plain", *table) < LONGEST


@pytest.mark.parametrize("bot", ["learned", "searcher", "strongest"])
def test_a_bot_gives_advice_at_once(tmp_path: Path, bot: str) -> None:
    assert seconds(tmp_path, "advise", "--bot", bot, "--players", "4", *HAND) < LONGEST


@pytest.mark.parametrize("bot", EACH_BOT)
def test_a_game_of_bots_is_written_at_once(tmp_path: Path, bot: str) -> None:
    game = ("--games", "1", "--bots", bot, "--seed", "2a", "--out", "game.jsonl")
    assert seconds(tmp_path, "simulate", "--players", "4", "--hand-sizes", "2,4", *game) < LONGEST
    assert (tmp_path / "game.jsonl").stat().st_size > 1_000
