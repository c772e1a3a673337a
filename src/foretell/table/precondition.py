"""Preconditions of commands: what one was meant for must not have passed.

A command comes with the version of the table on which its person decided. It may arrive much
later: the connection was down, or another device was quicker. The moment that counts depends on
the command: a move is meant for one turn, an answer for one question, a removal for the person
who holds the seat. Anything else may have happened since.
"""

from collections.abc import Iterable
from typing import assert_never

from foretell.table import commands
from foretell.table.refusals import Overtaken
from foretell.table.state import Removal, TableState, Turn, Undo


def check_not_overtaken(
    state: TableState, command: commands.Command, seat: int | None, *, version: int | None
) -> None:
    """Check that what a command was meant for has not passed.

    The person decided on it at ``seat`` (None for a spectator), on this version of the table, if
    it is known.

    Raises:
        Overtaken: when it has, or when the version lies in the future of this table, as after a
            restore.
    """
    if version is None:
        return
    if not _changed_at(state, command, seat) <= version <= state.version:
        raise Overtaken


def _changed_at(state: TableState, command: commands.Command, seat: int | None) -> int:
    """Return the version at which that for which a command is meant last changed."""
    turns = state.turns
    assert turns is not None, "only the authority decides"
    own = None if seat is None else turns[seat]
    match command:
        case (
            commands.ChooseTrump()
            | commands.Bid()
            | commands.Play()
            | commands.AskUndo()
            | commands.UseHint()
        ):
            return 0 if own is None else own.turned
        case commands.AnswerUndo():
            return _asked_at(state, state.undo)
        case commands.AnswerRemoval():
            return _asked_at(state, state.removal)
        case commands.LetBotPlay(seat=target):
            return max((max(turn.turned, turn.seated) for turn in _of(turns, (target,))), default=0)
        case (
            commands.Remove(seat=target)
            | commands.SeatBot(seat=target)
            | commands.Sit(seat=int(target))
        ):
            return max((turn.seated for turn in _of(turns, (target,))), default=0)
        case commands.Swap(seats=seats):
            return max((turn.seated for turn in _of(turns, seats)), default=0)
        case commands.Stand() | commands.ChooseCharacter():
            return 0 if own is None else own.seated
        case (
            commands.Sit()
            | commands.Readmit()
            | commands.GiveNonce()
            | commands.Start()
            | commands.CallRematch()
            | commands.ShowMoment()
            | commands.AddNote()
            | commands.RemoveNote()
            | commands.TakePart()
        ):
            # A change of phase counts for all seats, so this is the last one or later.
            return min(turn.seated for turn in turns)
        case _:
            assert_never(command)


def _asked_at(state: TableState, question: Undo | Removal | None) -> int:
    return state.version if question is None else question.number + 1


def _of(turns: tuple[Turn, ...], seats: Iterable[int]) -> Iterable[Turn]:
    """Return the turns of the seats that exist."""
    return (turns[seat] for seat in seats if seat < len(turns))
