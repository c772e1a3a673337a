"""A table state as a situation, and intents as commands to the server."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, assert_never

from foretell.client.moves import move_of
from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.protocol.client import (
    AnswerRemoval,
    AnswerUndo,
    AskUndo,
    CallRematch,
    Command,
    LetBotPlay,
    Start,
    UseHint,
)
from foretell.table import commands
from foretell.table import state as table_state
from foretell.table.state import BotSeat, Human, Open, TableState
from foretell.terminal.join.situation import Holder, Intent, Request, Situation

MS: Final = 1_000


def situation_of(
    table: TableState,
    seat: int,
    *,
    may_act: bool = False,
    clocks: Sequence[int] = (),
    gone: Mapping[int, int] = MappingProxyType({}),
) -> Situation:
    """Return a table as visible to the person at a seat.

    Args:
        table: the table.
        seat: the person's seat.
        may_act: whether the server has announced that the seat is to act.
        clocks: milliseconds left by seat; empty at a table without clocks.
        gone: the seats whose holder is not connected, each with the seconds since when.
    """
    game, undo, removal = table.game, table.undo, table.removal
    return Situation(
        options=table.options,
        holders=tuple(map(_holder, table.seats)),
        seat=seat,
        host=table.host,
        events=None if game is None else game.events,
        is_over=game is not None and game.is_over,
        may_act=may_act,
        clock=clocks[seat] // MS if clocks else None,
        undo_asked=undo is not None and seat in undo.missing,
        removal_asked=removal is not None and seat in removal.missing,
        absent={
            seat: max(0, table.settings.grace - seconds)
            for seat, seconds in gone.items()
            if table.is_playing and _is_awaited(table.seats[seat])
        },
        last_removed=(table.barred[-1].name, table.barred[-1].by) if table.barred else None,
        gives_hints=table.settings.hints,
        hints=() if game is None else game.hints,
    )


def command_of(intent: Intent, command: str) -> Command:
    """Return an intent as a command with an id.

    Raises:
        ValueError: for leaving, which is not sent to the server.
    """
    match intent:
        case Request.START:
            return Start(command)
        case Request.REMATCH:
            return CallRematch(command)
        case Request.TAKE_BACK:
            return AskUndo(command)
        case Request.ALLOW_UNDO | Request.REFUSE_UNDO:
            return AnswerUndo(command, intent is Request.ALLOW_UNDO)
        case Request.ALLOW_REMOVAL | Request.REFUSE_REMOVAL:
            return AnswerRemoval(command, intent is Request.ALLOW_REMOVAL)
        case Request.HINT:
            return UseHint(command)
        case commands.LetBotPlay(absent):
            return LetBotPlay(command, absent)
        case Request.LEAVE:
            raise ValueError("who leaves asks for nothing")
        case ChooseTrump() | MakeBid() | PlayCard():
            return move_of(intent, command)
        case _:
            assert_never(intent)


def _is_awaited(holder: table_state.Holder) -> bool:
    """Return whether a seat's person acts for it, as soon as they are connected."""
    return isinstance(holder, Human) and not holder.away and not holder.waits


def _holder(holder: table_state.Holder) -> Holder:
    match holder:
        case Human(name=name, away=away) as human:
            return Holder(name, is_away=away, waits=human.waits)
        case BotSeat(name):
            return Holder(name, is_bot=True)
        case Open():
            return Holder()
        case _:
            assert_never(holder)
