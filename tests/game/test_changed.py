"""Copies with some fields changed are what ``dataclasses.replace`` makes."""

import pickle
from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given

from foretell.game.changed import changed
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.testing import sessions


@given(sessions())
def test_a_copy_differs_in_what_was_changed_alone(session: Session) -> None:
    state = session.state
    for one in (state, state.round):
        assert changed(one) == one
        assert changed(one) is not one
    assert changed(state, winners=(1,), spent=3) == replace(state, winners=(1,), spent=3)
    assert changed(state.round, trump=None) == replace(state.round, trump=None)


@given(sessions())
def test_a_copy_is_a_value_like_any_other(session: Session) -> None:
    copy = changed(session.state, spent=7)
    assert pickle.loads(pickle.dumps(copy)) == copy  # noqa: S301 - our own
    assert hash(copy) == hash(replace(session.state, spent=7))
    with pytest.raises(FrozenInstanceError):
        copy.spent = 8  # type: ignore[misc]


def test_there_is_nothing_to_change_but_fields() -> None:
    state = Session(Options(), "2a").state
    with pytest.raises(KeyError):
        changed(state, colour="red")  # type: ignore[call-arg]
