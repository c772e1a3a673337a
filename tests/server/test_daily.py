"""The deal of the day: its game, and the points of choices."""

from datetime import UTC, date, datetime, timedelta

import pytest

from foretell.game.stream import derive_seed
from foretell.server.daily import (
    CANDIDATES,
    MOST_CHOICES,
    Choices,
    candidate_seed,
    check_open,
    chosen,
    date_at,
    points_of,
    seed_of,
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


def test_deals_before_the_first_choice_stay_what_they_were() -> None:
    first = date(2026, 12, 1)
    assert chosen().first == first
    for days in range(1, 31):
        day = first - timedelta(days)
        assert seed_of(day) == derive_seed(day.isoformat(), "daily")


def test_a_date_has_the_chosen_candidate_and_without_a_choice_the_first() -> None:
    choices = Choices(DAY, (0, 19))
    assert [choices.on(DAY + timedelta(days)) for days in (-1, 0, 1, 2)] == [0, 0, 19, 0]
    first, numbers = chosen()
    assert seed_of(first) == candidate_seed(first, numbers[0])
    end = first + timedelta(len(numbers))
    assert seed_of(end) == candidate_seed(end, 0)


def test_the_candidates_of_a_date_are_different_games() -> None:
    assert len({candidate_seed(DAY, number) for number in range(CANDIDATES)}) == CANDIDATES
    assert set(chosen().numbers) == set(range(CANDIDATES))
