"""Limits on messages and replays over a connection: too much is delayed, and nothing is lost."""

import asyncio
from itertools import count

import pytest

from foretell.protocol import client as client_messages
from foretell.protocol.codec import decode_server, encode
from foretell.protocol.server import Closing, Done, Events, Pong, Refused, ServerMessage, Welcome
from foretell.server.live import allowance as allowance_module
from foretell.server.live.allowance import MAX_REFUSED, Allowance
from foretell.server.live.buckets import Buckets, Rate
from foretell.server.live.client_session import TOO_MUCH_PAUSE
from foretell.server.live.limits import Limits
from foretell.server.live.table_actor import TableActor
from foretell.server.live.table_registry import TableRegistry
from foretell.table.permissions import Person
from tests.server.inside import Line, new_registry, opened
from tests.server.simulation.loop import simulated
from tests.table.builders import ANN, BEN

HELLO = encode(client_messages.Hello("T1"))
TOO_MANY = Refused(None, "frame/too_many", fields={"retry_after": 1})


def limits_of() -> Limits:
    loop = asyncio.get_running_loop()
    return Limits(loop.time, frames=20, frames_of_person=40, frames_of_address=200)


def connect(
    registry: TableRegistry, person: Person | None, limits: Limits, *, address: str | None = None
) -> Line:
    """Return a connection whose allowance is limited."""
    key = None if person is None else person.id
    return Line(registry, person, Allowance(limits, person=key, address=address))


async def grow(actor: TableActor, entries: int) -> None:
    """Make a gathering table's log grow to this many entries."""
    for number in count():
        if actor.log.version >= entries:
            return
        await asyncio.sleep(0.001)
        await actor.ask(BEN, client_messages.Sit(f"s{number}"))
        await actor.ask(BEN, client_messages.Stand(f"d{number}"))


def read(frames: list[bytes]) -> list[ServerMessage]:
    return [decode_server(frame) for frame in frames]


def told(messages: list[ServerMessage]) -> int:
    """Return the number of entries in messages."""
    return sum(len(message.events) for message in messages if isinstance(message, Events))


@simulated
async def test_two_hellos_in_a_row_are_answered_and_a_third_has_to_wait_a_second() -> None:
    registry = new_registry()
    await opened(registry)
    line = connect(registry, ANN, limits_of())
    for _ in range(2):
        assert isinstance(read(await line.say(HELLO))[0], Welcome)
    assert read(await line.say(HELLO)) == [TOO_MANY]
    assert read(await line.say(encode(client_messages.Stand("1"))))[-1] == Done("1", 6)
    await asyncio.sleep(1)
    await line.news()
    assert isinstance(read(await line.say(HELLO))[0], Welcome)
    await line.gone()
    await registry.stop()


@simulated
async def test_a_client_that_keeps_sending_hellos_is_disconnected() -> None:
    registry = new_registry()
    await opened(registry)
    line = connect(registry, None, limits_of())
    for _ in range(2 + MAX_REFUSED):
        await line.say(HELLO)
    assert read(await line.say(HELLO)) == [Closing("too_much", TOO_MUCH_PAUSE)]
    await line.gone()
    await registry.stop()


@pytest.mark.parametrize("shared", ["connection", "person", "address"])
@simulated
async def test_a_replay_beyond_the_allowance_comes_later_and_complete(
    monkeypatch: pytest.MonkeyPatch, shared: str
) -> None:
    little = Rate(1_000, 10_000)
    registry, limits = new_registry(), limits_of()
    _, actor = await opened(registry)
    await grow(actor, 900)
    match shared:
        case "connection":
            monkeypatch.setattr(allowance_module, "REPLAYED", little)
        case "person":
            limits._replayed_to_person._buckets = Buckets(little)
        case _:
            limits._replayed_to_address._buckets = Buckets(little)
    address = "203.0.113.5" if shared == "address" else None
    person = ANN if shared == "person" else None
    together = 1 if shared == "connection" else 2
    lines = [connect(registry, person, limits, address=address) for _ in range(together)]
    heard = [read(await line.say(HELLO)) for line in lines]
    size = sum(len(encode(message)) for one in heard for message in one)
    assert 0 < sum(map(told, heard)) < actor.log.version
    assert size < 20_000 + little.burst, "no more than a message beyond the allowance"
    assert read(await lines[0].say(encode(client_messages.Ping()))) == [Pong()]
    await asyncio.sleep(200)
    heard = [before + read(await line.news()) for before, line in zip(heard, lines, strict=True)]
    for one in heard:
        assert told(one) == actor.log.version
        starts = [message.since for message in one if isinstance(message, Events)]
        assert starts == sorted(set(starts))
    for line in lines:
        await line.gone()
    await registry.stop()


