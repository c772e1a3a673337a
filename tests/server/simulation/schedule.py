"""One whole simulation from one number: who is there, what goes wrong, and how it ends."""

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
from foretell.table.state import TableState
from foretell.testing import all_options
from tests.server.simulation.guest import Guest
from tests.server.simulation.house import House, LoopClock
from tests.server.simulation.loop import run
from tests.server.simulation.network import Network
from tests.server.simulation.verdict import faults_of

LIMIT = 100_000.0
"""Seconds that a simulation may take on its own clock."""
STEPS = (-3_600_000, 3_600_000)
"""Milliseconds by which a node's clock is set, back or forward."""
LEASE_OVER = 7.0
"""Seconds after which a server that stood still has lost its tables."""


@dataclass
class Course:
    """How a simulation went."""

    faults: list[str]
    counts: Counter[str] = field(default_factory=Counter)
    trace: tuple[object, ...] = ()
    """What is the same whenever the same seed is simulated."""


@cache
def short_options() -> tuple[Options, ...]:
    """Return all options with few cards."""
    sizes = ((1,), (2,), (1, 2, 1))
    found = all_options(first_dealers=("draw", 0), hand_sizes=sizes)
    return tuple(options for options in found if options.hand_sizes is not None)


@cache
def long_options() -> tuple[Options, ...]:
    """Return all options whose schedule is fixed: two players, and a suit for each."""
    found = all_options(first_dealers=("draw", 0))
    return tuple(
        options for options in found if options.players == 2 or options.deal is Deal.ONE_SUIT
    )


