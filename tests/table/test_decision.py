"""A decision: its events, and the game as they leave it."""

import pytest

from foretell.game import evolve as evolving
from foretell.game import history
from foretell.game.events import Event
from foretell.game.state import State
from foretell.table import commands
from foretell.table.decide import decide, decide_system
from foretell.table.system_commands import BotActs
from tests.table.builders import ANN, new_live_table


def test_no_event_of_a_game_is_evolved_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    live = new_live_table()
    count = 0

    def counted(state: State, event: Event) -> State:
        nonlocal count
        count += 1
        return evolving.evolve(state, event)

    monkeypatch.setattr(history, "evolve", counted)
    state, context = live.state, live.context
    state = decide(state, commands.Start(), ANN, context).after(state, 0)
    while state.to_act:
        state = decide_system(state, BotActs(state.to_act[0]), context).after(state, 0)
    assert state.game is not None
    assert state.game.is_over
    assert count == len(state.game.events)
