"""The decision that becomes the puzzle of a deal, by searches and levels that a test controls."""

from collections.abc import Callable, Mapping
from statistics import mean
from typing import TypeAlias

import pytest

from foretell.analysis.puzzles import (
    LEVELS,
    Puzzle,
    Value,
    finding,
    levels,
    position_of,
    positions_of,
    values,
)
from foretell.analysis.puzzles.difficulty import POLICY
from foretell.analysis.puzzles.finding import Candidate, find_puzzle
from foretell.analysis.puzzles.levels import LOWER_LEVELS, Solved
from foretell.analysis.puzzles.position import kinds_of, new_round
from foretell.analysis.puzzles.rounds import round_of
from foretell.analysis.puzzles.values import SEARCH, SEEDS, clear_values, promising_action
from foretell.bots.explanation import ActionValue, Explanation
from foretell.cards import Suit
from foretell.game.actions import Action, ChooseTrump
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


def _observation() -> SeatObservation:
    session = new_round(4, 5, SEED)
    return session.observe(session.to_act[0])


def _clear(
    monkeypatch: pytest.MonkeyPatch, searches: Mapping[str, Searched]
) -> tuple[Value, ...] | None:
    """Return the values of a decision, by what a search with each seed measures."""
    monkeypatch.setattr(values, "create", lambda _, seed: _Searcher(*searches.get(seed, (9.0, 0))))
    return clear_values(_observation())


def test_a_decision_on_which_all_seeds_agree_is_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    measured = _clear(monkeypatch, {SEEDS[0]: (12.0, 0)})
    assert measured is not None
    gap = round(10 * mean((12.0, 9.0)))
    assert measured == (Value(300, 50), *[Value(300 - gap, 50)] * (len(measured) - 1))


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize(
    ("clear", "unclear"),
    [((8.0, 0), (7.9, 0)), ((9.0, 0, 8.9), (9.0, 0, 9.0)), ((9.0, 0), (9.0, 1))],
    ids=["a gap below eight points", "a gap within the noise", "another action"],
)
def test_a_doubt_with_any_seed_makes_a_decision_unclear(
    monkeypatch: pytest.MonkeyPatch, seed: str, clear: Searched, unclear: Searched
) -> None:
    assert _clear(monkeypatch, {seed: clear}) is not None
    assert _clear(monkeypatch, {seed: unclear}) is None


@pytest.mark.parametrize(("gap", "is_promising"), [(7.0, True), (6.9, False)])
def test_a_short_search_that_sees_seven_points_is_promising(
    monkeypatch: pytest.MonkeyPatch, gap: float, *, is_promising: bool
) -> None:
    monkeypatch.setattr(values, "create", lambda *_: _Searcher(gap, 0))
    observation = _observation()
    assert promising_action(observation) == (observation.legal_actions[0] if is_promising else None)


class _Level:
    """Takes the first or the last legal action."""

    def __init__(self, place: int) -> None:
        self._place = place

    def act(self, observation: SeatObservation) -> Action:
        """Return the action."""
        return observation.legal_actions[self._place]


def _find(
    monkeypatch: pytest.MonkeyPatch, searcher: Callable[[str, str], _Searcher]
) -> Puzzle | None:
    """Return the puzzle of a round of random bots, in which every level takes the first action."""
    monkeypatch.setattr(values, "create", searcher)
    monkeypatch.setattr(levels, "create", lambda *_: _Level(0))
    monkeypatch.setattr(finding, "log_odds", lambda _: 0.0)
    monkeypatch.setattr("foretell.analysis.puzzles.rounds._BOTS", ("random",))
    monkeypatch.setattr(finding, "too_easy", lambda *_: False)
    return find_puzzle(ROUND)


def test_a_puzzle_has_the_values_of_its_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = _find(monkeypatch, lambda *_: _Searcher(9.0, 0))
    assert puzzle is not None
    assert round_of(puzzle) == ROUND
    assert (puzzle.best, puzzle.gap, puzzle.found) == (0, 90, LEVELS)
    assert len(kinds_of(position_of(puzzle).legal_actions)) == len(puzzle.values)


