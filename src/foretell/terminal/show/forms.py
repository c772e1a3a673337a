"""Games in the forms that commands read: records, short texts, positions."""

from collections.abc import Iterator

from foretell.game.notation import position_text
from foretell.game.phases import Finished, Settling, phase_of
from foretell.record import game_text, write_record
from foretell.terminal.show import Form
from foretell.terminal.show.replay import GameReplay


def form_lines(game: GameReplay, form: Form, *, only: int | None = None) -> Iterator[str]:
    """Yield the lines of a game in a form; of positions, those of a round alone if it is given."""
    match form:
        case Form.RECORD:
            yield from write_record(game.record).splitlines()
        case Form.TEXT:
            yield from game_text(game.record).splitlines()
        case Form.POSITIONS:
            yield from _positions(game, only)


def _positions(game: GameReplay, only: int | None) -> Iterator[str]:
    """Yield each position in which a seat is to act, everything shown."""
    for current in game.rounds:
        for _, state in current.events if only in {None, current.dealt.round} else ():
            if not isinstance(phase_of(state), Settling | Finished):
                yield position_text(state)
