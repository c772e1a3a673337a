"""The choice of the deals of the day."""

from datetime import date, timedelta
from statistics import mean

from hypothesis import given
from hypothesis import strategies as st

from foretell.game.events import BidMade
from foretell.server.daily import CHOSEN, SEAT, chosen
from scripts.daily_deals import (
    LEVELS,
    Candidate,
    best_of,
    by_year,
    disorder,
    played,
    points_in,
)

DAY = date(2026, 12, 1)
ORDERED = {"beginner": -20, "casual": 10, "seasoned": 60, "learned": 90, "zero": 20, "random": -50}

points = st.integers(-9, 9).map(lambda tens: 10 * tens)
candidates = st.builds(
    Candidate,
    st.fixed_dictionaries(dict.fromkeys(ORDERED, points)),
    st.integers(0, 2),
)


def test_a_sound_deal_beats_random_play_and_bids_of_zero() -> None:
    assert Candidate(ORDERED, 5).is_sound
    assert not Candidate(ORDERED, 0).is_sound
    assert not Candidate({**ORDERED, "zero": 60}, 5).is_sound
    assert not Candidate({**ORDERED, "random": 100}, 5).is_sound


def test_disorder_counts_pairs_in_which_the_gentler_level_does_as_well() -> None:
    assert disorder(ORDERED, LEVELS) == 0
    assert disorder({**ORDERED, "seasoned": 10}, LEVELS) == 1
    assert disorder({**ORDERED, "beginner": 100}, LEVELS) == 3


def test_soundness_counts_before_order_and_order_before_the_slope() -> None:
    steep = Candidate({**ORDERED, "learned": 160, "casual": 60}, 5)
    ordered, unsound = Candidate(ORDERED, 5), Candidate({**ORDERED, "learned": 300}, 0)
    assert sorted([ordered, steep, unsound], key=lambda one: one.rank) == [unsound, steep, ordered]
    steeper = Candidate({**ORDERED, "beginner": -40}, 5)
    assert steeper.rank > ordered.rank


@given(st.lists(candidates, min_size=1, max_size=8))
def test_the_best_is_found_without_playing_all_candidates(among: list[Candidate]) -> None:
    gentle = [{level: one.points[level] for level in LEVELS[:-1]} for one in among]
    ranks = [one.rank for one in among]
    assert best_of(gentle, among.__getitem__) == ranks.index(max(ranks))


def test_the_file_is_in_the_form_in_which_it_is_extended() -> None:
    assert by_year(*chosen()) == CHOSEN.read_text(encoding="ascii")
    assert by_year(date(2026, 12, 31), [3, 19, 0]) == "2026-12-31\n3\nj0\n"


def test_one_player_always_bids_zero() -> None:
    bids = [
        event.bid
        for event in played(DAY, 0, "zero").events
        if isinstance(event, BidMade) and event.seat == SEAT
    ]
    assert bids == [0, 0, 0]


def test_levels_differ_more_in_the_chosen_deals() -> None:
    days = [DAY + timedelta(7 * week) for week in range(25)]

    def gap(day: date, number: int) -> int:
        strong, gentle = (
            points_in(played(day, number, level)) for level in ("seasoned", "beginner")
        )
        return strong - gentle

    before, now = (
        mean(gap(day, 0) for day in days),
        mean(gap(day, chosen().on(day)) for day in days),
    )
    assert now > before
