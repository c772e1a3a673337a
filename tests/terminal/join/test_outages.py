"""``foretell join`` on networks that fail."""

import asyncio
from dataclasses import replace

import pytest

from foretell.client.api import Api
from foretell.game.events import BidMade, CardPlayed
from foretell.rules.options import Options
from foretell.testing.fault_proxy import (
    CLOSE_HALF,
    CUT,
    HANG,
    LOSE_ANSWERS,
    PASS,
    SWALLOW,
    FaultProxy,
    ThreadedFaultProxy,
)
from tests.server.process import ServerProcess
from tests.terminal.helpers import Run
from tests.terminal.join.test_remote_seat import WON, Terminal, bounded, opened

FAULTS = (CUT, SWALLOW, LOSE_ANSWERS, CLOSE_HALF, HANG)


def through(
    server: ServerProcess, proxy: FaultProxy, code: str, token: str
) -> tuple[Terminal, list[str]]:
    """Return a terminal behind a proxy that recovers at each loss, and a log of the losses."""
    losses: list[str] = []
    ann = Terminal(replace(server, port=proxy.port), code, token, people=1)
    connection = ann.connection
    connection._ping_after, connection._longest_silence = 0.05, 0.3
    usual = connection._on_lost

    def lost() -> None:
        losses.append("lost")
        proxy.set(PASS)
        usual()

    connection._on_lost = lost
    return ann, losses


@bounded
async def test_a_game_is_played_to_its_end_over_a_network_that_fails_in_every_way(
    server: ServerProcess,
) -> None:
    """Each answer goes into another failure, and is played once."""
    code, [token] = await opened(server, Options(players=3, hand_sizes=(2, 3)), "Ann")
    async with FaultProxy(server.port) as proxy:
        ann, losses = through(server, proxy, code, token)
        usual, faults = ann.answer, iter(FAULTS)

        def answer(question: str) -> str | None:
            if "bid" in question or "card" in question or "lead" in question:
                proxy.set(next(faults, PASS))
            return usual(question)

        ann.answer = answer
        await ann.play()
    assert next(faults, None) is None
    assert len(losses) >= len(FAULTS)
    assert ann.told.count("Connection lost. Reconnecting…") >= 1
    assert "Connected again." in ann.told
    assert len([line for line in ann.told if WON.search(line)]) == 1
    own = [event for event in ann.events if isinstance(event, BidMade) and event.seat == 0]
    cards = [event for event in ann.events if isinstance(event, CardPlayed) and event.seat == 0]
    assert (len(own), len(cards)) == (2, 5)


@bounded
async def test_a_guest_who_joins_in_a_black_hole_sits_down_once_it_ends(
    server: ServerProcess,
) -> None:
    code, [token] = await opened(server, Options(players=3, hand_sizes=(1,)), "Ann")
    async with FaultProxy(server.port, fault=SWALLOW) as proxy:
        ann, losses = through(server, proxy, code, token)
        playing = asyncio.create_task(ann.play())
        await proxy.until(lambda: proxy.accepted == 2)
        proxy.set(PASS)
        await playing
        assert losses == []


def test_join_ends_in_a_black_hole_and_says_that_no_server_answers(
    run: Run, server: ServerProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    defaults = Api.__init__.__kwdefaults__
    assert defaults == {"answer_within": 10.0}
    monkeypatch.setitem(defaults, "answer_within", 0.1)
    with ThreadedFaultProxy(server.port, fault=SWALLOW) as proxy:
        ran = run("join", "7K2M9QX4", "--server", proxy.url)
    assert ran.status == 2
    assert f"No server answers at {proxy.url}" in ran.err
    assert ran.err.count("\n") == 1
