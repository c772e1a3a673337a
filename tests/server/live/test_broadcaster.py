"""A table as it is shown: what each viewer is told, in what order, and from where on."""

import asyncio

import pytest

from foretell.protocol import client as asked
from foretell.protocol.codec import decode_server, encode
from foretell.protocol.server import Events, Presence, ServerMessage, Welcome
from foretell.server.live import broadcaster as board_module
from foretell.server.live.broadcaster import LARGEST_BATCH, Board
from foretell.server.live.subscriber import Viewer
from foretell.table.settings import ClockSettings, TableSettings
from tests.server.inside import new_hub, opened
from tests.server.simulation.house import START, LoopClock
from tests.server.simulation.loop import run
from tests.table.house import ANN, BEN


def told(board: Board, viewer: Viewer) -> list[ServerMessage]:
    """Return all that there is for a viewer."""
    messages = []
    while (frame := board.next_for(viewer)) is not None:
        messages.append(decode_server(frame))
    return messages


def test_a_viewer_is_welcomed_told_everything_and_then_nothing() -> None:
    async def scenario() -> None:
        hub = new_hub()
        _, desk = await opened(hub)
        viewer = Viewer(ANN.id)
        welcome, events, presence = told(desk.board, viewer)
        assert welcome == Welcome("T1", 0, 0, 4, START)
        assert isinstance(events, Events)
        assert (events.since, len(events.events)) == (0, 4)
        assert presence == Presence((False, True, True))
        assert told(desk.board, viewer) == []
        await hub.stop()

    run(scenario())


@pytest.mark.parametrize(
    ("since", "seat", "expected"), [(3, 0, 3), (4, 0, 4), (99, 0, 4), (3, None, 0), (3, 1, 0)]
)
def test_who_knows_a_part_is_told_the_rest_unless_they_know_it_as_another_seat(
    since: int, seat: int | None, expected: int
) -> None:
    async def scenario() -> None:
        hub = new_hub()
        _, desk = await opened(hub)
        viewer = Viewer(ANN.id)
        viewer.start(since=since, seat=seat)
        welcome, *others = told(desk.board, viewer)
        assert welcome == Welcome("T1", 0, expected, 4, START)
        firsts = [message.since for message in others if isinstance(message, Events)]
        assert firsts == [expected], "whose turn it is, too, where nothing was missed"
        await hub.stop()

    run(scenario())


def test_whose_seat_changes_is_told_everything_as_the_other_seat_knows_it() -> None:
    async def scenario() -> None:
        hub = new_hub()
        _, desk = await opened(hub)
        viewer = Viewer(BEN.id)
        assert told(desk.board, viewer)[0] == Welcome("T1", None, 0, 4, START)
        await desk.ask(BEN, asked.Sit("1"))
        assert told(desk.board, viewer)[0] == Welcome("T1", 1, 0, 5, START)
        await desk.ask(BEN, asked.Stand("2"))
        assert told(desk.board, viewer)[0] == Welcome("T1", None, 0, 6, START)
        await hub.stop()

    run(scenario())


def test_a_long_story_comes_in_parts_and_what_to_do_with_the_last() -> None:
    async def scenario() -> None:
        hub = new_hub()
        _, desk = await opened(hub)
        for number in range(60):
            await desk.ask(BEN, asked.Sit(f"s{number}"))
            await desk.ask(BEN, asked.GiveNonce(f"n{number}", "a"))
            await desk.ask(BEN, asked.Stand(f"d{number}"))
            await desk.ask(ANN, asked.Swap(f"w{number}", (1, 2)))
        await desk.ask(ANN, asked.Start("1"))
        await desk.ask(ANN, asked.Bid("2", 0))
        parts = [part for part in told(desk.board, Viewer(None)) if isinstance(part, Events)]
        assert [part.since for part in parts] == [0, LARGEST_BATCH]
        assert parts[0].to_act == ()
        assert parts[-1].to_act == desk.board.state.to_act
        await hub.stop()

    run(scenario())


def test_what_many_are_told_is_made_once_but_clocks_are_told_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(board_module, "MOST_MADE", 2)

    async def scenario() -> None:
        hub = new_hub()
        settings = TableSettings(clock=ClockSettings(bank=60), pace=10_000)
        _, desk = await opened(hub, settings=settings)
        desk.arrive(ANN.id)
        await desk.ask(BEN, asked.Sit("1"))
        await desk.ask(ANN, asked.Start("1"))
        seen = []
        for _ in range(4):
            first, second = Viewer(None), Viewer(None)
            for viewer in (first, second):
                desk.board.next_for(viewer)
            events = desk.board.next_for(first)
            assert desk.board.next_for(second) is events
            assert events is not None
            message = decode_server(events)
            assert isinstance(message, Events)
            seen.append(message.clocks)
            await asyncio.sleep(1)
        assert seen == [(60_000, left, 60_000) for left in (60_000, 59_000, 58_000, 57_000)]
        desk.depart(ANN.id)
        await hub.stop()

    run(scenario())


def test_rows_that_are_known_are_not_added_again() -> None:
    async def scenario() -> None:
        hub = new_hub()
        code, desk = await opened(hub)
        await desk.ask(BEN, asked.Sit("1"))
        rows = await hub.store.rows(code)
        board = Board(code, LoopClock())
        board.catch_up(rows[:1])
        board.catch_up(rows)
        assert (board.rows, board.version) == (2, 5)
        assert board.state == desk.board.state
        assert encode(board.events(None, 0, 5)) == encode(desk.board.events(None, 0, 5))
        board.detach(Viewer(None))
        await hub.stop()

    run(scenario())
