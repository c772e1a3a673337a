"""Hints: whoever is given one has the round marked first, for everybody to see.

A move brings the values that were shown before it, which only the record has.
"""

from typing import assert_never

from foretell.game.actions import has_choice
from foretell.game.changed import changed
from foretell.game.hint import Hint
from foretell.table.events import HintEvent, HintShown, HintUsed
from foretell.table.permissions import check_playing, legal_actions_of
from foretell.table.refusals import HintMarked, HintsForbidden, NoHintNow, NothingToAdvise
from foretell.table.state import Game, TableState


def use_hint(state: TableState, seat: int) -> tuple[HintUsed, ...]:
    """Return the event that marks the round of a seat.

    Raises:
        HintsForbidden: when the table is played without hints.
        NotPlaying: when no game is in progress.
        WaitsForDeal: when the person waits for the next deal.
        NoHintNow: when the seat is not to act.
        NothingToAdvise: when all its legal actions are alike.
        HintMarked: when the round is marked already.
    """
    if not state.settings.hints:
        raise HintsForbidden
    game = check_playing(state, seat)
    legal = legal_actions_of(state, seat)
    if not legal:
        raise NoHintNow
    if not has_choice(legal):
        raise NothingToAdvise
    used = HintUsed(seat, game.state.round.number)
    if (used.seat, used.round) in game.hints:
        raise HintMarked(used.round)
    return (used,)


def shown_hint(state: TableState, seat: int, hint: Hint | None) -> tuple[HintEvent, ...]:
    """Return the events of the hint that a move brings; they mark the round if it is not yet.

    Raises:
        HintsForbidden: when the table is played without hints.
    """
    if hint is None:
        return ()
    if not state.settings.hints:
        raise HintsForbidden
    assert state.game is not None
    used = HintUsed(seat, state.game.state.round.number)
    shown = HintShown(seat, hint)
    return (shown,) if (used.seat, used.round) in state.game.hints else (used, shown)


def evolve_hints(game: Game, event: HintEvent) -> Game:
    """Return the game after a hint."""
    match event:
        case HintUsed(seat, number):
            return changed(game, hints=(*game.hints, (seat, number)))
        case HintShown(hint=hint):
            if hint is None:
                return game
            at = len(game.history.events)
            earlier = (one for one in game.hint_values if one[0] != at)
            return changed(game, hint_values=(*earlier, (at, hint)))
        case _:
            assert_never(event)


def hint_values_until(game: Game, at: int) -> tuple[tuple[int, Hint], ...]:
    """Return the values that were shown before the first ``at`` events of a game."""
    return tuple(one for one in game.hint_values if one[0] < at)
