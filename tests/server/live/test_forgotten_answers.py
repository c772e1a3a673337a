"""Commands repeated after their answers have left the memory: the store still knows them."""

import asyncio

import pytest

from foretell.protocol import client as messages
from foretell.protocol.codec import decode_server, encode
from foretell.protocol.server import Done, Refused
from foretell.server.live.answers import LASTS, MOST_EACH, AnswerBook
from foretell.server.live.table_actor import TableActor
from foretell.server.storage.values import Answer
from foretell.testing.memory_store import MemoryStore
from tests.server.inside import new_registry, opened
from tests.server.simulation.loop import simulated
from tests.table.builders import ANN, BEN


async def seated(actor: TableActor) -> list[tuple[messages.Command, bytes]]:
    """Let Ben sit, stand and sit; return the commands with their answers."""
    commands = (messages.Sit("1"), messages.Stand("2"), messages.Sit("3"))
    return [(command, await actor.ask(BEN, command)) for command in commands]


def forget(actor: TableActor) -> None:
    """Let an actor forget all answers."""
    actor._kept, actor._refusals = AnswerBook(), AnswerBook()


@pytest.mark.parametrize("by", ["connection", "store"])
@simulated
async def test_a_command_whose_answer_was_forgotten_gets_it_from_the_store(by: str) -> None:
    """Whether it has become legal again, as the second, or not, as the others."""
    registry = new_registry()
    code, actor = await opened(registry)
    done = await seated(actor)
    for _ in range(2):
        for command, answer in done:
            forget(actor)
            assert await actor.ask(BEN, command, in_store=by == "store") == answer
    assert len(await registry.store.log.rows(code)) == 4
    assert isinstance(decode_server(await actor.ask(ANN, messages.SeatBot("4", 2, "steady"))), Done)
    await registry.stop()


@simulated
async def test_a_forgotten_id_is_not_for_another_command() -> None:
    registry = new_registry()
    _, actor = await opened(registry)
    await seated(actor)
    for command in (messages.Start("1"), messages.Stand("3"), messages.GiveNonce("2", "0a")):
        forget(actor)
        answer = decode_server(await actor.ask(BEN, command))
        assert answer == Refused(command.id, "command/id_reused")
    await registry.stop()


@simulated
async def test_a_refusal_whose_answer_was_forgotten_is_decided_again() -> None:
    registry = new_registry()
    _, actor = await opened(registry)
    refused = await actor.ask(BEN, messages.Stand("1"))
    forget(actor)
    assert await actor.ask(BEN, messages.Stand("1")) == refused
    await actor.ask(BEN, messages.Sit("2"))
    forget(actor)
    assert isinstance(decode_server(await actor.ask(BEN, messages.Stand("1"))), Done)
    await registry.stop()


@simulated
async def test_answers_without_a_time_are_kept_while_others_act() -> None:
    registry = new_registry()
    code, actor = await opened(registry)
    done = await seated(actor)
    await registry.stop()
    store = registry.store
    assert isinstance(store, MemoryStore)
    table = store._tables[code]
    table.answers = {
        key: Answer(one.person, one.command, one.body) for key, one in table.answers.items()
    }
    again = new_registry(store, node="n2")
    await again.start()
    actor = await again.access(code)
    await actor.ask(ANN, messages.SeatBot("bot", 2, "steady"))
    assert len(actor._kept) == 4
    for command, answer in done:
        assert await actor.ask(BEN, command) == answer
    await asyncio.sleep(LASTS / 1_000 + 1)
    await actor.ask(ANN, messages.Remove("remove", 2))
    assert len(actor._kept) == 2
    await again.stop()


def test_answers_without_a_time_are_displaced_in_the_order_of_what_they_acknowledge() -> None:
    names = [f"c-{number}" for number in range(MOST_EACH)]
    undated = [Answer("p", name, encode(Done(name, 7 + at))) for at, name in enumerate(names)]
    dated = Answer("p", "a", encode(Done("a", 900)), at=5)
    book = AnswerBook([*sorted(undated, key=lambda one: one.command), dated], now=9)
    assert book.surplus("p") == (("p", "c-0"), ("p", "c-1"))
    for number in range(MOST_EACH):
        book.keep(Answer("p", f"new{number}", b"{}", at=10 + number))
        assert [name for name in names if book.find("p", name)] == names[number + 2 :]
