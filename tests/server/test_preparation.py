"""Bots are ready before they think, and nobody waits for that but their tables."""

import asyncio
import sys
from pathlib import Path

import pytest

from foretell.game.actions import Action
from foretell.game.observation import Observation
from foretell.protocol import client as asked
from foretell.protocol.settings import TableSettings
from foretell.server import desk as desk_module
from foretell.server import preparation as preparation_module
from foretell.server.hub import Hub
from foretell.server.preparation import Preparation
from foretell.server.store.memory import MemoryStore
from foretell.server.table import moves
from tests.server.inside import opened
from tests.server.simulation.house import LoopClock
from tests.server.table.house import ANN, new_means

APPEND = "import sys; open(sys.argv[1], 'a').write('ready ')"
WAIT = "import time; time.sleep(600)"


def preparing_by(monkeypatch: pytest.MonkeyPatch, *command: str) -> None:
    """Let a command stand for what gets bots ready."""
    monkeypatch.setattr(preparation_module, "command_for", lambda _: command)


def test_each_is_got_ready_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    async def scenario() -> None:
        preparation = Preparation()
        preparation.begin("strongest")
        await asyncio.gather(preparation.ready("strongest"), preparation.ready("strongest"))
        await preparation.ready("strongest")

    preparing_by(monkeypatch, sys.executable, "-c", APPEND, str(tmp_path / "told"))
    asyncio.run(scenario())
    assert (tmp_path / "told").read_text() == "ready "


@pytest.mark.parametrize(
    "command", [(sys.executable, "-c", "raise SystemExit(1)"), ("/there/is/no/such/program",)]
)
def test_where_it_fails_nobody_waits(
    monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    preparing_by(monkeypatch, *command)
    asyncio.run(Preparation().ready("strongest"))


def test_a_bot_that_needs_nothing_is_ready() -> None:
    asyncio.run(Preparation().ready("steady"))


def test_a_server_that_stops_does_not_wait_for_it(monkeypatch: pytest.MonkeyPatch) -> None:
    processes = []
    start = asyncio.create_subprocess_exec

    async def started(*args: object, **kwargs: object) -> asyncio.subprocess.Process:
        process = await start(*args, **kwargs)  # type: ignore[arg-type]
        processes.append(process)
        return process

    async def scenario() -> None:
        hub = a_hub()
        _, desk = await opened(hub, settings=TableSettings(pace=0))
        desk.arrive(ANN.id)
        await desk.ask(ANN, asked.Start("1"))
        while not processes:
            await asyncio.sleep(0.01)
        await hub.stop()
        await processes[0].wait()

    monkeypatch.setattr(desk_module, "takes_time", lambda _: True)
    monkeypatch.setattr(asyncio, "create_subprocess_exec", started)
    preparing_by(monkeypatch, sys.executable, "-c", WAIT)
    asyncio.run(scenario())
    assert len(processes) == 1
    assert processes[0].returncode != 0


def test_a_bot_thinks_when_it_is_ready(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    seen = []

    class Thinker:
        def __init__(self, name: str, seed: str) -> None:
            del name, seed

        def act(self, observation: Observation) -> Action:
            seen.append((tmp_path / "told").exists())
            return observation.legal_actions[0]

    async def scenario() -> None:
        hub = a_hub()
        _, desk = await opened(hub, settings=TableSettings(pace=0))
        desk.arrive(ANN.id)
        await desk.ask(ANN, asked.Start("1"))
        while not seen:
            await asyncio.sleep(0.01)
        await hub.stop()

    monkeypatch.setattr(desk_module, "takes_time", lambda _: True)
    monkeypatch.setattr(moves, "create", Thinker)
    preparing_by(monkeypatch, sys.executable, "-c", APPEND, str(tmp_path / "told"))
    asyncio.run(scenario())
    assert all(seen)


def a_hub() -> Hub:
    """Return a server, not started, that gets its bots ready."""
    return Hub(
        MemoryStore(),
        node="n1",
        clock=LoopClock(),
        means=new_means(),
        new_code=lambda: "T1",
        alone=True,
        preparation=Preparation(),
    )
