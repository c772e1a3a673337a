"""R5: the trump suit that follows from the turned card."""

import pytest

from foretell.cards import DECK, Card
from foretell.rules.options import Options
from foretell.rules.trick import NO_TRUMP
from foretell.rules.trump import NO_CARD, TRUMP_TO_CHOOSE, trump_turned


@pytest.mark.parametrize("card", [card for card in DECK if card.suit is not None], ids=str)
def test_r5_1_the_suit_of_a_turned_number_card_is_trump(card: Card) -> None:
    """R5.1."""
    assert trump_turned(card.index) == card.suit


@pytest.mark.parametrize("card", [card for card in DECK if card.is_jester], ids=str)
def test_r5_2_a_turned_jester_makes_no_trump(card: Card) -> None:
    """R5.2."""
    assert trump_turned(card.index) == NO_TRUMP


@pytest.mark.parametrize("card", [card for card in DECK if card.is_wizard], ids=str)
def test_r5_3_a_turned_wizard_leaves_trump_to_the_dealer(card: Card) -> None:
    """R5.3."""
    assert trump_turned(card.index) == TRUMP_TO_CHOOSE


def test_r5_4_without_a_turned_card_there_is_no_trump() -> None:
    """R5.4."""
    assert trump_turned(NO_CARD) == NO_TRUMP


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_r5_4_only_the_last_round_of_a_full_game_leaves_no_stock(players: int) -> None:
    """R5.4."""
    options = Options(players=players)
    without = [size for size in options.schedule if not options.leaves_a_stock(size)]
    assert without == [60 // players]
