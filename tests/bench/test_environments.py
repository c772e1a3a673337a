"""The benchmarks of environments, with and without their libraries."""

import sys

import pytest

from foretell.bench.environments import gymnasium_vector, pettingzoo_turns
from foretell.bench.figure import ONCE
from foretell.bench.refusals import NoLibrary

pytestmark = pytest.mark.compiled


@pytest.mark.no_cover
@pytest.mark.parametrize("measure", [gymnasium_vector, pettingzoo_turns])
def test_an_environment_has_a_rate(measure: type) -> None:
    with measure(ONCE) as sample:
        assert sample() > 0


def test_without_the_library_the_reason_says_how_to_install_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for name in ("foretell.envs.gymnasium", "foretell.envs.pettingzoo.aec"):
        monkeypatch.setitem(sys.modules, name, None)
    for measure, library in ((gymnasium_vector, "Gymnasium"), (pettingzoo_turns, "PettingZoo")):
        with pytest.raises(NoLibrary) as refused, measure(ONCE):
            pass
        assert refused.value.library == library
        assert "pip install" in refused.value.install
