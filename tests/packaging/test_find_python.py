"""`scripts/find_python.sh`: the Python that sets up the project, or an error message."""

import subprocess
from pathlib import Path

import pytest

FITTING = "exit 0"
TOO_OLD = 'case "$2" in *print*) echo 3.9.2;; *) exit 1;; esac'
WITHOUT_VENV = 'case "$2" in *print*) echo 3.12.1;; *ensurepip*) exit 1;; esac'


def install(folder: Path, name: str, script: str) -> None:
    program = folder / name
    program.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    program.chmod(0o755)


def find(root: Path, path: Path, **env: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        ["/bin/sh", root / "scripts" / "find_python.sh"],
        env={"PATH": str(path), **env},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )


def test_find_python_prefers_the_plain_name(root: Path, tmp_path: Path) -> None:
    install(tmp_path, "python3", FITTING)
    install(tmp_path, "python3.13", FITTING)
    assert find(root, tmp_path).stdout == "python3\n"


@pytest.mark.parametrize("unfit", [TOO_OLD, WITHOUT_VENV])
def test_find_python_skips_unsuitable_versions(root: Path, tmp_path: Path, unfit: str) -> None:
    install(tmp_path, "python3", unfit)
    install(tmp_path, "python3.13", FITTING)
    assert find(root, tmp_path).stdout == "python3.13\n"


def test_find_python_tries_only_the_interpreter_named_by_the_user(
    root: Path, tmp_path: Path
) -> None:
    install(tmp_path, "python3", FITTING)
    done = find(root, tmp_path, PYTHON="python3.13")
    assert (done.returncode, done.stdout) == (1, "")
    assert "found no python3.13" in done.stderr


@pytest.mark.parametrize(
    ("script", "said"),
    [
        (None, "Foretell needs Python 3.11 or later (found no python3)"),
        (TOO_OLD, "Foretell needs Python 3.11 or later (python3 is 3.9.2)"),
        (WITHOUT_VENV, "python3 (3.12.1) lacks the venv module: install it (Debian, Ubuntu: apt"),
    ],
)
def test_find_python_says_in_one_line_what_is_missing(
    root: Path, tmp_path: Path, script: str | None, said: str
) -> None:
    if script is not None:
        install(tmp_path, "python3", script)
    done = find(root, tmp_path)
    assert done.returncode == 1
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1
