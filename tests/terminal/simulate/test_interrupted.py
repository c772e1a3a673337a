"""``foretell simulate --out games.parquet``, interrupted."""

import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

parquet = pytest.importorskip("pyarrow.parquet")

pytestmark = pytest.mark.whole

COMMAND = (sys.executable, "-m", "foretell", "simulate", "--bots", "steady", "--jobs", "1")
EMPTY = 4
"""Bytes of a file without a group of rows."""


@pytest.mark.skipif(sys.platform == "win32", reason="another key, told another way")
def test_an_interrupted_table_is_complete_up_to_its_last_game(folder: Path) -> None:
    out = folder / "games.parquet"
    with subprocess.Popen(
        [*COMMAND, "--games", "1000000", "--seed", "2a", "--out", out.name],
        stderr=subprocess.PIPE,
        text=True,
        cwd=folder,
    ) as process:
        try:
            while not out.exists() or out.stat().st_size <= EMPTY:
                assert process.poll() is None
                time.sleep(0.05)
            process.send_signal(signal.SIGINT)
            _, err = process.communicate()
        finally:
            process.kill()
    assert process.returncode == 130
    games, *_ = err.splitlines()[-1].partition(" games written to games.parquet, seed 2a")
    assert "Traceback" not in err
    last = parquet.read_table(out, columns=["game", "round"]).to_pylist()[-1]
    assert last == {"game": int(games.replace(",", "")), "round": 15}
    assert [path.name for path in folder.iterdir()] == [out.name]
