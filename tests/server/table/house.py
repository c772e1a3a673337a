"""Tables as values, for tests: people, commands, and what follows."""

import itertools
from collections.abc import Sequence
from dataclasses import dataclass

from foretell.protocol import client as asked
from foretell.protocol.client import Command
from foretell.protocol.entries import Entry
from foretell.protocol.settings import TableSettings
from foretell.rules.options import Options
from foretell.server.table.decide import decide, decide_inner, opening
from foretell.server.table.evolve import evolve, first_state
from foretell.server.table.inner import BotActs, Inner
from foretell.server.table.rights import Means, Person
from foretell.server.table.state import TableState

ANN, BEN, CLEO, DAN = (Person(f"id-{name}", name) for name in ("Ann", "Ben", "Cleo", "Dan"))
THREE = Options(players=3, first_dealer=0, hand_sizes=(1, 2))


def new_means() -> Means:
    """Return means whose secrets are counted."""
    numbers = itertools.count(1)
    return Means(lambda: f"{next(numbers):064x}", ("casual", "random", "steady"))


@dataclass
class Place:
    """A table that goes on from one command to the next; ``now`` is in ms."""

    state: TableState
    means: Means
    now: int = 0
    log: tuple[Entry, ...] = ()

    def ask(self, by: Person, command: Command) -> tuple[Entry, ...]:
        """Carry a command out; return its entries."""
        return self.add(decide(self.state, command, by, self.means))

    def keep(self, *commands: Inner) -> tuple[Entry, ...]:
        """Let the table's keeper do something; return the entries."""
        return tuple(
            entry for command in commands for entry in self.add(decide_inner(self.state, command))
        )

    def add(self, entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
        """Add entries to the log."""
        self.state = evolve(self.state, entries, self.now)
        self.log += entries
        return entries

    def act(self, *, times: int = 1) -> None:
        """Let somebody who is to act do something legal, so many times."""
        for _ in range(times):
            self.keep(BotActs(self.state.to_act[0]))

    def play_out(self) -> None:
        """Play the game to its end."""
        while self.state.to_act:
            self.act()


def new_place(
    *,
    options: Options = THREE,
    settings: TableSettings | None = None,
    seated: Sequence[Person] = (ANN, BEN, CLEO),
    is_playing: bool = False,
) -> Place:
    """Return a table at which these people sit, from seat 0; the first one is the host."""
    means = new_means()
    entries = opening(options, settings or TableSettings(pace=0), seated[0], means)
    place = Place(first_state(entries, 0), means, log=entries)
    for number, person in enumerate(seated[1:]):
        place.ask(person, asked.Sit(f"sit-{number}"))
    if is_playing:
        place.ask(seated[0], asked.Start("start"))
    return place
