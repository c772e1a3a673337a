"""A bot's advice as a table, and line by line."""

import pytest

from foretell.bots.explanation import ActionValue, Explanation
from foretell.cards import Card
from foretell.game.actions import MakeBid, PlayCard
from foretell.terminal.common.table.advice import advice_lines, advice_page
from tests.terminal.screens import a_view, shown


def advice(*gaps: tuple[float, float]) -> Explanation:
    """Return advice on bids with these gaps to the best and their margins."""
    values = (
        ActionValue(MakeBid(0, bid), 30 - behind, 0.5, 1.0, behind, margin)
        for bid, (behind, margin) in enumerate(gaps)
    )
    return Explanation(tuple(values), (), 400)


def test_an_action_whose_gap_lies_within_its_margin_is_about_as_good() -> None:
    found = advice((0, 0), (2, 2), (2, 1.9), (0, 0))
    *_, first, second, third, fourth, legend, _ = shown(advice_page(found, a_view())).splitlines()
    assert [line.split()[0] for line in (first, second, third, fourth)] == ["0", "1", "2", "3"]
    assert ["≈" in line for line in (first, second, third, fourth)] == [False, True, False, True]
    assert legend == " ≈ About as good"
    lines = list(advice_lines(found, a_view(spoken=True)))[1:-1]
    assert [line.endswith(". About as good.") for line in lines] == [False, True, False, True]


def test_where_the_best_action_is_clearly_better_no_sign_is_explained() -> None:
    found = advice((0, 0), (2, 1))
    assert "≈" not in shown(advice_page(found, a_view()))
    assert not any("About" in line for line in advice_lines(found, a_view(spoken=True)))


def test_equal_cards_are_one_choice() -> None:
    """R1.1"""
    cards = ("Z2", "H6", "Z1", "N1", "N4")
    values = (ActionValue(PlayCard(0, Card(card)), 20, 0.5, 1, 0, 0) for card in cards)
    choices = Explanation(tuple(values), (), 400).choices
    assert [str(one.action.card) for one in choices if isinstance(one.action, PlayCard)] == [
        "Z2",
        "H6",
        "N1",
    ]


@pytest.mark.parametrize("width", [48, 60, 80])
def test_the_sign_cuts_no_figure(width: int) -> None:
    found = advice((0, 0), (12.3, 15.5), (45.6, 5.9))
    page = shown(advice_page(found, a_view(language="de")), width)
    assert "…" not in page
    assert "≈ −12,3 ± 16" in page
