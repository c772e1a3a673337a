"""Tables as values, and people who send them commands."""

import itertools
from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace

from foretell.bots.substitutes import Failure
from foretell.rules.options import Options
from foretell.server.live.bots.failures import BotFailures
from foretell.server.live.table_context import table_context
from foretell.table import commands as table_commands
from foretell.table.attendance import Attendance
from foretell.table.commands import Command
from foretell.table.context import TableContext
from foretell.table.decide import decide, decide_system, opening
from foretell.table.decision import Decision
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve, first_state
from foretell.table.permissions import Person
from foretell.table.settings import TableSettings
from foretell.table.state import TableState
from foretell.table.system_commands import BotActs, SystemCommand

ANN, BEN, CLEO, DAN = (Person(f"id-{name}", name) for name in ("Ann", "Ben", "Cleo", "Dan"))
DAY = 86_400_000
"""Milliseconds."""
THREE = Options(players=3, first_dealer=0, hand_sizes=(1, 2))


def new_context() -> TableContext:
    """Return a context whose secrets are consecutive numbers."""
    numbers = itertools.count(1)
    bots = ("casual", "random", "steady")
    return table_context(lambda: f"{next(numbers):064x}", bots, NoFailures(lambda: 0.0))


class NoFailures(BotFailures):
    """Let no failure of a bot pass unseen in a test."""

    def note(self, bot: str, failure: Failure) -> None:
        raise AssertionError(bot, failure)


@dataclass
class LiveTable:
    """A table's state and log, advanced by commands; ``now`` is in ms."""

    state: TableState
    context: TableContext
    now: int = 0
    log: tuple[TableEvent, ...] = ()

    def ask(
        self,
        by: Person,
        command: Command,
        *,
        gone: Collection[int] = (),
        attendance: Attendance | None = None,
        version: int | None = None,
    ) -> tuple[TableEvent, ...]:
        """Carry out a person's command; return its events.

        Args:
            by: the person.
            command: the command.
            gone: the seats of people who have been disconnected for a day.
            attendance: the connections of the people, in place of ``gone``.
            version: the version of the table on which the person decided.
        """
        if attendance is None:
            attendance = Attendance(self.now, dict.fromkeys(gone, self.now - DAY))
        decision = decide(
            self.state, command, by, self.context, attendance=attendance, version=version
        )
        return self.add(decision)

    def run(self, *commands: SystemCommand) -> tuple[TableEvent, ...]:
        """Carry out system commands; return their events."""
        return tuple(
            event
            for command in commands
            for event in self.add(decide_system(self.state, command, self.context))
        )

    def add(self, decision: Decision) -> tuple[TableEvent, ...]:
        """Add the events of a decision to the log; the state is what they fold to."""
        after = decision.after(self.state, self.now)
        assert after == evolve(self.state, decision.events, self.now)
        self.state = after
        self.log += decision.events
        return decision.events

    def act(self, *, times: int = 1) -> None:
        """Let bots make this number of legal moves."""
        for _ in range(times):
            self.run(BotActs(self.state.to_act[0]))

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


def new_live_table(
    *,
    options: Options = THREE,
    settings: TableSettings | None = None,
    seated: Sequence[Person] = (ANN, BEN, CLEO),
    is_playing: bool = False,
) -> LiveTable:
    """Return a table with these people seated from seat 0; the first one is the host."""
    context = new_context()
    first = opening(options, settings or TableSettings(pace=0), seated[0], context)
    live = LiveTable(first_state(first, 0), context, log=first)
    for person in seated[1:]:
        live.ask(person, table_commands.Sit())
    if is_playing:
        live.ask(seated[0], table_commands.Start())
    return live
