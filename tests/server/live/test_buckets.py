"""Token buckets, and the bounded memory of them that forgets no debt."""

import pytest

from foretell.server.live import buckets as buckets_module
from foretell.server.live.buckets import LOOKED_THROUGH, SHARED, Bucket, Buckets, Rate

MOST = 10
RATE = Rate(1, 2)


@pytest.fixture(autouse=True)
def small_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep few buckets."""
    monkeypatch.setattr(buckets_module, "MOST_KEYS", MOST)


def use(buckets: Buckets, key: str, now: float) -> bool:
    """Take a token of a key; return whether it had one."""
    bucket = buckets.find(key)
    if bucket is not None and bucket.lack(now):
        return False
    buckets.make(key, 1, now).spend(1, now)
    return True


def uses(buckets: Buckets, key: str, now: float = 0.0) -> int:
    """Take all tokens of a key; return their number."""
    number = 0
    while use(buckets, key, now):
        number += 1
    return number


def test_a_bucket_gives_its_burst_and_refills_steadily() -> None:
    bucket = Bucket(Rate(2, 3), 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [0, 0, 0, 0.5]
    assert bucket.take(0.5) == 0
    assert bucket.take(0.5) == 0.5
    assert [bucket.take(100.0) for _ in range(4)] == [0, 0, 0, 0.5]


def test_a_bucket_may_be_overdrawn_and_returns_the_wait() -> None:
    bucket = Bucket(Rate(10, 100), 0.0)
    assert bucket.wait(0.0) == 0
    bucket.spend(150, 0.0)
    assert bucket.wait(0.0) == 5
    assert bucket.wait(4.0) == 1
    assert bucket.wait(5.0) == 0
    bucket.spend(1, 5.0)
    assert bucket.wait(5.0) == 0.1
    bucket.spend(99, 100.0)
    assert bucket.wait(100.0) == 0


def test_a_debt_may_be_bounded() -> None:
    bucket = Bucket(Rate(1, 2, most_debt=3), 0.0)
    bucket.spend(100, 0.0)
    assert bucket.lack(0.0) == 4


def test_callers_that_wait_for_their_reservation_keep_to_the_rate() -> None:
    bucket = Bucket(Rate(10, 2), 0.0)
    assert [round(bucket.reserve(1, 0.0), 3) for _ in range(5)] == [0, 0, 0.1, 0.2, 0.3]
    assert bucket.reserve(1, 100.0) == 0


def test_any_number_of_new_keys_makes_the_memory_forget_no_debt() -> None:
    buckets = Buckets(RATE)
    assert uses(buckets, "hostile") == 2
    assert use(buckets, "honest", 0.0)
    for number in range(50 * MOST):
        use(buckets, f"203.{number % 250}.0.{number}", 0.0)
    assert uses(buckets, "hostile") == 0
    assert uses(buckets, "honest") == 1
    assert len(buckets) <= 2 * MOST + 1


def test_full_buckets_make_room_for_new_ones() -> None:
    buckets = Buckets(RATE)
    for number in range(MOST):
        use(buckets, f"early{number}", 0.0)
    for number in range(5 * MOST):
        assert uses(buckets, f"late{number}", 1.0 + number) == 2
    assert len(buckets) == MOST


def test_a_bucket_is_dropped_only_when_it_is_full() -> None:
    buckets = Buckets(RATE)
    for number in range(MOST):
        buckets.make(f"{number}", 1, 0.0).spend(1 if number == MOST - 1 else 100, 0.0)
    assert LOOKED_THROUGH >= MOST
    assert uses(buckets, "new", 1.0) == 2
    assert [uses(buckets, f"{number}", 1.0) for number in range(MOST)] == [0] * (MOST - 1) + [
        2 * SHARED
    ]


def test_keys_without_room_share_a_bucket_with_others_of_their_provider_alone() -> None:
    buckets = Buckets(RATE)
    for number in range(MOST):
        uses(buckets, f"person{number}")
    assert uses(buckets, "203.0.113.1") == 2 * SHARED
    assert [uses(buckets, f"203.0.{number}.9") for number in range(20)] == [0] * 20
    assert uses(buckets, "198.51.100.1") == 2 * SHARED
    assert uses(buckets, "2001:db8:7::/48") == 2 * SHARED
    assert uses(buckets, "2001:db8:8::") == 0
    assert uses(buckets, "2001:db9:8::") == 2 * SHARED
    assert uses(buckets, "203.0.113.1", 1.0) == SHARED


def test_providers_without_room_share_one_bucket() -> None:
    buckets = Buckets(RATE)
    for number in range(MOST):
        uses(buckets, f"person{number}")
    for number in range(MOST):
        assert uses(buckets, f"203.{number}.0.1") == 2 * SHARED
    assert uses(buckets, "198.51.100.1") == 2 * SHARED
    assert uses(buckets, "192.0.2.1") == 0
    assert uses(buckets, "192.0.2.1", 100.0) == 2
