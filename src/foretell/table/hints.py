"""Hints: whoever is given one has the round marked first, for everybody to see."""

from foretell.game.actions import has_choice
from foretell.table.events import HintUsed
from foretell.table.permissions import check_playing, legal_actions_of
from foretell.table.refusals import HintMarked, HintsForbidden, NoHintNow, NothingToAdvise
from foretell.table.state import TableState


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
