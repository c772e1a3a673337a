"""Decisions of a table's slow bots, begun ahead of the time when they are due."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from foretell.bots.registry import takes_time
from foretell.bots.runner import bot_seed
from foretell.game.actions import Action
from foretell.game.observation import observe
from foretell.game.state import State
from foretell.server.live.bots.pool import BotPool
from foretell.table.state import Human, Open, TableState
from foretell.table.system_commands import BotActs, BotDecided, SystemCommand
from foretell.table.timers import Timer

UNKNOWN: Final = "?"
"""The payer for bots at tables without a host, which share one budget."""


@dataclass(frozen=True, slots=True)
class _Thought:
    game: State
    seat: int
    bot: str
    action: "asyncio.Task[Action]"

    def is_of(self, state: TableState, seat: int | None) -> bool:
        """Return whether it is the decision that a seat has to make now."""
        return (
            seat == self.seat
            and state.game is not None
            and state.game.state is self.game
            and state.acting_bot(seat) == self.bot
        )


class Thinker:
    """Runs the decisions of a table's bots, one at a time."""

    def __init__(self, pool: BotPool, *, wake: Callable[[], None]) -> None:
        self._pool = pool
        self._wake = wake
        self._thought: _Thought | None = None

    def prepare(self, state: TableState) -> None:
        """Start preparing the bots of a table."""
        for seat in range(len(state.seats)):
            self._pool.prepare(state.acting_bot(seat))

    def begin(self, state: TableState, timer: Timer | None, *, now: int) -> None:
        """Start the next bot's decision, and drop one that is no longer needed.

        A stand-in for a person does not start before the person's time is up.
        """
        seat = None
        if timer is not None and isinstance(timer.command, BotActs):
            may_act = timer.at <= now or state.bot_for(timer.command.seat) is not None
            if may_act and takes_time(state.acting_bot(timer.command.seat)):
                seat = timer.command.seat
        if self._thought is not None and not self._thought.is_of(state, seat):
            self.drop()
        if seat is not None and self._thought is None:
            self._thought = self._start(state, seat)

    def decided(self, command: SystemCommand) -> SystemCommand | None:
        """Return the command to execute for a due one; None while its bot is thinking."""
        if self._thought is None:
            return command
        if not self._thought.action.done():
            return None
        silent = isinstance(command, BotActs) and command.silent
        return BotDecided(self._thought.seat, self._thought.action.result(), silent)

    def has_to_wait(self, state: TableState) -> bool:
        """Return whether bots at the table have to wait because the host's budget is used up."""
        bots = (state.bot_for(seat) for seat in range(len(state.seats)))
        is_thinking = state.is_playing and any(bot is not None and takes_time(bot) for bot in bots)
        return is_thinking and self._pool.has_to_wait(_payer(state))

    def drop(self) -> None:
        """Cancel the decision in progress, if any."""
        if self._thought is not None:
            self._thought.action.cancel()
            self._thought = None

    def _start(self, state: TableState, seat: int) -> _Thought:
        game = state.game
        assert game is not None
        assert game.start.seed is not None
        bot = state.acting_bot(seat)
        deciding = self._pool.decide(
            bot, bot_seed(game.start.seed, seat), observe(game.state, seat), payer=_payer(state)
        )
        action = asyncio.create_task(deciding)
        action.add_done_callback(lambda _: self._wake())
        return _Thought(game.state, seat, bot, action)


def _payer(state: TableState) -> str:
    """Return the person charged for the bots of a table: its host, who seats them."""
    host = Open() if state.host is None else state.seats[state.host]
    return host.id if isinstance(host, Human) else UNKNOWN