@simulated
async def test_a_whole_long_game_is_sent_at_once_and_news_is_never_delayed() -> None:
    registry, limits = new_registry(), limits_of()
    _, actor = await opened(registry)
    await grow(actor, 900)
    line = connect(registry, ANN, limits, address="203.0.113.5")
    assert told(read(await line.say(HELLO))) == actor.log.version
    await limits_used_up(line)
    before = actor.log.version
    await actor.ask(BEN, client_messages.Sit("news"))
    assert told(read(await line.news())) == actor.log.version - before
    await line.gone()
    await registry.stop()


async def limits_used_up(line: Line) -> None:
    allowance = line.session._allowance
    assert allowance is not None
    allowance.replayed(10**7)
    assert allowance.replay() > 0


@simulated
async def test_a_replay_after_a_change_of_seat_uses_the_same_allowance() -> None:
    registry, limits = new_registry(), limits_of()
    _, actor = await opened(registry)
    await grow(actor, 400)
    line = connect(registry, BEN, limits)
    await line.say(HELLO)
    await limits_used_up(line)
    messages = read(await line.say(encode(client_messages.Sit("sit"))))
    assert [type(message) for message in messages] == [Welcome], "and nothing else yet"
    done = Done("sit", actor.log.version)
    await asyncio.sleep(1_000)
    messages = read(await line.news())
    assert told(messages) == actor.log.version
    assert done in messages
    await line.gone()
    await registry.stop()


@simulated
async def test_many_sockets_of_one_address_share_its_rate_and_miss_nothing() -> None:
    """Delayed entries arrive together with the newer ones."""
    limits = Limits(
        asyncio.get_running_loop().time, frames=20, frames_of_person=1_000, frames_of_address=10
    )
    registry = new_registry()
    _, actor = await opened(registry)
    lines = [connect(registry, None, limits, address="203.0.113.7") for _ in range(12)]
    other = connect(registry, None, limits, address="198.51.100.7")
    first = {line: read(await line.say(HELLO)) for line in (*lines, other)}
    for number in range(300):
        await asyncio.sleep(0.02)
        await actor.ask(ANN, client_messages.GiveNonce(f"n{number}", "ab"))
        await actor.ask(BEN, client_messages.Sit(f"s{number}"))
        await actor.ask(BEN, client_messages.Stand(f"d{number}"))
    many = {line: first[line] + read(await line.news()) for line in lines}
    assert sum(map(len, many.values())) <= 20 + 6.5 * 20 + len(lines)
    await asyncio.sleep(3)
    for line in lines:
        assert told(many[line] + read(await line.news())) == actor.log.version
    assert told(first[other] + read(await other.news())) == actor.log.version
    for line in (*lines, other):
        await line.gone()
    await registry.stop()


@simulated
async def test_an_address_changes_tables_at_its_rate_over_all_sockets() -> None:
    loop = asyncio.get_running_loop()
    limits = Limits(
        loop.time, frames=1_000, frames_of_person=1_000, frames_of_address=100
    )  # 8 changes per second, and bursts of 500
    registry = new_registry()
    _, actor = await opened(registry)
    lines = [connect(registry, BEN, limits, address="203.0.113.7") for _ in range(4)]
    for line in lines:
        await line.say(HELLO)
    before = actor.log.version

    async def flood(which: int) -> None:
        number = 0
        while loop.time() < 20:
            number += 1
            await lines[which].say(encode(client_messages.Sit(f"{which}s{number}")))
            await lines[which].say(encode(client_messages.Stand(f"{which}d{number}")))
            await asyncio.sleep(0.05)

    await asyncio.gather(*map(flood, range(len(lines))))
    assert 500 < actor.log.version - before <= 500 + 8 * 22
    await actor.ask(ANN, client_messages.SeatBot("b", 1, "steady"))
    for line in lines:
        await line.gone()
    await registry.stop()