def test_right_answers_go_on_for_three_decisions_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = _find(monkeypatch, lambda *_: _Searcher(9.0, 0))
    assert puzzle is not None
    assert len(puzzle.follow_ups) == 2
    observations = positions_of(puzzle)
    assert len({one.seat for one in observations}) == 1
    for observation, decision in zip(observations[1:], puzzle.follow_ups, strict=True):
        assert len(kinds_of(observation.legal_actions)) == len(decision.values) > 1


def test_a_puzzle_ends_before_a_decision_that_is_not_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    searches = 0

    def search(name: str, _: str) -> _Searcher:
        nonlocal searches
        searches += name == SEARCH
        return _Searcher(9.0 if searches <= len(SEEDS) else 5.0, 0)

    puzzle = _find(monkeypatch, search)
    assert puzzle is not None
    assert puzzle.follow_ups == ()


def test_a_round_without_a_clear_decision_has_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _find(monkeypatch, lambda name, _: _Searcher(5.0 if name == SEARCH else 9.0, 0)) is None


def test_the_hardest_decision_is_searched_first_but_for_naming_trump() -> None:
    observation = _observation()

    def candidate(best: Action, **shares: float) -> Candidate:
        return Candidate(Solved(observation, best), 0, shares)

    bid = observation.legal_actions[0]
    easy = candidate(bid, beginner=1.0, learned=1.0)
    middling = candidate(bid, beginner=0.0, learned=1.0)
    hard = candidate(bid, beginner=0.0, learned=0.0)
    doubted = candidate(bid, beginner=0.0, learned=1.0, **{POLICY: 0.5})
    named = candidate(ChooseTrump(seat=0, suit=Suit.HEARTS), beginner=1.0, learned=1.0)
    ordered = sorted([easy, middling, hard, doubted, named], key=lambda one: one.order)
    assert ordered == [named, hard, doubted, middling, easy]


def test_the_levels_that_find_a_puzzle_are_those_that_take_its_best_action(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    find = ("casual", "expert")
    monkeypatch.setattr(levels, "create", lambda level, _: _Level(0 if level in find else -1))
    observation = _observation()
    shares = levels.shares_of(LEVELS, [Solved(observation, observation.legal_actions[0])], SEED)
    assert levels.finders(shares) == find
    assert shares == {level: float(level in find) for level in LEVELS}
    assert not levels.too_easy(shares, observation, SEED)


def _share(monkeypatch: pytest.MonkeyPatch, level: str, hits: int) -> float:
    """Return the share of a level that finds an action in some of its tries."""
    tries = levels.TRIES[level]
    places = iter([0] * hits + [-1] * (tries - hits))
    monkeypatch.setattr(levels, "create", lambda *_: _Level(next(places)))
    observation = _observation()
    return levels.share_of(level, [Solved(observation, observation.legal_actions[0])], SEED)


def test_a_lower_level_has_the_share_of_its_eight_tries(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [_share(monkeypatch, "casual", hits) for hits in (0, 3, 8)] == [0, 3 / 8, 1]


def test_for_expert_the_majority_of_three_tries_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [_share(monkeypatch, "expert", hits) for hits in range(4)] == [0, 0, 1, 1]


def test_a_try_succeeds_when_it_finds_every_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "create", lambda *_: _Level(0))
    observation = _observation()
    first, last = (Solved(observation, observation.legal_actions[place]) for place in (0, -1))
    assert levels.share_of("casual", [first, first], SEED) == 1
    assert levels.share_of("casual", [first, last], SEED) == 0


def test_one_in_six_decisions_that_all_lower_levels_find_is_kept() -> None:
    observation, shares = _observation(), dict.fromkeys(LOWER_LEVELS, 1.0)
    kept = sum(not levels.too_easy(shares, observation, f"{seed:x}") for seed in range(600))
    assert 70 < kept < 130
