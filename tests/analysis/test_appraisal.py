"""Appraisals: one sampler for hint, advice, review and puzzle."""

from functools import lru_cache

import pytest

from foretell.analysis import appraisal
from foretell.analysis.appraisal import Analyst, appraise, is_settled, settled
from foretell.analysis.judgement import Thresholds
from foretell.bots.explanation import Z_95, ActionValue
from foretell.game.actions import MakeBid
from foretell.game.session import Session
from foretell.rules.options import Options
from tests.analysis.helpers import make_reviews_quick


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    make_reviews_quick(monkeypatch)


def value(behind: float, error: float) -> ActionValue:
    return ActionValue(MakeBid(0, 1), 0.0, 0.5, 1.0, behind, error * Z_95)


def test_an_appraisal_values_every_legal_action_in_all_games() -> None:
    session = Session(Options(players=3, hand_sizes=(3,)), "5")
    observation = session.observe(session.to_act[0])
    found = appraise(observation)
    assert {one.action for one in found.values} == set(observation.legal_actions)
    assert [sum(one.tricks) for one in found.values] == [found.games] * len(found.values)


def test_the_same_question_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(appraisal, "_appraised", lru_cache(appraisal._appraised))
    session = Session(Options(players=3, hand_sizes=(3,)), "5")
    again = Session(Options(players=3, hand_sizes=(3,)), "5")
    first = appraise(session.observe(session.to_act[0]))
    assert appraise(again.observe(again.to_act[0])) is first
    assert Analyst().explain(session.observe(session.to_act[0])).action_values == first.values


@pytest.mark.parametrize(
    ("behind", "error", "games", "is_clear"),
    [
        (0.0, 9.0, 4, True),
        (1.9, 0.1, 4, True),
        (9.0, 0.1, 4, False),
        (9.0, 0.1, 16, True),
        (9.0, 3.0, 16, False),
    ],
)
def test_a_loss_is_settled_once_it_is_small_or_surely_large(
    behind: float, error: float, games: int, *, is_clear: bool
) -> None:
    assert is_settled(value(behind, error), games) is is_clear


def test_more_games_are_tried_only_for_an_action_that_may_be_named() -> None:
    session = Session(Options(players=3, hand_sizes=(3,)), "5")
    observation = session.observe(session.to_act[0])
    strict = Thresholds(inaccurate=1e-9, mistake=1.0, blunder=2.0)
    values = appraise(observation).values
    assert settled(observation, values[0].action, strict).games == appraisal.GAMES
    assert settled(observation, values[-1].action, strict).games == appraisal.MORE[-1]
