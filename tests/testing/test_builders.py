"""The builders of positions for tests of extensions."""

from typing import Any

import pytest

from foretell.cards import Card, UnknownCard
from foretell.game.events import DealerDrawn
from foretell.game.phases import Bidding, ChoosingTrump
from foretell.rules.options import InvalidOption
from foretell.testing import cards, dealt, make_bids, play_at_random, play_cards


def test_cards_are_named_by_words() -> None:
    assert cards("") == ()
    assert cards(" C1  Z4 ") == (Card("C1"), Card("Z4"))
    with pytest.raises(UnknownCard):
        cards("C1,Z4")


def test_a_table_has_the_cards_it_is_given() -> None:
    table = dealt("C1 C2", "D1 D2", "H1 H2", turned="S1", dealer=1)
    assert [table.observe(seat).hand for seat in range(3)] == [
        *(cards("C1 C2"), cards("D1 D2"), cards("H1 H2")),
    ]
    assert table.state.round.turned is Card("S1")
    assert table.phase == Bidding((2,))
    assert table.state.options.schedule == (2,)


def test_a_table_has_the_totals_it_is_given() -> None:
    table = dealt("C1", "D1", "H1", turned="S1", totals=(10, -20, 0))
    assert table.state.totals == (10, -20, 0)
    assert (table.state.round.number, table.state.round.dealer) == (2, 0)


def test_a_table_can_be_in_the_middle_of_a_full_game() -> None:
    table = dealt("C1 C2 C3", "D1 D2 D3", "H1 H2 H3", turned="Z1", dealer=2, number=3)
    assert table.state.rounds == 20
    assert table.phase == ChoosingTrump(2)
    play_at_random(table, "0")
    assert len(table.state.scores) == 20
    assert table.outcome is not None


def test_with_a_fixed_schedule_the_hand_size_determines_the_round() -> None:
    two = dealt("C1 C2 C3", "D1 D2 D3", turned="S1", dealer=1)
    assert (two.state.round.number, two.state.round.dealer) == (2, 1)
    one_suit = dealt("C1 C2 C3 C4", "D1 D2 D3 D4", "H1 H2 H3 H4", deal="one_suit")
    assert one_suit.state.round.number == 1


def test_a_dealer_can_have_been_drawn() -> None:
    table = dealt("C1", "D1", "H1", turned="S1", dealer=1, first_dealer="draw")
    assert table.events[0] == DealerDrawn((), 1)
    assert table.state.round.dealer == 1


def test_play_makes_the_seats_to_act_bid_and_play() -> None:
    table = dealt("C1", "D1", "H1", turned="S1", dealer=0)
    events = [*make_bids(table, 0, 1, 0), *play_cards(table, "D1 H1 C1")]
    assert tuple(events) == table.events[1:]
    assert table.outcome is not None


@pytest.mark.parametrize(
    ("hands", "values"),
    [
        (("C1", "D1 D2", "H1"), {"turned": "S1"}),
        (("C1", "D1", "C1"), {"turned": "S1"}),
        (("C1", "D1", "H1"), {"turned": "C1"}),
        (("C1", "D1", "H1"), {}),
        (("C1 C2", "D1 D2", "H1 H2"), {"turned": "S1", "number": 3}),
        (("C1", "D1", "H1"), {"turned": "S1", "number": 1, "totals": (1, 2, 3)}),
        (("C1", "D1", "H1"), {"turned": "S1", "totals": (1, 2)}),
        (("C1", "D1"), {"turned": "S1"}),
    ],
)
def test_an_impossible_table_is_an_error(hands: tuple[str, ...], values: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=r"."):
        dealt(*hands, **values)


def test_invalid_options_are_refused_by_the_builders() -> None:
    with pytest.raises(InvalidOption):
        dealt("C1", "D1", "H1", turned="S1", bidding="loud")
