"""The Python of the documentation runs, and passes the strictest checks of a user's project."""

import doctest
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

pytestmark = pytest.mark.compiled

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```(?:python|pycon)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
NAMED = re.compile(
    r"Save this as `(\w+\.py)`[^`]*\n\n```python\n(.*?)^```$", re.MULTILINE | re.DOTALL
)
"""A script that others of its page import."""
PROMPT = ">>> "
NEEDS = {"docs/research/exploitability.md": "pyspiel", "docs/research/envs/openspiel.md": "pyspiel"}
"""Libraries, not installed everywhere, that the examples of a page need."""
SCRIPTS_NEED = {"docs/research/first-agent.md": "torch", "docs/research/envs/torchrl.md": "torchrl"}
UNTYPED = ("open_spiel", "pettingzoo", "pyarrow", "pyspiel", "torch", "torchrl")
"""Libraries without types, or not installed everywhere."""


def blocks(page: str) -> list[str]:
    return BLOCK.findall((ROOT / page).read_text(encoding="utf-8"))


PAGES = [
    page
    for path in (ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md")))
    if blocks(page := path.relative_to(ROOT).as_posix())
]
SCRIPTS = [page for page in PAGES if not all(one.startswith(PROMPT) for one in blocks(page))]


def named(page: str) -> dict[str, str]:
    """Return the scripts of a page that have a name."""
    return dict(NAMED.findall((ROOT / page).read_text(encoding="utf-8")))


def code(page: str) -> Iterator[str]:
    """Yield the Python of a page, without what it prints and without named scripts."""
    saved = named(page).values()
    for block in (one for one in blocks(page) if one not in saved):
        if block.startswith(PROMPT):
            yield from (one.source for one in doctest.DocTestParser().get_examples(block))
        else:
            yield block


@pytest.mark.parametrize("page", [page for page in PAGES if PROMPT in "".join(blocks(page))])
def test_the_examples_of_a_page_run(page: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if page in NEEDS:
        pytest.importorskip(NEEDS[page])
    monkeypatch.chdir(ROOT)
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False)
    assert tried > 0
    assert failed == 0


@pytest.mark.parametrize("page", SCRIPTS)
def test_the_scripts_of_a_page_run(page: str, tmp_path: Path) -> None:
    """One reads ``game.jsonl``."""
    if page in SCRIPTS_NEED:
        pytest.importorskip(SCRIPTS_NEED[page])
    reviews = (ROOT / "conformance" / "reviews.jsonl").read_text(encoding="utf-8").splitlines()
    record = json.loads(min(reviews, key=len))["record"]
    (tmp_path / "game.jsonl").write_text("\n".join(record) + "\n", encoding="utf-8")
    for name, script in named(page).items():
        (tmp_path / name).write_text(script, encoding="utf-8")
    for number, script in enumerate(one for one in blocks(page) if not one.startswith(PROMPT)):
        file = tmp_path / f"script_{number}.py"
        file.write_text(script, encoding="utf-8")
        subprocess.run([sys.executable, file], cwd=tmp_path, check=True)


def test_the_python_of_every_page_passes_strict_type_checks(tmp_path: Path) -> None:
    untyped = "".join(f"[mypy-{name}.*]\nignore_missing_imports = true\n" for name in UNTYPED)
    (tmp_path / "mypy.ini").write_text(f"[mypy]\nstrict = true\n{untyped}", encoding="utf-8")
    for page in PAGES:
        own = re.sub(r"\W", "_", page.lower())
        for name, script in {**named(page), f"{own}.py": "".join(code(page))}.items():
            (tmp_path / name).write_text(script, encoding="utf-8")
    cache = ROOT / ".mypy_cache" / "docs"
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", f"--cache-dir={cache}", "."],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
