"""Copies with some fields changed, compared with those of ``dataclasses.replace``."""

import pickle
from dataclasses import FrozenInstanceError, replace

import pytest
from hypothesis import given

from foretell.game.changed import changed
from foretell.game.session import Session
from foretell.rules.options import Options
from foretell.testing import sessions


@given(sessions())
def test_a_changed_copy_differs_only_in_the_changed_fields(session: Session) -> None:
    state = session.state
    for one in (state, state.round):
        assert changed(one) == one
        assert changed(one) is not one
    assert changed(state, winners=(1,), spent=3) == replace(state, winners=(1,), spent=3)
    assert changed(state.round, trump=None) == replace(state.round, trump=None)


@given(sessions())
def test_a_changed_copy_is_an_ordinary_value(session: Session) -> None:
    copy = changed(session.state, spent=7)
    assert pickle.loads(pickle.dumps(copy)) == copy  # noqa: S301 - our own
    assert hash(copy) == hash(replace(session.state, spent=7))
    with pytest.raises(FrozenInstanceError):
        copy.spent = 8  # type: ignore[misc]  # it is frozen, which is the test


def test_only_fields_can_be_changed() -> None:
    state = Session(Options(), "2a").state
    with pytest.raises(KeyError):
        changed(state, colour="red")  # type: ignore[call-arg]  # no such field, which is the test
