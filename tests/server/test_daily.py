"""The deal of the day: its game, and the points of choices."""

from datetime import UTC, date, datetime

import pytest

from foretell.server.daily import (
    MOST_CHOICES,
    check_open,
    date_at,
    points_of,
)
from foretell.server.refusals import DayClosed, DayMisfit
from tests.server.days import choices_on

DAY = date(2026, 11, 24)
NOON = int(datetime(2026, 11, 24, 12, tzinfo=UTC).timestamp() * 1_000)
HOUR = 3_600_000


def test_the_date_is_that_of_greenwich() -> None:
    assert date_at(NOON + 12 * HOUR - 1) == "2026-11-24"
    assert date_at(NOON + 12 * HOUR) == "2026-11-25"


@pytest.mark.parametrize("hours", [-12, 0, 35])
def test_results_are_taken_on_the_date_and_the_day_after(hours: int) -> None:
    check_open(DAY, now=NOON + hours * HOUR)


@pytest.mark.parametrize(("hours", "today"), [(-13, "2026-11-23"), (36, "2026-11-26")])
def test_results_are_taken_neither_before_the_date_nor_later(hours: int, today: str) -> None:
    with pytest.raises(DayClosed) as refused:
        check_open(DAY, now=NOON + hours * HOUR)
    assert refused.value.data() == {"date": "2026-11-24", "today": today}


def test_points_are_those_of_the_game_with_these_choices() -> None:
    """Here, of people who bid as low or as high as they can; ``tests/web`` asks the page's game."""
    assert points_of(DAY, choices_on(DAY)) == -20
    assert points_of(DAY, choices_on(DAY, place=99)) == -140


def test_a_trump_suit_is_a_choice_where_the_person_turns_a_wizard() -> None:
    day = date(2026, 11, 25)
    suit, *others = choices_on(day)
    assert suit == "C"
    assert len(others) < MOST_CHOICES
    assert points_of(day, [suit, *others]) == -80
    with pytest.raises(DayMisfit) as refused:
        points_of(day, others)
    assert refused.value.choice == 1


def test_choices_of_another_game_do_not_fit() -> None:
    own = choices_on(DAY)
    for choices, wrong in (
        (choices_on(date(2026, 11, 26)), 2),
        ([], 1),
        (own[:-1], len(own)),
        ([*own, own[-1]], len(own) + 1),
        (["1", *own[1:]], 1),
        ([9, *own[1:]], 1),
    ):
        with pytest.raises(DayMisfit) as refused:
            points_of(DAY, choices)
        assert refused.value.choice == wrong
