"""Lessons: decisions as they come up in games, and what each action led to."""

import numpy as np
import pytest

from foretell.bots.learned.network import ACTIONS, BIDS, TRUMPS, empty_network, new_evaluator
from foretell.rules.options import Options
from foretell.sim.settings import settings_of
from foretell.training.plan import Plan
from foretell.training.self_play import Course, Lessons, give_lessons, new_lessons
from tests.bots.learned.helpers import TABLES, a_network

pytestmark = pytest.mark.compiled

BY_RULES = Course(asked=300_000, tested=50_000, mixed=0, moves=0, follows=0)
IN_NEW_GAMES = BY_RULES._replace(mixed=500_000, moves=1)
BY_ITSELF = IN_NEW_GAMES._replace(follows=1)


def taught(options: Options, course: Course, *, rows: int = 16, key: int = 5) -> Lessons:
    lessons = new_lessons(rows)
    network = a_network() if course.moves else empty_network(hidden=2, last=2)
    rounds = give_lessons(settings_of(options), course, new_evaluator(network), lessons, key)
    assert rounds > 0
    return lessons


@pytest.mark.parametrize(
    "course", [BY_RULES, IN_NEW_GAMES, BY_ITSELF], ids=["by rules", "in new games", "by itself"]
)
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_a_lesson_has_several_actions_and_what_a_round_can_bring(
    options: Options, course: Course
) -> None:
    lessons = taught(options, course)
    assert lessons.tried.sum(axis=1).min() >= 1
    assert set(np.unique(lessons.tried)) == {0.0, 1.0}
    assert not lessons.points[lessons.tried == 0].any()
    points = lessons.points[lessons.tried == 1]
    # 20 and 10 for each trick, or 10 less for each that is off (R8.1, R8.2)
    assert not (points % 10).any()
    assert (points != 0).all()
    assert lessons.seen.any(axis=1).all()


def test_the_same_key_is_the_same_lessons() -> None:
    first, again = (taught(TABLES[1], BY_ITSELF) for _ in range(2))
    other = taught(TABLES[1], BY_ITSELF, key=6)
    assert all((one == two).all() for one, two in zip(first, again, strict=True))
    assert not (first.seen == other.seen).all()


def test_bids_cards_and_suits_are_all_taught() -> None:
    tried = taught(Options(players=3), BY_RULES, rows=120).tried.max(axis=0)
    assert len(tried) == ACTIONS
    assert tried[:BIDS].any()
    assert tried[BIDS:TRUMPS].any()


def test_plans_draw_games_of_all_kinds_and_the_same_again() -> None:
    plan = Plan()
    drawn = [plan.options(step) for step in range(300)]
    assert drawn == [plan.options(step) for step in range(300)]
    assert {options.players for options in drawn} == {2, 3, 4, 5, 6}
    for field in ("deal", "bidding", "even_bid", "winning_wizard", "clairvoyance"):
        assert len({getattr(options, field) for options in drawn}) > 1, field
    assert len({plan.key(step) for step in range(300)}) == 300


def test_a_plan_may_be_for_one_number_of_players() -> None:
    assert {Plan(players=5).options(step) for step in range(20)} == {Options(players=5)}


def test_the_network_plays_on_once_it_has_learned_something() -> None:
    plan = Plan(steps=100, epoch=10, steady=0.25)
    courses = [plan.course(step) for step in (0, 9, 10, 24, 25, 99)]
    assert [(course.moves, course.follows) for course in courses] == [
        (0, 0),
        (0, 0),
        (1, 0),
        (1, 0),
        (1, 1),
        (1, 1),
    ]
    assert Plan.from_json(plan.to_json()) == plan
