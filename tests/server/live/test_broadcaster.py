"""The messages that each subscriber of a table gets, their order, and where they start."""

import asyncio

import pytest

from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.protocol import client as client_messages
from foretell.protocol.codec import decode_server, encode
from foretell.protocol.entries import Readmitted
from foretell.protocol.server import (
    Done,
    Events,
    Presence,
    Refused,
    ServerMessage,
    Watchers,
    Welcome,
)
from foretell.rules.options import Options
from foretell.server.live import broadcaster as broadcaster_module
from foretell.server.live.broadcaster import GATHERED, LARGEST_BATCH, Broadcaster, events_for
from foretell.server.live.subscriber import Subscriber
from foretell.server.live.table_actor import TableActor
from foretell.server.live.table_log import TableLog
from foretell.server.live.table_registry import TableRegistry
from foretell.table.commands import Part
from foretell.table.permissions import legal_actions_of
from foretell.table.settings import ClockSettings, TableSettings
from foretell.table.state import Phase
from foretell.testing.memory_store import MemoryStore
from tests.server.inside import Line, new_registry, opened, read_on
from tests.server.simulation.cluster import START, LoopClock
from tests.server.simulation.loop import simulated
from tests.table.builders import ANN, BEN, CLEO


def told(broadcaster: Broadcaster, subscriber: Subscriber) -> list[ServerMessage]:
    """Return all messages that are ready for a subscriber."""
    messages = []
    while (frame := broadcaster.next_for(subscriber)) is not None:
        messages.append(decode_server(frame))
    return messages


@simulated
async def test_a_subscriber_gets_a_welcome_then_everything_then_nothing() -> None:
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


@pytest.mark.parametrize(
    ("since", "seat", "expected"), [(3, 0, 3), (4, 0, 4), (99, 0, 4), (3, None, 0), (3, 1, 0)]
)
@simulated
async def test_a_subscriber_gets_the_rest_unless_it_knows_a_part_as_another_seat(
    since: int, seat: int | None, expected: int
) -> None:
    registry = new_registry()
    _, actor = await opened(registry)
    subscriber = Subscriber(ANN.id)
    subscriber.start(since=since, seat=seat)
    welcome, *others = told(actor.broadcaster, subscriber)
    assert welcome == Welcome("T1", 0, expected, 4, START)
    firsts = [message.since for message in others if isinstance(message, Events)]
    assert firsts == [expected], "whose turn it is, too, where nothing was missed"
    await registry.stop()


@simulated
async def test_a_subscriber_whose_seat_changes_gets_everything_as_the_new_seat_sees_it() -> None:
    registry = new_registry()
    _, actor = await opened(registry)
    subscriber = Subscriber(BEN.id)
    assert told(actor.broadcaster, subscriber)[0] == Welcome("T1", None, 0, 4, START)
    await actor.ask(BEN, client_messages.Sit("1"))
    assert told(actor.broadcaster, subscriber)[0] == Welcome("T1", 1, 0, 5, START)
    await actor.ask(BEN, client_messages.Stand("2"))
    assert told(actor.broadcaster, subscriber)[0] == Welcome("T1", None, 0, 6, START)
    await registry.stop()


@simulated
async def test_a_removed_person_is_told_who_removed_them_until_they_are_readmitted() -> None:
    """They learn it on every connection, and again after a restart of the server."""
    store = MemoryStore()
    registry = new_registry(store)
    _, actor = await opened(registry)
    subscriber, stranger = Subscriber(BEN.id), Subscriber(CLEO.id)
    told(actor.broadcaster, stranger)
    await actor.ask(BEN, client_messages.Sit("1"))
    told(actor.broadcaster, subscriber)
    await actor.ask(ANN, client_messages.Remove("2", 1))
    welcome, *_ = told(actor.broadcaster, subscriber)
    assert welcome == Welcome("T1", None, 0, 6, START, "Ann")
    assert not any(isinstance(one, Welcome) for one in told(actor.broadcaster, stranger))
    await registry.stop()

    registry = new_registry(store)
    await registry.start()
    actor = await registry.access("T1")
    later = Subscriber(BEN.id)
    welcome, *_ = told(actor.broadcaster, later)
    assert isinstance(welcome, Welcome)
    assert welcome.barred_by == "Ann"
    assert b"table/barred" in await actor.ask(BEN, client_messages.Sit("3"))
    await actor.ask(ANN, client_messages.Readmit("4", 5))
    welcome, events, *_ = told(actor.broadcaster, later)
    assert isinstance(welcome, Welcome)
    assert (welcome.since, welcome.barred_by) == (6, None), "nothing is sent again"
    assert isinstance(events, Events)
    assert events.events == (Readmitted(5),)
    assert b"done" in await actor.ask(BEN, client_messages.Sit("5"))
    await registry.stop()


@simulated
async def test_a_later_subscriber_is_told_how_long_others_are_gone_and_waited_for() -> None:
    registry = new_registry()
    _, actor = await opened(registry, settings=TableSettings(pace=0))
    await actor.ask(BEN, client_messages.Sit("1"))
    for person in (ANN, BEN):
        actor.arrive(person.id)
    await actor.ask(ANN, client_messages.Start("1"))
    await asyncio.sleep(3)
    actor.depart(BEN.id)
    await asyncio.sleep(4)
    messages = told(actor.broadcaster, Subscriber(CLEO.id))
    assert [one.waited for one in messages if isinstance(one, Events)] == [7]
    assert [one.gone for one in messages if isinstance(one, Presence)] == [(0, 4, 0)]
    await registry.stop()


