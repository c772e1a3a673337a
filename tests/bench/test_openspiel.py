"""OpenSpiel as a peer, with and without it installed."""

import sys
from types import SimpleNamespace

import pytest

from foretell.bench.figure import ONCE
from foretell.bench.openspiel import DECISIONS, oh_hell

pytestmark = pytest.mark.kernel


def test_openspiels_bots_play_openspiels_game(monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    def load_game(name: str) -> object:
        assert name == "oh_hell(players=4,num_tricks_fixed=12)"
        return SimpleNamespace(new_initial_state=lambda: "a state")

    def evaluate_bots(state: str, bots: list[tuple[int, int]], seed: int) -> None:
        played.append((state, bots, seed))

    fake = SimpleNamespace(
        load_game=load_game,
        make_uniform_random_bot=lambda seat, seed: (seat, seed),
        evaluate_bots=evaluate_bots,
    )
    monkeypatch.setitem(sys.modules, "pyspiel", fake)
    with oh_hell(ONCE) as sample:
        assert sample() > 0
    bots = [(seat, seat) for seat in range(4)]
    assert set(map(str, played)) == {str(("a state", bots, 0))}


def test_openspiels_decisions_are_counted_exactly() -> None:
    pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")
    state = pyspiel.load_game("oh_hell(players=4,num_tricks_fixed=12)").new_initial_state()
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(4)]
    pyspiel.evaluate_bots(state, bots, 1)
    assert sum(item.player >= 0 for item in state.full_history()) == DECISIONS
    with oh_hell(ONCE) as sample:
        assert sample() > 0
