"""A whole simulation from one number: its people, its faults, and its outcome."""

import asyncio
import sys
from collections import Counter
from collections.abc import MutableMapping
from dataclasses import dataclass, field
from functools import cache
from random import Random
from typing import Any

import structlog

from foretell.rules.options import Deal, Options
from foretell.server.live.table_log import TableLog
from foretell.server.storage.faults import StoreUnavailable
from foretell.table.permissions import Person
from foretell.table.settings import ClockSettings, TableSettings
from foretell.table.state import Human, TableState
from foretell.testing import all_options
from tests.server.inside import read_on
from tests.server.simulation.cluster import Cluster, LoopClock
from tests.server.simulation.guest import Guest
from tests.server.simulation.loop import run
from tests.server.simulation.network import Network
from tests.server.simulation.verdict import faults_of

LIMIT = 100_000.0
"""The most seconds that a simulation may take on its own clock."""
STEPS = (-3_600_000, 3_600_000)
"""Milliseconds by which a node's clock is set, back or forward."""
LEASE_OVER = 7.0
"""Seconds after which a paused server has lost its tables."""


@dataclass
class Outcome:
    """The result of a simulation: its faults, and counts of everything that happened."""

    faults: list[str]
    counts: Counter[str] = field(default_factory=Counter)
    trace: tuple[object, ...] = ()
    """A fingerprint that is the same for every run of the same seed."""


@cache
def short_options() -> tuple[Options, ...]:
    """Return all options with few cards."""
    sizes = ((1,), (2,), (1, 2, 1))
    found = all_options(first_dealers=("draw", 0), hand_sizes=sizes)
    return tuple(options for options in found if options.hand_sizes is not None)


@cache
def long_options() -> tuple[Options, ...]:
    """Return all options with a fixed schedule: two players, and a suit for each."""
    found = all_options(first_dealers=("draw", 0))
    return tuple(
        options for options in found if options.players == 2 or options.deal is Deal.ONE_SUIT
    )


def simulate(seed: int) -> Outcome:
    """Run the simulation of a seed; every logged exception is a fault."""
    logged: list[str] = []

    def watch(_: object, method: str, event: MutableMapping[str, Any]) -> str:
        if method == "exception":
            logged.append(f"{event['event']}: {sys.exc_info()[1]!r}")
        raise structlog.DropEvent

    structlog.configure(processors=[watch])
    try:
        course = run(Schedule(seed).play(), limit=LIMIT)
    finally:
        structlog.reset_defaults()
    course.faults += logged
    return course


