"""The notice of compiling: it appears only for users who have to wait for the compiler."""

from threading import Event

import pytest
from numba.core import event

from foretell.sim.compile_notice import announced

pytestmark = pytest.mark.kernel

KIND = "numba:compile"
LONG = 60.0
"""Seconds within which every expected event happens."""


def compile_something(*, until: Event | None = None) -> None:
    """Announce a beginning and an end, as the compiler does."""
    with event.trigger_event(KIND), event.trigger_event(KIND):
        if until is not None:
            assert until.wait(LONG)


def test_the_notice_of_compiling_appears_after_a_long_wait() -> None:
    told = Event()
    with announced(told.set, after=0.001):
        compile_something(until=told)
    assert told.is_set()


def test_the_notice_of_compiling_appears_once() -> None:
    calls, told = [], Event()

    def notify() -> None:
        calls.append(1)
        told.set()

    with announced(notify, after=0.001):
        compile_something(until=told)
        compile_something()
        with event.trigger_event(KIND):
            assert not Event().wait(0.05)
    assert calls == [1]


def test_the_notice_of_compiling_does_not_appear_for_cached_code() -> None:
    told = Event()
    with announced(told.set, after=0.0001):
        assert not told.wait(0.05)
    assert not told.is_set()


def test_the_notice_of_compiling_does_not_appear_after_a_short_wait() -> None:
    told = Event()
    with announced(told.set, after=LONG):
        compile_something()
    assert not told.is_set()


def test_the_notice_of_compiling_does_not_appear_after_the_work() -> None:
    told = Event()
    with announced(told.set, after=0.001):
        pass
    with event.trigger_event(KIND):
        assert not told.wait(0.05)


def test_the_notice_of_compiling_ignores_an_end_without_a_beginning() -> None:
    """This happens if the compiler was already at work."""
    told = Event()
    with event.trigger_event(KIND), announced(told.set, after=LONG):
        pass
    assert not told.is_set()
