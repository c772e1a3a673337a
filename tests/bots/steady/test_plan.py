"""The worth of a plan for a hand."""

from collections.abc import Iterator
from itertools import product
from math import prod

import pytest

from foretell.bots.steady.chances import Ranking
from foretell.bots.steady.plan import NO_PLACE, plan_value
from foretell.bots.steady.weights import weights_for

WEIGHTS = weights_for(4, one_suit_each=False)
WINNING = (0.1, 0.3, 0.6, 0.8, 1.0)
LOSING = (0.0, 0.2, 0.3, 0.7, 1.0)
HAND = Ranking(WINNING, LOSING, range(5))  # type: ignore[arg-type]  # only read
STAKE = 50


def value(need: int, *, without: int = NO_PLACE, repair: float = 0.0, slip: float = 0.0) -> float:
    weights = WEIGHTS._replace(repair=repair, slip=slip)
    return plan_value(HAND, 5, without, need, STAKE, weights)


def outcomes(need: int) -> Iterator[tuple[int, int, float]]:
    """Yield how many winners fail and how many losers take a trick, and how likely it is."""
    chances = (*LOSING[: 5 - need], *WINNING[5 - need :])
    for taken in product((False, True), repeat=5):
        likelihood = prod(
            chance if takes else 1 - chance for chance, takes in zip(chances, taken, strict=True)
        )
        yield need - sum(taken[5 - need :]), sum(taken[: 5 - need]), likelihood


@pytest.mark.parametrize("need", range(6))
def test_a_plan_is_worth_the_stake_times_the_chance_of_its_number_of_tricks(need: int) -> None:
    exact = sum(odds for failed, taken, odds in outcomes(need) if failed == taken <= 2)
    assert value(need) == pytest.approx(STAKE * exact)


@pytest.mark.parametrize("need", range(6))
def test_some_hands_with_a_trick_too_many_in_view_make_their_bid(need: int) -> None:
    over = sum(odds for failed, taken, odds in outcomes(need) if failed + 1 == taken <= 2)
    assert value(need, repair=0.5) - value(need) == pytest.approx(0.5 * STAKE * over)


@pytest.mark.parametrize("need", range(6))
def test_every_card_that_slips_costs(need: int) -> None:
    slips = sum(odds * (failed + taken) for failed, taken, odds in outcomes(need))
    assert value(need) - value(need, slip=3.0) == pytest.approx(3 * slips)


def test_a_need_out_of_reach_costs_every_trick_that_is_missing() -> None:
    assert value(7, slip=1.0) == value(6, slip=1.0) - 1
    assert value(-2, slip=1.0) == value(-1, slip=1.0) - 1
    assert value(-1, slip=1.0) == pytest.approx(-1 - sum(LOSING))
    assert value(6, slip=1.0) == pytest.approx(-1 - sum(1 - chance for chance in WINNING))


@pytest.mark.parametrize("place", range(5))
@pytest.mark.parametrize("need", range(5))
def test_a_card_that_is_played_has_no_part_in_the_plan(place: int, need: int) -> None:
    rest = Ranking(*([*row[:place], *row[place + 1 :]] for row in HAND))
    weights = WEIGHTS._replace(repair=0.3, slip=2.0)
    expected = plan_value(rest, 4, NO_PLACE, need, STAKE, weights)
    assert value(need, without=place, repair=0.3, slip=2.0) == pytest.approx(expected)
