"""The filters that make a decision a puzzle, with searches and levels that a test controls."""

from collections.abc import Mapping
from statistics import mean
from typing import TypeAlias

import pytest

from foretell.analysis.puzzles import finding, levels, position_of
from foretell.analysis.puzzles.finding import SEARCH, SEEDS, find_puzzles, round_of
from foretell.analysis.puzzles.position import kinds_of, new_round
from foretell.bots.explanation import ActionValue, Explanation
from foretell.game.actions import Action
from foretell.game.observation import SeatObservation

ROUND = 1
SEED = "5eed"


class _Searcher:
    """Puts one kind of action ahead of all others.

    Args:
        gap: the points that it is ahead.
        best: its place among the kinds.
        margin: half the 95 % interval of the gap.
    """

    def __init__(self, gap: float, best: int, margin: float = 1.0) -> None:
        self._gap, self._best, self._margin = gap, best, margin

    def act(self, observation: SeatObservation) -> Action:
        """Return the best action."""
        return self.explain(observation).action

    def explain(self, observation: SeatObservation) -> Explanation:
        """Return the values."""
        kinds = kinds_of(observation.legal_actions)
        best = kinds[self._best % len(kinds)]
        values = [
            ActionValue(action, 30 - behind, 0.5, 1.0, behind, self._margin)
            for kind in sorted(kinds, key=lambda kind: kind != best)
            for behind in [0.0 if kind == best else self._gap]
            for action in kind
        ]
        return Explanation(tuple(values), (), 280)


Searched: TypeAlias = tuple[float, int] | tuple[float, int, float]
"""The arguments of a ``_Searcher``."""


def _find(monkeypatch: pytest.MonkeyPatch, searches: Mapping[str, Searched]) -> int:
    """Return the number of puzzles in a round, by what a search with each seed measures."""

    def create(name: str, seed: str) -> _Searcher:
        return _Searcher(*(searches.get(seed, (9.0, 0)) if name == SEARCH else (9.0, 0)))

    monkeypatch.setattr(finding, "create", create)
    monkeypatch.setattr(finding, "_BOTS", ("random",))
    monkeypatch.setattr(finding, "_promising", lambda observation, _: observation.legal_actions[0])
    monkeypatch.setattr(finding, "too_easy", lambda *_: False)
    monkeypatch.setattr(finding, "finders", lambda *_: ("expert",))
    gap = round(10 * mean(searches.get(seed, (9.0, 0))[0] for seed in SEEDS))
    found = find_puzzles(ROUND)
    for puzzle in found:
        assert round_of(puzzle) == ROUND
        assert (puzzle.best, puzzle.gap, puzzle.found) == (0, gap, ("expert",))
        kinds = kinds_of(position_of(puzzle).legal_actions)
        assert len(kinds) == len(puzzle.values)
    return len(found)


def test_a_decision_on_which_all_seeds_agree_is_a_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _find(monkeypatch, {}) > 0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_gap_below_eight_points_with_any_seed_makes_no_puzzle(
    monkeypatch: pytest.MonkeyPatch, seed: str
) -> None:
    assert _find(monkeypatch, {seed: (8.0, 0)}) > 0
    assert _find(monkeypatch, {seed: (7.9, 0)}) == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_a_gap_within_the_noise_of_any_seed_makes_no_puzzle(
    monkeypatch: pytest.MonkeyPatch, seed: str
) -> None:
    assert _find(monkeypatch, {seed: (9.0, 0, 8.9)}) > 0
    assert _find(monkeypatch, {seed: (9.0, 0, 9.0)}) == 0


@pytest.mark.parametrize("seed", SEEDS)
def test_another_action_with_any_seed_makes_no_puzzle(
    monkeypatch: pytest.MonkeyPatch, seed: str
) -> None:
    assert _find(monkeypatch, {seed: (9.0, 1)}) == 0


class _Level:
    """Takes the first or the last legal action."""

    def __init__(self, place: int) -> None:
        self._place = place

    def act(self, observation: SeatObservation) -> Action:
        """Return the action."""
        return observation.legal_actions[self._place]


def _observation() -> SeatObservation:
    session = new_round(4, 5, SEED)
    return session.observe(session.to_act[0])


def test_the_levels_that_find_a_puzzle_are_those_that_take_its_best_action(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    find = ("casual", "expert")
    monkeypatch.setattr(levels, "create", lambda level, _: _Level(0 if level in find else -1))
    observation = _observation()
    best = observation.legal_actions[0]
    assert levels.finders(observation, best, SEED) == find
    assert not levels.too_easy(observation, best, SEED)


@pytest.mark.parametrize(("hits", "is_found"), [(0, False), (1, False), (2, True), (3, True)])
def test_a_level_finds_what_two_of_its_three_tries_find(
    monkeypatch: pytest.MonkeyPatch, hits: int, *, is_found: bool
) -> None:
    places = iter([0] * hits + [-1] * (levels.TRIES - hits))
    monkeypatch.setattr(levels, "create", lambda *_: _Level(next(places)))
    observation = _observation()
    assert levels.finds("casual", observation, observation.legal_actions[0], SEED) is is_found


def test_one_in_six_decisions_that_all_lower_levels_find_is_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(levels, "create", lambda *_: _Level(0))
    observation = _observation()
    best = observation.legal_actions[0]
    kept = sum(not levels.too_easy(observation, best, f"{seed:x}") for seed in range(600))
    assert 70 < kept < 130
