"""A person at a server's table is warned once before a bot decides for them."""

import pytest

from foretell.terminal.join.countdown import LITTLE, Countdown


def a_turn(*, patience: float = 90, clock: float | None = None) -> Countdown:
    countdown = Countdown()
    countdown.waits(1_000, patience=patience, clock=clock)
    return countdown


@pytest.mark.parametrize(("clock", "at"), [(None, 1_070), (300, 1_070), (50, 1_030)])
def test_the_warning_comes_before_patience_or_the_clock_is_at_its_end(
    clock: float | None, at: float
) -> None:
    countdown = a_turn(clock=clock)
    assert countdown.warns_at == at
    assert countdown.warning(at - 1) is None
    assert countdown.warning(at) == LITTLE


def test_one_decision_is_warned_of_once() -> None:
    countdown = a_turn()
    assert countdown.warning(1_075) == 15
    assert countdown.warns_at is None
    countdown.waits(1_080, patience=90, clock=None)
    assert countdown.warning(1_089) is None


def test_news_do_not_lengthen_a_decision_and_a_clock_that_runs_shortens_it() -> None:
    countdown = a_turn(clock=60)
    countdown.waits(1_030, patience=90, clock=30)
    assert countdown.warns_at == 1_040
    countdown.waits(1_035, patience=90, clock=300)
    assert countdown.warns_at == 1_070


def test_the_next_decision_has_its_own_time() -> None:
    countdown = a_turn()
    countdown.stop()
    assert countdown.warns_at is None
    assert countdown.warning(5_000) is None
    countdown.waits(1_060, patience=90, clock=None)
    assert countdown.warns_at == 1_130


def test_less_time_than_is_warned_of_is_told_at_once() -> None:
    countdown = a_turn(patience=5)
    assert countdown.warning(1_000) == 5
