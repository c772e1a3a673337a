"""Counters of the simulator, compared with the events at the table."""

from collections import Counter

import numpy as np
import pytest

from foretell.rules.options import Options
from foretell.sim import layout
from foretell.sim.position import state_of
from foretell.stats.counters import Counters
from tests.sim.amounts import amount
from tests.sim.lockstep import Lockstep
from tests.stats.helpers import SHORT, Recorded, called, counted_by_hand, counted_in

pytestmark = pytest.mark.kernel

GAMES = amount(12, 3)
TABLES = [
    Options(players=2),
    Options(players=2, winning_wizard="last"),
    Options(players=3, hand_sizes=(1, 3, 20)),
    Options(players=3, deal="one_suit"),
    Options(players=4, deal="one_suit", winning_wizard="last"),
    SHORT,
    Options(players=4, hand_sizes=(3, 3), first_dealer=2, even_bid="never"),
    Options(players=4, hand_sizes=(1, 4), clairvoyance=True),
    Options(players=5, hand_sizes=(2, 12), follow_after_wizard=True),
    Options(players=6, hand_sizes=(10, 1), bidding="hidden"),
]


@pytest.mark.compiled
@pytest.mark.parametrize("options", TABLES, ids=called)
def test_counters_match_the_events_of_the_games(options: Options) -> None:
    games = [Recorded(options, f"{number:x}") for number in range(GAMES)]
    counters = Counters.empty(options)
    for number in range(len(options.schedule)):
        counters.add_round(np.array([game.after_rounds[number] for game in games]), options)
    counters.add_games(np.array([game.array for game in games]), options)
    expected: Counter[tuple[object, ...]] = Counter()
    for game in games:
        expected += counted_by_hand(game.events, options)
    assert counted_in(counters, options) == expected


class Watched(Lockstep):
    """A game that checks the cards that took tricks after each trick."""

    def _compare_trick(self) -> None:
        super()._compare_trick()
        if self.array[layout.PHASE] == layout.PLAYING:
            assert self.array[layout.TOOK] == state_of(self.state)[layout.TOOK], self.told
            winners = [trick.winner for trick in self.state.round.tricks]
            assert int(self.array[layout.TOOK]).bit_count() == len(winners), self.told


@pytest.mark.compiled
@pytest.mark.parametrize("options", TABLES, ids=called)
def test_the_simulator_and_the_table_agree_on_the_cards_that_took_a_trick(options: Options) -> None:
    for number in range(3):
        Watched(options, f"{number:x}").play()
