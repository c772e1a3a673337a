"""The cache of compiled code: it never outlives its sources."""

import gc
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from numba import config
from numba.core import event

import foretell
from foretell.sim import compiling
from foretell.sim.games import RANDOM

pytestmark = pytest.mark.kernel

PACKAGE = Path(foretell.__file__).parent
SCORE = """
import numpy as np
from foretell.sim.compiling import kernel
from foretell.sim.primitives import points
@kernel
def score(bid, taken):
    return points(bid, taken)
print(score(2, 2), sum(score.stats.cache_hits.values()))
"""


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """Return a copy of the package with rules that may be edited."""
    shutil.copytree(PACKAGE, tmp_path / "foretell", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "score.py").write_text(SCORE, encoding="utf-8")
    return tmp_path


def run(folder: Path) -> str:
    environ = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "NUMBA_CACHE_DIR": str(folder / "cache"),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    command = [sys.executable, str(folder / "score.py")]
    return subprocess.run(
        command, env=environ, capture_output=True, text=True, check=True, cwd=folder
    ).stdout.strip()


@pytest.mark.compiled
def test_an_edit_of_a_rule_invalidates_cached_kernels(copy: Path) -> None:
    """The rule is not in the file of the kernel, which stays unchanged."""
    assert run(copy) == "40 0"
    assert run(copy) == "40 1"
    rule = copy / "foretell" / "rules" / "scoring.py"
    text, before = rule.read_text(encoding="utf-8"), rule.stat()
    rule.write_text(text.replace("20 + 10 * taken", "30 + 10 * taken"), encoding="utf-8")
    os.utime(rule, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert run(copy) == "50 0"


def test_the_cache_key_covers_all_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = getattr(RANDOM.play, "py_func", RANDOM.play)
    key = compiling.sources_key(plain)
    assert compiling.sources_key(plain) == key
    for name in ("cards.py", "rules/trick.py", "sim/step.py", "sim/layout.py"):
        edited = PACKAGE / name

        def text(path: Path, edited: Path = edited) -> bytes:
            return path.read_bytes() + b"#" * (path == edited)

        monkeypatch.setattr(compiling, "_text", text)
        assert compiling.sources_key(plain) != key, name


def test_the_cache_key_covers_the_bounds_check_setting(monkeypatch: pytest.MonkeyPatch) -> None:
    plain = getattr(RANDOM.play, "py_func", RANDOM.play)
    key = compiling.sources_key(plain)
    monkeypatch.setattr(config, "BOUNDSCHECK", 0 if config.BOUNDSCHECK else 1)
    assert compiling.sources_key(plain) != key


def test_the_cache_key_covers_functions_called_in_other_modules() -> None:
    """Calls are followed all the way down to the rules."""
    pieces = compiling._pieces(RANDOM.play, set())
    folders = {Path(piece.__code__.co_filename).parent.name for piece in pieces}
    assert folders >= {"sim", "rules"}


def test_code_is_cached_in_the_configured_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path / "here"))
    assert compiling.cache_folder() == tmp_path / "here" / "foretell"


@pytest.mark.parametrize(
    ("platform", "place"),
    [
        ("linux", "xdg/foretell"),
        ("win32", "local/foretell"),
        ("darwin", "home/Library/Caches/foretell"),
    ],
)
def test_code_is_cached_in_the_users_cache_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, platform: str, place: str
) -> None:
    monkeypatch.setattr(config, "CACHE_DIR", "")
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert compiling.cache_folder() == tmp_path / place


def test_the_default_cache_folder_is_in_the_users_home(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(config, "CACHE_DIR", "")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(tmp_path))
    assert compiling.cache_folder() == tmp_path / ".cache" / "foretell"


def test_kernels_work_without_a_writable_cache_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.touch()
    monkeypatch.setattr(config, "CACHE_DIR", str(in_the_way))
    monkeypatch.setattr(compiling, "folder_of", lambda *_: in_the_way / "foretell")
    assert compiling.cache_folder() is None
    doubled = compiling.kernel(double)
    assert doubled(21) == 42


def test_a_read_only_cache_folder_is_skipped(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(config, "CACHE_DIR", str(tmp_path))
    monkeypatch.setattr(compiling, "folder_of", lambda *_: tmp_path / "caches")
    monkeypatch.setattr(os, "access", lambda *_: False)
    assert compiling.cache_folder() is None


def double(number: int) -> int:
    return number * 2


@pytest.mark.parametrize("before", [True, False])
def test_garbage_collection_resumes_after_compiling_if_it_was_enabled(*, before: bool) -> None:
    was = gc.isenabled()
    try:
        gc.enable() if before else gc.disable()
        with event.trigger_event("numba:compile"):
            with event.trigger_event("numba:compile"):
                assert not gc.isenabled()
            assert not gc.isenabled()
        assert gc.isenabled() is before
    finally:
        gc.enable() if was else gc.disable()
