"""``.githooks/commit-msg``: a commit has a scoped subject, and a body that says why."""

import subprocess
from pathlib import Path

import pytest


def checked(root: Path, tmp_path: Path, message: str) -> str:
    """Return the complaint about a message; empty if it is accepted."""
    file = tmp_path / "message"
    file.write_text(message, encoding="utf-8")
    done = subprocess.run(
        [root / ".githooks" / "commit-msg", file], capture_output=True, text=True, check=False
    )
    assert (done.returncode == 0) == (not done.stderr)
    return done.stderr.removeprefix("commit message: ").strip()


@pytest.mark.parametrize(
    "message",
    [
        "rules: allow it\n\nPeople asked for it.\n",
        "tests/web: allow it\n\nPeople asked.\n\nTwice.\n",
        "bots, sim: allow it\n\n# a comment\nPeople asked.\n",
        f"a: {'b' * 69}\n\nPeople asked.\n",
        "Merge branch 'rules'\n",
        'Revert "rules: allow it"\n',
        "fixup! rules: allow it\n",
    ],
)
def test_a_message_with_a_scope_and_a_reason_is_accepted(
    root: Path, tmp_path: Path, message: str
) -> None:
    assert checked(root, tmp_path, message) == ""


@pytest.mark.parametrize(
    ("message", "complaint"),
    [
        ("allow it\n\nPeople asked.\n", "the subject is no `area: what changes`"),
        ("Rules: allow it\n\nPeople asked.\n", "the subject is no `area: what changes`"),
        (f"a: {'b' * 70}\n\nWhy.\n", "the subject has 73 characters, 72 at most"),
        ("rules: allow it\nPeople asked.\n", "the second line is not blank"),
        ("rules: allow it\n", "there is no body that says why"),
        ("rules: allow it\n\n \n# People asked.\n", "there is no body that says why"),
    ],
)
def test_a_message_without_is_refused_with_what_is_wrong(
    root: Path, tmp_path: Path, message: str, complaint: str
) -> None:
    assert checked(root, tmp_path, message) == complaint
