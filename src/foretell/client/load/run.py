"""A load test: set-up, warm-up, measurement and report."""

import asyncio
import os
import time
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

from foretell.client.api import Api
from foretell.client.load.idle import idle_kilobytes
from foretell.client.load.pace import Pace
from foretell.client.load.people import People
from foretell.client.load.report import Report, Tally, percentiles_of
from foretell.client.load.server import LocalServer
from foretell.client.load.socket import Host, LeanSocket
from foretell.client.load.table import LoadTable
from foretell.protocol.client import Hello
from foretell.protocol.codec import encode
from foretell.protocol.settings import TableSettings
from foretell.rules.options import Bidding, Options

CONCURRENT_SETUPS: Final = 20
"""Tables that are set up concurrently."""
SETTINGS: Final = TableSettings(pace=0, grace=3_600, patience=3_600)
DRAIN: Final = 1.0
"""Seconds at most to wait for the last moves."""
_MEGA: Final = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The parameters of a load test."""

    people: int
    """Number of players over all tables; a table has 3 to 6."""
    tables: int
    """Number of tables; they take turns through all ways of bidding."""
    warm_up: float
    """Seconds of play before the measurement."""
    seconds: float
    """Seconds of measured play."""
    rate: int
    """Moves per second over all tables; 0 for as many as the server can handle."""
    spectators: int = 0
    """Number of anonymous spectators of the tables."""
    idle_sockets: int = 0
    """Number of idle spectators, connected before the test to measure memory."""
    hand_sizes: tuple[int, ...] | None = None
    """Hand sizes of the rounds of each game; None for all rounds."""
    seed: str = "load"
    """Seed of the moves."""


class LoadTest:
    """A load test of a server."""

    def __init__(self, plan: Plan, server: LocalServer) -> None:
        self._plan = plan
        self._server = server
        self._api = Api(server.url)
        self._tally = Tally()
        self._people = People(Host(server.url), self._tally)

    async def run(self) -> Report:
        """Run the test and return its report.

        Raises:
            ApiRefused, NoSocket, OSError: if no server answers, or it refuses the clients.
        """
        plan, before = self._plan, _load_average()
        idle = None
        if plan.idle_sockets:
            idle = await idle_kilobytes(self._server, plan.idle_sockets)
        try:
            return await self._measure(await self._tables(), before, idle)
        finally:
            await self._people.leave()

    async def _measure(
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
        cpu_after = self._server.cpu()
        if plan.rate:
            await self._drain(tables)
        end = time.perf_counter()
        due = [at for table in tables for at in table.end()]
        owed = [end - at for at in due if plan.rate]  # without a schedule nothing is overdue
        after, resident, moves = _load_average(), self._server.resident(), len(tally.seen)
        return Report(
            people=plan.people,
            tables=plan.tables,
            spectators=plan.spectators,
            warm_up=plan.warm_up,
            seconds=round(took, 2),
            rate=plan.rate,
            due=moves + len(owed),
            moves=moves,
            owed=len(owed),
            moves_per_second=round(made / took, 1),
            games=tally.games,
            response=percentiles_of(tally.responses + owed) if plan.rate else None,
            seen=percentiles_of(tally.seen),
            answered=percentiles_of(tally.answered),
            reconnects=tally.reconnects,
            idle_sockets=plan.idle_sockets,
            idle_kilobytes=idle,
            resident_megabytes=None if resident is None else round(resident / _MEGA, 1),
            cpu_per_move=None
            if cpu is None or cpu_after is None or not made
            else round(1_000 * (cpu_after - cpu) / made, 3),
            cores=os.cpu_count(),
            load=None if load is None or after is None else (load, after),
            refused=dict(tally.refused),
            errors=dict(tally.errors),
        )

    async def _drain(self, tables: list[LoadTable]) -> None:
        until = time.perf_counter() + DRAIN
        while time.perf_counter() < until and any(table.owes for table in tables):
            await asyncio.sleep(0.005)

    async def _tables(self) -> list[LoadTable]:
        """Set up the tables and seat everybody; return the tables."""
        plan, choices = self._plan, Random(self._plan.seed)
        tables: list[LoadTable] = []
        for begin in range(0, plan.tables, CONCURRENT_SETUPS):
            numbers = range(begin, min(begin + CONCURRENT_SETUPS, plan.tables))
            tables += await asyncio.gather(
                *(self._table(number, Random(choices.random())) for number in numbers)
            )
        for number in range(plan.spectators):
            hello = encode(Hello(tables[number % len(tables)].code))
            await self._people.add(None, lambda _: None, partial(LeanSocket.send, message=hello))
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


def _load_average() -> float | None:
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None
