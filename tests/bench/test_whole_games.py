"""Whole games on hardware that not every machine has."""

import pytest

from foretell.bench.figure import ONCE
from foretell.bench.refusals import NoGraphics
from foretell.bench.whole_games import games_on_graphics
from foretell.sim import games, gpu

pytestmark = pytest.mark.kernel


def test_a_graphics_processor_is_measured_if_there_is_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "is_available", lambda: True)
    monkeypatch.setattr(gpu, "play_games", games.play_games)
    with games_on_graphics(3)(ONCE) as sample:
        assert sample() > 0


def test_without_a_graphics_processor_there_is_no_figure(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu, "is_available", lambda: False)
    with pytest.raises(NoGraphics), games_on_graphics(3)(ONCE):
        pass
