"""Limits by person and address: in IPv6 by three networks, and some for everybody together."""

import pytest

from foretell.server.live import buckets
from foretell.server.live.buckets import Rate
from foretell.server.live.limits import Budget, ConcurrencyLimit, Limit, Limits
from foretell.server.refusals import TooManySockets, TooOften
from tests.server.http.local_server import Time

BURST = 3


def limit(time: Time, budget: Budget | None = None) -> Limit:
    return Limit(Rate(1, BURST), time.seconds, kind="test", budget=budget)


def allowed(limit: Limit, *keys: str) -> int:
    """Use a limit by these keys; return the number of uses that are allowed."""
    return sum(not limit.take(key) for key in keys)


def subnets(prefix: str, number: int) -> list[str]:
    """Return the /64 networks ``prefix:0::``, ``prefix:1::``, …."""
    return [f"{prefix}:{subnet:x}::" for subnet in range(number)]


def test_each_key_has_its_own_limit_and_no_key_has_none() -> None:
    time = Time()
    slow = Limit(Rate(0.1, 1), time.seconds, kind="test")
    slow.check("one")
    slow.check("other")
    for _ in range(5):
        slow.check(None)
        slow.check_room(None)
        slow.spend(None)
    with pytest.raises(TooOften) as refused:
        slow.check("one")
    assert refused.value.retry_after == 10
    time.pass_by(10)
    slow.check("one")


def test_a_customer_with_many_ipv6_networks_gets_sixteen_times_the_limit_of_one() -> None:
    time = Time()
    few = limit(time)
    assert allowed(few, *["2001:db8:7:1::"] * 100) == BURST
    assert allowed(few, *subnets("2001:db8:8", 256) * 9) == 4 * BURST
    assert allowed(few, *(f"2001:db8:9:{part:x}00::" for part in range(256))) == 16 * BURST
    assert allowed(few, *subnets("2001:db8:9", 500)) == 0
    assert allowed(few, "2001:db8:a::") == 1
    time.pass_by(1)
    assert allowed(few, *subnets("2001:db8:9", 2_000)) == 16


def test_a_refused_request_is_counted_in_no_network() -> None:
    few = limit(Time())
    assert allowed(few, *["2001:db8:7:1::"] * 100) == BURST
    assert allowed(few, *["2001:db8:7:2::"] * 100) == BURST


def test_a_reservation_is_counted_in_every_network() -> None:
    time = Time()
    few = limit(time)
    few.spend("2001:db8:7:1::", 100)
    assert few.wait("2001:db8:7:1::") == 97
    assert few.wait("2001:db8:7:2::") == 22
    assert few.wait("2001:db8:7:f000::") == 52 / 16
    assert few.wait("2001:db8:8:1::") == few.wait(None) == 0
    assert few.reserve("2001:db8:7:f000::", 48) == 48 - BURST


def test_a_hostile_network_neither_evicts_others_nor_gets_a_new_limit(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(buckets, "MOST_KEYS", 50)
    few = limit(Time())
    assert allowed(few, *["203.0.113.5"] * 9) == BURST
    hostile = [f"2001:db8:{site:x}:{subnet:x}::" for site in range(99) for subnet in range(9)]
    assert allowed(few, *hostile * BURST) < 99 * 4 * BURST
    assert allowed(few, *hostile) == 0
    assert allowed(few, "203.0.113.5") == 0
    assert allowed(few, *["198.51.100.7"] * 9) > 0


def test_a_budget_that_is_used_up_serves_those_who_have_used_little() -> None:
    time = Time()
    few = limit(time, Budget(Rate(2, 100), Rate(0.1, 5)))
    hostile = [f"2001:db8:{site:x}:1::" for site in range(1_000)]
    assert allowed(few, *hostile) == 100
    with pytest.raises(TooOften) as refused:
        few.check("2001:db8:ffff::")
    assert refused.value.retry_after == 1
    for provider in range(50):
        assert allowed(few, *[f"203.{provider}.113.5"] * 9) == BURST
        assert allowed(few, *[f"203.{provider}.113.6"] * 9) == 5 - BURST
        assert allowed(few, f"203.{provider}.113.7") == 0
    time.pass_by(10)
    assert allowed(few, *hostile) == 20
    assert allowed(few, "203.7.113.7", "203.7.113.8") == 1


def test_nobody_is_held_to_a_budget_that_is_not_used_up() -> None:
    few = limit(Time(), Budget(Rate(2, 100), Rate(0.1, 5)))
    assert allowed(few, *(f"203.0.113.{number}" for number in range(100))) == 100


def test_a_provider_whose_customers_used_up_a_budget_is_served_again_soon() -> None:
    time = Time()
    few = limit(time, Budget(Rate(0.01, 100), Rate(0.1, 5)))
    assert allowed(few, *(f"203.0.{number}.5" for number in range(250))) == 100
    time.pass_by(59)
    assert allowed(few, "203.0.113.5") == 0
    time.pass_by(1)
    assert allowed(few, "203.0.113.5", "203.0.113.6") == 1


def test_what_strangers_leave_behind_has_a_budget() -> None:
    time = Time()
    limits = Limits(time.seconds, frames=20, frames_of_person=40, frames_of_address=200)
    for few in (limits.people, limits.results, limits.codes):
        hostile = [f"2001:db8:{site:x}:1::" for site in range(3_000)]
        assert allowed(few, *hostile) == 1_000
        assert allowed(few, *["203.0.113.5"] * 60) == 20


def test_concurrent_uses_are_limited_in_every_network() -> None:
    places = ConcurrencyLimit(2, kind="test", ceiling=20)

    def enter(*keys: str) -> int:
        entered = 0
        for key in keys:
            try:
                places.enter(key)
            except TooManySockets:
                continue
            entered += 1
        return entered

    assert enter(*["2001:db8:7:1::"] * 9) == 2
    assert enter(*subnets("2001:db8:7", 9)) == 6
    assert enter(*(f"2001:db8:7:{part:x}00::" for part in range(99))) == 12
    places.leave("2001:db8:7:1::")
    assert enter("2001:db8:7:fe00::", "2001:db8:7:ff00::") == 1
    places.leave(None)
    places.enter(None)


def test_a_place_that_was_left_can_be_taken_again_and_leaves_nothing_behind() -> None:
    places = ConcurrencyLimit(1, kind="test")
    for key in ("one", "2001:db8:7:1::"):
        places.enter(key)
        with pytest.raises(TooManySockets):
            places.enter(key)
        places.leave(key)
        places.enter(key)
        places.leave(key)
    assert not places._taken
