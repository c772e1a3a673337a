"""A table's one writer: the order of things, answers, and what happens without being asked."""

import asyncio
import threading

import pytest

from foretell.game.actions import Action
from foretell.game.observation import Observation
from foretell.protocol import client as asked
from foretell.protocol import entries as said
from foretell.protocol.codec import decode_entries, decode_server
from foretell.protocol.server import Done, Refused
from foretell.protocol.settings import TableSettings
from foretell.server import desk as desk_module
from foretell.server.attendance import Attendance
from foretell.server.board import Board
from foretell.server.desk import MOST_WAITING, Desk, Moved
from foretell.server.store.memory import MemoryStore
from foretell.server.store.values import Row
from foretell.server.table import moves
from tests.server.inside import new_hub, opened, settle
from tests.server.simulation.house import LoopClock
from tests.server.simulation.loop import run
from tests.server.table.house import ANN, BEN, CLEO, DAN, new_means


def kinds(rows: tuple[Row, ...]) -> list[list[str]]:
    """Return the types of the entries of each row."""
    return [[type(entry).__name__ for entry in decode_entries(row.entries)] for row in rows]


def test_the_same_id_gets_the_same_answer_and_happens_once() -> None:
    async def scenario() -> None:
        hub = new_hub()
        code, desk = await opened(hub)
        command = asked.Sit("1")
        first, second = await asyncio.gather(desk.ask(BEN, command), desk.ask(BEN, command))
        assert first == second == await desk.ask(BEN, command)
        assert decode_server(first) == Done("1", 5)
        assert decode_server(await desk.ask(BEN, asked.Sit("1", 2))) == Done("1", 5)
        assert isinstance(decode_server(await desk.ask(CLEO, asked.Stand("1"))), Refused)
        assert desk.board.version == 5
        assert len(await hub.store.rows(code)) == 2
        await hub.stop()

    run(scenario())


def test_a_refusal_stands_too_and_is_kept_for_those_who_hold_a_seat() -> None:
    async def scenario() -> None:
        hub = new_hub()
        code, desk = await opened(hub)
        refused = await desk.ask(ANN, asked.Sit("1"))
        assert await hub.store.answer(code, ANN.id, "1") == refused
        passing = await desk.ask(DAN, asked.Stand("1"))
        assert await hub.store.answer(code, DAN.id, "1") is None
        await desk.ask(ANN, asked.Stand("2"))
        assert await desk.ask(ANN, asked.Sit("1")) == refused
        assert await desk.ask(DAN, asked.Sit("1")) == passing
        await hub.stop()

    run(scenario())


def test_refusals_that_are_not_kept_are_forgotten_one_by_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(desk_module, "MOST_PASSING", 2)

    async def scenario() -> None:
        hub = new_hub()
        _, desk = await opened(hub)
        for name in "123":
            await desk.ask(DAN, asked.Stand(name))
        await desk.ask(ANN, asked.Stand("1"))
        assert decode_server(await desk.ask(DAN, asked.Sit("1"))) == Done("1", 8)
        assert isinstance(decode_server(await desk.ask(DAN, asked.Sit("3"))), Refused)
        await hub.stop()

    run(scenario())


def test_a_table_of_which_too_much_is_asked_says_so_and_forgets_that() -> None:
    async def scenario() -> None:
        store = Stuck()
        hub = new_hub(store)
        _, desk = await opened(hub)
        store.gate.clear()
        asking = []
        for number in range(MOST_WAITING + 1):
            asking.append(asyncio.create_task(desk.ask(ANN, asked.Sit(f"{number}"))))
            await settle()
        busy = decode_server(await desk.ask(BEN, asked.Sit("last")))
        assert isinstance(busy, Refused)
        assert busy.code == "table/busy"
        assert not desk.is_idle
        desk.close()
        desk.close()
        store.gate.set()
        done = await asyncio.gather(*asking, return_exceptions=True)
        assert isinstance(done[0], bytes)
        assert all(isinstance(one, Moved) for one in done[1:])
        with pytest.raises(Moved):
            await desk.ask(BEN, asked.Sit("last"))
        assert isinstance(decode_server(await desk.ask(ANN, asked.Sit("0"))), Refused)
        await hub.stop()

    run(scenario())


class Stuck(MemoryStore):
    """A store that can be held up."""

    def __init__(self) -> None:
        super().__init__(self._wait)
        self.gate = asyncio.Event()
        self.gate.set()

    async def _wait(self) -> None:
        await self.gate.wait()


def test_whoever_no_longer_waits_for_an_answer_may_ask_again() -> None:
    async def scenario() -> None:
        store = Stuck()
        hub = new_hub(store)
        _, desk = await opened(hub)
        store.gate.clear()
        waiting = [asyncio.create_task(desk.ask(BEN, asked.Sit("1"))) for _ in range(2)]
        await settle()
        for one in waiting:
            one.cancel()
        store.gate.set()
        await settle()
        assert decode_server(await desk.ask(BEN, asked.Sit("1"))) == Done("1", 5)
        await hub.stop()

    run(scenario())


def test_a_table_that_cannot_be_written_is_closed_and_nothing_is_shown() -> None:
    async def scenario() -> None:
        store = Stuck()
        hub = new_hub(store)
        _, desk = await opened(hub)
        store.gate.clear()
        waiting = [asyncio.create_task(desk.ask(BEN, asked.Sit("1"))) for _ in range(2)]
        await settle()
        waiting[0].cancel()
        await settle()
        store.crash()
        store.gate.set()
        with pytest.raises(Moved):
            await waiting[1]
        assert desk.closed.is_set()
        assert desk.board.version == 4
        await hub.stop()

    run(scenario())


