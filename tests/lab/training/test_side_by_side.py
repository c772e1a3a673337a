"""Rounds of self-play that run side by side, for which a policy decides all at once."""

import numpy as np
import pytest

from foretell.bots.learned.network import BIDS, TRUMPS
from foretell.rules.options import Options
from foretell_lab.training.experience import play_rounds
from foretell_lab.training.plan import PART, Opponents
from foretell_lab.training.side_by_side import SideBySide, new_waiting
from tests.bots.learned.helpers import TABLES
from tests.lab.training.policies import lowest

pytestmark = pytest.mark.compiled

ROUNDS = 12
ALONE = Opponents(present=PART, other=0, levels=0, random=0)
MIXED = Opponents(present=PART // 2, other=PART // 4, levels=PART // 2, random=PART // 20)


@pytest.mark.parametrize("opponents", [ALONE, MIXED], ids=["by itself", "among others"])
@pytest.mark.parametrize("options", TABLES, ids=str)
def test_side_by_side_the_same_is_played_as_one_after_the_other(
    options: Options, opponents: Opponents
) -> None:
    """By a policy that always takes the lowest index, all is determined."""
    rounds = SideBySide(options, opponents, new_waiting(ROUNDS), 7)
    waiting, asked = rounds.waiting, []
    while rows := rounds.play_on():
        assert waiting.legal[:rows].any(axis=1).all()
        assert ((waiting.draws[:rows] >= 0) & (waiting.draws[:rows] <= 1)).all()
        waiting.taken[:rows] = waiting.legal[:rows].argmax(axis=1)
        asked += [
            (number, seat, taken, tuple(np.flatnonzero(seen)))
            for number, seat, taken, seen, by_other in zip(
                waiting.rounds[:rows].tolist(),
                waiting.seats[:rows].tolist(),
                waiting.taken[:rows].tolist(),
                waiting.seen[:rows],
                waiting.by_other[:rows],
                strict=True,
            )
            if not by_other
        ]
    decisions, points = play_rounds(options, opponents, (lowest(), lowest()), rounds=ROUNDS, key=7)
    seen = [tuple(np.flatnonzero(row)) for row in decisions.seen]
    columns = (decisions.rounds, decisions.seats, decisions.taken)
    expected = list(zip(*(column.tolist() for column in columns), seen, strict=True))
    assert sorted(asked) == sorted(expected)
    np.testing.assert_array_equal(rounds.points(), points)


def test_each_decision_has_its_own_draw_that_is_the_same_again() -> None:
    def draws() -> list[float]:
        rounds = SideBySide(Options(players=4), ALONE, new_waiting(ROUNDS), 7)
        found = []
        while rows := rounds.play_on():
            found += rounds.waiting.draws[:rows].tolist()
            rounds.waiting.taken[:rows] = rounds.waiting.legal[:rows].argmax(axis=1)
        return found

    first = draws()
    assert first == draws()
    assert len(set(first)) == len(first)


def test_rows_can_be_used_for_other_rounds() -> None:
    """As each step of a training does."""
    waiting = new_waiting(ROUNDS)
    for key in (7, 8):
        pair = [
            SideBySide(Options(players=3), ALONE, rows, key)
            for rows in (waiting, new_waiting(ROUNDS))
        ]
        while any(rows := [one.play_on() for one in pair]):
            assert rows[0] == rows[1]
            for one in pair:
                np.testing.assert_array_equal(one.waiting.seen[: rows[0]], waiting.seen[: rows[0]])
                one.waiting.taken[: rows[0]] = one.waiting.legal[: rows[0]].argmax(axis=1)
        np.testing.assert_array_equal(pair[0].points(), pair[1].points())


def test_bids_are_asked_first() -> None:
    rounds = SideBySide(Options(players=4, hand_sizes=(3,)), ALONE, new_waiting(ROUNDS), 7)
    rows = rounds.play_on()
    assert rows == ROUNDS
    chosen_or_bid = rounds.waiting.legal[:rows, BIDS:]
    assert chosen_or_bid.any(axis=1).all()
    assert chosen_or_bid[:, : TRUMPS - BIDS].any()
