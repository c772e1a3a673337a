"""The settings hold every option that changes a game."""

import pytest

from foretell.rules.declaration import Choice
from foretell.rules.options import OPTIONS, Options
from foretell.sim import layout as at
from foretell.sim.settings import settings_of
from foretell.testing import all_options


def test_every_option_that_changes_a_game_has_its_own_entry() -> None:
    """The hand sizes follow all entries; the edition changes nothing."""
    assert {*at.OPTIONS} == {name for name, option in OPTIONS.items() if option.changes} - {
        "hand_sizes"
    }
    assert len({*at.OPTIONS.values(), at.ROUNDS}) == at.HAND_SIZES


@pytest.mark.parametrize("name", at.OPTIONS)
def test_an_entry_tells_all_values_of_its_option_apart(name: str) -> None:
    """A choice is its place among its values."""
    seen: dict[object, set[int]] = {}
    for options in all_options(first_dealers=("draw", 0, 1)):
        entry = int(settings_of(options)[at.OPTIONS[name]])
        seen.setdefault(options.values()[name], set()).add(entry)
    assert all(len(entries) == 1 for entries in seen.values())
    assert len(set.union(*seen.values())) == len(seen)
    kind = OPTIONS[name].kind
    if isinstance(kind, Choice):
        assert [seen[value.value] for value in kind.values] == [{n} for n in range(len(seen))]


def test_the_hand_sizes_follow_the_options() -> None:
    assert settings_of(Options(hand_sizes=(3, 1)))[at.HAND_SIZES :].tolist() == [3, 1]
