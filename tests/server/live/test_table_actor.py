"""A table's single writer: ordering, answers, and events that no command asks for."""

import asyncio
from dataclasses import replace

import pytest

from foretell.game.actions import Action
from foretell.game.observation import SeatObservation
from foretell.protocol import client as messages
from foretell.protocol.codec import decode_events, decode_server, encode
from foretell.protocol.server import Done, Refused
from foretell.server.live import table_actor as actor_module
from foretell.server.live.answers import MOST_EACH
from foretell.server.live.broadcaster import Broadcaster
from foretell.server.live.presence import Presence
from foretell.server.live.table_actor import MOST_WAITING, TableActor
from foretell.server.live.table_log import TableLog
from foretell.server.live.tables import NotOwner
from foretell.server.storage.values import Answer, Commit, Row
from foretell.table.events import Seated
from foretell.table.settings import TableSettings
from foretell.testing.memory_store import MemoryStore
from tests.server.inside import new_registry, opened, read_on, settle
from tests.server.simulation.cluster import LoopClock
from tests.server.simulation.loop import simulated
from tests.server.storage.helpers import answers_of
from tests.table.builders import ANN, BEN, CLEO, DAN, new_context


def kinds(rows: tuple[Row, ...]) -> list[list[str]]:
    """Return the types of the entries of each row."""
    return [[type(entry).__name__ for entry in decode_events(row.entries)] for row in rows]


@simulated
async def test_a_command_sent_twice_gets_the_same_answer_and_happens_once() -> None:
    registry = new_registry()
    code, actor = await opened(registry)
    command = messages.Sit("1")
    first, second = await asyncio.gather(actor.ask(BEN, command), actor.ask(BEN, command))
    assert first == second == await actor.ask(BEN, command)
    assert decode_server(first) == Done("1", 5)
    assert isinstance(decode_server(await actor.ask(CLEO, messages.Stand("1"))), Refused)
    assert actor.log.version == 5
    assert len(await registry.store.log.rows(code)) == 2
    await registry.stop()


@simulated
async def test_an_id_reused_for_another_command_is_refused() -> None:
    """However the first was answered, and also when both arrive at once."""
    registry = new_registry()
    code, actor = await opened(registry)
    first, second = await asyncio.gather(
        actor.ask(BEN, messages.Sit("1")), actor.ask(BEN, messages.Sit("1", 2))
    )
    assert decode_server(first) == Done("1", 5)
    reused = Refused("1", "command/id_reused")
    assert decode_server(second) == reused
    assert decode_server(await actor.ask(BEN, messages.Stand("1"))) == reused
    not_host = await actor.ask(BEN, messages.Start("2"))
    other = decode_server(await actor.ask(BEN, messages.CallRematch("2")))
    assert other == Refused("2", "command/id_reused")
    assert await actor.ask(BEN, messages.Start("2")) == not_host
    assert decode_server(await actor.ask(CLEO, messages.Sit("1"))) == Done("1", 6)
    await registry.stop()
    again = new_registry(registry.store, node="n2")
    await again.start()
    actor = await again.access(code)
    assert decode_server(await actor.ask(BEN, messages.Stand("1"))) == reused
    assert await actor.ask(BEN, messages.Sit("1")) == first
    await again.stop()


@simulated
async def test_an_answer_stored_by_an_earlier_version_fits_any_command_of_its_id() -> None:
    registry = new_registry()
    code, actor = await opened(registry)
    old = Answer(BEN.id, "1", encode(Done("1", 5)))
    await registry.store.log.append(Commit(code, actor.token, answer=old))
    await registry.stop()
    again = new_registry(registry.store, node="n2")
    await again.start()
    actor = await again.access(code)
    for command in (messages.Sit("1"), messages.Stand("1")):
        assert await actor.ask(BEN, command) == old.body
    await again.stop()


