"""docs/how-it-works/bots.md matches the bots."""

import re
from typing import Any

import pytest

from foretell.bots.registry import BUILT_IN
from foretell.bots.runner import bot_seed, play_out
from foretell.game.session import Session
from foretell.rules.options import Options


@pytest.fixture
def page(pytestconfig: pytest.Config) -> str:
    return (pytestconfig.rootpath / "docs" / "how-it-works" / "bots.md").read_text(encoding="utf-8")


def test_the_example_bot_of_the_docs_plays_whole_games(page: str) -> None:
    (code,) = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    module: dict[str, Any] = {}
    exec(code, module)  # noqa: S102 - it is our own page
    for players in (2, 4):
        session = Session(Options(players=players), "2a")
        play_out(session, [module["Cautious"](bot_seed("2a", seat)) for seat in range(players)])
        assert session.outcome is not None


def test_the_bots_docs_name_all_bots(page: str) -> None:
    assert all(f"`{name}`" in page for name in BUILT_IN)
