"""After rows were lost, everybody is told the log as it is, from where their past still holds."""

from dataclasses import replace

import pytest

from foretell.client.talk import Talk
from foretell.protocol import client as asked
from foretell.protocol.codec import decode_server
from foretell.protocol.server import Events, ServerMessage, Welcome
from foretell.server.live.broadcaster import Board, OtherHistory
from foretell.server.live.subscriber import Viewer
from foretell.server.storage.memory import MemoryStore
from foretell.server.storage.values import Row
from tests.server.inside import Line, lose_rows, new_hub, opened
from tests.server.simulation.house import LoopClock
from tests.server.simulation.loop import run
from tests.table.house import ANN, BEN

BOTS = [asked.SeatBot(f"{seat}", seat, "steady") for seat in (1, 2)]


async def log() -> tuple[Row, ...]:
    """Return three rows, with 4, 1 and 1 entries."""
    hub = new_hub()
    code, desk = await opened(hub)
    for command in BOTS:
        await desk.ask(ANN, command)
    rows = await hub.store.rows(code)
    await hub.stop()
    return rows


def written(rows: tuple[Row, ...], *tokens: int) -> Board:
    """Return a board of rows written under these tokens."""
    board = Board("T1", LoopClock())
    board.catch_up([replace(row, token=token) for row, token in zip(rows, tokens, strict=True)])
    return board


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
        board = written(await log(), 10, 10, 20)
        viewer = Viewer(ANN.id)
        viewer.start(since=since, seat=0, epoch=epoch)
        frame = board.next_for(viewer)
        assert frame is not None
        assert decode_server(frame) == Welcome("T1", 0, expected, 6, 20)

    run(scenario())


def told(board: Board, viewer: Viewer) -> list[ServerMessage]:
    messages = []
    while (frame := board.next_for(viewer)) is not None:
        messages.append(decode_server(frame))
    return messages


def test_another_epoch_is_told_with_the_first_events_of_it_and_no_later_ones() -> None:
    async def scenario() -> None:
        rows = await log()
        board = written(rows[:1], 10)
        viewer = Viewer(ANN.id)
        welcome, events, *_ = told(board, viewer)
        assert isinstance(welcome, Welcome)
        assert isinstance(events, Events)
        assert (welcome.epoch, events.epoch) == (10, None)
        for row, token, expected in ((rows[1], 10, None), (rows[2], 20, 20)):
            board.add(replace(row, token=token))
            (events,) = told(board, viewer)
            assert isinstance(events, Events)
            assert events.epoch == expected

    run(scenario())


def test_a_board_takes_no_rows_of_another_history() -> None:
    async def scenario() -> None:
        rows = await log()
        board = written(rows, 10, 10, 20)
        for other in (
            (),
            (replace(rows[2], token=30),),
            (replace(rows[1], token=10), replace(rows[2], token=30)),
            tuple(
                replace(row, token=10) for row in rows[:2]
            ),  # the whole log, without its last row
        ):
            with pytest.raises(OtherHistory):
                board.catch_up(other)
        board.catch_up([replace(rows[2], token=20)])
        assert board.rows == 3

    run(scenario())


def test_whoever_was_told_what_a_restored_store_has_not_is_told_the_truth() -> None:
    """The backup was made in the middle; the client knows more than the store, then less."""

    async def scenario() -> None:
        store = MemoryStore()
        hub = new_hub(store)
        code, desk = await opened(hub)
        await desk.ask(ANN, BOTS[0])
        talk = Talk(code, prefix="a")
        line = Line(hub, ANN)
        for frame in [*await line.say(talk.connected()[0])]:
            talk.take(frame)
        await desk.ask(ANN, BOTS[1])
        await desk.ask(ANN, asked.Swap("3", (1, 2)))
        for frame in await line.news():
            talk.take(frame)
        await line.gone()
        await hub.stop()
        lose_rows(store, code, after=2)

        hub = new_hub(store)
        await hub.start()
        commands: tuple[asked.Command, ...] = (
            asked.Remove("4", 1),
            asked.SeatBot("5", 1, "random"),
            asked.SeatBot("6", 2, "random"),
        )
        for number, command in enumerate(commands):
            line = Line(hub, ANN)
            for frame in await line.say(talk.connected()[0]):
                talk.take(frame)
            await (await hub.desk(code)).ask(ANN, command)
            for frame in await line.news():
                talk.take(frame)
            assert talk.story.version == 6 + number
            await line.gone()
        assert [getattr(held, "name", "") for held in talk.story.seats] == [
            "Ann",
            "random",
            "random",
        ]
        await hub.stop()

    run(scenario())


def test_an_ordinary_restart_tells_nothing_twice() -> None:
    async def scenario() -> None:
        store = MemoryStore()
        talk: Talk | None = None
        for turn in range(3):
            hub = new_hub(store)
            if talk is None:
                code, _ = await opened(hub)
                talk = Talk(code, prefix="a")
            else:
                await hub.start()
            known = talk.story.version
            line = Line(hub, ANN)
            for frame in await line.say(talk.connected()[0]):
                message = talk.take(frame)
                if isinstance(message, Welcome):
                    assert message.since == known
            if turn == 1:
                await (await hub.desk(talk.story.code)).ask(BEN, asked.Sit("b"))
                for frame in await line.news():
                    talk.take(frame)
            await line.gone()
            await hub.stop()
        assert talk is not None
        assert talk.story.version == 5

    run(scenario())


def test_a_command_acknowledged_and_then_lost_is_not_waited_for() -> None:
    welcome = b'{"type":"welcome","table":"T1","seat":null,"since":0,"version":0,"epoch":7}'
    talk = Talk("T1", prefix="a")
    talk.take(welcome)
    talk.ask(asked.Sit)
    talk.take(b'{"type":"done","id":"a-1","version":3}')
    settled = [talk.is_settled]
    talk.take(welcome)  # by another connection, after the store has lost it
    assert [*settled, talk.is_settled] == [False, True]
