"""Worlds compared with a full enumeration that replays every deal."""

from dataclasses import dataclass, replace
from typing import Any

import pytest

from foretell.game.phases import Bidding, ChoosingTrump
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.sim.worlds import Worlds
from foretell.testing import play_at_random
from tests.sim.worlds.reference import all_worlds
from tests.sim.worlds.uniform import PER_WORLD, check_uniform

pytestmark = pytest.mark.kernel


@dataclass(frozen=True)
class Case:
    """A game played at random until near the end of a round."""

    options: Options
    seed: str
    steps: int
    viewer: int | None
    worlds: int

    def session(self) -> Session:
        return play_at_random(Session(self.options, self.seed), "0", steps=self.steps)


def _table(players: int, *sizes: int, **options: Any) -> Options:
    return Options(players=players, hand_sizes=sizes or None, first_dealer=0, **options)


_SEER = _table(3, 1, clairvoyance=True)
_ONE_SUIT = [Options(players=players, deal="one_suit", first_dealer=0) for players in (3, 4)]

CASES = {
    "no stock, two seats with voids, within a trick": Case(_table(4, 15), "7", 54, 1, 26),
    "a stock": Case(_table(3, 19), "a", 51, 0, 230),
    "four seats with voids": Case(_table(5, 12), "3", 56, 2, 111),
    "a spectator": Case(_table(6, 10), "0", 60, None, 66),
    "a spectator, five seats with voids": Case(_table(5, 12), "6", 60, None, 12),
    "before clairvoyants take up their hands (R9.6)": Case(_SEER, "0", 1, 1, 57),
    "clairvoyants in play (R9.6)": Case(_table(3, 20, clairvoyance=True), "0", 57, 1, 1),
    "a spectator of clairvoyants (R9.6)": Case(_table(3, 20, clairvoyance=True), "0", 57, None, 18),
    "one suit each (R9.7)": Case(_ONE_SUIT[0], "0", 12, 0, 144),
    "a spectator, one suit each (R9.7)": Case(_ONE_SUIT[1], "0", 18, None, 144),
    "two players, with spent cards and a void (R9.4)": Case(_table(2), "1", 46, 0, 91),
    "a spectator of two players (R9.4)": Case(_table(2), "c", 48, None, 106),
    "the last round of two players leaves no stock (R9.4)": Case(_table(2), "0", 52, 0, 1),
    "a void shown by the house rule (R7.5)": Case(
        _table(4, 15, follow_after_wizard=True), "103", 56, 0, 19
    ),
}


@pytest.mark.compiled
@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_all_worlds_are_sampled_equally_often(case: Case) -> None:
    session = case.session()
    among = list(all_worlds(session, case.viewer))
    worlds = Worlds(session.observe(case.viewer))
    assert len(among) == worlds.count == case.worlds, case
    check_uniform(worlds.sample(PER_WORLD * len(among), seed=1), among)


def test_the_house_rule_shows_a_void_that_the_standard_rule_does_not() -> None:
    """R7.5"""
    case = CASES["a void shown by the house rule (R7.5)"]
    observation = case.session().observe(case.viewer)
    standard = replace(observation, known=replace(observation.known, options=_table(4, 15)))
    assert Worlds(standard).count > Worlds(observation).count


@pytest.mark.parametrize(("viewer", "count"), [(0, 58 * 57), (1, 58 * 57), (None, 59 * 58 * 57)])
@pytest.mark.parametrize("phase", [ChoosingTrump, Bidding])
def test_before_play_unseen_cards_can_be_anywhere(
    phase: type, viewer: int | None, count: int
) -> None:
    """R12, during the choice of trump and during the bidding."""
    seeds = (f"{seed:x}" for seed in range(100))
    games = (Session(_table(3, 1), seed) for seed in seeds)
    game = next(game for game in games if isinstance(game.observe(None).phase, phase))
    assert Worlds(game.observe(viewer)).count == count
