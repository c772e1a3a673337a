"""A load test, from its first person to its report."""

import asyncio
import os
import time
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

from foretell.client.api import Api
from foretell.client.load.idle import idle_kilobytes
from foretell.client.load.latencies import spread_of
from foretell.client.load.opening import Host
from foretell.client.load.pace import Pace
from foretell.client.load.people import People
from foretell.client.load.report import Report
from foretell.client.load.server import LocalServer
from foretell.client.load.socket import LeanSocket
from foretell.client.load.table import LoadTable
from foretell.client.load.tally import Tally
from foretell.protocol.client import Hello
from foretell.protocol.codec import encode
from foretell.protocol.settings import TableSettings
from foretell.rules.options import Bidding, Options

AT_ONCE: Final = 20
"""Tables that are set up together."""
SETTINGS: Final = TableSettings(pace=0, grace=3_600, patience=3_600)
LAST_WORDS: Final = 1.0
"""Seconds in which the last moves are still counted, at most."""
_MEGA: Final = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What to do.

    Attributes:
        people: who play, all seats of all tables; a table has 3 to 6.
        tables: how many tables; all ways of bidding take turns among them.
        warm_up: seconds for which they play before anything is measured.
        seconds: for how long they play then.
        rate: moves a second in all; 0 for as many as the server can.
        spectators: strangers who look on at the tables.
        idle_sockets: people who look on and do nothing, before that.
        hand_sizes: of the rounds of each game; None for all rounds that there are.
        seed: of the moves.
    """

    people: int
    tables: int
    warm_up: float
    seconds: float
    rate: int
    spectators: int = 0
    idle_sockets: int = 0
    hand_sizes: tuple[int, ...] | None = None
    seed: str = "load"


class LoadTest:
    """Many people at the tables of a server.

    Args:
        plan: what to do.
        server: where.
    """

    def __init__(self, plan: Plan, server: LocalServer) -> None:
        self._plan = plan
        self._server = server
        self._api = Api(server.url)
        self._tally = Tally()
        self._people = People(Host(server.url), self._tally)

    async def run(self) -> Report:
        """Do all of it, and return what was found.

        Raises:
            ApiRefused, NoSocket, OSError: when there is no server, or it lets nobody in.
        """
        plan, before = self._plan, _load_average()
        idle = None
        if plan.idle_sockets:
            idle = await idle_kilobytes(self._server, plan.idle_sockets)
        try:
            return await self._measured(await self._tables(), before, idle)
        finally:
            await self._people.leave()

    async def _measured(
        self, tables: list[LoadTable], load: float | None, idle: float | None
    ) -> Report:
        plan, tally = self._plan, self._tally
        for table in tables:
            table.begin()
        pace = Pace(plan.rate, tables)
        await pace.run(plan.warm_up, counts=False)
        cpu, made, began = self._server.cpu(), tally.made, time.perf_counter()
        await pace.run(plan.seconds, counts=True)
        took, made = time.perf_counter() - began, tally.made - made
        worked = self._server.cpu()
        if plan.rate:
            await self._last_words(tables)
        end = time.perf_counter()
        owed = [end - at for table in tables for at in table.end()]
        if not plan.rate:
            owed = []  # what is on its way was due by nobody's word
        after, resident, told = _load_average(), self._server.resident(), len(tally.seen)
        return Report(
            people=plan.people,
            tables=plan.tables,
            spectators=plan.spectators,
            warm_up=plan.warm_up,
            seconds=round(took, 2),
            rate=plan.rate,
            due=told + len(owed),
            moves=told,
            owed=len(owed),
            moves_per_second=round(made / took, 1),
            games=tally.games,
            response=spread_of(tally.responses + owed) if plan.rate else None,
            seen=spread_of(tally.seen),
            answered=spread_of(tally.answered),
            reconnects=tally.reconnects,
            idle_sockets=plan.idle_sockets,
            idle_kilobytes=idle,
            resident_megabytes=None if resident is None else round(resident / _MEGA, 1),
            cpu_per_move=None
            if cpu is None or worked is None or not made
            else round(1_000 * (worked - cpu) / made, 3),
            cores=os.cpu_count(),
            load=None if load is None or after is None else (load, after),
            refused=dict(tally.refused),
            errors=dict(tally.errors),
        )

    async def _last_words(self, tables: list[LoadTable]) -> None:
        until = time.perf_counter() + LAST_WORDS
        while time.perf_counter() < until and any(table.owes for table in tables):
            await asyncio.sleep(0.005)

    async def _tables(self) -> list[LoadTable]:
        """Return the tables with everybody at them."""
        plan, choices = self._plan, Random(self._plan.seed)
        tables: list[LoadTable] = []
        for begin in range(0, plan.tables, AT_ONCE):
            numbers = range(begin, min(begin + AT_ONCE, plan.tables))
            tables += await asyncio.gather(
                *(self._table(number, Random(choices.random())) for number in numbers)
            )
        for number in range(plan.spectators):
            hello = encode(Hello(tables[number % len(tables)].code))
            await self._people.add(None, _nothing, partial(_say, hello))
        return tables

    async def _table(self, number: int, choices: Random) -> LoadTable:
        plan = self._plan
        players = plan.people // plan.tables + (number < plan.people % plan.tables)
        bidding = tuple(Bidding)[number % len(Bidding)]
        tokens = [await self._api.make_person(f"Person {n}") for n in range(players)]
        options = Options(players=players, bidding=bidding, hand_sizes=plan.hand_sizes)
        code = await self._api.make_table(tokens[0], options, SETTINGS)
        table = LoadTable(code, players, tally=self._tally, choices=choices)
        for seat, token in enumerate(tokens):
            take, connected = partial(table.take, seat), partial(table.connected, seat)
            await self._people.add(token, take, connected)
        while table.seated < players:
            await asyncio.sleep(0.01)
        return table


def _nothing(_: bytes) -> None:
    """Look on."""


def _say(message: bytes, socket: LeanSocket) -> None:
    socket.send(message)


def _load_average() -> float | None:
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None
