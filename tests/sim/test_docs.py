"""docs/simulator.md keeps its word."""

import doctest

import pytest

from tests.sim.amounts import COMPILED

pytestmark = [pytest.mark.kernel, pytest.mark.compiled]


@pytest.mark.skipif(not COMPILED, reason="takes too long interpreted")
def test_what_it_shows_happening_happens(pytestconfig: pytest.Config) -> None:
    path = pytestconfig.rootpath / "docs" / "simulator.md"
    failed, tried = doctest.testfile(str(path), module_relative=False)
    assert tried > 20
    assert failed == 0