def test_a_stale_owner_can_neither_do_nor_refuse() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        hub, other = new_hub(store), new_hub(store, node="n2")
        code, desk = await opened(hub)
        await other.start()
        newer = await other.desk(code)
        assert newer.token > desk.token
        for command in (asked.Sit("1"), asked.Stand("1")):
            with pytest.raises(Moved):
                await desk.ask(ANN, command)
        assert newer.board.version == 4
        await hub.stop()
        await other.stop()

    run(scenario())


def test_a_game_rests_while_nobody_is_there_and_resumes() -> None:
    async def scenario() -> None:
        loop = asyncio.get_running_loop()
        hub = new_hub()
        code, desk = await opened(hub, settings=TableSettings(pace=0, grace=10, patience=20))
        desk.arrive(ANN.id)
        await desk.ask(BEN, asked.Sit("1"))
        await desk.ask(ANN, asked.Start("1"))
        desk.depart(ANN.id)
        rows = len(await hub.store.rows(code))
        await asyncio.sleep(50)
        assert len(await hub.store.rows(code)) == rows
        desk.arrive(ANN.id)
        began = loop.time()
        while desk.board.state.is_playing and not desk.closed.is_set():
            await asyncio.sleep(1)
        what = kinds(await hub.store.rows(code))[rows:]
        assert what[:2] == [["Resumed"], ["StoodIn"]]
        assert sum("Resumed" in row for row in what) == 1
        assert loop.time() - began < 20 * 6 + 10
        await hub.stop()

    run(scenario())


def test_a_game_that_starts_while_somebody_is_there_need_not_resume() -> None:
    async def scenario() -> None:
        hub = new_hub()
        code, desk = await opened(hub)
        desk.arrive(ANN.id)
        await desk.ask(ANN, asked.Start("1"))
        await asyncio.sleep(1)
        assert not any("Resumed" in row for row in kinds(await hub.store.rows(code)))
        desk.depart(ANN.id)
        await hub.stop()

    run(scenario())


def test_who_comes_back_acts_again() -> None:
    async def scenario() -> None:
        hub = new_hub()
        _, desk = await opened(hub, settings=TableSettings(pace=0, grace=1, patience=9))
        await desk.ask(BEN, asked.Sit("1"))
        await desk.ask(CLEO, asked.Sit("1"))
        for person in (ANN, CLEO):
            desk.arrive(person.id)
        await desk.ask(ANN, asked.Start("1"))
        assert desk.board.present == (True, False, True)
        while desk.board.state.bot_for(1) is None:
            await asyncio.sleep(0.5)
        desk.attendance.see_elsewhere(frozenset({BEN.id}), desk.board.clock.ticks())
        desk.presence_changed()
        assert desk.board.present == (True, True, True)
        await settle()
        assert desk.board.state.bot_for(1) is None
        desk.attendance.see_elsewhere(frozenset(), desk.board.clock.ticks())
        desk.presence_changed()
        assert desk.board.present == (True, False, True)
        for person in (ANN, ANN, CLEO):
            desk.arrive(person.id)
            desk.depart(person.id)
        desk.depart(ANN.id)
        await settle()
        idle = [desk.is_idle]
        desk.depart(CLEO.id)
        await settle()
        assert [*idle, desk.is_idle] == [False, True]
        await hub.stop()

    run(scenario())


def test_a_desk_may_be_run_without_anybody_who_listens() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        hub = new_hub(store)
        code, desk = await opened(hub)
        await hub.stop()
        board = Board(code, LoopClock())
        board.catch_up(await store.rows(code))
        alone = Desk(board, store, token=desk.token, means=new_means())
        running = asyncio.create_task(alone.run())
        await alone.ask(BEN, asked.Sit("1"))
        alone.close()
        await running
        assert isinstance(decode_entries((await store.rows(code))[-1].entries)[0], said.Seated)

    run(scenario())


def test_connections_may_be_counted_by_somebody_else() -> None:
    async def scenario() -> None:
        hub = new_hub()
        _, desk = await opened(hub)
        counted = Attendance(0)
        counted.arrive(ANN.id)
        desk.attend(counted)
        assert desk.board.present == (True, True, True)
        assert (counted.sockets_of(ANN.id), counted.sockets_of(BEN.id)) == (1, 0)
        await hub.stop()

    run(scenario())


def test_a_bot_that_takes_time_thinks_in_another_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    threads = set()

    class Thinker:
        def __init__(self, name: str, seed: str) -> None:
            del name, seed

        def act(self, observation: Observation) -> Action:
            threads.add(threading.current_thread())
            return observation.legal_actions[0]

    async def scenario() -> None:
        hub = new_hub()
        _, desk = await opened(hub, settings=TableSettings(pace=0))
        desk.arrive(ANN.id)
        await desk.ask(ANN, asked.Start("1"))
        while not threads:
            await asyncio.sleep(0.01)
        await hub.stop()

    monkeypatch.setattr(desk_module, "takes_time", lambda _: True)
    monkeypatch.setattr(moves, "create", Thinker)
    asyncio.run(scenario())
    assert threading.main_thread() not in threads
