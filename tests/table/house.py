"""Tables as values, for tests: people, commands, and what follows."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass, replace

from foretell.rules.options import Options
from foretell.server.live.context import table_context
from foretell.table import commands as asked
from foretell.table.commands import Command
from foretell.table.context import TableContext
from foretell.table.decide import decide, decide_system, opening
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve, first_state
from foretell.table.permissions import Person
from foretell.table.settings import TableSettings
from foretell.table.state import TableState
from foretell.table.system_commands import BotActs, SystemCommand

ANN, BEN, CLEO, DAN = (Person(f"id-{name}", name) for name in ("Ann", "Ben", "Cleo", "Dan"))
THREE = Options(players=3, first_dealer=0, hand_sizes=(1, 2))


def new_context() -> TableContext:
    """Return a context whose secrets are counted."""
    numbers = itertools.count(1)
    return table_context(lambda: f"{next(numbers):064x}", ("casual", "random", "steady"))


@dataclass
class Place:
    """A table that goes on from one command to the next; ``now`` is in ms."""

    state: TableState
    context: TableContext
    now: int = 0
    log: tuple[TableEvent, ...] = ()

    def ask(self, by: Person, command: Command) -> tuple[TableEvent, ...]:
        """Carry a command out; return its events."""
        return self.add(decide(self.state, command, by, self.context))

    def keep(self, *commands: SystemCommand) -> tuple[TableEvent, ...]:
        """Let the table do something by itself; return the events."""
        return tuple(
            event
            for command in commands
            for event in self.add(decide_system(self.state, command, self.context))
        )

    def add(self, events: tuple[TableEvent, ...]) -> tuple[TableEvent, ...]:
        """Add events to the log."""
        self.state = evolve(self.state, events, self.now)
        self.log += events
        return events

    def act(self, *, times: int = 1) -> None:
        """Let somebody who is to act do something legal, so many times."""
        for _ in range(times):
            self.keep(BotActs(self.state.to_act[0]))

    def play_out(self) -> None:
        """Play the game to its end."""
        while self.state.to_act:
            self.act()


def without_rounds(table: TableState | None) -> TableState | None:
    """Return a table without the events of earlier rounds, which ``redact_state`` leaves out."""
    if table is None or table.game is None:
        return table
    history = replace(table.game.history, rounds=())
    return replace(table, game=replace(table.game, history=history))


def new_place(
    *,
    options: Options = THREE,
    settings: TableSettings | None = None,
    seated: Sequence[Person] = (ANN, BEN, CLEO),
    is_playing: bool = False,
) -> Place:
    """Return a table at which these people sit, from seat 0; the first one is the host."""
    context = new_context()
    first = opening(options, settings or TableSettings(pace=0), seated[0], context)
    place = Place(first_state(first, 0), context, log=first)
    for person in seated[1:]:
        place.ask(person, asked.Sit())
    if is_playing:
        place.ask(seated[0], asked.Start())
    return place
