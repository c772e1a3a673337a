"""Noise and bias that shift a bid."""

from statistics import mean

from foretell.bots.levels.bid_noise import BidNoise
from foretell.bots.levels.parameters import STYLE_BIAS

ROUNDS = range(1, 500)


def test_bid_noise_is_bounded_and_symmetric() -> None:
    felt = [BidNoise("2a", 0.5, 0).shift(number) for number in ROUNDS]
    assert -0.5 < min(felt) < -0.4
    assert 0.4 < max(felt) < 0.5
    assert abs(mean(felt)) < 0.05


def test_the_noise_of_a_bid_differs_by_round_and_by_player() -> None:
    assert len({BidNoise("2a", 0.5, 0).shift(number) for number in ROUNDS}) > 100
    assert BidNoise("2a", 0.5, 0).shift(1) != BidNoise("2b", 0.5, 0).shift(1)
    assert BidNoise("2a", 0.5, 0).shift(1) == BidNoise("2a", 0.5, 0).shift(1)


def test_the_bias_of_a_style_is_added_to_the_bid_noise() -> None:
    for bias in (-1, 1):
        plain, styled = BidNoise("2a", 0.5, 0), BidNoise("2a", 0.5, bias)
        assert abs(styled.shift(3) - plain.shift(3) - bias * STYLE_BIAS) < 1e-9


def test_a_player_without_noise_or_bias_bids_unshifted() -> None:
    assert not any(BidNoise("2a", 0.0, 0).shift(number) for number in ROUNDS)
