"""Bots that stand in for people as others wish, by the times of their connections."""

import asyncio

from foretell.protocol import client as messages
from foretell.protocol.codec import decode_events, decode_server
from foretell.protocol.server import Refused
from foretell.table.events import HandedBack
from foretell.table.settings import TableSettings
from tests.server.inside import new_registry, opened, settle
from tests.server.simulation.loop import simulated
from tests.table.builders import ANN, BEN, CLEO


@simulated
async def test_a_player_lets_a_bot_play_for_one_who_is_gone_and_for_nobody_who_is_there() -> None:
    registry = new_registry()
    _, actor = await opened(registry)
    await actor.ask(BEN, messages.Sit("1"))
    for person in (ANN, BEN):
        actor.arrive(person.id)
    await actor.ask(ANN, messages.Start("1"))
    assert b'"seconds":45' in await actor.ask(ANN, messages.LetBotPlay("2", 1))
    actor.depart(BEN.id)
    assert b"table/not_seated" in await actor.ask(CLEO, messages.LetBotPlay("3", 1))
    for wait in (0, 14.9):
        await asyncio.sleep(wait)
        early = await actor.ask(ANN, messages.LetBotPlay(f"early {wait}", 1))
        assert b"table/too_soon_for_bot" in early
    await asyncio.sleep(0.1)
    assert b"done" in await actor.ask(ANN, messages.LetBotPlay("4", 1))
    assert actor.log.state.bot_for(1) == "steady"
    actor.arrive(BEN.id)
    await settle()
    assert actor.log.state.bot_for(1) is None, "they are back"
    await registry.stop()


@simulated
async def test_a_person_with_another_connection_is_present_and_the_closed_one_is_remembered() -> (
    None
):
    registry = new_registry()
    _, actor = await opened(registry, settings=TableSettings(pace=0, silence=20))
    await actor.ask(BEN, messages.Sit("1"))
    for person in (ANN, BEN, BEN):
        actor.arrive(person.id)
    await actor.ask(ANN, messages.Start("1"))
    await asyncio.sleep(10)
    actor.depart(BEN.id)
    assert b"table/nobody_away" in await actor.ask(BEN, messages.LetBotPlay("2", 0))
    await asyncio.sleep(10)
    early = decode_server(await actor.ask(ANN, messages.LetBotPlay("3", 1)))
    assert isinstance(early, Refused)
    assert (early.code, early.fields["seconds"]) == ("table/too_soon_for_bot", 5)
    await asyncio.sleep(5)
    assert b"done" in await actor.ask(ANN, messages.LetBotPlay("4", 1))
    await registry.stop()


@simulated
async def test_even_a_refused_command_shows_that_a_silent_person_is_there() -> None:
    registry = new_registry()
    code, actor = await opened(registry, settings=TableSettings(pace=5_000, patience=20))
    await actor.ask(BEN, messages.Sit("1"))
    for person in (ANN, BEN):
        actor.arrive(person.id)
    await actor.ask(ANN, messages.Start("1"))
    await asyncio.sleep(21)
    assert actor.log.state.bot_for(1) == "steady"
    assert actor.log.state.to_act == (2,)
    rows = len(await registry.store.log.rows(code))
    refusal = await actor.ask(BEN, messages.Bid("2", 1))
    assert isinstance(decode_server(refusal), Refused)
    (row,) = (await registry.store.log.rows(code))[rows:]
    assert decode_events(row.entries) == (HandedBack(1),)
    assert actor.log.state.bot_for(1) is None
    assert await actor.ask(BEN, messages.Bid("2", 1)) == refusal
    await registry.stop()
