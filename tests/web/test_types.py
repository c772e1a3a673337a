"""The check of the page's types finds errors."""

import re
import shutil
from pathlib import Path

import pytest

from tests.web.pages import ROOT, deno

STATIC = ROOT / "src" / "foretell" / "web" / "static"
OWN = sorted(
    path
    for path in STATIC.rglob("*")
    if path.name.endswith((".js", ".d.ts")) and "vendor" not in path.parts
)
COMMENT = re.compile(r"/\*\*.*?\*/", re.DOTALL)
ANY = re.compile(r"@\w+\s+\{[^@]*\bany\b[^@]*\}")


@pytest.mark.parametrize("path", OWN, ids=lambda path: path.relative_to(STATIC).as_posix())
def test_no_type_is_any(path: Path) -> None:
    """Nor is it imported in the middle of a comment: such a type that Deno does not find is."""
    text = path.read_text(encoding="utf-8")
    if path.suffix == ".ts":
        assert not re.search(r"[:<|(]\s*any\b", text)
    for comment in COMMENT.findall(text):
        assert not ANY.search(comment)
        assert 'import("' not in comment


def test_a_type_of_message_that_the_view_forgets_is_an_error(tmp_path: Path) -> None:
    ignored = shutil.ignore_patterns("art", "bots", "css", "icons", "ui")
    net = shutil.copytree(STATIC, tmp_path / "static", ignore=ignored) / "net"
    view = (net / "table_view.js").read_text(encoding="utf-8")
    cases = re.findall(r'case "(\w+)":', view)
    for case in cases:
        forgetful = re.sub(rf' *case "{case}":\n( *return [^v].*\n)?', "", view)
        (net / f"without_{case}.js").write_text(forgetful, encoding="utf-8")
    views = [str(path) for path in sorted(net.glob("without_*.js"))]
    config = ["--config", str(ROOT / "deno.jsonc"), "--no-remote", "--quiet"]
    assert deno("check", *config, str(net / "table_view.js")).stderr == ""
    errors = deno("check", *config, *views).stderr
    assert errors.count("does not satisfy the expected type 'never'") == len(cases) == len(views)
