"""docs/how-it-works/bots.md and docs/build/write-a-bot.md match the bots."""

import re
from pathlib import Path
from typing import Any

import pytest

from foretell.bots.registry import BUILT_IN
from foretell.bots.runner import bot_seed, play_out
from foretell.game.session import Session
from foretell.rules.options import Options


@pytest.fixture
def docs(pytestconfig: pytest.Config) -> Path:
    return pytestconfig.rootpath / "docs"


def test_the_example_bot_of_the_docs_plays_whole_games(docs: Path) -> None:
    page = (docs / "build" / "write-a-bot.md").read_text(encoding="utf-8")
    code, _ = re.findall(r"```python\n(.*?)```", page, re.DOTALL)
    module: dict[str, Any] = {}
    exec(code, module)  # noqa: S102 - it is our own page
    for players in (2, 4):
        session = Session(Options(players=players), "2a")
        play_out(session, [module["Cautious"](bot_seed("2a", seat)) for seat in range(players)])
        assert session.outcome is not None


def test_the_bots_docs_name_all_bots(docs: Path) -> None:
    page = (docs / "how-it-works" / "bots.md").read_text(encoding="utf-8")
    assert all(f"`{name}`" in page for name in BUILT_IN)
