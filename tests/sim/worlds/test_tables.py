"""Split tables, checked by enumeration if small and by exact counts if large."""

from dataclasses import replace
from itertools import product
from math import comb, sqrt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from numba import config

from foretell.cards import FULL_SET
from foretell.sim.layout import IntArray
from foretell.sim.worlds.counting import count_worlds
from foretell.sim.worlds.dealing_steps import dealing_steps
from foretell.sim.worlds.drawing import draw_worlds
from foretell.sim.worlds.hidden import Hidden
from foretell.sim.worlds.plan import SPLITS, SUM, plan_of
from foretell.sim.worlds.tables import SplitTables, split_tables
from tests.sim.worlds.patterns import all_hands, hidden, small, some_cards
from tests.sim.worlds.uniform import PER_WORLD, check_uniform

pytestmark = pytest.mark.kernel

FEW = some_cards(7, seed=3) | 1 << 52
SMALL = {
    "one void": hidden(FEW, (2, "C"), (2, "")),
    "the same voids": hidden(FEW, (2, "H"), (2, "H"), (1, "")),
    "one within the other": hidden(FEW, (1, "C"), (1, "CD"), (1, "CDH")),
    "crossing": hidden(FEW, (1, "CD"), (1, "DH"), (1, "HC")),
    "each another": hidden(FEW, (1, "C"), (1, "D"), (1, "H"), (1, "S")),
    "nothing but Wizards and Jesters": hidden(FEW, (1, "CDHS"), (2, "S"), (1, "")),
    "no card left over": hidden(FEW, (3, "C"), (2, "D"), (3, "")),
    "who has played holds nothing": hidden(FEW, (0, ""), (2, "S"), (2, "D")),
    "nobody holds anything": hidden(FEW, (0, ""), (0, "")),
}
LARGE = {
    "no voids": hidden(some_cards(40, seed=1), (9, ""), (9, ""), (9, "")),
    "three seats": hidden(some_cards(34, seed=1), (7, "C"), (7, "DH"), (7, "H")),
    "four seats, no stock": hidden(
        some_cards(32, seed=2), (8, "C"), (8, "D"), (8, "H"), (8, "S")
    ),
    "five seats": hidden(some_cards(30, seed=3), (6, "C"), (6, "D"), (6, "HS"), (5, "S"), (5, "")),
    "six seats, no stock": hidden(
        some_cards(24, seed=4), (4, "C"), (4, "D"), (4, "H"), (4, "S"), (4, "CD"), (4, "HS")
    ),
}  # fmt: skip


def draw(tables: SplitTables, cards: Hidden, count: int, seed: int = 1) -> IntArray:
    hands = np.zeros((count, len(cards.held)), dtype=np.int64)
    draw_worlds(tables, hands, seed, 0)
    return hands


@pytest.mark.compiled
@pytest.mark.parametrize("cards", SMALL.values(), ids=SMALL)
def test_every_possible_hand_is_sampled_equally_often(cards: Hidden) -> None:
    among = all_hands(cards)
    steps = dealing_steps(cards)
    assert count_worlds(steps) == len(among)
    check_uniform(draw(split_tables(cards), cards, PER_WORLD * len(among)), among)


@pytest.mark.compiled
@given(small(), st.integers(0, 2**32))
def test_exactly_the_possible_hands_are_counted_and_sampled(cards: Hidden, seed: int) -> None:
    among = set(all_hands(cards))
    steps = dealing_steps(cards)
    assert count_worlds(steps) == len(among)
    assert set(map(tuple, draw(split_tables(cards), cards, 20, seed).tolist())) <= among


@pytest.mark.compiled
@pytest.mark.parametrize("cards", LARGE.values(), ids=LARGE)
def test_sampled_cards_of_a_seat_match_exact_counts(cards: Hidden) -> None:
    worlds, apart = (1_000, 17) if config.DISABLE_JIT else (200_000, 7)
    steps = dealing_steps(cards)
    drawn, count = draw(split_tables(cards), cards, worlds), count_worlds(steps)
    for seat, card in product(range(len(cards.held)), range(0, 60, apart)):
        chance = _count_with(cards, seat, card) / count
        found = np.count_nonzero(drawn[:, seat] >> card & 1)
        bound = 5 * sqrt(worlds * chance * (1 - chance))
        assert abs(found - worlds * chance) <= bound, (seat, card, chance)


def _count_with(cards: Hidden, seat: int, card: int) -> int:
    """Return the number of worlds in which a seat holds a card."""
    if not cards.may_hold[seat] >> card & 1:
        return 0
    held = tuple(number - (other == seat) for other, number in enumerate(cards.held))
    may_hold = tuple(own & ~(1 << card) for own in cards.may_hold)
    return count_worlds(dealing_steps(replace(cards, held=held, may_hold=may_hold)))


@pytest.mark.parametrize("cards", LARGE.values(), ids=LARGE)
def test_sums_of_split_tables_match_the_counts_to_float_precision(cards: Hidden) -> None:
    steps = dealing_steps(cards)
    tables = split_tables(cards)
    first = tables.plan[0]
    assert tables.sums[first[SUM] + first[SPLITS] - 1] == pytest.approx(
        count_worlds(steps), rel=1e-14, abs=0
    )


def test_without_voids_split_tables_have_a_single_split_per_seat() -> None:
    cards = LARGE["no voids"]
    assert split_tables(cards).plan[:-1, SPLITS].tolist() == [1, 1, 1]
    assert count_worlds(dealing_steps(cards)) == comb(40, 9) * comb(31, 9) * comb(22, 9)


def test_split_tables_stay_small_for_all_voids() -> None:
    for voids in product(("C", "D", "HS", "CD"), repeat=5):
        cards = hidden(FULL_SET, *((6, suits) for suits in voids))
        assert plan_of(cards)[-1, SUM] < 200_000, voids