def simulate(seed: int) -> Course:
    """Run the simulation of a seed; whatever is logged as an exception is a fault."""
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
    """A simulation.

    Args:
        seed: from which everything follows.
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
            pace=chance.choice((0, 700)),
            stand_in="random" if chance.random() < 0.95 else "steady",
        )
        self.humans = chance.randint(1, self.options.players + 1)
        self.nodes = chance.choice((1, 1, 2, 3))
        self.lateness = chance.choice((0.001, 0.02, 0.3))
        self.storage = chance.choice((0.0, 0.005, 0.2))
        self.length = chance.choice((2.0, 20.0, 100.0))
        """Seconds for which things go wrong."""
        self.log: TableLog | None = None

    async def play(self) -> Course:
        """Play it to its end."""
        chance = self.chance
        network = Network(chance, slowest=self.lateness)
        house = House(chance, network, nodes=self.nodes, slowest=self.storage)
        await house.open()
        people = [Person(f"person-{place}", f"Name {place}") for place in range(self.humans)]
        host = house.nodes[0]
        made: list[str] = []

        async def create() -> None:
            made.append(await host.registry.create(self.options, self.settings, people[0]))

        await host.spawn(create())
        guests = [self._guest(house, made[0], person, place) for place, person in enumerate(people)]
        guests.append(self._guest(house, made[0], None, len(people)))
        if chance.random() < 0.3:
            guests.append(self._guest(house, made[0], people[0], len(guests)))
        if chance.random() < 0.25:
            guests += self._schemers(house, made[0], guests)
        lives = [asyncio.create_task(guest.live()) for guest in guests]
        await self._trouble(house)
        present = await self._calm(house, made[0], guests)
        faults = await self._wait(house, made[0], present)
        faults += await faults_of(house, made[0], guests, present)
        for life in lives:
            life.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        await house.close()
        faults += [f"{type(error).__name__}: {error}" for error in house.errors]
        rows = await house.store.log.rows(made[0])
        trace = (asyncio.get_running_loop().time(), rows, sorted(network.counts.items()))
        return Course(faults, network.counts, trace)

    def _guest(self, house: House, code: str, person: Person | None, place: int) -> Guest:
        guest = Guest(
            house, code, person, name=f"g{place}", chance=Random(self.chance.getrandbits(64))
        )
        guest.games = self.chance.choice((1, 1, 1, 2))
        guest.is_idle = self.chance.random() < 0.1 and place > 0
        return guest

    def _schemers(self, house: House, code: str, guests: list[Guest]) -> list[Guest]:
        """Let the host be after the others' hands, together with second identities of theirs."""
        guests[0].is_schemer = True
        seconds = [
            self._guest(house, code, Person(f"second-{place}", f"Second {place}"), place)
            for place in range(len(guests), len(guests) + self.chance.choice((1, 2)))
        ]
        for second in seconds:
            second.is_schemer = True
        return seconds

    async def _trouble(self, house: House) -> None:
        """Let servers die and stand still, one thing after the other."""
        chance = self.chance
        end = asyncio.get_running_loop().time() + self.length
        house.store.back_up()
        while (now := asyncio.get_running_loop().time()) < end:
            await asyncio.sleep(min(chance.expovariate(4 / self.length), end - now))
            dice, node = chance.random(), chance.choice(house.nodes)
            if dice < 0.35:
                await house.kill(node)
                await asyncio.sleep(chance.choice((0.1, 3.0, 12.0)) * chance.random())
                await house.add()
            elif dice < 0.7:
                seconds = chance.choice((0.5, 2.0, LEASE_OVER, 2 * LEASE_OVER))
                await house.stand_still(node, seconds * chance.uniform(0.5, 1.5))
            elif dice < 0.85:
                house.network.counts["store out"] += 1
                house.store.gate.clear()
                await asyncio.sleep(chance.choice((0.5, 10.0)))
                house.store.gate.set()
            elif dice < 0.95:
                house.network.counts["clock set"] += 1
                node.clock.ahead += chance.choice(STEPS)
            elif dice < 0.96:
                house.store.back_up()
            elif dice < 0.98:
                await house.restore()
            else:
                house.network.counts["disk full"] += 1
                house.store.fault = StoreUnavailable("full")
                await asyncio.sleep(chance.choice((0.5, 10.0)))
                house.store.fault = None

    async def _calm(self, house: House, code: str, guests: list[Guest]) -> list[Guest]:
        """Let nothing go wrong any more, and some people be gone for good; return the others."""
        house.network.calm_down()
        house.store.slowest = 0.002
        state = self._state_of(house, code)
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
            house.network.counts["gone for good"] += 1
        return present

    async def _wait(self, house: House, code: str, present: list[Guest]) -> list[str]:
        """Wait until the game is over, no longer than it may take with such people."""
        options, settings = self.options, self.settings
        decisions = options.players * (2 * len(options.schedule) + sum(options.schedule))
        longest = settings.patience + settings.grace + settings.pace / 1_000 + 25
        end = asyncio.get_running_loop().time() + 3 * (decisions + 10) * longest
        while asyncio.get_running_loop().time() < end:
            state = self._state_of(house, code)
            is_quiet = all(guest.is_up_to_date for guest in present)
            if is_quiet and all(self._is_told(guest) for guest in present):
                if not state.is_playing and not self._will_start(state, present):
                    house.network.counts["games"] += state.games
                    house.network.counts["ended"] += state.game is not None
                    return []
                if not _is_attended(state, present):
                    house.network.counts["rests"] += 1
                    return []
            await asyncio.sleep(3)
        waiting = [
            f"{guest.talk.view.version}, {guest.talk.unanswered}, seat {guest.talk.view.seat}"
            for guest in present
        ]
        state = self._state_of(house, code)
        return [f"still waiting: version {state.version}, {state.seats}, {waiting}"]

    def _is_told(self, guest: Guest) -> bool:
        """Return whether somebody has been told everything, of the log as it is."""
        assert self.log is not None
        story = guest.talk.view
        return (story.version, story.epoch) == (self.log.version, self.log.epoch)

    def _state_of(self, house: House, code: str) -> TableState:
        """Return the table by what is kept of it."""
        if self.log is None:
            self.log = TableLog(code, LoopClock())
        self.log.catch_up(house.store.kept(code))
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
    """Return whether somebody who is there holds a seat, or will sit down."""
    here = [(guest.person.id, guest) for guest in present if guest.person is not None]
    if any(state.seat_of(person) is not None for person, _ in here):
        return True
    place = state.first_open()
    if place is None or state.game is None:
        return False
    held = dict(state.game.held or ())
    return any(not guest.is_idle and held.get(person, place) == place for person, guest in here)
