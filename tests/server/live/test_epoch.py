"""After rows were lost, everybody is told the log as it is, from where their past still holds."""

from dataclasses import replace

import pytest

from foretell.client.session import TableSession
from foretell.protocol import client as asked
from foretell.protocol.codec import decode_server
from foretell.protocol.server import Events, ServerMessage, Welcome
from foretell.server.live.broadcaster import Broadcaster
from foretell.server.live.subscriber import Subscriber
from foretell.server.live.table_log import OtherHistory, TableLog
from foretell.server.storage.values import Row
from foretell.testing.memory_store import MemoryStore
from tests.server.inside import Line, lose_rows, new_registry, opened
from tests.server.simulation.house import LoopClock
from tests.server.simulation.loop import run
from tests.table.builders import ANN, BEN

BOTS = [asked.SeatBot(f"{seat}", seat, "steady") for seat in (1, 2)]


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
    broadcaster.log.catch_up(
        [replace(row, token=token) for row, token in zip(rows, tokens, strict=True)]
    )
    return broadcaster


@pytest.mark.parametrize(
    ("since", "epoch", "expected"),
    [
        (6, 20, 6),  # nothing is missed
        (5, 20, 5),
        (6, None, 6),  # a client that does not say
        (5, 10, 5),  # it was away while the table changed hands
        (6, 10, 5),  # a row under the first token is lost
        (99, 20, 6),
        (6, 15, 0),  # all that was written under its token is lost
        (3, 15, 0),
        (6, 30, 0),
    ],
)
def test_a_client_is_told_from_where_its_past_and_the_log_part(
    since: int, epoch: int | None, expected: int
) -> None:
    async def scenario() -> None:
        broadcaster = written(await log(), 10, 10, 20)
        subscriber = Subscriber(ANN.id)
        subscriber.start(since=since, seat=0, epoch=epoch)
        frame = broadcaster.next_for(subscriber)
        assert frame is not None
        assert decode_server(frame) == Welcome("T1", 0, expected, 6, 20)

    run(scenario())


def told(broadcaster: Broadcaster, subscriber: Subscriber) -> list[ServerMessage]:
    messages = []
    while (frame := broadcaster.next_for(subscriber)) is not None:
        messages.append(decode_server(frame))
    return messages


def test_another_epoch_is_told_with_the_first_events_of_it_and_no_later_ones() -> None:
    async def scenario() -> None:
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

    run(scenario())


def test_a_broadcaster_takes_no_rows_of_another_history() -> None:
    async def scenario() -> None:
        rows = await log()
        broadcaster = written(rows, 10, 10, 20)
        for other in (
            (),
            (replace(rows[2], token=30),),
            (replace(rows[1], token=10), replace(rows[2], token=30)),
            tuple(
                replace(row, token=10) for row in rows[:2]
            ),  # the whole log, without its last row
        ):
            with pytest.raises(OtherHistory):
                broadcaster.log.catch_up(other)
        broadcaster.log.catch_up([replace(rows[2], token=20)])
        assert broadcaster.log.rows == 3

    run(scenario())


def test_whoever_was_told_what_a_restored_store_has_not_is_told_the_truth() -> None:
    """The backup was made in the middle; the client knows more than the store, then less."""

    async def scenario() -> None:
        store = MemoryStore()
        registry = new_registry(store)
        code, actor = await opened(registry)
        await actor.ask(ANN, BOTS[0])
        talk = TableSession(code, prefix="a")
        line = Line(registry, ANN)
        for frame in [*await line.say(talk.connected()[0])]:
            talk.receive(frame)
        await actor.ask(ANN, BOTS[1])
        await actor.ask(ANN, asked.Swap("3", (1, 2)))
        for frame in await line.news():
            talk.receive(frame)
        await line.gone()
        await registry.stop()
        lose_rows(store, code, after=2)

        registry = new_registry(store)
        await registry.start()
        commands: tuple[asked.Command, ...] = (
            asked.Remove("4", 1),
            asked.SeatBot("5", 1, "random"),
            asked.SeatBot("6", 2, "random"),
        )
        for number, command in enumerate(commands):
            line = Line(registry, ANN)
            for frame in await line.say(talk.connected()[0]):
                talk.receive(frame)
            await (await registry.actor(code)).ask(ANN, command)
            for frame in await line.news():
                talk.receive(frame)
            assert talk.view.version == 6 + number
            await line.gone()
        assert [getattr(held, "name", "") for held in talk.view.seats] == [
            "Ann",
            "random",
            "random",
        ]
        await registry.stop()

    run(scenario())


def test_an_ordinary_restart_tells_nothing_twice() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        talk: TableSession | None = None
        for turn in range(3):
            registry = new_registry(store)
            if talk is None:
                code, _ = await opened(registry)
                talk = TableSession(code, prefix="a")
            else:
                await registry.start()
            known = talk.view.version
            line = Line(registry, ANN)
            for frame in await line.say(talk.connected()[0]):
                message = talk.receive(frame)
                if isinstance(message, Welcome):
                    assert message.since == known
            if turn == 1:
                await (await registry.actor(talk.view.code)).ask(BEN, asked.Sit("b"))
                for frame in await line.news():
                    talk.receive(frame)
            await line.gone()
            await registry.stop()
        assert talk is not None
        assert talk.view.version == 5

    run(scenario())


def test_a_command_acknowledged_and_then_lost_is_not_waited_for() -> None:
    welcome = b'{"type":"welcome","table":"T1","seat":null,"since":0,"version":0,"epoch":7}'
    talk = TableSession("T1", prefix="a")
    talk.receive(welcome)
    talk.ask(asked.Sit)
    talk.receive(b'{"type":"done","id":"a-1","version":3}')
    settled = [talk.is_settled]
    talk.receive(welcome)  # by another connection, after the store has lost it
    assert [*settled, talk.is_settled] == [False, True]
