"""The files of the checkout, and which of them a change touches, as git knows them."""

import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path


def files(root: Path) -> Sequence[str]:
    """Return all files that are there and that git does not ignore."""
    listed = _git(root, "ls-files", "--cached", "--others", "--exclude-standard")
    return [file for file in listed if (root / file).is_file()]


def changed(root: Path, base: str) -> Sequence[str]:
    """Return the files that differ from those of a commit, and those that git does not know yet.

    Args:
        root: the folder of the checkout.
        base: the commit with which it is compared; commits on it since the branch was left
            do not count.
    """
    start = _git(root, "merge-base", base, "HEAD")[0]
    return [
        *_git(root, "diff", "--name-only", "--no-renames", start),
        *_git(root, "ls-files", "--others", "--exclude-standard"),
    ]


def history(root: Path, count: int) -> Iterator[Sequence[str]]:
    """Yield the files that each of the last commits touches."""
    log = _git(root, "log", f"-{count}", "--no-renames", "--name-only", "--format=%x00")
    for commit in "\n".join(log).split("\0")[1:]:
        yield list(filter(None, commit.split("\n")))


def default_base(root: Path) -> str:
    """Return the main branch of where this checkout comes from, or HEAD if there is none."""
    known = _git(root, "for-each-ref", "--format=%(refname:short)", "refs/remotes")
    return next((it for it in ("upstream/main", "origin/main") if it in known), "HEAD")


def _git(root: Path, *words: str) -> list[str]:
    command = ["git", "-c", "core.quotePath=false", *words]
    done = subprocess.run(  # noqa: S603 - git, with our words
        command, cwd=root, capture_output=True, check=True, encoding="utf-8"
    )
    return done.stdout.splitlines()
