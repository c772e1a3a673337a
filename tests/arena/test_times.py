"""Decision times: the bins are fine enough, and only decisions with a choice count."""

from itertools import count

import pytest

from foretell.arena.times import FINENESS, Stopwatch, Times, bin_of, longest_of
from foretell.bots.registry import create
from foretell.game.session import Session
from foretell.rules.options import Options


@pytest.mark.parametrize("seconds", [1e-7, 0.000_3, 0.02, 0.3, 1.0, 77.0])
def test_a_bin_is_close_to_the_time_it_holds(seconds: float) -> None:
    longest = longest_of(bin_of(seconds))
    assert seconds < longest <= seconds * 2 ** (1 / FINENESS) * (1 + 1e-9)


def test_a_duration_of_zero_has_a_bin() -> None:
    assert longest_of(bin_of(0.0)) < 1.1e-9


def test_times_are_counted_by_bins() -> None:
    times = Times.of([0.5, 0.5, 2.0])
    assert times == Times(3.0, ((-FINENESS, 2), (FINENESS, 1)))
    assert times.decisions == 3


def test_only_decisions_with_a_choice_are_timed() -> None:
    """Playing the only card in hand is not a decision."""
    session = Session(Options(players=3, hand_sizes=(1,)), "2a")
    ticks = count()
    bots = [Stopwatch(create("steady", "0"), lambda: float(next(ticks))) for _ in range(3)]
    choices, cards = 0, 0
    while session.to_act:
        seat = session.to_act[0]
        is_choice = len(session.legal_actions(seat)) > 1
        choices, cards = choices + is_choice, cards + (not is_choice)
        session.act(bots[seat].act(session.observe(seat)))
    assert sum(bot.times.decisions for bot in bots) == choices > 0
    assert sum(bot.times.seconds for bot in bots) == choices
    assert cards == 3
