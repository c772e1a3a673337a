"""A survey: its counts add up and depend only on its seed."""

from math import isclose

import numba
import numpy as np
import pytest

from foretell.cards import RANKS
from foretell.rules.options import Deal, Options
from foretell.rules.scoring import points
from foretell.sim.games import RANDOM, play_games
from foretell.stats import census
from foretell.stats.census import PLAYERS, Census
from foretell.stats.kinds import JESTER, WIZARD, Kind
from foretell.stats.survey import RARE, Survey
from tests.sim.amounts import amount
from tests.stats.helpers import SHORT, a_survey, counted_in, survey

pytestmark = pytest.mark.kernel

KINDS = tuple(Kind)


def same(one: Survey, other: Survey) -> bool:
    return counted_in(one.counters, one.options) == counted_in(other.counters, other.options)


@pytest.fixture(scope="module")
def found() -> Survey:
    return a_survey()


def test_each_position_bids_once_in_every_round(found: Survey) -> None:
    for size in SHORT.schedule:
        rounds = found.games * SHORT.schedule.count(size)
        assert found.surplus(size=size).total == rounds
        for position in range(SHORT.players):
            assert found.bids(size=size, position=position).total == rounds


def test_the_tricks_of_a_round_are_its_hand_size(found: Survey) -> None:
    for size in found.hand_sizes:
        tricks = found.tricks(size=size)
        assert isclose(tricks.mean * SHORT.players, size)


def test_every_dealt_card_is_held_and_one_card_takes_each_trick(found: Survey) -> None:
    held, took = found.counters.held, found.counters.took
    for size in found.hand_sizes:
        rounds = found.games * SHORT.schedule.count(size)
        assert held[:, :, size].sum() == rounds * size * SHORT.players
        assert took[:, :, size].sum() == rounds * size
    assert (took <= held).all()


def test_shares_of_all_bids_add_up(found: Survey) -> None:
    for size in found.hand_sizes:
        chosen = [found.chosen(bid, size=size) for bid in range(size + 1)]
        assert isclose(sum(share.value for share in chosen), 1)
        made = sum(found.made(size=size, bid=bid).hits for bid in range(size + 1))
        assert made == found.made(size=size).hits


def test_points_follow_from_bids_and_tricks(found: Survey) -> None:
    """R8.1, R8.2."""
    made = found.made(size=1, bid=1)
    both = found.points(size=1, bid=1)
    assert both.at(points(1, 1)).hits == made.hits
    assert both.at(points(1, 0)).hits == made.of - made.hits
    assert found.points().total == found.bids().total
    assert isclose(found.points().mean * len(SHORT.schedule), found.totals().mean)


def test_the_surplus_is_the_sum_of_bids_minus_the_tricks(found: Survey) -> None:
    """R6.3."""
    for size in found.hand_sizes:
        assert isclose(
            found.surplus(size=size).mean, SHORT.players * found.bids(size=size).mean - size
        )
    together = found.surplus()
    assert together.above(0).hits + together.at(0).hits + together.below(0).hits == together.total


def test_every_surveyed_game_has_a_winner(found: Survey) -> None:
    """R8.4."""
    wins = found.counters.wins
    games = sum(wins[:, others].sum() / (others + 1) for others in range(SHORT.players))
    assert games == found.games == found.winning_totals().total
    shared = wins[:, 1:].sum(axis=0) / np.arange(2, SHORT.players + 1)
    assert found.shared_wins().hits == shared.sum()
    assert found.winning_totals().mean >= found.totals().mean
    assert found.totals(position=0).total == found.games
    assert sum(found.wins(position).hits for position in range(SHORT.players)) == wins.sum()


def test_usual_bids_exclude_rare_ones(found: Survey) -> None:
    for size in found.hand_sizes:
        usual = found.usual_bids(size)
        assert usual == tuple(
            bid
            for bid, times in found.bids(size=size).counts
            if times >= found.bids(size=size).total / RARE
        )


def test_cards_are_classified_by_their_role_in_the_round(found: Survey) -> None:
    """R5: rounds of a full deal have no trump; Wizards and Jesters are never of the trump suit."""
    assert found.sizes_of(Kind.ONE_SUIT) == ()
    assert 15 not in found.sizes_of(Kind.TRUMP)
    assert 15 in found.sizes_of(Kind.NO_TRUMP)
    assert all(found.takes(Kind.TRUMP, rank).of == 0 for rank in (JESTER, WIZARD))
    assert found.takes(Kind.PLAIN, WIZARD).of > 0
    assert (
        found.takes(Kind.PLAIN, JESTER, size=5).value
        < found.takes(Kind.PLAIN, WIZARD, size=5).value
    )
    per_rank = [found.takes(Kind.NO_TRUMP, rank, size=15).of for rank in range(RANKS + 2)]
    assert set(per_rank) == {4 * found.games}


def test_with_one_suit_each_all_cards_are_of_one_kind() -> None:
    """R9.7."""
    found = a_survey(Options(players=3, deal=Deal.ONE_SUIT), amount(50, 1))
    assert [kind for kind in KINDS if found.sizes_of(kind)] == [Kind.ONE_SUIT]


def test_the_counts_of_a_survey_do_not_depend_on_how_the_work_is_split(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    games = amount(100, 4)
    whole = a_survey(games=games)
    counted = Census(SHORT, seed=1, by=RANDOM)
    first = list(counted.steps(1))
    monkeypatch.setattr(census, "BATCH", max(1, games // 7))
    rest = list(counted.steps(games - 1))
    assert first == [1]
    assert rest == sorted(rest)
    assert rest[-1] == games - 1
    assert same(counted.survey, whole)
    assert not same(a_survey(games=games, seed=2), whole)


@pytest.mark.compiled
def test_the_number_of_threads_does_not_change_a_survey() -> None:
    before = numba.get_num_threads()
    found = []
    try:
        for threads in (1, before):
            numba.set_num_threads(threads)
            found.append(a_survey())
    finally:
        numba.set_num_threads(before)
    assert same(*found)


def test_surveyed_games_of_steady_are_those_of_the_simulator() -> None:
    """``steady`` uses no random numbers, so its rounds can be played one by one."""
    games = amount(50, 1)
    options = Options(players=3, hand_sizes=(1, 3, 2))
    totals = play_games(options, games, seed=5, by=PLAYERS["steady"]).totals
    found = survey(options, games, seed=5).totals()
    assert found.counts == tuple(
        (int(points_), int(times))
        for points_, times in zip(*np.unique(totals, return_counts=True), strict=True)
    )


def test_a_survey_of_no_games_is_empty() -> None:
    nothing = survey(SHORT, 0, by=RANDOM)
    assert nothing.games == nothing.made().of == nothing.totals().total == 0


def test_an_invalid_number_of_surveyed_games_is_refused() -> None:
    with pytest.raises(ValueError, match="games must be a whole number from 0"):
        survey(SHORT, -1, by=RANDOM)
    with pytest.raises(ValueError, match="64 bits"):
        survey(SHORT, 1, seed=1 << 63, by=RANDOM)
