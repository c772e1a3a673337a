"""R2: players and length."""

import pytest

from foretell.rules.options import InvalidOption, Options
from foretell.rules.schedule import largest_hand


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_r2_1_three_to_six_players_play_the_standard_game(players: int) -> None:
    """R2.1."""
    options = Options(players=players)
    assert options.bidding == "open"
    assert options.schedule[0] == 1


def test_r2_1_two_players_may_play_and_three_or_four_with_one_suit_each() -> None:
    """R2.1, R9.4, R9.7."""
    assert Options(players=2).players == 2
    assert Options(players=3, deal="one_suit").players == 3
    assert Options(players=4, deal="one_suit").players == 4


@pytest.mark.parametrize("players", [-1, 0, 1, 7, 60])
def test_r2_1_any_other_number_of_players_is_refused(players: int) -> None:
    """R2.1."""
    with pytest.raises(InvalidOption) as caught:
        Options(players=players)
    assert caught.value.clause == "R2.1"
    assert caught.value.data() == {"option": "players", "value": str(players), "allowed": "2–6"}


@pytest.mark.parametrize(("players", "rounds"), [(3, 20), (4, 15), (5, 12), (6, 10)])
def test_r2_2_each_round_deals_one_more_card_until_all_60_are_dealt(
    players: int, rounds: int
) -> None:
    """R2.2."""
    schedule = Options(players=players).schedule
    assert schedule == tuple(range(1, rounds + 1))
    assert players * schedule[-1] == 60
    assert largest_hand(players) == rounds
