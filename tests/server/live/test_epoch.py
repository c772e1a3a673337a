"""After rows are lost, each client is sent the log as it is, from where its history differs."""

from dataclasses import replace

import pytest

from foretell.client.table_session import TableSession
from foretell.protocol import client as client_messages
from foretell.protocol.codec import decode_server
from foretell.protocol.server import Events, ServerMessage, Welcome
from foretell.server.live.broadcaster import Broadcaster
from foretell.server.live.subscriber import Subscriber
from foretell.server.live.table_log import OtherHistory, TableLog
from foretell.server.storage.values import Row
from foretell.testing.memory_store import MemoryStore
from tests.server.inside import Line, lose_rows, new_registry, opened, read_on
from tests.server.simulation.cluster import LoopClock
from tests.server.simulation.loop import simulated
from tests.table.builders import ANN, BEN

BOTS = [client_messages.SeatBot(f"{seat}", seat, "steady") for seat in (1, 2)]


async def log() -> tuple[Row, ...]:
    """Return three rows, with 4, 1 and 1 entries."""
    registry = new_registry()
    code, actor = await opened(registry)
    for command in BOTS:
        await actor.ask(ANN, command)
    rows = await registry.store.log.rows(code)
    await registry.stop()
    return rows


def written(rows: tuple[Row, ...], *tokens: int) -> Broadcaster:
    """Return a broadcaster of rows written under these tokens."""
    broadcaster = Broadcaster(TableLog("T1", LoopClock()))
    read_on(
        broadcaster.log,
        [replace(row, token=token) for row, token in zip(rows, tokens, strict=True)],
    )
    return broadcaster


@pytest.mark.parametrize(
    ("since", "epoch", "expected"),
    [
        (6, 20, 6),  # nothing is missed
        (5, 20, 5),
        (6, None, 6),  # a client that names no epoch
        (5, 10, 5),  # it was away while the table changed hands
        (6, 10, 5),  # a row under the first token is lost
        (99, 20, 6),
        (6, 15, 0),  # everything written under its token is lost
        (3, 15, 0),
        (6, 30, 0),
    ],
)
@simulated
async def test_a_client_is_sent_the_log_from_where_its_history_differs(
    since: int, epoch: int | None, expected: int
) -> None:
    broadcaster = written(await log(), 10, 10, 20)
    subscriber = Subscriber(ANN.id)
    subscriber.start(since=since, seat=0, epoch=epoch)
    frame = broadcaster.next_for(subscriber)
    assert frame is not None
    assert decode_server(frame) == Welcome("T1", 0, expected, 6, 20)


def told(broadcaster: Broadcaster, subscriber: Subscriber) -> list[ServerMessage]:
    messages = []
    while (frame := broadcaster.next_for(subscriber)) is not None:
        messages.append(decode_server(frame))
    return messages


@simulated
async def test_a_new_epoch_is_named_only_with_its_first_events() -> None:
    rows = await log()
    broadcaster = written(rows[:1], 10)
    subscriber = Subscriber(ANN.id)
    welcome, events, *_ = told(broadcaster, subscriber)
    assert isinstance(welcome, Welcome)
    assert isinstance(events, Events)
    assert (welcome.epoch, events.epoch) == (10, None)
    for row, token, expected in ((rows[1], 10, None), (rows[2], 20, 20)):
        broadcaster.log.add(replace(row, token=token))
        (events,) = told(broadcaster, subscriber)
        assert isinstance(events, Events)
        assert events.epoch == expected


@simulated
async def test_a_broadcaster_refuses_rows_of_another_history() -> None:
    rows = await log()
    broadcaster = written(rows, 10, 10, 20)
    for other in (
        (),
        (replace(rows[2], token=30),),
        (replace(rows[1], token=10), replace(rows[2], token=30)),
        tuple(replace(row, token=10) for row in rows[:2]),  # the whole log, without its last row
    ):
        with pytest.raises(OtherHistory):
            read_on(broadcaster.log, other)
    read_on(broadcaster.log, [replace(rows[2], token=20)])
    assert broadcaster.log.rows == 3


@simulated
async def test_a_client_that_knows_rows_a_restored_store_lacks_is_corrected() -> None:
    """The backup is from the middle; the client knows more than the store, then less."""
    store = MemoryStore()
    registry = new_registry(store)
    code, actor = await opened(registry)
    await actor.ask(ANN, BOTS[0])
    session = TableSession(code, prefix="a")
    line = Line(registry, ANN)
    for frame in [*await line.say(session.connected()[0])]:
        session.receive(frame)
    await actor.ask(ANN, BOTS[1])
    await actor.ask(ANN, client_messages.Swap("3", (1, 2)))
    for frame in await line.news():
        session.receive(frame)
    await line.gone()
    await registry.stop()
    lose_rows(store, code, after=2)

    registry = new_registry(store)
    await registry.start()
    commands: tuple[client_messages.Command, ...] = (
        client_messages.Remove("4", 1),
        client_messages.SeatBot("5", 1, "random"),
        client_messages.SeatBot("6", 2, "random"),
    )
    for number, command in enumerate(commands):
        line = Line(registry, ANN)
        for frame in await line.say(session.connected()[0]):
            session.receive(frame)
        await (await registry.access(code)).ask(ANN, command)
        for frame in await line.news():
            session.receive(frame)
        assert session.view.version == 6 + number
        await line.gone()
    assert [getattr(held, "name", "") for held in session.view.seats] == ["Ann", "random", "random"]
    await registry.stop()


@simulated
async def test_an_ordinary_restart_sends_nothing_twice() -> None:
    store = MemoryStore()
    session: TableSession | None = None
    for turn in range(3):
        registry = new_registry(store)
        if session is None:
            code, _ = await opened(registry)
            session = TableSession(code, prefix="a")
        else:
            await registry.start()
        known = session.view.version
        line = Line(registry, ANN)
        for frame in await line.say(session.connected()[0]):
            message = session.receive(frame)
            if isinstance(message, Welcome):
                assert message.since == known
        if turn == 1:
            await (await registry.access(session.view.code)).ask(BEN, client_messages.Sit("b"))
            for frame in await line.news():
                session.receive(frame)
        await line.gone()
        await registry.stop()
    assert session is not None
    assert session.view.version == 5


def test_a_command_acknowledged_and_then_lost_is_not_waited_for() -> None:
    welcome = b'{"type":"welcome","table":"T1","seat":null,"since":0,"version":0,"epoch":7}'
    session = TableSession("T1", prefix="a")
    session.receive(welcome)
    session.ask(client_messages.Sit)
    session.receive(b'{"type":"done","id":"a-1","version":3}')
    settled = [session.is_settled]
    session.receive(welcome)  # over another connection, after the store has lost it
    assert [*settled, session.is_settled] == [False, True]
