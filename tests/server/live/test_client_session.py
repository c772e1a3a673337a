"""The messages over one connection."""

import asyncio

import pytest

from foretell.protocol import client as messages
from foretell.protocol.codec import decode_server, encode
from foretell.protocol.server import (
    RETRYABLE,
    Closing,
    Done,
    Events,
    Pong,
    Presence,
    Refused,
    ServerMessage,
    Welcome,
)
from foretell.rules.options import Bidding, Options
from foretell.server.live.broadcaster import GATHERED, events_for
from foretell.server.live.client_session import ClientSession, HelloFirst
from foretell.server.live.subscriber import MOST_REPLIES, Subscriber
from foretell.server.live.table_actor import TableBusy
from foretell.server.refusals import TooManyFrames
from tests.server.inside import Line, new_registry, opened, settle
from tests.server.simulation.cluster import START
from tests.server.simulation.loop import simulated
from tests.table.builders import ANN, BEN, CLEO

HELLO = encode(messages.Hello("T1"))


def read(frames: list[bytes]) -> list[ServerMessage]:
    return [decode_server(frame) for frame in frames]


def codes(frames: list[bytes]) -> list[str]:
    return [message.code for message in read(frames) if isinstance(message, Refused)]


def test_clients_retry_exactly_the_servers_temporary_refusals() -> None:
    assert {HelloFirst.code, TableBusy.code, TooManyFrames.code} == RETRYABLE


@simulated
async def test_a_table_is_named_first_and_strangers_only_watch() -> None:
    registry = new_registry()
    await opened(registry)
    line = Line(registry, None)
    assert read(await line.say(encode(messages.Ping()))) == [Pong()]
    assert codes(await line.say(encode(messages.Sit("1")))) == ["frame/hello_first"]
    assert codes(await line.say(encode(messages.Hello("T9")))) == ["table/unknown"]
    assert codes(await line.say(b"nonsense")) == ["frame/bad"]
    assert codes(await line.say(b" " * 9_000)) == ["frame/too_long"]
    welcome, events, presence = read(await line.say(HELLO))
    assert welcome == Welcome("T1", None, 0, 4, START)
    assert isinstance(events, Events)
    assert isinstance(presence, Presence)
    assert codes(await line.say(encode(messages.Sit("1")))) == ["table/not_seated"]
    await line.gone()
    await registry.stop()


@simulated
async def test_a_command_is_answered_and_shown_to_everyone() -> None:
    registry = new_registry()
    _, actor = await opened(registry)
    ann, ben = Line(registry, ANN), Line(registry, BEN)
    await ann.say(HELLO)
    await ben.say(HELLO)
    told = read(await ben.say(encode(messages.Sit("1"))))
    assert told[0] == Welcome("T1", 1, 0, 5, START)
    assert isinstance(told[1], Events)
    assert told[1].since + len(told[1].events) == 5
    assert told[2] == Done("1", 5)
    assert await ann.news() == [encode(events_for(actor.log, 0, 4, 5))]
    await ben.gone()
    await asyncio.sleep(GATHERED)
    assert read(await ann.news()) == [Presence((True, False, True))]
    await ann.gone()
    await settle()
    assert actor.is_idle
    await registry.stop()


@simulated
async def test_people_who_arrive_together_get_one_presence_message() -> None:
    registry = new_registry()
    _, actor = await opened(registry)
    for person in (BEN, CLEO):
        await actor.ask(person, messages.Sit("1"))
    lines = [Line(registry, person) for person in (ANN, BEN, CLEO)]
    told = [read(await line.say(HELLO)) for line in lines]
    assert [[type(message) for message in one] for one in told] == [[Welcome, Events]] * 3
    await asyncio.sleep(GATHERED)
    for line in lines:
        assert read(await line.news()) == [Presence((True, True, True))]
    await lines[0].gone()
    back = Line(registry, ANN)
    await back.say(HELLO)
    await asyncio.sleep(GATHERED)
    assert [read(await line.news()) for line in lines[1:]] == [[], []]
    assert read(await back.news()) == [Presence((True, True, True))]
    for line in (back, *lines[1:]):
        await line.gone()
    await registry.stop()


