"""The countdown: one warning before a bot decides for the player."""

import pytest

from foretell.terminal.join.countdown import LITTLE, Countdown


def a_turn(*, patience: float = 90, clock: float | None = None) -> Countdown:
    countdown = Countdown()
    countdown.waits(1_000, patience=patience, clock=clock)
    return countdown


@pytest.mark.parametrize(("clock", "at"), [(None, 1_070), (300, 1_070), (50, 1_030)])
def test_the_warning_precedes_the_end_of_patience_and_of_the_clock(
    clock: float | None, at: float
) -> None:
    countdown = a_turn(clock=clock)
    assert countdown.warns_at == at
    assert countdown.warning(at - 1) is None
    assert countdown.warning(at) == LITTLE


def test_each_decision_has_only_one_warning() -> None:
    countdown = a_turn()
    assert countdown.warning(1_075) == 15
    assert countdown.warns_at is None
    countdown.waits(1_080, patience=90, clock=None)
    assert countdown.warning(1_089) is None


def test_updates_never_extend_a_decision_but_a_running_clock_shortens_it() -> None:
    countdown = a_turn(clock=60)
    countdown.waits(1_030, patience=90, clock=30)
    assert countdown.warns_at == 1_040
    countdown.waits(1_035, patience=90, clock=300)
    assert countdown.warns_at == 1_070


def test_each_decision_has_its_own_countdown() -> None:
    countdown = a_turn()
    countdown.stop()
    assert countdown.warns_at is None
    assert countdown.warning(5_000) is None
    countdown.waits(1_060, patience=90, clock=None)
    assert countdown.warns_at == 1_130


def test_a_decision_shorter_than_the_warning_is_warned_of_immediately() -> None:
    countdown = a_turn(patience=5)
    assert countdown.warning(1_000) == 5
