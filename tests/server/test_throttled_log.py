"""A log that stays short: one line a minute of each kind, with how often it happened."""

import pytest
import structlog

from foretell.server import throttled_log
from foretell.server.throttled_log import Throttle, ThrottledLog
from tests.server.doors.house import Time


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
