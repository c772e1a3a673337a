"""Somebody who has to wait for the compiler is told so, and nobody else."""

from threading import Event

import pytest
from numba.core import event

from foretell.sim.compile_notice import announced

pytestmark = pytest.mark.compiled

KIND = "numba:compile"
LONG = 60.0
"""Seconds within which whatever should happen does."""


def compile_something(*, until: Event | None = None) -> None:
    """Do as the compiler does: say when it begins, and when it is done."""
    with event.trigger_event(KIND), event.trigger_event(KIND):
        if until is not None:
            assert until.wait(LONG)


def test_who_waits_for_long_is_told() -> None:
    told = Event()
    with announced(told.set, after=0.001):
        compile_something(until=told)
    assert told.is_set()


def test_it_is_told_once() -> None:
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


def test_code_that_is_kept_is_no_matter() -> None:
    told = Event()
    with announced(told.set, after=0.0001):
        assert not told.wait(0.05)
    assert not told.is_set()


def test_what_is_compiled_quickly_is_no_matter() -> None:
    told = Event()
    with announced(told.set, after=LONG):
        compile_something()
    assert not told.is_set()


def test_nothing_is_told_once_the_work_is_over() -> None:
    told = Event()
    with announced(told.set, after=0.001):
        pass
    with event.trigger_event(KIND):
        assert not told.wait(0.05)


def test_an_end_without_its_beginning_is_no_matter() -> None:
    """As when the compiler was at work already."""
    told = Event()
    with event.trigger_event(KIND), announced(told.set, after=LONG):
        pass
    assert not told.is_set()
