"""What sways a bid."""

from statistics import mean

from foretell.bots.levels.bid_noise import Mood
from foretell.bots.levels.parameters import STYLE

ROUNDS = range(1, 500)


def test_a_mood_stays_within_its_bounds_and_is_proud_as_often_as_timid() -> None:
    felt = [Mood("2a", 0.5, 0).sway(number) for number in ROUNDS]
    assert -0.5 < min(felt) < -0.4
    assert 0.4 < max(felt) < 0.5
    assert abs(mean(felt)) < 0.05


def test_it_is_another_one_in_each_round_and_for_each_player() -> None:
    assert len({Mood("2a", 0.5, 0).sway(number) for number in ROUNDS}) > 100
    assert Mood("2a", 0.5, 0).sway(1) != Mood("2b", 0.5, 0).sway(1)
    assert Mood("2a", 0.5, 0).sway(1) == Mood("2a", 0.5, 0).sway(1)


def test_a_style_is_added_to_the_mood() -> None:
    for leaning in (-1, 1):
        plain, styled = Mood("2a", 0.5, 0), Mood("2a", 0.5, leaning)
        assert abs(styled.sway(3) - plain.sway(3) - leaning * STYLE) < 1e-9


def test_who_has_neither_mood_nor_style_is_not_swayed() -> None:
    assert not any(Mood("2a", 0.0, 0).sway(number) for number in ROUNDS)
