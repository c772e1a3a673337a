"""A table as it is shown: what each subscriber is told, in what order, and from where on."""

import asyncio

import pytest

from foretell.protocol import client as asked
from foretell.protocol.codec import decode_server, encode
from foretell.protocol.server import Events, Presence, ServerMessage, Welcome
from foretell.server.live import broadcaster as broadcaster_module
from foretell.server.live.broadcaster import LARGEST_BATCH, Broadcaster, events_for
from foretell.server.live.subscriber import Subscriber
from foretell.server.live.table_log import TableLog
from foretell.table.settings import ClockSettings, TableSettings
from tests.server.inside import new_registry, opened
from tests.server.simulation.house import START, LoopClock
from tests.server.simulation.loop import run
from tests.table.builders import ANN, BEN


def told(broadcaster: Broadcaster, subscriber: Subscriber) -> list[ServerMessage]:
    """Return all that there is for a subscriber."""
    messages = []
    while (frame := broadcaster.next_for(subscriber)) is not None:
        messages.append(decode_server(frame))
    return messages


def test_a_subscriber_is_welcomed_told_everything_and_then_nothing() -> None:
    async def scenario() -> None:
        registry = new_registry()
        _, actor = await opened(registry)
        subscriber = Subscriber(ANN.id)
        welcome, events, presence = told(actor.broadcaster, subscriber)
        assert welcome == Welcome("T1", 0, 0, 4, START)
        assert isinstance(events, Events)
        assert (events.since, len(events.events)) == (0, 4)
        assert presence == Presence((False, True, True))
        assert told(actor.broadcaster, subscriber) == []
        await registry.stop()

    run(scenario())


@pytest.mark.parametrize(
    ("since", "seat", "expected"), [(3, 0, 3), (4, 0, 4), (99, 0, 4), (3, None, 0), (3, 1, 0)]
)
def test_who_knows_a_part_is_told_the_rest_unless_they_know_it_as_another_seat(
    since: int, seat: int | None, expected: int
) -> None:
    async def scenario() -> None:
        registry = new_registry()
        _, actor = await opened(registry)
        subscriber = Subscriber(ANN.id)
        subscriber.start(since=since, seat=seat)
        welcome, *others = told(actor.broadcaster, subscriber)
        assert welcome == Welcome("T1", 0, expected, 4, START)
        firsts = [message.since for message in others if isinstance(message, Events)]
        assert firsts == [expected], "whose turn it is, too, where nothing was missed"
        await registry.stop()

    run(scenario())


def test_whose_seat_changes_is_told_everything_as_the_other_seat_knows_it() -> None:
    async def scenario() -> None:
        registry = new_registry()
        _, actor = await opened(registry)
        subscriber = Subscriber(BEN.id)
        assert told(actor.broadcaster, subscriber)[0] == Welcome("T1", None, 0, 4, START)
        await actor.ask(BEN, asked.Sit("1"))
        assert told(actor.broadcaster, subscriber)[0] == Welcome("T1", 1, 0, 5, START)
        await actor.ask(BEN, asked.Stand("2"))
        assert told(actor.broadcaster, subscriber)[0] == Welcome("T1", None, 0, 6, START)
        await registry.stop()

    run(scenario())


def test_a_long_story_comes_in_parts_and_what_to_do_with_the_last() -> None:
    async def scenario() -> None:
        registry = new_registry()
        _, actor = await opened(registry)
        for number in range(60):
            await actor.ask(BEN, asked.Sit(f"s{number}"))
            await actor.ask(BEN, asked.GiveNonce(f"n{number}", "a"))
            await actor.ask(BEN, asked.Stand(f"d{number}"))
            await actor.ask(ANN, asked.Swap(f"w{number}", (1, 2)))
        await actor.ask(ANN, asked.Start("1"))
        await actor.ask(ANN, asked.Bid("2", 0))
        parts = [
            part for part in told(actor.broadcaster, Subscriber(None)) if isinstance(part, Events)
        ]
        assert [part.since for part in parts] == [0, LARGEST_BATCH]
        assert parts[0].to_act == ()
        assert parts[-1].to_act == actor.log.state.to_act
        await registry.stop()

    run(scenario())


def test_what_many_are_told_is_made_once_but_clocks_are_told_as_they_are(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(broadcaster_module, "MOST_MADE", 2)

    async def scenario() -> None:
        registry = new_registry()
        settings = TableSettings(clock=ClockSettings(bank=60), pace=10_000)
        _, actor = await opened(registry, settings=settings)
        actor.arrive(ANN.id)
        await actor.ask(BEN, asked.Sit("1"))
        await actor.ask(ANN, asked.Start("1"))
        seen = []
        for _ in range(4):
            first, second = Subscriber(None), Subscriber(None)
            for subscriber in (first, second):
                actor.broadcaster.next_for(subscriber)
            events = actor.broadcaster.next_for(first)
            assert actor.broadcaster.next_for(second) is events
            assert events is not None
            message = decode_server(events)
            assert isinstance(message, Events)
            seen.append(message.clocks)
            await asyncio.sleep(1)
        assert seen == [(60_000, left, 60_000) for left in (60_000, 59_000, 58_000, 57_000)]
        actor.depart(ANN.id)
        await registry.stop()

    run(scenario())


def test_rows_that_are_known_are_not_added_again() -> None:
    async def scenario() -> None:
        registry = new_registry()
        code, actor = await opened(registry)
        await actor.ask(BEN, asked.Sit("1"))
        rows = await registry.store.log.rows(code)
        broadcaster = Broadcaster(TableLog(code, LoopClock()))
        broadcaster.log.catch_up(rows[:1])
        broadcaster.log.catch_up(rows)
        assert (broadcaster.log.rows, broadcaster.log.version) == (2, 5)
        assert broadcaster.log.state == actor.log.state
        assert encode(events_for(broadcaster.log, None, 0, 5)) == encode(
            events_for(actor.log, None, 0, 5)
        )
        broadcaster.detach(Subscriber(None))
        await registry.stop()

    run(scenario())
