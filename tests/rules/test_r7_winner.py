"""R7.4, R9.3 and R9.7: the winner of a trick."""

import pytest

from tests.rules.helpers import winner


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        ("Z2 C13 Z1", "Z2"),
        ("C13 Z4 Z1", "Z4"),
        ("C13 D13 N1 Z3", "Z3"),
        ("N1 Z1", "Z1"),
        ("Z4 Z3 Z2 Z1", "Z4"),
    ],
)
def test_r7_4_the_first_wizard_wins(played: str, expected: str) -> None:
    """R7.4."""
    assert winner(played, trump="C") == expected
    assert winner(played) == expected


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        ("C13 D1", "D1"),
        ("C13 D1 D9 D5 C12", "D9"),
        ("D2 C13 S13 H13", "D2"),
        ("N1 D1 C13", "D1"),
        ("N1 C13 N2 D1", "D1"),
    ],
)
def test_r7_4_without_a_wizard_the_highest_trump_wins(played: str, expected: str) -> None:
    """R7.4."""
    assert winner(played, trump="D") == expected


@pytest.mark.parametrize(
    ("played", "expected"),
    [
        ("C1 H13 S13", "C1"),
        ("C1 C3 C2", "C3"),
        ("N1 C1 H13", "C1"),
        ("N1 N2 S2 S1 H13", "S2"),
        ("C5 N1 C6 N2", "C6"),
    ],
)
@pytest.mark.parametrize("trump", ["D", None])
def test_r7_4_without_wizard_and_trump_the_highest_of_the_suit_led_wins(
    played: str, expected: str, trump: str | None
) -> None:
    """R7.4."""
    assert winner(played, trump=trump) == expected


@pytest.mark.parametrize("played", ["N1", "N3 N1", "N2 N4 N1", "N4 N3 N2 N1"])
@pytest.mark.parametrize("trump", ["D", None])
def test_r7_4_when_all_are_jesters_the_first_wins(played: str, trump: str | None) -> None:
    """R7.4."""
    assert winner(played, trump=trump) == played[:2]


def test_r7_4_a_jester_is_below_every_number_card() -> None:
    """R7.4."""
    assert winner("N1 C1") == winner("C1 N1") == "C1"


def test_r9_3_the_last_of_several_wizards_wins() -> None:
    """R9.3."""
    assert winner("Z1 C5 Z2", last_wizard=True) == "Z2"
    assert winner("C5 Z4 N1 Z3 Z1 C13", last_wizard=True) == "Z1"


@pytest.mark.parametrize("played", ["Z1 C5", "C5 Z1 C13", "N1 Z1", "C1 C2", "N1 N2", "C13 D1"])
def test_r9_3_changes_nothing_else(played: str) -> None:
    """R9.3."""
    assert winner(played, trump="D", last_wizard=True) == winner(played, trump="D")


@pytest.mark.parametrize(
    ("played", "expected"),
    [("C1 H2 D3", "D3"), ("H13 C1", "H13"), ("C1 H13 S12", "H13"), ("N1 C1", "C1")],
)
def test_r9_7_the_highest_rank_of_any_suit_wins(played: str, expected: str) -> None:
    """R9.7."""
    assert winner(played, one_suit=True) == expected


def test_r9_7_the_first_of_equal_ranks_wins() -> None:
    """R9.7."""
    assert winner("C5 S12 D12 H12", one_suit=True) == "S12"
    assert winner("H12 D12 S12", one_suit=True) == "H12"


def test_r9_7_the_first_wizard_wins_or_with_r9_3_the_last() -> None:
    """R9.7, R9.3."""
    assert winner("C13 Z2 Z1 N1", one_suit=True) == "Z2"
    assert winner("C13 Z2 Z1 N1", one_suit=True, last_wizard=True) == "Z1"


def test_r9_7_of_jesters_alone_the_first_wins() -> None:
    """R9.7."""
    assert winner("N3 N4 N1", one_suit=True) == "N3"
