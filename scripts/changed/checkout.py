"""The files of the checkout, and which of them a change touches, as git knows them."""

import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path


def files(root: Path) -> Sequence[str]:
    """Return all files that are there and that git does not ignore."""
    listed = git(root, "ls-files", "--cached", "--others", "--exclude-standard")
    return [file for file in listed if (root / file).is_file()]


def changed(root: Path, base: str) -> Sequence[str]:
    """Return the files that differ from those of a commit, and those that git does not know yet.

    Later commits on its branch do not count.
    """
    start = git(root, "merge-base", base, "HEAD")[0]
    return [
        *git(root, "diff", "--name-only", "--no-renames", start),
        *git(root, "ls-files", "--others", "--exclude-standard"),
    ]


def history(root: Path, count: int) -> Iterator[Sequence[str]]:
    """Yield the files that each of the last commits touches."""
    log = git(root, "log", f"-{count}", "--no-renames", "--name-only", "--format=%x00")
    for commit in "\n".join(log).split("\0")[1:]:
        yield list(filter(None, commit.split("\n")))


def default_base(root: Path) -> str:
    """Return the main branch of where this checkout comes from, or HEAD if there is none."""
    branches = git(root, "for-each-ref", "--format=%(refname:short)", "refs/remotes")
    return next((it for it in ("upstream/main", "origin/main") if it in branches), "HEAD")


def git(root: Path, *words: str) -> list[str]:
    """Return the lines that a command of git prints."""
    command = ["git", "-c", "core.quotePath=false", *words]
    done = subprocess.run(  # noqa: S603 - git, with our words
        command, cwd=root, capture_output=True, check=True, encoding="utf-8"
    )
    return done.stdout.splitlines()
