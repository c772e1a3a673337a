"""A table at which people play while one of them works against the others, in virtual time."""

import asyncio
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from itertools import count, pairwise
from typing import Any, Final

from foretell.client.moves import move_of
from foretell.game.events import BidMade, CardPlayed, TrumpChosen
from foretell.protocol.client import Command, Sit, Start
from foretell.protocol.codec import decode_events, decode_server
from foretell.protocol.server import Done, Refused
from foretell.rules.options import Options
from foretell.server.live.table_actor import TableActor
from foretell.server.live.table_registry import TableRegistry
from foretell.table.events import TableEvent
from foretell.table.permissions import Person, legal_actions_of
from foretell.table.settings import LISTED_PATIENCE, TableSettings
from foretell.table.state import TableState
from tests.server.inside import new_registry, opened
from tests.server.simulation.loop import run

LISTED: Final = TableSettings(listed=True, patience=LISTED_PATIENCE)
"""A table in the lobby, where strangers meet, with the settings that it has by default."""
FOUR: Final = Options(players=4, first_dealer=0, hand_sizes=(2, 3, 4))
LOOK: Final = 0.05
"""Seconds after which people look at the table again."""
THINKS: Final = 2.0
"""Seconds that honest people take for a decision."""
MOVES: Final = (TrumpChosen, BidMade, CardPlayed)
LONGEST: Final = 24 * 3_600.0

Made = Callable[[str], Command]
"""Makes a command with an id."""


@dataclass
class Evening:
    """A table with four people connected, who play one game.

    Attributes:
        registry: the server's tables.
        code: the table's code.
        actor: the table.
        people: by seat; the first one is the host.
        answers: how often each person received each answer: ``done``, or the code of a refusal.
    """

    registry: TableRegistry
    code: str
    actor: TableActor
    people: Sequence[Person]
    answers: dict[str, Counter[str]] = field(default_factory=dict)
    _ids: "count[int]" = field(default_factory=count)

    @property
    def state(self) -> TableState:
        """The present state of the table."""
        return self.actor.log.state

    def is_waited_for(self, seat: int) -> bool:
        """Return whether the table waits for the person at a seat."""
        state = self.state
        return state.is_playing and seat in state.to_act and state.bot_for(seat) is None

    async def ask(self, seat: int, make: Made) -> str:
        """Send a command of the person who came to a seat; return ``done`` or a refusal's code."""
        person = self.people[seat]
        answer = decode_server(await self.actor.ask(person, make(f"{next(self._ids)}")))
        assert isinstance(answer, Done | Refused)
        code = "done" if isinstance(answer, Done) else answer.code
        self.answers.setdefault(person.name, Counter())[code] += 1
        return code

    def leave(self, seat: int) -> None:
        """Close the connection of the person who came to a seat."""
        self.actor.depart(self.people[seat].id)

    def come_back(self, seat: int) -> None:
        """Open a connection for them again."""
        self.actor.arrive(self.people[seat].id)

    async def play(self, seat: int, *, thinks: float = THINKS) -> None:
        """Play honestly: the first legal action, after some seconds, until the game is over."""
        while self.state.is_playing:
            if self.is_waited_for(seat):
                await asyncio.sleep(thinks)
                if self.is_waited_for(seat):
                    await self.move(seat)
            await asyncio.sleep(LOOK)

    async def move(self, seat: int) -> str:
        """Make the first legal move of a person to act."""
        action = legal_actions_of(self.state, seat)
        return await self.ask(seat, lambda name: move_of(action[0], name)) if action else ""

    async def insist(self, seat: int, make: Made, *, every: float) -> None:
        """Send a command again and again until the game is over."""
        while self.state.is_playing:
            await self.ask(seat, make)
            await asyncio.sleep(every)

    async def log(self) -> list[tuple[float, TableEvent]]:
        """Return all events with their times, in seconds."""
        rows = await self.registry.store.log.rows(self.code)
        return [(row.at / 1_000, event) for row in rows for event in decode_events(row.entries)]

    async def waits(self) -> list[tuple[int, float]]:
        """Return the seat of each move of the game, and the seconds since the one before."""
        moves = [(at, event) for at, event in await self.log() if isinstance(event, MOVES)]
        return [(event.seat, at - before) for (before, _), (at, event) in pairwise(moves)]

    async def count(self, *kinds: type[TableEvent], seat: int | None = None) -> int:
        """Return the number of events of these kinds, of any seat or of one."""
        return sum(
            isinstance(event, kinds) and seat in {None, getattr(event, "seat", None)}
            for _, event in await self.log()
        )


Plan = Callable[[Evening], Sequence[Coroutine[Any, Any, None]]]


def spend(
    plan: Plan, *, settings: TableSettings = LISTED, options: Options = FOUR, then: Any = None
) -> Any:
    """Let people act by a plan until the game is over; return what ``then`` makes of it.

    Args:
        plan: returns what each person does, from the start of the game.
        settings: of the table.
        options: of the game.
        then: a coroutine function of the evening, which is awaited after the game.
    """

    async def evening() -> Any:
        registry = new_registry()
        code, actor = await opened(registry, options=options, settings=settings)
        people = [Person("id-Ann", "Ann")] + [
            Person(f"id-{name}", name) for name in ("Ben", "Cleo", "Dan")[: options.players - 1]
        ]
        scene = Evening(registry, code, actor, people)
        for seat in range(1, len(people)):
            assert await scene.ask(seat, Sit) == "done"
        for person in people:
            actor.arrive(person.id)
        assert await scene.ask(0, Start) == "done"
        await asyncio.gather(*plan(scene))
        result = await then(scene)
        for person in people:
            if actor.presence.sockets_of(person.id):
                actor.depart(person.id)
        await registry.stop()
        return result

    return run(evening(), limit=LONGEST)