@simulated
async def test_a_long_log_comes_in_parts_and_the_turn_with_the_last_one() -> None:
    registry = new_registry()
    _, actor = await opened(registry)
    for number in range(60):
        await actor.ask(BEN, client_messages.Sit(f"s{number}"))
        await actor.ask(BEN, client_messages.GiveNonce(f"n{number}", "a"))
        await actor.ask(BEN, client_messages.Stand(f"d{number}"))
        await actor.ask(ANN, client_messages.Swap(f"w{number}", (1, 2)))
    await actor.ask(ANN, client_messages.Start("1"))
    await actor.ask(ANN, client_messages.Bid("2", 0))
    parts = [part for part in told(actor.broadcaster, Subscriber(None)) if isinstance(part, Events)]
    assert [part.since for part in parts] == [0, LARGEST_BATCH]
    assert parts[0].to_act == ()
    assert parts[-1].to_act == actor.log.state.to_act
    await registry.stop()


@simulated
async def test_a_message_to_many_is_encoded_once_but_with_current_clocks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(broadcaster_module, "MOST_MADE", 2)
    registry = new_registry()
    settings = TableSettings(clock=ClockSettings(bank=60), pace=10_000)
    _, actor = await opened(registry, settings=settings)
    actor.arrive(ANN.id)
    await actor.ask(BEN, client_messages.Sit("1"))
    await actor.ask(ANN, client_messages.Start("1"))
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


@simulated
async def test_known_rows_are_not_added_again() -> None:
    registry = new_registry()
    code, actor = await opened(registry)
    await actor.ask(BEN, client_messages.Sit("1"))
    rows = await registry.store.log.rows(code)
    broadcaster = Broadcaster(TableLog(code, LoopClock()))
    read_on(broadcaster.log, rows[:1])
    read_on(broadcaster.log, rows)
    assert (broadcaster.log.rows, broadcaster.log.version) == (2, 5)
    assert broadcaster.log.state == actor.log.state
    assert encode(events_for(broadcaster.log, None, 0, 5)) == encode(
        events_for(actor.log, None, 0, 5)
    )
    broadcaster.detach(Subscriber(None))
    await registry.stop()


async def _over(registry: TableRegistry) -> TableActor:
    """Return a table at which a game of Ann against bots is over."""
    options = Options(players=3, hand_sizes=(1,))
    _, actor = await opened(registry, options=options)
    actor.arrive(ANN.id)
    await actor.ask(ANN, client_messages.Start("0"))
    for number in range(1, 100):
        await asyncio.sleep(1)
        if actor.log.state.phase is Phase.FINISHED:
            return actor
        match legal_actions_of(actor.log.state, 0):
            case [MakeBid(bid=bid), *_]:
                await actor.ask(ANN, client_messages.Bid(str(number), bid))
            case [PlayCard(card=card), *_]:
                await actor.ask(ANN, client_messages.Play(str(number), str(card)))
            case [ChooseTrump(suit=suit), *_]:
                await actor.ask(ANN, client_messages.ChooseTrump(str(number), suit.letter))
    raise AssertionError("the game goes on")


def _watchers(frames: list[bytes]) -> list[Watchers]:
    return [one.watchers for one in map(decode_server, frames) if isinstance(one, Presence)]


def _part(number: str, part: Part | None, game: int = 1) -> bytes:
    return encode(client_messages.TakePart(number, game, part))


@simulated
async def test_everybody_is_told_how_many_watchers_follow_a_review_and_who() -> None:
    """A person counts once, in however many tabs; strangers have no names."""
    registry = new_registry()
    actor = await _over(registry)
    host, ben, again, stranger = (Line(registry, one) for one in (ANN, BEN, BEN, None))
    for line in (host, ben, again, stranger):
        await line.say(encode(client_messages.Hello("T1")))
    await asyncio.sleep(2 * GATHERED)
    before = actor.log.version
    assert _watchers(await host.news())[-1:] in ([], [Watchers()])
    parts: list[tuple[Line, Part]] = [(ben, "follow"), (again, "apart"), (stranger, "follow")]
    for line, part in parts:
        answers = map(decode_server, await line.say(_part("1", part)))
        assert Done("1", before) in list(answers)
    await asyncio.sleep(2 * GATHERED)
    told_host = _watchers(await host.news())
    assert told_host == [Watchers(2, 0, (BEN.name,))]
    assert _watchers(await stranger.news()) == told_host
    await stranger.say(_part("2", "apart"))
    await ben.say(_part("2", None))
    await asyncio.sleep(2 * GATHERED)
    assert _watchers(await host.news()) == [Watchers(0, 2)]
    await stranger.gone()
    await asyncio.sleep(2 * GATHERED)
    assert _watchers(await host.news()) == [Watchers(0, 1)]
    assert actor.log.version == before
    await registry.stop()


@simulated
async def test_a_watchers_part_ends_with_the_game_and_is_refused_for_another_one() -> None:
    registry = new_registry()
    actor = await _over(registry)
    host, ben = Line(registry, ANN), Line(registry, BEN)
    for line in (host, ben):
        await line.say(encode(client_messages.Hello("T1")))
    answers = [decode_server(frame) for frame in await ben.say(_part("1", "follow", game=2))]
    assert [one.code for one in answers if isinstance(one, Refused)] == ["together/other_game"]
    await ben.say(_part("2", "follow"))
    await asyncio.sleep(2 * GATHERED)
    assert _watchers(await host.news())[-1] == Watchers(1, 0, (BEN.name,))
    await actor.ask(ANN, client_messages.CallRematch("again"))
    await asyncio.sleep(2 * GATHERED)
    assert _watchers(await host.news()) == [Watchers()]
    await registry.stop()
