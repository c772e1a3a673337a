"""Figures: the median of the measurements and their spread."""

from contextlib import nullcontext

import pytest

from foretell.bench.figure import Benchmark, Figure, Unit, ratios, significant

pytestmark = pytest.mark.kernel


def a_figure(*samples: float, name: str = "random_games_4p", peer_of: str | None = None) -> Figure:
    benchmark = Benchmark(
        name, Unit.DECISIONS, lambda _: nullcontext(float), "random-games", peer_of=peer_of
    )
    return Figure(benchmark, samples)


def test_the_value_of_a_figure_is_the_median() -> None:
    assert a_figure(5, 1, 3).value == 3
    assert a_figure(1, 2).value == 1.5


def test_the_spread_of_a_figure_is_half_of_its_range() -> None:
    assert a_figure(100, 90, 110).spread == pytest.approx(0.1)
    assert a_figure(7).spread == 0
    assert a_figure(0, 0).spread == 0


def test_a_figure_is_written_as_one_json_object() -> None:
    assert a_figure(2.0, 3.5, 1.0).to_json() == {
        "name": "random_games_4p",
        "value": 2.0,
        "unit": "decisions/s",
        "samples": [2.0, 3.5, 1.0],
    }


@pytest.mark.parametrize(
    ("value", "rounded"),
    [(48_231_934.7, 48_231_900.0), (0.612_345_678, 0.612_346), (7.0, 7.0), (0.0, 0.0)],
)
def test_digits_beyond_the_precision_of_clocks_are_dropped(value: float, rounded: float) -> None:
    assert significant(value) == rounded


def test_ratios_compare_our_figure_with_each_peer() -> None:
    own, other = a_figure(40.0), a_figure(9.0, name="steady_games_4p")
    peers = [
        a_figure(2.0, name="a", peer_of="random_games_4p"),
        a_figure(80.0, name="b", peer_of="random_games_4p"),
    ]
    assert list(ratios([other, peers[0], own, peers[1]])) == [
        (own, peers[0], 20.0),
        (own, peers[1], 0.5),
    ]
    slower = a_figure(3.0, name="c", peer_of="steady_games_4p")
    assert list(ratios([own, other, slower])) == [(other, slower, 3.0)]
    assert list(ratios(peers)) == []
    assert list(ratios([own, other])) == []
