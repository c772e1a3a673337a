"""docs/simulator.md matches the simulator."""

import doctest

import pytest

from tests.sim.amounts import COMPILED

pytestmark = [pytest.mark.kernel, pytest.mark.compiled]


@pytest.mark.skipif(not COMPILED, reason="takes too long interpreted")
def test_the_examples_in_the_simulator_docs_run(pytestconfig: pytest.Config) -> None:
    path = pytestconfig.rootpath / "docs" / "simulator.md"
    failed, tried = doctest.testfile(str(path), module_relative=False)
    assert tried > 20
    assert failed == 0