class Schedule:
    """One simulation.

    Args:
        seed: the number that determines everything.
    """

    def __init__(self, seed: int) -> None:
        chance = self.chance = Random(seed)
        is_long = chance.random() < 0.01
        self.options = chance.choice(long_options() if is_long else short_options())
        self.settings = TableSettings(
            listed=chance.random() < 0.5,
            clock=ClockSettings(bank=chance.choice((1, 5, 60)), increment=chance.choice((0, 2)))
            if chance.random() < 0.3
            else None,
            grace=chance.choice((1, 5, 45)),
            patience=chance.choice((5, 30, 300)),
            silence=5,
            pace=chance.choice((0, 700)),
            stand_in="random" if chance.random() < 0.95 else "steady",
        )
        self.humans = chance.randint(1, self.options.players + 1)
        self.nodes = chance.choice((1, 1, 2, 3))
        self.lateness = chance.choice((0.001, 0.02, 0.3))
        self.storage = chance.choice((0.0, 0.005, 0.2))
        self.length = chance.choice((2.0, 20.0, 100.0))
        """The seconds during which faults happen."""
        self.log: TableLog | None = None

    async def play(self) -> Outcome:
        """Run the simulation to its end."""
        chance = self.chance
        network = Network(chance, slowest=self.lateness)
        cluster = Cluster(chance, network, nodes=self.nodes, slowest=self.storage)
        await cluster.open()
        people = [Person(f"person-{place}", f"Name {place}") for place in range(self.humans)]
        host = cluster.nodes[0]
        made: list[str] = []

        async def create() -> None:
            made.append(await host.registry.create(self.options, self.settings, people[0]))

        await host.spawn(create())
        guests = [
            self._guest(cluster, made[0], person, place) for place, person in enumerate(people)
        ]
        guests.append(self._guest(cluster, made[0], None, len(people)))
        if chance.random() < 0.3:
            guests.append(self._guest(cluster, made[0], people[0], len(guests)))
        if chance.random() < 0.25:
            guests += self._schemers(cluster, made[0], guests)
        lives = [asyncio.create_task(guest.live()) for guest in guests]
        await self._trouble(cluster)
        present = await self._calm(cluster, made[0], guests)
        faults = await self._wait(cluster, made[0], present)
        faults += await faults_of(cluster, made[0], guests, present)
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        await cluster.close()
        faults += [f"{type(error).__name__}: {error}" for error in cluster.errors]
        rows = await cluster.store.log.rows(made[0])
        trace = (asyncio.get_running_loop().time(), rows, sorted(network.counts.items()))
        return Outcome(faults, network.counts, trace)

    def _guest(self, cluster: Cluster, code: str, person: Person | None, place: int) -> Guest:
        guest = Guest(
            cluster, code, person, name=f"g{place}", chance=Random(self.chance.getrandbits(64))
        )
        guest.games = self.chance.choice((1, 1, 1, 2))
        guest.is_idle = self.chance.random() < 0.1 and place > 0
        return guest

    def _schemers(self, cluster: Cluster, code: str, guests: list[Guest]) -> list[Guest]:
        """Make the host try to see the others' hands, helped by second identities."""
        guests[0].is_schemer = True
        seconds = [
            self._guest(cluster, code, Person(f"second-{place}", f"Second {place}"), place)
            for place in range(len(guests), len(guests) + self.chance.choice((1, 2)))
        ]
        for second in seconds:
            second.is_schemer = True
        return seconds

    async def _trouble(self, cluster: Cluster) -> None:
        """Let servers die and pause, one fault after the other."""
        chance = self.chance
        end = asyncio.get_running_loop().time() + self.length
        cluster.store.back_up()
        while (now := asyncio.get_running_loop().time()) < end:
            await asyncio.sleep(min(chance.expovariate(4 / self.length), end - now))
            dice, node = chance.random(), chance.choice(cluster.nodes)
            if dice < 0.35:
                await cluster.kill(node)
                await asyncio.sleep(chance.choice((0.1, 3.0, 12.0)) * chance.random())
                await cluster.add()
            elif dice < 0.7:
                seconds = chance.choice((0.5, 2.0, LEASE_OVER, 2 * LEASE_OVER))
                await cluster.stand_still(node, seconds * chance.uniform(0.5, 1.5))
            elif dice < 0.85:
                cluster.network.counts["store out"] += 1
                cluster.store.gate.clear()
                await asyncio.sleep(chance.choice((0.5, 10.0)))
                cluster.store.gate.set()
            elif dice < 0.95:
                cluster.network.counts["clock set"] += 1
                node.clock.ahead += chance.choice(STEPS)
            elif dice < 0.96:
                cluster.store.back_up()
            elif dice < 0.98:
                await cluster.restore()
            else:
                cluster.network.counts["disk full"] += 1
                cluster.store.fault = StoreUnavailable("full")
                await asyncio.sleep(chance.choice((0.5, 10.0)))
                cluster.store.fault = None

    async def _calm(self, cluster: Cluster, code: str, guests: list[Guest]) -> list[Guest]:
        """End the faults, and let some people leave for good; return the others."""
        cluster.network.calm_down()
        cluster.store.slowest = 0.002
        state = self._state_of(cluster, code)
        seated = [
            guest
            for guest in guests
            if guest.person is not None and state.seat_of(guest.person.id) is not None
        ]
        present = guests
        if seated and self.chance.random() < 0.6:
            stays = self.chance.choice(seated)
            present = [guest for guest in guests if guest is stays or self.chance.random() < 0.4]
        for guest in guests:
            guest.is_wild = guest.is_schemer = False
            guest.is_away = guest not in present
        if len(present) < len(guests):
            cluster.network.counts["gone for good"] += 1
        return present

    async def _wait(self, cluster: Cluster, code: str, present: list[Guest]) -> list[str]:
        """Wait until the game is over, at most for as long as these people may take."""
        options, settings = self.options, self.settings
        decisions = options.players * (2 * len(options.schedule) + sum(options.schedule))
        longest = settings.patience + settings.grace + settings.pace / 1_000 + 25
        end = asyncio.get_running_loop().time() + 3 * (decisions + 10) * longest
        while asyncio.get_running_loop().time() < end:
            state = self._state_of(cluster, code)
            is_quiet = all(guest.is_up_to_date for guest in present)
            if is_quiet and all(self._is_told(guest) for guest in present):
                if not state.is_playing and not self._will_start(state, present):
                    cluster.network.counts["games"] += state.games
                    cluster.network.counts["ended"] += state.game is not None
                    return []
                if not _is_attended(state, present):
                    cluster.network.counts["rests"] += 1
                    return []
            await asyncio.sleep(3)
        waiting = [
            f"{one.view.version}, {one.unanswered}, seat {one.view.seat}"
            for one in (guest.session for guest in present)
        ]
        state = self._state_of(cluster, code)
        return [f"still waiting: version {state.version}, {state.seats}, {waiting}"]

    def _is_told(self, guest: Guest) -> bool:
        """Return whether a guest has received the whole log as it is now."""
        assert self.log is not None
        view = guest.session.view
        return (view.version, view.epoch) == (self.log.version, self.log.epoch)

    def _state_of(self, cluster: Cluster, code: str) -> TableState:
        """Return the state of the table according to the store."""
        if self.log is None:
            self.log = TableLog(code, LoopClock())
        read_on(self.log, cluster.store.kept(code))
        return self.log.state

    def _will_start(self, state: TableState, present: list[Guest]) -> bool:
        if state.host is None:
            return False
        hosts = [
            guest
            for guest in present
            if guest.person is not None
            and state.seat_of(guest.person.id) == state.host
            and not guest.is_idle
        ]
        if state.game is None:
            return bool(hosts)
        return any(state.game.number < guest.games for guest in hosts)


def _is_attended(state: TableState, present: list[Guest]) -> bool:
    """Return whether someone present holds a seat, or will sit down."""
    here = [(guest.person.id, guest) for guest in present if guest.person is not None]
    seats = (state.seat_of(person) for person, _ in here)
    held_by = [state.seats[seat] for seat in seats if seat is not None]
    if held_by:
        return not all(isinstance(holder, Human) and holder.silent for holder in held_by)
    place = state.first_open()
    if place is None or state.game is None:
        return False
    held = dict(state.game.held or ())
    return any(not guest.is_idle and held.get(person, place) == place for person, guest in here)
