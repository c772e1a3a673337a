"""What an event costs does not depend on how many there were."""

import gc
import sys
from collections.abc import Callable
from types import FrameType
from typing import Final

from foretell.game.events import Dealt
from foretell.game.evolve import evolve as evolve_game
from foretell.game.phases import Playing, phase_of
from foretell.rules.options import Options
from foretell.table import events as happened
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve, first_state
from foretell.table.redact import redact_events
from tests.table.builders import new_live_table

GAME: Final = evolve_game.__code__.co_filename
ROUNDS: Final = 60
FEW_BYTES: Final = 1_024
"""A score pad of so many rounds, and what else may differ between two rounds."""


def reached(value: object) -> dict[int, int]:
    """Return the sizes of all values that a value is made of, by identity."""
    found: dict[int, int] = {}
    ahead = [value]
    while ahead:
        one = ahead.pop()
        if id(one) not in found and not isinstance(one, type):
            found[id(one)] = sys.getsizeof(one)
            ahead += gc.get_referents(one)
    return found


def made(before: object, after: object) -> int:
    """Return how many bytes one state has that the other one does not share with it."""
    old = reached(before)
    return sum(size for name, size in reached(after).items() if name not in old)


def long_log() -> tuple[TableEvent, ...]:
    live = new_live_table(options=Options(players=3, hand_sizes=(1,) * ROUNDS), is_playing=True)
    live.play_out()
    return live.log


def costs(log: tuple[TableEvent, ...], *, at: int | None) -> list[int]:
    """Return what each event of the second and of the last round makes anew."""
    numbers = (2, ROUNDS)
    found: dict[int, list[int]] = {number: [] for number in numbers}
    number, state = 0, first_state(log[:1], at)
    for event in log[1:]:
        before, state = state, evolve(state, (event,), at)
        number += isinstance(event, Dealt)
        if number in found and not isinstance(event, happened.ShuffleRevealed):
            found[number].append(made(before, state))
    return [max(found[number]) for number in numbers]


def test_an_event_at_the_end_of_a_long_game_costs_no_more_than_one_at_its_beginning() -> None:
    log = long_log()
    assert len(log) > 600
    early, late = costs(log, at=0)
    assert late < early + FEW_BYTES


def test_the_same_holds_for_a_viewer() -> None:
    log = long_log()
    state = evolve(first_state(log[:1], 0), log[1:], 0)
    early, late = costs(redact_events(log, 0, state=state, since=0), at=None)
    assert late < early + FEW_BYTES


def test_taking_back_folds_the_round_that_is_on_alone() -> None:
    """However many rounds there were before it."""
    live = new_live_table(options=Options(players=3, hand_sizes=(1,) * ROUNDS), is_playing=True)
    while len(live.state.game.state.scores) < ROUNDS - 1:  # type: ignore[union-attr]
        live.act()
    while not (live.state.game and isinstance(phase_of(live.state.game.state), Playing)):
        live.act()
    (seat,) = live.state.to_act
    live.act()
    calls = folded(lambda: evolve(live.state, [happened.TakenBack(seat, 1)], 0))
    assert 0 < calls < 20


def folded(work: Callable[[], object]) -> int:
    """Return how many events of a game are folded while something is done."""
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
