"""``foretell bots``: every bot is listed, and can be compiled."""

import json

import pytest

from foretell.bots import preparing
from foretell.bots.registry import BUILT_IN, names
from foretell.i18n import LANGUAGES
from tests.terminal.helpers import Run, refusal


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """The bots that are compiled, instead of real ones."""
    found: set[str] = set()
    monkeypatch.setattr(preparing, "is_compiled", lambda bot: bot in found)
    monkeypatch.setattr(preparing, "compile_bot", found.add)
    return found


def states(text: str) -> dict[str, str]:
    return {row["bot"]: row["state"] for row in json.loads(text)}


def test_every_bot_is_listed_with_its_state(run: Run, compiled: set[str]) -> None:
    compiled.add("learned")
    found = states(run("bots", "--json").out)
    assert tuple(found) == names()
    assert found["steady"] == found["casual"] == "ready"
    assert found["learned"] == "compiled"
    assert found["strongest"] == found["master"] == "uncompiled"


def test_a_bot_whose_compiler_a_system_refuses_to_load_is_listed_as_unusable(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(_: str) -> bool:
        raise PermissionError(13, "cannot allocate executable memory")

    monkeypatch.setattr(preparing, "is_compiled", refuse)
    found = states(run("bots", "--json").out)
    assert found["strongest"] == found["expert"] == "unusable"
    assert found["steady"] == "ready"
    assert (
        "strongest: a search guided by networks: the strongest bot (cannot run here)"
        in run("bots", "--plain").out
    )
    assert "--compile" not in run("bots", "--plain").out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("how", [(), ("--plain",)], ids=["drawn", "plain"])
def test_every_built_in_bot_is_described(
    run: Run, compiled: set[str], language: str, how: tuple[str, ...]
) -> None:
    assert not compiled
    text = run("bots", "--lang", language, *how).out
    assert all(bot in text for bot in BUILT_IN)
    assert "bots --compile strongest" in text


def test_bots_are_compiled_before_they_are_listed(run: Run, compiled: set[str]) -> None:
    ran = run("bots", "--compile", "learned,strongest:50", "--json")
    assert compiled == {"learned", "strongest:50"}
    assert states(ran.out)["learned"] == "compiled"
    assert "learned" in ran.err


def test_without_anything_to_compile_no_notice_is_printed(run: Run, compiled: set[str]) -> None:
    compiled.update(BUILT_IN)
    assert "--compile" not in run("bots", "--plain").out


def test_nothing_is_compiled_if_one_of_the_bots_is_unknown(run: Run, compiled: set[str]) -> None:
    assert "nobody" in refusal(run("bots", "--compile", "learned,nobody"))
    assert not compiled
