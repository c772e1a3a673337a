"""The name by which users can start the program again."""

import pytest

from foretell.terminal.common.output import program


def test_the_program_is_named_alone_if_it_is_on_the_path() -> None:
    assert program("/somewhere/bin/foretell") == "foretell"


@pytest.mark.parametrize(
    ("started_as", "typed"),
    [
        (".venv/bin/foretell", ".venv/bin/foretell"),
        ("/my games/bin/foretell", "'/my games/bin/foretell'"),
        ("/lib/foretell/__main__.py", "python -m foretell"),
    ],
)
def test_the_program_is_named_by_a_working_command_if_it_is_not_on_the_path(
    started_as: str, typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    assert program(started_as) == typed
