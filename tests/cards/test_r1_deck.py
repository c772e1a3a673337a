"""R1: the deck."""

from collections import Counter

import pytest

from foretell.cards import DECK, Card, Suit
from foretell.rules.options import Edition, Options
from foretell.rules.schedule import largest_hand
from foretell.testing import dealt, play_at_random


def test_r1_1_there_are_60_cards() -> None:
    """R1.1."""
    assert len(DECK) == 60


@pytest.mark.parametrize("suit", Suit)
def test_r1_1_each_suit_has_the_ranks_1_to_13(suit: Suit) -> None:
    """R1.1."""
    assert [card.rank for card in DECK if card.suit is suit] == list(range(1, 14))


def test_r1_1_four_wizards_and_four_jesters_have_no_suit() -> None:
    """R1.1."""
    wizards = [str(card) for card in DECK if card.is_wizard]
    jesters = [str(card) for card in DECK if card.is_jester]
    assert wizards == ["Z1", "Z2", "Z3", "Z4"]
    assert jesters == ["N1", "N2", "N3", "N4"]
    assert [str(card) for card in DECK if card.suit is None] == wizards + jesters


def test_r1_1_no_two_cards_share_an_identity() -> None:
    """R1.1."""
    assert len(set(DECK)) == len({str(card) for card in DECK}) == 60


def test_r1_1_all_wizards_play_alike_and_all_jesters_do() -> None:
    """R1.1; the same of Jesters."""
    for first, second in (("Z1", "Z4"), ("Z4", "Z1"), ("N1", "N4"), ("N4", "N1")):
        table = dealt(first, second, "N2", turned="C1", dealer=2)
        play_at_random(table, "0")
        assert table.state.round.tricks[0].winner == 0


def test_r1_2_jesters_rank_below_1_to_13_below_wizards() -> None:
    """R1.2."""
    order = [Card(text).rank for text in ("N1", *(f"H{rank}" for rank in range(1, 14)), "Z1")]
    assert order == sorted(set(order))
    assert Counter(card.rank for card in DECK) == dict.fromkeys(range(15), 4)


def test_r1_3_there_are_two_editions() -> None:
    """R1.3."""
    assert [edition.value for edition in Edition] == ["classic", "fantasy"]


def test_r1_3_the_editions_never_differ_in_rules() -> None:
    """R1.3: the same cards, the same choices, the same events."""
    classic, fantasy = (
        play_at_random(dealt("C1 H5 Z1", "C9 H2 N1", "S4 S5 H7", turned="H1", edition=edition), "0")
        for edition in Edition
    )
    assert classic.outcome == fantasy.outcome
    assert classic.events == fantasy.events


def test_r1_3_the_edition_changes_no_schedule() -> None:
    """R1.3."""
    for players in range(3, 7):
        classic, fantasy = (Options(players=players, edition=edition) for edition in Edition)
        assert len(classic.schedule) == largest_hand(players)
        assert classic.schedule == fantasy.schedule
