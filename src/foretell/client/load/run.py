"""A load test, from its first person to its report."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final

from foretell.client.api import Api
from foretell.client.load.idle import idle_kilobytes
from foretell.client.load.latencies import spread_of
from foretell.client.load.opening import Host, open_socket
from foretell.client.load.pace import Pace
from foretell.client.load.report import Report
from foretell.client.load.server import LocalServer
from foretell.client.load.socket import LeanSocket
from foretell.client.load.table import LoadTable, Tally
from foretell.protocol.settings import TableSettings
from foretell.rules.options import Options

AT_ONCE: Final = 20
"""Tables that are set up together."""
SETTINGS: Final = TableSettings(pace=0, grace=3_600, patience=3_600)
LAST_WORDS: Final = 0.5
"""Seconds in which the last moves are still counted."""
_MEGA: Final = 1_000_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """What to do.

    Attributes:
        people: who play, all seats of all tables; a table has 3 to 6.
        tables: how many tables.
        seconds: for how long they play.
        rate: moves a second in all; 0 for as many as the server can.
        idle_sockets: people who look on and do nothing, before that.
        seed: of the moves.
    """

    people: int
    tables: int
    seconds: float
    rate: int
    idle_sockets: int
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
        self._host = Host(server.url)
        self._tally = Tally()
        self._pace = Pace(plan.rate)
        self._sockets: list[LeanSocket] = []
        self._leaving = False

    async def run(self) -> Report:
        """Do all of it, and return what was found.

        Raises:
            ApiRefused, NoSocket, OSError: when there is no server, or it lets nobody in.
        """
        plan, tally = self._plan, self._tally
        idle = None
        if plan.idle_sockets:
            idle = await idle_kilobytes(self._server, plan.idle_sockets)
        choices = Random(plan.seed)
        sizes = [
            plan.people // plan.tables + (n < plan.people % plan.tables) for n in range(plan.tables)
        ]
        tables: list[LoadTable] = []
        for begin in range(0, len(sizes), AT_ONCE):
            tables += await asyncio.gather(
                *(
                    self._table(size, Random(choices.random()))
                    for size in sizes[begin : begin + AT_ONCE]
                )
            )
        for table in tables:
            table.begin()
        began = time.perf_counter()
        await self._pace.run(plan.seconds)
        took = time.perf_counter() - began
        await asyncio.sleep(LAST_WORDS)
        resident = self._server.resident()
        self._leaving = True
        for socket in self._sockets:
            socket.close()
        await asyncio.sleep(0)  # until they are closed
        return Report(
            people=plan.people,
            tables=plan.tables,
            seconds=round(took, 2),
            rate=plan.rate,
            moves=len(tally.seen),
            moves_per_second=round(len(tally.seen) / took, 1),
            games=tally.games,
            seen=spread_of(tally.seen),
            answered=spread_of(tally.answered),
            idle_sockets=plan.idle_sockets,
            idle_kilobytes=idle,
            resident_megabytes=None if resident is None else round(resident / _MEGA, 1),
            refused=dict(tally.refused),
            errors=dict(tally.errors),
        )

    async def _table(self, players: int, choices: Random) -> LoadTable:
        tokens = [await self._api.make_person(f"Person {n}") for n in range(players)]
        code = await self._api.make_table(tokens[0], Options(players=players), SETTINGS)
        table = LoadTable(code, tally=self._tally, choices=choices, ready=self._pace.ready)
        for number, token in enumerate(tokens):
            table.seats.append(await self._socket(token, partial(table.take, number)))
            table.come(number)
        while table.seated < players:
            await asyncio.sleep(0.01)
        return table

    async def _socket(self, token: str, take: Callable[[bytes], None]) -> LeanSocket:
        socket = await open_socket(self._host, token, take=take, lost=self._lost)
        self._sockets.append(socket)
        return socket

    def _lost(self) -> None:
        if not self._leaving:
            self._tally.errors["connection lost"] += 1