@simulated
async def test_a_refusal_stands_for_a_while_and_is_not_stored() -> None:
    registry = new_registry()
    code, actor = await opened(registry)
    seated = await actor.ask(ANN, messages.Sit("1"))
    stranger = await actor.ask(DAN, messages.Start("1"))
    await actor.ask(ANN, messages.Stand("2"))
    assert await actor.ask(ANN, messages.Sit("1")) == seated
    assert await actor.ask(DAN, messages.Start("1")) == stranger
    assert {one.command for one in await answers_of(registry.store, code)} == {"2"}
    await registry.stop()


@simulated
async def test_no_number_of_refusals_grows_the_store_or_the_memory() -> None:
    registry = new_registry()
    code, actor = await opened(registry)
    before = await answers_of(registry.store, code), len(await registry.store.log.rows(code))
    for number in range(MOST_EACH + 50):
        answer = decode_server(await actor.ask(ANN, messages.CallRematch(f"{number}")))
        assert isinstance(answer, Refused)
    assert (
        await answers_of(registry.store, code),
        len(await registry.store.log.rows(code)),
    ) == before
    assert len(actor._refusals) == MOST_EACH
    await registry.stop()


@simulated
async def test_refusals_of_all_persons_together_are_bounded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(actor_module, "MOST_REFUSALS", 2)
    registry = new_registry()
    _, actor = await opened(registry)
    for name in "123":
        await actor.ask(DAN, messages.Stand(name))
    await actor.ask(ANN, messages.Stand("1"))
    await actor.ask(DAN, messages.Sit("4"))
    assert decode_server(await actor.ask(DAN, messages.Stand("1"))) == Done("1", 10)
    assert isinstance(decode_server(await actor.ask(DAN, messages.Stand("3"))), Refused)
    await registry.stop()


