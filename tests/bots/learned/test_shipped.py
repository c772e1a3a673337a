"""The networks shipped with the package."""

from pathlib import Path

import pytest

from foretell.bots.learned import shipped
from foretell.bots.registry import create
from foretell.rules.options import Options
from foretell.testing import dealt
from foretell_lab.training.evaluation import evaluate

pytestmark = pytest.mark.compiled

GAMES = (
    *(Options(players=players) for players in (3, 4, 5, 6)),
    Options(players=4, bidding="hidden"),
    Options(players=4, even_bid="never"),
    Options(players=4, clairvoyance=True),
    Options(players=2),
)


@pytest.mark.parametrize(
    "options",
    [GAMES[1], *(pytest.param(it, marks=pytest.mark.thorough) for it in (GAMES[0], *GAMES[2:]))],
    ids=str,
)
def test_the_shipped_networks_beat_heuristic_bots(options: Options) -> None:
    for network, least in ((shipped.best_network(), 2.0), (shipped.quick_network(), 1.0)):
        mark = evaluate(network, options, games=1000, seed=7)
        assert mark.lead - mark.margin > 0
        assert mark.lead > least


@pytest.mark.thorough
def test_the_larger_network_beats_heuristic_bots_with_one_suit_each() -> None:
    """The quick one, which plays only in rollouts, does not: it met weaker opponents there."""
    options = Options(players=4, deal="one_suit")
    mark = evaluate(shipped.best_network(), options, games=1000, seed=7)
    assert mark.lead - mark.margin > 0


def test_the_shipped_networks_are_small() -> None:
    folder = Path(shipped.__file__).parent / "weights"
    assert sum(path.stat().st_size for path in folder.iterdir()) < 5_000_000


def test_learned_and_strongest_load_their_shipped_networks() -> None:
    game = dealt("Z1 C13", "C2 C3", "S2 S3", turned="H5", dealer=2, hand_sizes=(2,))
    for name in ("learned", "strongest"):
        assert create(name, "1").act(game.observe(0)).bid == 2  # type: ignore[union-attr]  # a bid, as the round begins
