"""R9 and R11.1: every variant is an option, off in the standard game."""

import pytest

from foretell.rules.options import Options


def test_r9_options_are_those_of_the_standard_game_by_default() -> None:
    """R9: these are the defaults."""
    assert Options().to_json() == {
        "players": 4,
        "deal": "shared",
        "bidding": "open",
        "even_bid": "free",
        "winning_wizard": "first",
        "clairvoyance": False,
        "follow_after_wizard": False,
        "first_dealer": "draw",
        "hand_sizes": None,
        "edition": "classic",
    }


@pytest.mark.parametrize(
    "values",
    [
        pytest.param({"follow_after_wizard": True}, id="R7.5"),
        pytest.param({"bidding": "hidden"}, id="R9.1"),
        pytest.param({"bidding": "secret"}, id="R9.2"),
        pytest.param({"winning_wizard": "last"}, id="R9.3"),
        pytest.param({"players": 2, "bidding": "secret"}, id="R9.4"),
        pytest.param({"even_bid": "not_leader"}, id="R9.5"),
        pytest.param({"clairvoyance": True}, id="R9.6"),
        pytest.param({"deal": "one_suit"}, id="R9.7"),
        pytest.param({"even_bid": "never"}, id="R9.8"),
        pytest.param({"clairvoyance": True, "clairvoyant_rounds": "first"}, id="R9.9"),
        pytest.param({"even_bid": "never", "even_bid_from": 2}, id="R9.10"),
        pytest.param({"hand_sizes": [1, 3, 5]}, id="R11.1"),
        pytest.param({"first_dealer": 3}, id="R3.2"),
        pytest.param({"edition": "fantasy"}, id="R1.3"),
    ],
)
def test_r9_a_variant_has_the_name_and_value_of_the_rules(values: dict[str, object]) -> None:
    """R9, R11.1 and the options named by other clauses."""
    assert Options.from_json(values).to_json() == Options().to_json() | values


def test_r9_4_two_players_play_six_rounds_of_2_to_7_cards() -> None:
    """R9.4."""
    options = Options(players=2)
    assert options.schedule == (2, 3, 4, 5, 6, 7)
    assert sum(2 * size + 1 for size in options.schedule) == 60


def test_r9_4_every_round_of_two_players_turns_a_card() -> None:
    """R9.4."""
    options = Options(players=2)
    assert all(options.leaves_a_stock(size) for size in options.schedule)


def test_r9_4_the_bids_of_two_players_are_secret_by_default() -> None:
    """R9.4, R10.2."""
    assert Options(players=2) == Options(players=2, bidding="secret")


@pytest.mark.parametrize("players", [3, 4])
def test_r9_7_one_suit_each_plays_twelve_rounds_of_4_to_15_cards(players: int) -> None:
    """R9.7."""
    options = Options(players=players, deal="one_suit")
    assert options.schedule == tuple(range(4, 16))
    assert len(options.schedule) == 12


def test_r9_7_one_suit_each_turns_no_card() -> None:
    """R9.7."""
    options = Options(players=3, deal="one_suit")
    assert not any(options.leaves_a_stock(size) for size in options.schedule)


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (4, (1, 3, 5, 7, 9)),
        (4, tuple(range(15, 0, -1))),
        (3, (20,)),
        (6, (10, 1, 10)),
        (5, (1,) * 30),
    ],
)
def test_r11_1_a_table_may_have_a_custom_schedule(players: int, sizes: tuple[int, ...]) -> None:
    """R11.1."""
    assert Options(players=players, hand_sizes=sizes).schedule == sizes


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_r11_1_no_card_is_turned_whenever_no_stock_is_left(players: int) -> None:
    """R11.1, R5.4."""
    most = 60 // players
    options = Options(players=players, hand_sizes=(most, 1, most))
    assert [options.leaves_a_stock(size) for size in options.schedule] == [False, True, False]
