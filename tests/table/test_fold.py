"""Folding many rows of a log at once equals folding them one by one."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell.rules.options import Options
from foretell.table import fold as fold_module
from foretell.table.events import TableEvent
from foretell.table.evolve import evolve, first_state
from foretell.table.fold import TimedRow, fold
from foretell.table.settings import ClockSettings
from foretell.table.state import TableState
from foretell.table.system_commands import BotActs
from foretell.testing import options
from tests.table.builders import new_live_table
from tests.table.walk import Walk

STEPS = 120


def walked(chosen: Options, seed: int, clock: ClockSettings | None) -> tuple[TimedRow, ...]:
    """Return the rows of a random walk."""
    chance = Random(seed)
    table = Walk(chosen, chance, people=chosen.players + 2, clock=clock)
    rows = [(table.log, table.live.now)]
    for _ in range(STEPS):
        table.live.now += chance.randrange(20_000)
        if events := table.step():
            rows.append((events, table.live.now))
    return tuple(rows)


@given(
    options(most=5, largest=3),
    st.integers(0, 2**32),
    st.sampled_from((None, ClockSettings(bank=60, increment=5))),
    st.data(),
)
@settings(max_examples=60, deadline=None)
def test_folding_rows_together_equals_folding_them_one_by_one(
    chosen: Options, seed: int, clock: ClockSettings | None, data: st.DataObject
) -> None:
    (opening, at), *rows = walked(chosen, seed, clock)
    states = [first_state(opening, at)]
    for events, at in rows:
        states.append(evolve(states[-1], events, at))
    since = data.draw(st.integers(0, len(rows)))
    until = data.draw(st.integers(since, len(rows)))
    assert fold(states[since], rows[since:until]) == states[until]
    assert fold(states[0], rows) == states[-1]


def test_folding_a_whole_game_creates_no_table_per_move(monkeypatch: pytest.MonkeyPatch) -> None:
    live = new_live_table(options=Options(players=3, hand_sizes=(3,) * 10), is_playing=True)
    before, rows = live.state, []
    while live.state.to_act:
        rows.append((live.run(BotActs(live.state.to_act[0])), live.now))
    one_by_one: list[int | None] = []

    def counted(state: TableState, events: tuple[TableEvent, ...], at: int | None) -> TableState:
        one_by_one.append(at)
        return evolve(state, events, at)

    monkeypatch.setattr(fold_module, "evolve", counted)
    assert fold(before, rows) == live.state
    assert len(rows) > 100
    assert len(one_by_one) == 1, "the end of the game"