def test_an_answer_waits_until_its_events_have_been_sent() -> None:
    """The log may arrive after the answer, as it does from another node."""
    subscriber = Subscriber("p")
    subscriber.start(since=9, seat=0)
    subscriber.reply(b"done", after=5)
    subscriber.reply(b"pong")
    assert subscriber.next_reply() is None, "it is not known yet what the client has been told"
    subscriber.welcomed, subscriber.since = True, 4
    assert subscriber.next_reply() is None
    subscriber.since = 5
    assert [subscriber.next_reply() for _ in range(3)] == [b"done", b"pong", None]


def test_an_answer_from_one_table_does_not_wait_at_another() -> None:
    subscriber = Subscriber("p")
    subscriber.reply(b"done", after=5)
    subscriber.release()
    subscriber.start(since=0, seat=None)
    assert subscriber.next_reply() == b"done"


@simulated
async def test_every_acknowledgement_is_sent_after_the_commands_entries() -> None:
    """With hidden bids, too: a client that continued sooner would bid by outdated legal bids."""
    registry = new_registry()
    options = Options(players=3, first_dealer=0, hand_sizes=(1,), bidding=Bidding.HIDDEN)
    await opened(registry, options=options)
    lines = [Line(registry, person) for person in (ANN, BEN)]
    for line, command in (
        (lines[0], HELLO),
        (lines[1], HELLO),
        (lines[1], encode(messages.Sit("s"))),
        (lines[0], encode(messages.Start("g"))),
        (lines[0], encode(messages.Bid("b", 0))),
        (lines[1], encode(messages.Bid("b", 1))),
    ):
        version = 0
        for message in read(await line.say(command)):
            match message:
                case Events(since, entries):
                    version = since + len(entries)
                case Done(done):
                    assert version == message.version, (command, done)
                    break
        else:
            assert command is HELLO
    for line in lines:
        await line.gone()
    await registry.stop()


@simulated
async def test_a_client_that_missed_nothing_is_sent_its_legal_actions() -> None:
    registry = new_registry()
    _, actor = await opened(registry)
    line = Line(registry, ANN)
    await line.say(HELLO)
    await line.say(encode(messages.Start("g")))
    while 0 not in actor.log.state.to_act:
        await settle()
    version = actor.log.version
    await line.gone()
    line = Line(registry, ANN)
    told = read(await line.say(encode(messages.Hello("T1", version, 0))))
    assert told[0] == Welcome("T1", 0, version, version, START)
    turn = told[1]
    assert isinstance(turn, Events)
    assert (turn.since, turn.events, turn.to_act) == (version, (), (0,))
    assert turn.legal is not None
    assert turn.legal.bids
    await line.gone()
    await registry.stop()


@simulated
async def test_another_hello_subscribes_to_another_table_or_to_the_same_one_again() -> None:
    names = iter(("T1", "T2"))
    registry = new_registry(codes=lambda: next(names))
    _, actor = await opened(registry)
    await registry.create(actor.log.state.options, actor.log.state.settings, BEN)
    line = Line(registry, ANN)
    await line.say(HELLO)
    assert read(await line.say(HELLO))[0] == Welcome("T1", 0, 0, 4, START)
    assert len(actor.broadcaster.subscribers) == 1
    assert read(await line.say(encode(messages.Hello("T2"))))[0] == Welcome(
        "T2", None, 0, 4, START + 1
    )
    assert not actor.broadcaster.subscribers
    assert actor.presence.is_empty
    await line.gone()
    await registry.stop()


@simulated
async def test_a_session_ends_when_its_table_moves_to_another_node() -> None:
    registry = new_registry()
    _, actor = await opened(registry)
    line, silent = Line(registry, BEN), ClientSession(registry, ANN)
    await line.say(HELLO)
    await silent.take(HELLO)
    actor.close()
    assert read(await line.news())[-1] == Closing("elsewhere")
    await silent.take(encode(messages.Stand("1")))
    assert silent.closing == "elsewhere"
    silent.end("restart")
    assert await silent.next() == encode(Closing("elsewhere"))
    assert await silent.next() is None
    silent.leave()
    silent.leave()
    await line.gone()
    await registry.stop()


@pytest.mark.parametrize("extra", [0, 1])
@simulated
async def test_a_client_that_does_not_read_is_disconnected(extra: int) -> None:
    registry = new_registry()
    await opened(registry)
    session = ClientSession(registry, ANN)
    for _ in range(MOST_REPLIES + extra):
        await session.take(encode(messages.Ping()))
    assert session.closing == ("too_slow" if extra else None)
    await registry.stop()
