"""The clauses that a game's options bring into play."""

import pytest

from foretell.rules.clauses import ALL_CLAUSES, clauses_in_play, options_with
from foretell.rules.declaration import changed_value
from foretell.rules.options import CHOICES, OPTIONS, SWITCHES, Options
from foretell.testing import all_options

ALWAYS = {
    *("R0.1", "R0.2", "R1.1", "R1.2", "R1.3", "R2.1", "R2.3", "R3.3", "R6.1"),
    *("R8.1", "R8.2", "R8.3", "R8.4", "R13.1"),
}
SHARED = {"R0.3", "R4.2", "R5.1", "R5.2", "R5.3", "R5.5", "R7.2", "R7.3", "R7.4"}


def in_play(**values: object) -> set[str]:
    return set(clauses_in_play(Options.from_json(values)))


def test_the_standard_game_has_its_clauses_in_play() -> None:
    assert in_play() == ALWAYS | SHARED | {
        *("R2.2", "R3.1", "R4.1", "R5.4", "R6.2", "R6.3", "R6.4", "R7.1"),
    }


def test_the_game_for_two_has_its_clauses_in_play() -> None:
    """R9.4: one deck for all rounds, and bids that are not announced."""
    assert in_play(players=2) == ALWAYS | SHARED | {"R3.1", "R6.2", "R7.1", "R9.2", "R9.4"}


def test_the_game_of_one_suit_each_has_its_clauses_in_play() -> None:
    """R9.7: no stock, no trump, no suit led."""
    assert in_play(deal="one_suit") == ALWAYS | {
        *("R3.1", "R6.2", "R6.3", "R6.4", "R7.1", "R9.7"),
    }


@pytest.mark.parametrize(
    ("values", "comes", "goes"),
    [
        ({"first_dealer": 0}, {"R3.2"}, {"R3.1"}),
        ({"bidding": "hidden"}, {"R9.1"}, set()),
        ({"bidding": "secret"}, {"R9.2"}, {"R6.3", "R6.4"}),
        ({"winning_wizard": "last"}, {"R9.3"}, set()),
        ({"even_bid": "not_leader"}, {"R9.5"}, {"R6.2"}),
        ({"even_bid": "never"}, {"R9.8"}, {"R6.2"}),
        ({"clairvoyance": True}, {"R9.6"}, set()),
        ({"even_bid": "never", "even_bid_from": 4}, {"R9.8", "R9.10"}, {"R6.2"}),
        ({"clairvoyance": True, "clairvoyant_rounds": "first"}, {"R9.6", "R9.9"}, set()),
        ({"follow_after_wizard": True}, {"R7.5"}, set()),
        ({"hand_sizes": [1, 2]}, {"R11.1"}, {"R2.2", "R5.4"}),
        ({"hand_sizes": [15, 1]}, {"R11.1"}, {"R2.2"}),
        ({"hand_sizes": [15]}, {"R11.1"}, {"R2.2", "R0.3", "R4.2", "R5.1", "R5.2", "R5.3", "R5.5"}),
        ({"edition": "fantasy"}, set(), set()),
    ],
)
def test_an_option_adds_its_clause_and_removes_the_superseded_ones(
    values: dict[str, object], comes: set[str], goes: set[str]
) -> None:
    assert in_play(**values) == (in_play() | comes) - goes


def test_clauses_are_listed_in_order() -> None:
    def place(clause: str) -> tuple[int, int]:
        part, number = clause[1:].split(".")
        return int(part), int(number)

    assert list(ALL_CLAUSES) == sorted(ALL_CLAUSES, key=place)
    for options in all_options():
        clauses = clauses_in_play(options)
        assert list(clauses) == [clause for clause in ALL_CLAUSES if clause in set(clauses)]


def test_every_clause_is_in_play_for_some_options() -> None:
    seen = {
        clause
        for options in all_options(first_dealers=("draw", 0), hand_sizes=(None, (1, 2)))
        for clause in clauses_in_play(options)
    }
    assert seen == set(ALL_CLAUSES)


@pytest.mark.parametrize("clause", ALL_CLAUSES)
def test_every_clause_has_options_that_bring_it_into_play(clause: str) -> None:
    options = options_with(clause)
    assert options is not None
    assert clause in clauses_in_play(options)


def test_every_option_belongs_to_a_clause_of_the_rules() -> None:
    assert {option.clause for option in OPTIONS.values()} <= set(ALL_CLAUSES)


@pytest.mark.parametrize("name", sorted({*CHOICES, *SWITCHES} - {"edition"}))
def test_every_choice_and_switch_changes_the_clauses_in_play(name: str) -> None:
    """The edition is excepted, as it changes no rule."""
    standard, refined = getattr(Options(), name), OPTIONS[name].refines
    needed = {} if refined is None else {refined: changed_value(OPTIONS[refined])}
    for value in set(CHOICES.get(name, (False, True))) - {standard}:
        assert in_play(**needed, **{name: value}) != in_play(**needed), value
