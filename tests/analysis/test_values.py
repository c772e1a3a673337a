"""Values of positions in which all hands are known."""

import numpy as np
import pytest

from foretell.analysis.moves import PlayedRound, played_rounds
from foretell.analysis.values import round_values
from foretell.bots.explain.rows import FloatArray
from foretell.bots.learned.bot import LearnedBot
from foretell.bots.learned.network import new_evaluator
from foretell.game.session import Session
from foretell.record import Record
from foretell.rules.options import Options
from foretell.sim import layout as at
from foretell.sim.actions import encode_action
from foretell.sim.layout import SEATS
from foretell.sim.position import state_of
from foretell.sim.settings import settings_of
from tests.analysis.helpers import a_record, played_by, recorded
from tests.bots.learned.helpers import a_network

pytestmark = [pytest.mark.compiled, pytest.mark.kernel]

TABLES = (
    Options(players=3, hand_sizes=(1, 3)),
    Options(players=4, hand_sizes=(2,), bidding="hidden", clairvoyance=True),
    Options(players=5, hand_sizes=(2,), bidding="secret", winning_wizard="last"),
    Options(players=6, hand_sizes=(1,), even_bid="never", follow_after_wizard=True),
)
each_table = pytest.mark.parametrize("options", TABLES, ids=str)


def rounds_of(record: Record) -> list[tuple[PlayedRound, FloatArray]]:
    """Return the rounds of a record with the values of their positions, by a small network."""
    evaluator, found = new_evaluator(a_network()), []
    options = record.header.options
    for one in played_rounds(record):
        codes = np.array([encode_action(move.action) for move in one.moves], dtype=np.int64)
        states = np.empty((len(codes), at.WIDTH), dtype=np.int64)
        values = np.empty((len(codes) + 1, SEATS))
        start = state_of(one.start)
        round_values(settings_of(options), evaluator, start, codes, states, values)
        for move, state in zip(one.moves, states, strict=True):
            assert state[at.SEAT] == move.action.seat
        found.append((one, values[:, : options.players]))
    return found


@each_table
def test_the_last_value_is_the_score_of_the_round(options: Options) -> None:
    for one, values in rounds_of(a_record(options)):
        assert values[-1].tolist() == list(one.scored.points)


@each_table
def test_nothing_changes_while_everybody_acts_as_the_network_does(options: Options) -> None:
    """So all that such a round gives is in its deal."""
    bots = {seat: LearnedBot("1", a_network()) for seat in range(options.players)}
    game = played_by(Session(options, "3b"), dict(bots))
    for one, values in rounds_of(recorded(game, ("learned",) * 6)):
        assert (values == one.scored.points).all()


def test_a_value_is_the_same_in_a_later_round_with_the_same_cards() -> None:
    """The totals so far are no part of it."""
    (_, first), (_, second) = rounds_of(a_record(TABLES[0]))
    assert len(first) == 7
    assert len(second) == 13
    assert np.abs(first).max() <= 30
