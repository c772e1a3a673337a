"""Numbers, names and sentences as shown to a reader."""

import pytest

from foretell.game.refusals import BidOutOfRange
from foretell.terminal.common.table.reading import NotACard
from foretell.terminal.common.view import number, sentence, signed
from tests.terminal.screens import a_view


@pytest.mark.parametrize(("value", "shown"), [(0, "0"), (20, "20"), (-10, "−10")])
def test_totals_have_a_true_minus_sign(value: int, shown: str) -> None:
    assert number(value) == shown


@pytest.mark.parametrize(("value", "shown"), [(0, "0"), (20, "+20"), (-10, "−10")])
def test_points_always_have_a_sign(value: int, shown: str) -> None:
    assert signed(value) == shown


@pytest.mark.parametrize(
    ("part", "whole"), [("no trump", "No trump."), ("Done!", "Done!"), ("", ".")]
)
def test_message_parts_are_joined_to_sentences(part: str, whole: str) -> None:
    assert sentence(part) == whole


def test_a_refusal_names_its_clause_if_a_rule_is_concerned() -> None:
    assert a_view().refuse(BidOutOfRange(9, 3)).endswith("(R6.1)")
    assert not a_view().refuse(NotACard("x", 3)).endswith(")")


def test_names_of_players_are_joined_to_a_list() -> None:
    assert a_view().named([0, 1, 2]) == "You, Bot 1 and Bot 2"