@simulated
async def test_the_answers_to_each_persons_last_commands_are_remembered() -> None:
    """The store drops an answer when memory does, so that neither grows without bound."""
    registry = new_registry()
    code, actor = await opened(registry)
    first = await actor.ask(CLEO, messages.Sit("first", 2))
    for number in range(MOST_EACH // 2 + 1):
        await actor.ask(BEN, messages.Sit(f"sit-{number}"))
        await actor.ask(BEN, messages.Stand(f"stand-{number}"))
    kept = {one.command for one in await answers_of(registry.store, code) if one.person == BEN.id}
    assert len(kept) == MOST_EACH
    assert not kept & {"sit-0", "stand-0"}
    assert await actor.ask(CLEO, messages.Sit("first", 2)) == first
    rows = len(await registry.store.log.rows(code))
    await actor.ask(BEN, messages.Stand(f"stand-{MOST_EACH // 2}"))
    assert len(await registry.store.log.rows(code)) == rows
    await registry.stop()


@simulated
async def test_a_refusal_that_another_node_looks_for_is_among_the_stored_answers() -> None:
    registry = new_registry()
    code, actor = await opened(registry)
    remembered = await actor.ask(ANN, messages.CallRematch("0"))
    for number in range(MOST_EACH + 1):
        body = await actor.ask(ANN, messages.CallRematch(f"{number}"), in_store=True)
        found = await registry.store.log.answer(code, ANN.id, f"{number}")
        assert found is not None
        assert found.body == body
        assert await actor.ask(ANN, messages.CallRematch(f"{number}"), in_store=True) == body
    assert len(await answers_of(registry.store, code)) == MOST_EACH
    assert await registry.store.log.answer(code, ANN.id, "0") is None
    assert await actor.ask(ANN, messages.CallRematch("0")) == remembered
    await registry.stop()


@simulated
async def test_a_table_with_too_many_waiting_commands_is_busy_and_forgets_that() -> None:
    store = Stuck()
    registry = new_registry(store)
    _, actor = await opened(registry)
    store.gate.clear()
    asking = []
    for number in range(MOST_WAITING + 1):
        command = messages.Sit(f"{number}") if number else messages.Stand("0")
        asking.append(asyncio.create_task(actor.ask(ANN, command)))
        await settle()
    busy = decode_server(await actor.ask(BEN, messages.Sit("last")))
    assert isinstance(busy, Refused)
    assert busy.code == "table/busy"
    assert not actor.is_idle
    actor.close()
    actor.close()
    store.gate.set()
    done = await asyncio.gather(*asking, return_exceptions=True)
    assert isinstance(done[0], bytes)
    assert all(isinstance(one, NotOwner) for one in done[1:])
    with pytest.raises(NotOwner):
        await actor.ask(BEN, messages.Sit("last"))
    assert await actor.ask(ANN, messages.Stand("0")) == done[0]
    await registry.stop()


class Stuck(MemoryStore):
    """A store that a test can hold up."""

    def __init__(self) -> None:
        super().__init__(self._wait)
        self.gate = asyncio.Event()
        self.gate.set()

    async def _wait(self) -> None:
        await self.gate.wait()


@simulated
async def test_a_command_may_be_repeated_after_its_caller_stopped_waiting() -> None:
    store = Stuck()
    registry = new_registry(store)
    _, actor = await opened(registry)
    store.gate.clear()
    waiting = [asyncio.create_task(actor.ask(BEN, messages.Sit("1"))) for _ in range(2)]
    await settle()
    for one in waiting:
        one.cancel()
    store.gate.set()
    await settle()
    assert decode_server(await actor.ask(BEN, messages.Sit("1"))) == Done("1", 5)
    await registry.stop()


@simulated
async def test_a_table_that_cannot_be_written_is_closed_and_nothing_is_shown() -> None:
    store = Stuck()
    registry = new_registry(store)
    _, actor = await opened(registry)
    store.gate.clear()
    waiting = [asyncio.create_task(actor.ask(BEN, messages.Sit("1"))) for _ in range(2)]
    await settle()
    waiting[0].cancel()
    await settle()
    store.crash()
    store.gate.set()
    with pytest.raises(NotOwner):
        await waiting[1]
    assert actor.closed.is_set()
    assert actor.log.version == 4
    await registry.stop()


@simulated
async def test_a_stale_owner_can_neither_carry_out_nor_refuse_a_command() -> None:
    store = MemoryStore()
    registry, other = new_registry(store), new_registry(store, node="n2")
    code, actor = await opened(registry)
    await other.start()
    newer = await other.access(code)
    assert newer.token > actor.token
    for command in (messages.Sit("1"), messages.Stand("1")):
        with pytest.raises(NotOwner):
            await actor.ask(ANN, command)
    assert newer.log.version == 4
    await registry.stop()
    await other.stop()


@pytest.mark.parametrize("command", [messages.Start("refused"), messages.Sit("new")])
@simulated
async def test_a_stale_owner_neither_repeats_nor_decides_a_refusal_that_may_be_outdated(
    command: messages.Command,
) -> None:
    """It would wrongly refuse both: one as before, the other because it thinks Ann is seated."""
    store = MemoryStore()
    registry, other = new_registry(store), new_registry(store, node="n2")
    code, actor = await opened(registry)
    assert isinstance(decode_server(await actor.ask(BEN, messages.Start("refused"))), Refused)
    await other.start()
    newer = await other.access(code)
    await newer.ask(ANN, messages.Stand("away"))
    with pytest.raises(NotOwner):
        await actor.ask(BEN if command.id == "refused" else ANN, command)
    await registry.stop()
    await other.stop()


@simulated
async def test_a_game_rests_while_nobody_is_present_and_then_resumes() -> None:
    loop = asyncio.get_running_loop()
    registry = new_registry()
    code, actor = await opened(registry, settings=TableSettings(pace=0, grace=10, patience=20))
    actor.arrive(ANN.id)
    await actor.ask(BEN, messages.Sit("1"))
    await actor.ask(ANN, messages.Start("1"))
    actor.depart(ANN.id)
    rows = len(await registry.store.log.rows(code))
    await asyncio.sleep(50)
    assert len(await registry.store.log.rows(code)) == rows
    actor.arrive(ANN.id)
    began = loop.time()
    while actor.log.state.is_playing and not actor.closed.is_set():
        await asyncio.sleep(1)
    what = kinds(await registry.store.log.rows(code))[rows:]
    assert what[:2] == [["Resumed"], ["StoodIn"]]
    assert sum("Resumed" in row for row in what) == 1
    assert loop.time() - began < 20 * 6 + 10
    await registry.stop()


@simulated
async def test_a_game_that_starts_while_someone_is_present_need_not_resume() -> None:
    registry = new_registry()
    code, actor = await opened(registry)
    actor.arrive(ANN.id)
    await actor.ask(ANN, messages.Start("1"))
    await asyncio.sleep(1)
    assert not any("Resumed" in row for row in kinds(await registry.store.log.rows(code)))
    actor.depart(ANN.id)
    await registry.stop()


@simulated
async def test_a_person_who_comes_back_acts_again() -> None:
    registry = new_registry()
    _, actor = await opened(registry, settings=TableSettings(pace=0, grace=1, patience=9))
    await actor.ask(BEN, messages.Sit("1"))
    await actor.ask(CLEO, messages.Sit("1"))
    for person in (ANN, CLEO):
        actor.arrive(person.id)
    await actor.ask(ANN, messages.Start("1"))
    assert actor.broadcaster.present == (True, False, True)
    while actor.log.state.bot_for(1) is None:
        await asyncio.sleep(0.5)
    actor.presence.see_elsewhere(frozenset({BEN.id}), actor.log.clock.ticks())
    actor.presence_changed()
    assert actor.broadcaster.present == (True, True, True)
    await settle()
    assert actor.log.state.bot_for(1) is None
    actor.presence.see_elsewhere(frozenset(), actor.log.clock.ticks())
    actor.presence_changed()
    assert actor.broadcaster.present == (True, False, True)
    for person in (ANN, ANN, CLEO):
        actor.arrive(person.id)
        actor.depart(person.id)
    actor.depart(ANN.id)
    await settle()
    idle = [actor.is_idle]
    actor.depart(CLEO.id)
    await settle()
    assert [*idle, actor.is_idle] == [False, True]
    await registry.stop()


@simulated
async def test_an_actor_runs_without_subscribers() -> None:
    store = MemoryStore()
    registry = new_registry(store)
    code, actor = await opened(registry)
    await registry.stop()
    broadcaster = Broadcaster(TableLog(code, LoopClock()))
    read_on(broadcaster.log, await store.log.rows(code))
    alone = TableActor(broadcaster, store, token=actor.token, context=new_context())
    running = asyncio.create_task(alone.run())
    await alone.ask(BEN, messages.Sit("1"))
    alone.close()
    await running
    assert isinstance(decode_events((await store.log.rows(code))[-1].entries)[0], Seated)


@simulated
async def test_connections_may_be_counted_by_another_presence() -> None:
    registry = new_registry()
    _, actor = await opened(registry)
    counted = Presence(0)
    counted.arrive(ANN.id)
    actor.attend(counted)
    assert actor.broadcaster.present == (True, True, True)
    assert (counted.sockets_of(ANN.id), counted.sockets_of(BEN.id)) == (1, 0)
    await registry.stop()


@simulated
async def test_each_bot_acts_for_its_own_seat_and_the_stand_in_for_an_open_one() -> None:
    acted: set[tuple[int | None, str]] = set()
    registry = new_registry()
    decides = registry.context.bot_action

    def noted(bot: str, seed: str, seen: SeatObservation) -> Action:
        acted.add((seen.seat, bot))
        return decides(bot, seed, seen)

    registry.context = replace(registry.context, bot_action=noted)
    _, actor = await opened(registry, settings=TableSettings(pace=0, stand_in="steady"))
    actor.arrive(ANN.id)
    await actor.ask(ANN, messages.SeatBot("1", 1, "random"))
    await actor.ask(ANN, messages.Start("2"))
    await settle()
    await registry.stop()
    assert acted == {(1, "random"), (2, "steady")}
