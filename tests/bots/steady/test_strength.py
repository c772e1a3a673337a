"""Playing strength: lower bounds with a wide margin of docs/how-it-works/strength.md."""

from math import sqrt
from statistics import mean, stdev
from typing import Any

import pytest

from foretell.bots.bot import Bot
from foretell.bots.levels.heuristic import HeuristicPlayer
from foretell.bots.levels.parameters import HeuristicLevel
from foretell.bots.runner import play_on, play_out, seat_bots
from foretell.bots.steady import SteadyBot
from foretell.game.session import Session
from foretell.rules.options import Options

pytestmark = pytest.mark.compiled

GAMES = 16
DEALS = 16
SIZES = (4, 8, 11)
WITHOUT_PLAN = HeuristicLevel(forgetful=0.0, counting=0.0, heeds=True, horizon=0, bid_noise=0.0)
"""As ``steady``, except that it plays greedily for its bid."""


def games(names: list[str], **options: Any) -> list[Session]:
    chosen = Options(players=len(names), **options)
    played = [Session(chosen, f"{number:x}") for number in range(GAMES)]
    for number, session in enumerate(played):
        play_on(session, seat_bots(names, f"{number:x}"))
    return played


@pytest.mark.parametrize(
    ("players", "exact", "points"), [(3, 0.6, 29), (4, 0.65, 22), (6, 0.7, 17)]
)
def test_steady_makes_most_of_its_bids_when_playing_itself(
    players: int, exact: float, points: float
) -> None:
    rows = [row for game in games(["steady"] * players) for row in game.state.scores]
    made = [bid == taken for row in rows for bid, taken in zip(row.bids, row.taken, strict=True)]
    assert mean(made) > exact
    assert mean(gained for row in rows for gained in row.points) > points


def test_steady_beats_random_players_by_a_wide_margin() -> None:
    totals = [game.state.totals for game in games(["steady", "random", "random", "random"])]
    assert mean(own - mean(others) for own, *others in totals) > 450


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("planner", [True, False])
def test_a_bot_that_plans_beats_one_that_does_not(players: int, *, planner: bool) -> None:
    """Alone it leads copies of one that bids alike, which alone falls behind copies of it."""
    leads = [lead_of_one(number, players, planner=planner) for number in range(DEALS)]
    margin = 1.96 * stdev(leads) / sqrt(DEALS)
    assert (mean(leads) if planner else -mean(leads)) - margin > 1


def lead_of_one(number: int, players: int, *, planner: bool) -> float:
    """Return the mean lead, in points a round, of one bot among copies of the other."""
    options, seed = Options(players=players, hand_sizes=SIZES), f"{number:x}"
    leads = []
    for seat in range(players):
        bots: list[Bot] = [
            SteadyBot("1") if (other == seat) == planner else HeuristicPlayer(WITHOUT_PLAN, "1")
            for other in range(players)
        ]
        session = Session(options, seed)
        play_out(session, bots)
        totals = list(session.state.totals)
        own = totals.pop(seat)
        leads.append((own - mean(totals)) / len(SIZES))
    return mean(leads)
