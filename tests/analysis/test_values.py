"""Values of positions in which all hands are known."""

import numpy as np
import pytest

from foretell.bots.learned.bot import LearnedBot
from foretell.game.session import Session
from foretell.rules.options import Options
from tests.analysis.helpers import a_record, played_by, recorded, values_of
from tests.bots.learned.helpers import a_network

pytestmark = pytest.mark.kernel

TABLES = (
    Options(players=3, hand_sizes=(1, 3)),
    Options(players=4, hand_sizes=(2,), bidding="hidden", clairvoyance=True),
    Options(players=5, hand_sizes=(2,), bidding="secret", winning_wizard="last"),
    Options(players=6, hand_sizes=(1,), even_bid="never", follow_after_wizard=True),
)
each_table = pytest.mark.parametrize("options", TABLES, ids=str)


@each_table
def test_the_last_value_is_the_score_of_the_round(options: Options) -> None:
    for one, values in values_of(a_record(options)):
        assert values[-1].tolist() == list(one.scored.points)


@each_table
def test_nothing_changes_while_everybody_acts_as_the_network_does(options: Options) -> None:
    """So all that such a round gives is in its deal."""
    bots = {seat: LearnedBot("1", a_network()) for seat in range(options.players)}
    game = played_by(Session(options, "3b"), dict(bots))
    for one, values in values_of(recorded(game, ("learned",) * 6)):
        assert (values == one.scored.points).all()


@pytest.mark.compiled
def test_a_value_is_the_same_in_a_later_round_with_the_same_cards() -> None:
    """The totals so far are no part of it."""
    (_, first), (_, second) = values_of(a_record(TABLES[0]))
    assert len(first) == 7
    assert len(second) == 13
    assert np.abs(first).max() <= 30
