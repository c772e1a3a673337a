"""The decision that becomes the puzzle of a deal, by searches and levels that a test controls."""

from collections.abc import Callable

import pytest

from foretell.analysis.appraisal import Appraisal
from foretell.analysis.judgement import NAMED_FROM
from foretell.analysis.puzzles import (
    LEVELS,
    Puzzle,
    Value,
    finding,
    levels,
    position_of,
    positions_of,
    rounds,
    values,
)
from foretell.analysis.puzzles.difficulty import POLICY
from foretell.analysis.puzzles.finding import Candidate, find_puzzle
from foretell.analysis.puzzles.levels import LOWER_LEVELS, Solved
from foretell.analysis.puzzles.position import kinds_of, new_round
from foretell.analysis.puzzles.puzzle import MOST_DECISIONS
from foretell.analysis.puzzles.rounds import round_of
from foretell.analysis.puzzles.values import clear_values, promising_action
from foretell.bots.explanation import ActionValue
from foretell.cards import Suit
from foretell.game.actions import Action, ChooseTrump
from foretell.game.observation import SeatObservation

ROUND = 1
SEED = "5eed"


def _observation() -> SeatObservation:
    session = new_round(4, 5, SEED)
    return session.observe(session.to_act[0])


def _appraisal(
    observation: SeatObservation, games: int, gap: float, margin: float = 1.0
) -> Appraisal:
    """Return one that puts the first kind of action ahead of the others, and the last far ahead.

    Args:
        observation: the decision.
        games: the number of possible games.
        gap: the points that it is ahead of all but the last.
        margin: half the 95 % interval of that gap.
    """
    first, *others = kinds_of(observation.legal_actions)
    values = [ActionValue(action, 30.0, 0.5, 1.0, 0.0, 0.0) for action in first]
    for kind in others:
        behind = 50.0 if kind == others[-1] and len(others) > 1 else gap
        values += [ActionValue(one, 30 - behind, 0.25, 1.0, behind, margin) for one in kind]
    return Appraisal(observation, tuple(values), games)


def _clear(monkeypatch: pytest.MonkeyPatch, gap: float, margin: float) -> tuple[Value, ...] | None:
    """Return the values of a decision with some gap and its margin."""
    monkeypatch.setattr(values, "appraise", lambda of, games: _appraisal(of, games, gap, margin))
    return clear_values(_observation())


def test_a_clear_decision_has_the_value_of_each_kind_of_action(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    measured = _clear(monkeypatch, 10.54, 1.0)
    assert measured is not None
    assert measured[:2] == (Value(300, 50), Value(195, 25))
    assert measured[-1] == Value(-200, 25)


@pytest.mark.parametrize(
    ("gap", "margin", "is_clear"),
    [(8.0, 5.2, True), (7.9, 1.0, False), (8.0, 5.3, False)],
    ids=["eight points, three standard errors", "fewer points", "fewer standard errors"],
)
def test_a_decision_is_clear_by_eight_points_and_three_standard_errors(
    monkeypatch: pytest.MonkeyPatch, gap: float, margin: float, *, is_clear: bool
) -> None:
    assert (_clear(monkeypatch, gap, margin) is not None) is is_clear


@pytest.mark.parametrize(("gap", "is_promising"), [(7.0, True), (6.9, False)])
def test_a_first_look_that_sees_seven_points_is_promising(
    monkeypatch: pytest.MonkeyPatch, gap: float, *, is_promising: bool
) -> None:
    monkeypatch.setattr(values, "appraise", lambda of, games: _appraisal(of, games, gap))
    observation = _observation()
    assert promising_action(observation) == (observation.legal_actions[0] if is_promising else None)


class _Level:
    """Takes the first or the last legal action."""

    def __init__(self, place: int) -> None:
        self._place = place

    def act(self, observation: SeatObservation) -> Action:
        """Return the action."""
        return observation.legal_actions[self._place]


def _find(monkeypatch: pytest.MonkeyPatch, gap: Callable[[int], float]) -> Puzzle | None:
    """Return the puzzle of a round of random bots, in which every level takes the first action.

    Args:
        monkeypatch: replaces appraisals and levels.
        gap: the gap that an appraisal with a number of games measures.
    """
    monkeypatch.setattr(values, "appraise", lambda of, games: _appraisal(of, games, gap(games)))
    monkeypatch.setattr(levels, "create", lambda *_: _Level(0))
    monkeypatch.setattr(finding, "log_odds", lambda _: 0.0)
    monkeypatch.setattr(rounds, "_BOTS", ("random",))
    monkeypatch.setattr(finding, "too_easy", lambda *_: False)
    return find_puzzle(ROUND)


def test_a_puzzle_has_the_values_of_its_decision(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = _find(monkeypatch, lambda _: 9.0)
    assert puzzle is not None
    assert round_of(puzzle) == ROUND
    assert (puzzle.best, puzzle.gap, puzzle.found) == (0, 90, LEVELS)
    assert len(kinds_of(position_of(puzzle).legal_actions)) == len(puzzle.values)


def test_right_answers_lead_to_three_decisions_at_most(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = _find(monkeypatch, lambda _: 9.0)
    assert puzzle is not None
    assert len(puzzle.follow_ups) == MOST_DECISIONS - 1
    observations = positions_of(puzzle)
    assert len({one.seat for one in observations}) == 1
    for observation, decision in zip(observations[1:], puzzle.follow_ups, strict=True):
        assert len(kinds_of(observation.legal_actions)) == len(decision.values) > 1


def test_a_puzzle_ends_before_a_decision_that_is_not_clear(monkeypatch: pytest.MonkeyPatch) -> None:
    appraisals = 0

    def gap(games: int) -> float:
        nonlocal appraisals
        appraisals += games == NAMED_FROM
        return 9.0 if appraisals <= 1 else 5.0

    puzzle = _find(monkeypatch, gap)
    assert puzzle is not None
    assert puzzle.follow_ups == ()


def test_a_round_without_a_clear_decision_has_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    assert _find(monkeypatch, lambda games: 5.0 if games == NAMED_FROM else 9.0) is None


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
