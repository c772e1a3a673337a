"""A throttled log: one line a minute of each kind, with a count."""

import pytest
import structlog

from foretell.server import throttled_log
from foretell.server.throttled_log import Throttle, ThrottledLog
from tests.server.http.local_server import Time


def test_each_kind_has_one_line_a_minute_with_the_count_since() -> None:
    time = Time()
    log = ThrottledLog(time.seconds)
    with structlog.testing.capture_logs() as logged:
        for _ in range(10):
            log.warning("one", address="a")
        log.warning("other")
        time.pass_by(59)
        log.warning("one", address="b")
        time.pass_by(2)
        log.warning("one", address="c")
        log.warning("one", address="d")
    told = [(line["event"], line["count"], line.get("address")) for line in logged]
    assert told == [("one", 1, "a"), ("other", 1, None), ("one", 11, "c")]


def test_kinds_are_remembered_in_bounded_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(throttled_log, "MOST_KINDS", 10)
    throttle = Throttle(Time().seconds)
    for number in range(100):
        throttle.count(str(number))
    assert len(throttle._kinds) == 10


def fail_here(error: Exception) -> None:
    raise error


def fail_there(error: Exception) -> None:
    raise error


def test_errors_of_one_type_from_one_place_are_of_one_kind() -> None:
    log = ThrottledLog(Time().seconds)
    with structlog.testing.capture_logs() as logged:
        for fail in (fail_here, fail_here, fail_there):
            for error in (ValueError("a"), ValueError("b"), KeyError("a")):
                try:
                    fail(error)
                except (ValueError, KeyError) as raised:
                    log.failure("failed", raised, path="/")
    errors = [(type(line["exc_info"]), str(line["exc_info"])) for line in logged]
    assert errors == [(ValueError, "a"), (KeyError, "'a'")] * 2
    assert {line["log_level"] for line in logged} == {"error"}
