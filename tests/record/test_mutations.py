"""Every change to the record of a finished game is found."""

import json
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.record import check_file
from foretell.record.text import is_plain
from foretell.rules.options import MIN_PLAYERS, Edition, Options
from foretell.testing import all_options
from tests.record.helpers import changed, codes, faults, find, lines_of, played, stream
from tests.record.mutations import mutate

pytestmark = pytest.mark.whole

TABLES = tuple(
    all_options(
        first_dealers=("draw", 1), hand_sizes=((1, 3, 2), None), editions=(Edition.FANTASY,)
    )
)
SHORT = [table for table in TABLES if table.hand_sizes is not None or table.players == MIN_PLAYERS]
ONE_SUIT = [table for table in TABLES if table.deal == "one_suit"]
TEXT = "".join(
    line + "\n" for line in lines_of(played(Options(players=3, hand_sizes=(1, 2))))
).encode()


def assert_found(tables: list[Options], *, mutations: int, seed: int = 0) -> None:
    for options in tables:
        chance = random.Random(f"{options!r} {seed}")
        lines = lines_of(played(options, f"{chance.getrandbits(64):x}", choices=str(seed)))
        assert faults(lines) == [], options
        for _ in range(mutations):
            mutation = mutate(lines, chance)
            found = next(check_file(stream(mutation.lines)), None)
            assert found is not None, (options, mutation.what)


@pytest.mark.parametrize(
    "part", [0, 1, *(pytest.param(part, marks=pytest.mark.thorough) for part in (2, 3))]
)
def test_every_mutation_of_a_record_is_found(part: int) -> None:
    """Of short games with every combination of options."""
    assert_found(SHORT[part::4], mutations=12)


def test_every_mutation_is_found_with_one_suit_each() -> None:
    assert_found(ONE_SUIT[::8], mutations=12)


@pytest.mark.thorough
@pytest.mark.parametrize("seed", range(1, 5))
def test_every_mutation_of_long_games_is_found(seed: int) -> None:
    assert_found(list(TABLES), mutations=15, seed=seed)


def test_a_changed_trump_choice_is_found_at_the_latest_at_the_score() -> None:
    """R5.3: any suit may be named."""
    lines = lines_of(played(Options(players=3, hand_sizes=(1, 2)), "ec", choices="9"))
    at, scored = find(lines, "trump_chosen"), find(lines, "round_scored")
    found = (scored + 1, "record/wrong_trump", "R5.3")
    assert codes(changed(lines, at, suit="H")) == [found]
    trick = (find(lines, "trick_won") + 1, "record/wrong_trick_winner", "R7.4")
    assert codes(changed(lines, at, suit="C")) == [trick, found]


def test_hidden_bids_are_legal_in_any_order() -> None:
    """R9.1"""
    lines = lines_of(played(Options(players=3, hand_sizes=(1,), bidding="hidden")))
    at = find(lines, "bid")
    assert codes([*lines[:at], lines[at + 1], lines[at], *lines[at + 2 :]]) == []


@given(st.binary())
def test_random_bytes_are_one_fault(data: bytes) -> None:
    assert len(faults(data)) == 1


@given(st.lists(st.tuples(st.integers(0, len(TEXT) - 1), st.integers(0, 255)), max_size=20))
def test_random_changes_of_bytes_are_faults_and_never_an_error(
    places: list[tuple[int, int]],
) -> None:
    data = bytearray(TEXT)
    for place, byte in places:
        data[place] = byte
    for fault in faults(bytes(data)):
        assert is_plain(str(fault.refusal))


@given(st.lists(st.integers(0, TEXT.count(b"\n") - 1), max_size=40))
def test_shuffled_lines_are_faults_and_never_an_error(order: list[int]) -> None:
    lines = TEXT.decode().splitlines()
    faults([lines[0], *(lines[at] for at in order)])


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers() | st.floats() | st.text(st.characters()),
        lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
        max_leaves=8,
    ),
    st.data(),
)
def test_random_values_are_faults_and_never_an_error(value: object, data: st.DataObject) -> None:
    lines = TEXT.decode().splitlines()
    at = data.draw(st.integers(0, len(lines) - 1))
    key = data.draw(st.sampled_from(sorted(json.loads(lines[at]))))
    for fault in faults(changed(lines, at, **{key: value})):
        assert is_plain(str(fault.refusal))
