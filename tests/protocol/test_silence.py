"""Silence: pings, and the end of a connection; never for this end's own fault."""

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from foretell.protocol.silence import LATE, LONGEST_SILENCE, PING_AFTER, Silence, Step


@dataclass
class Watched:
    """The other end of a connection, watched from time 0 on."""

    silence: Silence

    @classmethod
    def new(cls) -> "Watched":
        """Return a client that has just connected."""
        return cls(Silence(heard=0.0))

    def check(self, *, late: float = 0.0, is_read: bool = True) -> tuple[float, Step]:
        """Return the next check and its time."""
        now = self.silence.due + late
        return now, self.silence.check(now, is_read=is_read)


def test_an_end_that_answers_nothing_is_pinged_and_given_up_after_the_longest_silence() -> None:
    end = Watched.new()
    assert [end.check() for _ in range(3)] == [(3.0, "ping"), (6.0, "ping"), (8.0, "give_up")]


def test_an_end_that_sends_something_in_time_is_not_pinged() -> None:
    end = Watched.new()
    for _ in range(10):
        end.silence.heard = end.silence.due - 1
        assert end.check()[1] == "wait"


@given(st.lists(st.floats(0, LONGEST_SILENCE - PING_AFTER - LATE, exclude_max=True), max_size=20))
def test_an_end_that_answers_its_pings_stays(answers: list[float]) -> None:
    """However late a check is, and whatever the answer takes, below the longest silence."""
    end = Watched.new()
    for answer in answers:
        now, step = end.check(late=LATE)
        assert step != "give_up"
        if step == "ping":
            end.silence.heard = now + answer


@given(st.lists(st.floats(0, 0.99 * LATE), min_size=4, max_size=4), st.floats(0, 100))
def test_an_end_that_falls_silent_is_given_up_within_a_second_of_the_longest_silence(
    delays: list[float], heard: float
) -> None:
    end = Watched(Silence(heard=heard))
    for late in delays:
        now, step = end.check(late=late)
        if step == "give_up":
            assert LONGEST_SILENCE <= round(now - heard, 6) <= LONGEST_SILENCE + LATE
            return
    pytest.fail("it is not given up")


def test_an_end_that_stood_still_gives_nobody_up() -> None:
    """The answers may lie unread in its buffers."""
    end = Watched.new()
    assert end.check()[1] == "ping"
    now, step = end.check(late=60.0)
    assert step == "ping"
    assert end.check() == (now + PING_AFTER, "ping")
    assert end.check() == (now + LONGEST_SILENCE - PING_AFTER, "give_up")


def test_an_end_that_is_not_read_is_not_silent() -> None:
    end = Watched.new()
    for _ in range(10):
        assert end.check(is_read=False)[1] == "ping"
