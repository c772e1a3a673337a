"""Playing strength: lower bounds with a wide margin; docs/bots.md has the measured figures."""

from statistics import mean

import numpy as np
import pytest
from steady_games import Deals, alone

from foretell.bots.runner import play_on, seat_bots
from foretell.bots.steady.weights import weights_for
from foretell.game.session import Session
from foretell.rules.options import Options

pytestmark = [pytest.mark.compiled, pytest.mark.no_cover]

GAMES = 16


def games(names: list[str], **options: object) -> list[Session]:
    chosen = Options(players=len(names), **options)  # type: ignore[arg-type]
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


@pytest.mark.compiled_only
@pytest.mark.kernel
@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("planner", [True, False])
def test_a_bot_that_plans_beats_one_that_does_not(players: int, *, planner: bool) -> None:
    """Alone it leads copies of the former ``steady``, which alone falls behind copies of it."""
    deals = Deals(Options(players=players), seed=1, first=0, games=200)
    lead = alone(deals, weights_for(players, one_suit_each=False), planner=planner).lead
    margin = 1.96 * lead.std(ddof=1) / np.sqrt(len(lead))
    assert (lead.mean() if planner else -lead.mean()) - margin > 1
