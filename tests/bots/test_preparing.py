"""Compiling the kernels of a bot before its first decision."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from foretell.bots.preparing import needs_preparing, prepare
from foretell.bots.registry import BUILT_IN, UnknownBot

COUNTED = """
import sys
from numba.core import event
from foretell import Options, Session
from foretell.bots.explanation import Explaining
from foretell.bots.runner import act_for, seat_bots

session = Session(Options(players=4, hand_sizes=(5,)), seed="3b")
bots = seat_bots([BOT] * 4, "3b")
with event.install_recorder("numba:compile") as compiled:
    while session.to_act:
        seat = session.to_act[0]
        if isinstance(bots[seat], Explaining):
            bots[seat].explain(session.observe(seat))
        act_for(session, seat, bots[seat])
print(len(compiled.buffer), "wasmtime" in sys.modules)
"""


@pytest.mark.parametrize("bot", ["random", "steady", "casual:bold", "somebody-elses"])
def test_bots_without_kernels_need_no_preparation(bot: str) -> None:
    assert not needs_preparing(bot)


@pytest.mark.parametrize("bot", ["strongest", "strongest:50:win", "master:bold"])
def test_a_bot_with_a_style_needs_the_same_preparation(bot: str) -> None:
    assert needs_preparing(bot)


def test_preparing_a_bot_plays_a_game_and_refuses_unknown_bots() -> None:
    prepare("steady")
    with pytest.raises(UnknownBot):
        prepare("nobody")


@pytest.mark.thorough
@pytest.mark.timeout(600)
@pytest.mark.parametrize("bot", [bot for bot in BUILT_IN if needs_preparing(bot)])
def test_a_prepared_bot_compiles_nothing_more(bot: str, tmp_path: Path) -> None:
    env = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path), "NUMBA_DISABLE_JIT": "0"}
    preparing = [sys.executable, "-m", "foretell.bots.preparing", bot]
    subprocess.run(preparing, env=env, check=True)
    counting = [sys.executable, "-c", COUNTED.replace("BOT", repr(bot))]
    counted = subprocess.run(counting, env=env, check=True, capture_output=True, text=True)
    assert counted.stdout == "0 False\n"
