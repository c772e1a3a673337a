"""A table state as a situation, and intents as commands to the server."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Final, assert_never

from foretell.client.moves import move_of
from foretell.client.table_view import TableView
from foretell.game.actions import ChooseTrump, MakeBid, PlayCard
from foretell.game.hint import Hint
from foretell.protocol.client import (
    AnswerRemoval,
    AnswerUndo,
    AskUndo,
    CallRematch,
    Command,
    LetBotPlay,
    Sit,
    Start,
    UseHint,
)
from foretell.table import commands
from foretell.table import state as table_state
from foretell.table.attendance import least_absence
from foretell.table.state import BotSeat, Human, Open, TableState
from foretell.terminal.join.situation import Holder, Intent, Request, Situation

MS: Final = 1_000
_REQUESTS: Final[dict[Request, Callable[[str], Command]]] = {
    Request.START: Start,
    Request.REMATCH: CallRematch,
    Request.TAKE_BACK: AskUndo,
    Request.HINT: UseHint,
    Request.PLAY_AGAIN: Sit,
}
"""The commands without further fields."""


def situation_of(
    table: TableState,
    seat: int,
    *,
    may_act: bool = False,
    clocks: Sequence[int] = (),
    waited: int = 0,
    gone: Mapping[int, int] = MappingProxyType({}),
) -> Situation:
    """Return a table as visible to the person at a seat.

    Args:
        table: the table.
        seat: the person's seat.
        may_act: whether the server has announced that the seat is to act.
        clocks: milliseconds left by seat; empty at a table without clocks.
        waited: the seconds for which the seats to act have been waited for.
        gone: the seats whose holder is not connected, each with the seconds since when.
    """
    game, undo, removal = table.game, table.undo, table.removal
    settings, least = table.settings, -(-least_absence(table.settings) // MS)
    awaited = [
        seat for seat, holder in enumerate(table.seats) if table.is_playing and _is_awaited(holder)
    ]
    absent = {seat: gone[seat] for seat in awaited if seat in gone}
    silent = {seat: settings.silence - waited for seat in awaited if seat in table.to_act}
    bot_in = silent | {seat: least - seconds for seat, seconds in absent.items()}
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
        undo_waits=() if undo is None else undo.missing,
        removal_asked=removal is not None and seat in removal.missing,
        absent={other: max(0, settings.grace - seconds) for other, seconds in absent.items()},
        bot_in={other: max(0, seconds) for other, seconds in bot_in.items() if other != seat},
        last_removed=(table.barred[-1].name, table.barred[-1].by) if table.barred else None,
        gives_hints=table.settings.hints,
        hints=() if game is None else game.hints,
    )


def command_of(intent: Intent, command: str, hint: Hint | None = None) -> Command:
    """Return an intent as a command with an id.

    Args:
        intent: the intent.
        command: the id.
        hint: what the person was shown before a move, if anything.

    Raises:
        ValueError: for leaving, which is not sent to the server.
    """
    match intent:
        case Request.ALLOW_UNDO | Request.REFUSE_UNDO:
            return AnswerUndo(command, intent is Request.ALLOW_UNDO)
        case Request.ALLOW_REMOVAL | Request.REFUSE_REMOVAL:
            return AnswerRemoval(command, intent is Request.ALLOW_REMOVAL)
        case commands.LetBotPlay(absent):
            return LetBotPlay(command, absent)
        case Request.LEAVE:
            raise ValueError("who leaves asks for nothing")
        case Request():
            return _REQUESTS[intent](command)
        case ChooseTrump() | MakeBid() | PlayCard():
            return move_of(intent, command, hint)
        case _:
            assert_never(intent)


def silent_seat(view: TableView) -> int | None:
    """Return the seat of a connected person for whom another one waits: the client's first.

    None if nobody is waited for, or nobody else could let a bot play.
    """
    present = [
        seat
        for seat, (holder, is_present) in enumerate(zip(view.seats, view.present, strict=False))
        if is_present and _is_awaited(holder)
    ]
    silent = [seat for seat in present if seat in view.to_act]
    if view.seat is None or len(present) < 2 or not silent:
        return None
    return view.seat if view.seat in silent else silent[0]


def type_of(intent: Intent) -> str:
    """Return the type of the message that an intent becomes."""
    return str(command_of(intent, "").__struct_config__.tag)


def _is_awaited(holder: table_state.Holder) -> bool:
    """Return whether a seat's person acts for it, as soon as they are connected."""
    return isinstance(holder, Human) and not holder.away and not holder.waits


def _holder(holder: table_state.Holder) -> Holder:
    match holder:
        case Human(name=name, away=away) as human:
            return Holder(name, is_away=away, is_silent=human.silent, waits=human.waits)
        case BotSeat(name):
            return Holder(name, is_bot=True)
        case Open():
            return Holder()
        case _:
            assert_never(holder)
