"""What sways a bid."""

from statistics import mean

from foretell.bots.levels.bid_noise import BidNoise
from foretell.bots.levels.parameters import STYLE_BIAS

ROUNDS = range(1, 500)


def test_a_mood_stays_within_its_bounds_and_is_proud_as_often_as_timid() -> None:
    felt = [BidNoise("2a", 0.5, 0).shift(number) for number in ROUNDS]
    assert -0.5 < min(felt) < -0.4
    assert 0.4 < max(felt) < 0.5
    assert abs(mean(felt)) < 0.05


def test_it_is_another_one_in_each_round_and_for_each_player() -> None:
    assert len({BidNoise("2a", 0.5, 0).shift(number) for number in ROUNDS}) > 100
    assert BidNoise("2a", 0.5, 0).shift(1) != BidNoise("2b", 0.5, 0).shift(1)
    assert BidNoise("2a", 0.5, 0).shift(1) == BidNoise("2a", 0.5, 0).shift(1)


def test_a_style_is_added_to_the_mood() -> None:
    for bias in (-1, 1):
        plain, styled = BidNoise("2a", 0.5, 0), BidNoise("2a", 0.5, bias)
        assert abs(styled.shift(3) - plain.shift(3) - bias * STYLE_BIAS) < 1e-9


def test_who_has_neither_mood_nor_style_is_not_swayed() -> None:
    assert not any(BidNoise("2a", 0.0, 0).shift(number) for number in ROUNDS)
