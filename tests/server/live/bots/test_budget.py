"""The budget of bot computation of a person and an address."""

import pytest

from foretell.server.live.bots import budget as bot_budget_module
from foretell.server.live.bots.budget import AN_ADDRESS, BotBudget
from tests.server.http.local_server import Time


def a_budget() -> tuple[BotBudget, Time]:
    """Return a budget of half a second each second, and its clock."""
    time = Time()
    return BotBudget(30, time.seconds), time


def test_an_overdrawn_budget_has_to_wait_until_it_has_refilled() -> None:
    budget, time = a_budget()
    budget.charge("ann", 59.0)
    assert budget.wait("ann") == 0
    budget.charge("ann", 3.0)
    assert budget.wait("ann") == pytest.approx(4.0)
    assert budget.wait("ben") == 0
    time.pass_by(3.0)
    assert budget.wait("ann") == pytest.approx(1.0)
    time.pass_by(1.0)
    assert budget.wait("ann") == 0


def test_an_unused_budget_saves_up_no_more_than_two_minutes() -> None:
    budget, time = a_budget()
    budget.charge("ann", 1.0)
    time.pass_by(1e6)
    budget.charge("ann", 61.0)
    assert budget.wait("ann") == pytest.approx(2.0)


def test_the_people_at_an_address_share_a_budget_too() -> None:
    budget, _ = a_budget()
    people = [f"person {number}" for number in range(AN_ADDRESS + 1)]
    for person in people:
        budget.locate(person, "203.0.113.7")
        assert budget.wait(person) == 0
        budget.charge(person, 59.9)
    budget.locate("other", "203.0.113.8")
    budget.locate("newcomer", "203.0.113.7")
    assert budget.wait("newcomer") > 0
    assert budget.wait("other") == 0


def test_this_machine_has_no_limit_and_the_last_address_counts() -> None:
    budget, _ = a_budget()
    for address in ("203.0.113.7", "203.0.113.8"):
        budget.locate("ann", address)
        assert budget.group("ann") == address
    budget.locate("ann", None)
    assert budget.group("ann") == "ann"


def test_a_table_with_five_of_the_strongest_bots_never_waits_at_the_usual_pace() -> None:
    """With decisions four times as long as measured, and people who move at once."""
    budget, time = a_budget()
    budget.locate("ann", "203.0.113.7")
    for _ in range(20_000):
        assert budget.wait("ann") == 0
        budget.charge("ann", 0.4)
        time.pass_by(0.7 + 0.4)


def test_addresses_are_remembered_in_bounded_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bot_budget_module, "MOST_KEYS", 3)
    budget, _ = a_budget()
    for number in range(10):
        budget.locate(f"person {number}", f"203.0.113.{number}")
    assert len(budget._located) == 3
    assert budget.group("person 9") == "203.0.113.9"
