"""The settings hold every option that changes a game."""

import pytest

from foretell.rules.declaration import Choice
from foretell.rules.options import OPTIONS, Options
from foretell.sim import layout
from foretell.sim.settings import settings_of
from foretell.testing import all_options


def test_every_option_that_changes_a_game_has_its_own_entry() -> None:
    """The hand sizes follow all entries; the edition changes nothing."""
    assert {*layout.OPTIONS} == {name for name, option in OPTIONS.items() if option.changes} - {
        "hand_sizes"
    }
    assert len({*layout.OPTIONS.values(), layout.ROUNDS}) == layout.HAND_SIZES


@pytest.mark.parametrize("name", layout.OPTIONS)
def test_an_entry_tells_all_values_of_its_option_apart(name: str) -> None:
    """A choice is its place among its values."""
    seen: dict[object, set[int]] = {}
    for options in all_options(first_dealers=("draw", 0, 1)):
        entry = int(settings_of(options)[layout.OPTIONS[name]])
        seen.setdefault(options.values()[name], set()).add(entry)
    assert all(len(entries) == 1 for entries in seen.values())
    assert len(set.union(*seen.values())) == len(seen)
    kind = OPTIONS[name].kind
    if isinstance(kind, Choice):
        assert [seen[value.value] for value in kind.values] == [{n} for n in range(len(seen))]


def test_the_hand_sizes_follow_the_options() -> None:
    assert settings_of(Options(hand_sizes=(3, 1)))[layout.HAND_SIZES :].tolist() == [3, 1]
