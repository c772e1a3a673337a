"""The stream of random numbers derived from a seed."""

import hashlib
import hmac
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.game.stream import Stream, check_seed, derive_seed

KEYS = st.binary(max_size=40)
LABELS = st.text("abc/123", max_size=10)


def numbers(key: bytes, label: str, count: int) -> list[int]:
    stream = Stream(key, label)
    return [stream.byte() for _ in range(count)]


@given(KEYS, LABELS)
def test_the_bytes_are_hmac_sha256_in_counter_mode(key: bytes, label: str) -> None:
    blocks = [
        hmac.new(key, f"{label}/{counter}".encode(), hashlib.sha256).digest()
        for counter in range(12)
    ]
    assert bytes(numbers(key, label, 12 * 32)) == b"".join(blocks)


@given(KEYS, LABELS, st.integers(1, 256))
def test_a_number_is_below_its_bound(key: bytes, label: str, bound: int) -> None:
    stream = Stream(key, label)
    assert all(0 <= stream.below(bound) < bound for _ in range(20))


@given(KEYS, LABELS, st.integers(1, 256))
def test_bytes_that_would_favour_small_numbers_are_rejected(
    key: bytes, label: str, bound: int
) -> None:
    stream, most = Stream(key, label), 256 // bound * bound
    kept = [value % bound for value in numbers(key, label, 400) if value < most]
    wanted = kept[:20]
    assert [stream.below(bound) for _ in wanted] == wanted


def test_all_numbers_of_a_stream_are_equally_likely() -> None:
    stream = Stream(b"key", "label")
    counts = Counter(stream.below(60) for _ in range(60_000))
    assert len(counts) == 60
    assert all(850 < count < 1150 for count in counts.values())


@given(KEYS, LABELS, st.lists(st.integers(), max_size=60))
def test_a_shuffle_keeps_the_items(key: bytes, label: str, items: list[int]) -> None:
    before = list(items)
    assert Counter(Stream(key, label).shuffled(items)) == Counter(items)
    assert items == before


def test_all_orders_of_a_shuffle_are_equally_likely() -> None:
    stream = Stream(b"key", "label")
    counts = Counter(tuple(stream.shuffled("abcd")) for _ in range(24_000))
    assert len(counts) == 24
    assert all(850 < count < 1150 for count in counts.values())


def test_other_keys_and_labels_give_other_numbers() -> None:
    rows = [numbers(*row, 32) for row in ((b"a", "b"), (b"a", "c"), (b"b", "b"), (b"b", "c"))]
    assert len({tuple(row) for row in rows}) == 4


@given(st.from_regex(r"[0-9a-f]{1,128}", fullmatch=True))
def test_a_given_seed_is_returned_unchanged(seed: str) -> None:
    assert check_seed(seed) == seed


@given(st.from_regex(r"[0-9a-f]{1,20}", fullmatch=True), LABELS)
def test_a_derived_seed_is_a_seed_of_32_digits(seed: str, label: str) -> None:
    derived = derive_seed(seed, label)
    assert check_seed(derived) == derived
    assert len(derived) == 32


def test_derived_seeds_differ_by_seed_and_label() -> None:
    derived = {derive_seed(seed, label) for seed in ("1", "01", "2") for label in ("a", "b", "")}
    assert len(derived) == 9


@pytest.mark.parametrize("bound", [1, 2, 256])
def test_numbers_of_a_stream_are_below_the_least_and_the_greatest_bound(bound: int) -> None:
    stream = Stream(b"", "")
    assert {stream.below(bound) for _ in range(20 * bound)} <= set(range(bound))
