"""A folder that a check of ``scripts/`` takes for the checkout."""

import runpy
from dataclasses import dataclass
from pathlib import Path

import pytest


@dataclass(frozen=True, slots=True)
class Tree:
    """A folder, the check that reads it, and the part of the folder in which files are written."""

    folder: Path
    script: Path
    printed: pytest.CaptureFixture[str]
    part: str = ""

    def write(self, name: str, text: str) -> None:
        """Write a file, and the folders around it."""
        path = self.folder / self.part / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    def passes(self) -> str:
        """Return the output of the check, which must find no fault."""
        return self._checked(status=0)

    def fails(self) -> str:
        """Return the output of the check, which must find a fault."""
        return self._checked(status=1)

    def _checked(self, *, status: int) -> str:
        assert runpy.run_path(str(self.script))["main"](self.folder) == status
        return self.printed.readouterr().out
