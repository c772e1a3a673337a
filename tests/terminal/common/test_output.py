"""What to type to go on."""

import pytest

from foretell.terminal.common.output import program


def test_the_name_alone_where_it_is_on_the_path() -> None:
    assert program("/somewhere/bin/foretell") == "foretell"


@pytest.mark.parametrize(
    ("started_as", "typed"),
    [
        (".venv/bin/foretell", ".venv/bin/foretell"),
        ("/my games/bin/foretell", "'/my games/bin/foretell'"),
        ("/lib/foretell/__main__.py", "python -m foretell"),
    ],
)
def test_what_works_where_it_is_not(
    started_as: str, typed: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    assert program(started_as) == typed
