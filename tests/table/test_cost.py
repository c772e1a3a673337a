"""The cost of an event does not depend on how many came before."""

import gc
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final

from foretell.game.events import Dealt
from foretell.game.evolve import evolve as evolve_game
from foretell.game.phases import Playing, phase_of
from foretell.rules.options import Options
from foretell.table import events as table_events
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve, first_state
from foretell.table.redact import redact_events
from tests.table.builders import new_live_table

GAME: Final = evolve_game.__code__.co_filename
ROUNDS: Final = 60
FEW_BYTES: Final = 1_024
"""A score pad with this number of rounds, and other values that may differ between rounds."""


def reached(value: object) -> dict[int, int]:
    """Return the sizes of all objects reachable from a value, by identity."""
    found: dict[int, int] = {}
    ahead = [value]
    while ahead:
        one = ahead.pop()
        if id(one) not in found and not isinstance(one, type):
            found[id(one)] = sys.getsizeof(one)
            ahead += gc.get_referents(one)
    return found


def made(before: object, after: object) -> int:
    """Return the number of bytes that one state does not share with another."""
    old = reached(before)
    return sum(size for name, size in reached(after).items() if name not in old)


def long_log() -> tuple[TableEvent, ...]:
    live = new_live_table(options=Options(players=3, hand_sizes=(1,) * ROUNDS), is_playing=True)
    live.play_out()
    return live.log


def costs(log: tuple[TableEvent, ...], *, at: int | None) -> list[int]:
    """Return the bytes allocated by each event of the second and of the last round."""
    numbers = (2, ROUNDS)
    found: dict[int, list[int]] = {number: [] for number in numbers}
    number, state = 0, first_state(log[:1], at)
    for event in log[1:]:
        before, state = state, evolve(state, (event,), at)
        number += isinstance(event, Dealt)
        if number in found and not isinstance(event, table_events.ShuffleRevealed):
            found[number].append(made(before, state))
    return [max(found[number]) for number in numbers]


def test_an_event_at_the_end_of_a_long_game_costs_no_more_than_one_at_its_beginning() -> None:
    log = long_log()
    assert len(log) > 600
    early, late = costs(log, at=0)
    assert late < early + FEW_BYTES


def test_an_event_costs_a_viewer_no_more_at_the_end_of_a_long_game() -> None:
    log = long_log()
    state = evolve(first_state(log[:1], 0), log[1:], 0)
    early, late = costs(redact_events(log, 0, state=state, since=0), at=None)
    assert late < early + FEW_BYTES


def test_an_undo_folds_only_the_current_round() -> None:
    """However many rounds there were before it."""
    live = new_live_table(options=Options(players=3, hand_sizes=(1,) * ROUNDS), is_playing=True)
    while len(live.state.game.state.scores) < ROUNDS - 1:  # type: ignore[union-attr]  # a game is being played
        live.act()
    while not (live.state.game and isinstance(phase_of(live.state.game.state), Playing)):
        live.act()
    (seat,) = live.state.to_act
    live.act()
    calls = folded(lambda: evolve(live.state, [table_events.TakenBack(seat, 1)], 0))
    assert 0 < calls < 20


def folded(work: Callable[[], object]) -> int:
    """Return the number of game events folded during a call."""
    count = 0

    def note(frame: FrameType, event: str, _: object) -> None:
        nonlocal count
        code = frame.f_code
        count += event == "call" and code.co_filename == GAME and code.co_name == "evolve"

    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(None)
    return count
