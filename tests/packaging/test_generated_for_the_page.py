"""The page's files that are written from the server's code are up to date."""

from pathlib import Path
from types import ModuleType

import pytest

from scripts import declaration, wire_types
from scripts.generated import write


@pytest.mark.parametrize("module", [declaration, wire_types])
def test_what_the_page_has_from_the_code_is_up_to_date(module: ModuleType) -> None:
    """Written by ``make generated``."""
    assert write(module.files(), is_check=True) == 0


def test_a_file_that_is_out_of_date_is_named_and_then_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    kept, late = tmp_path / "kept.md", tmp_path / "new" / "late.md"
    kept.write_text("same", "utf-8")
    files = [(kept, "same"), (late, "new")]
    assert write(files, is_check=True) == 1
    assert capsys.readouterr().out == f"{late} is out of date: make generated\n"
    assert not late.parent.exists()
    assert write(files, is_check=False) == 0
    assert late.read_text("utf-8") == "new"
    assert write(files, is_check=True) == 0
