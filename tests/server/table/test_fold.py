"""A log that is folded many rows at a time comes to what it comes to row by row."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from foretell.protocol.entries import Entry
from foretell.protocol.settings import ClockSettings
from foretell.rules.options import Options
from foretell.server.table import fold as fold_module
from foretell.server.table.evolve import evolve, first_state
from foretell.server.table.fold import Made, fold
from foretell.server.table.inner import BotActs
from foretell.server.table.state import TableState
from foretell.testing import options
from tests.server.table.house import new_place
from tests.server.walk import Walk

STEPS = 120


class Timed(Walk):
    """A walk that takes time, and whose rows are kept."""

    rows: tuple[Made, ...] = ()

    def _add(self, entries: tuple[Entry, ...]) -> None:
        self.rows = (*self.rows, (entries, self.place.now))
        super()._add(entries)


def walked(chosen: Options, seed: int, clock: ClockSettings | None) -> tuple[Made, ...]:
    """Return the rows of a table at which all sorts of things have happened."""
    chance = Random(seed)
    table = Timed(chosen, chance, people=chosen.players + 2, clock=clock)
    for _ in range(STEPS):
        table.place.now += chance.randrange(20_000)
        table.step()
    return table.rows


@given(
    options(most=5, largest=3),
    st.integers(0, 2**32),
    st.sampled_from((None, ClockSettings(bank=60, increment=5))),
    st.data(),
)
@settings(max_examples=60, deadline=None)
def test_rows_folded_together_come_to_what_they_come_to_one_by_one(
    chosen: Options, seed: int, clock: ClockSettings | None, data: st.DataObject
) -> None:
    (opening, at), *rows = walked(chosen, seed, clock)
    states = [first_state(opening, at)]
    for entries, at in rows:
        states.append(evolve(states[-1], entries, at))
    since = data.draw(st.integers(0, len(rows)))
    until = data.draw(st.integers(since, len(rows)))
    assert fold(states[since], rows[since:until]) == states[until]
    assert fold(states[0], rows) == states[-1]


def test_a_whole_game_is_folded_without_a_table_for_every_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    place = new_place(options=Options(players=3, hand_sizes=(3,) * 10), is_playing=True)
    before, rows = place.state, []
    while place.state.to_act:
        rows.append((place.keep(BotActs(place.state.to_act[0])), place.now))
    one_by_one: list[int] = []

    def counted(state: TableState, entries: tuple[Entry, ...], at: int) -> TableState:
        one_by_one.append(at)
        return evolve(state, entries, at)

    monkeypatch.setattr(fold_module, "evolve", counted)
    assert fold(before, rows) == place.state
    assert len(rows) > 100
    assert len(one_by_one) == 1, "the end of the game"
