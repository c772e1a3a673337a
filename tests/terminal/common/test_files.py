"""Names of saved games, and errors of files."""

import errno
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest

from foretell.record import Header
from foretell.terminal.common.files import fresh_file, trouble
from foretell.terminal.play.record_file import RecordFile
from tests.terminal.helpers import Run


def test_saved_games_have_unique_names_made_of_the_time(tmp_path: Path) -> None:
    now = datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
    names = []
    for _ in range(3):
        path = fresh_file(tmp_path, now)
        path.touch()
        names.append(path.name)
    assert names == [
        "2026-01-02-030405.jsonl",
        "2026-01-02-030405-2.jsonl",
        "2026-01-02-030405-3.jsonl",
    ]


@pytest.mark.parametrize(
    ("error", "why"),
    [
        (FileNotFoundError(errno.ENOENT, "x", "f"), "missing"),
        (IsADirectoryError(errno.EISDIR, "x", "f"), "folder"),
        (PermissionError(errno.EACCES, "x", "f"), "forbidden"),
        (OSError(errno.ENOSPC, "x", "f"), "full"),
        (OSError(errno.EIO, "x", "f"), "other"),
    ],
)
def test_each_kind_of_file_error_has_its_own_refusal(error: OSError, why: str) -> None:
    refusal = trouble(error)
    assert (refusal.path, refusal.why, refusal.detail) == ("f", why, "x")


def test_an_error_that_is_not_about_a_file_keeps_its_own_words() -> None:
    """Libraries raise such errors, too, when the system refuses them something else."""
    refusal = trouble(PermissionError(errno.EACCES, "cannot allocate executable memory"))
    assert (refusal.why, refusal.detail) == ("other", "cannot allocate executable memory")
    full = OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
    assert trouble(full).why == "full"


def test_a_file_error_without_a_message_is_named_by_its_type() -> None:
    assert trouble(OSError(), "f").detail == "OSError"
    assert trouble(OSError()).path == "-"


@pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="this system has no disk that is always full"
)
@pytest.mark.parametrize(
    "command",
    [
        ("simulate", "--hand-sizes", "1", "--force", "--out", "/dev/full"),
        ("play", "--hand-sizes", "1", "--record", "full.jsonl"),
    ],
)
def test_a_full_disk_is_reported_in_one_line(
    run: Run, folder: Path, command: tuple[str, ...]
) -> None:
    real = RecordFile.begin

    def full(path: Path, header: Header) -> RecordFile:
        real(path, header).close()
        return RecordFile(path, open("/dev/full", "wb", buffering=0), [0])  # noqa: PTH123 - without a buffer

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(RecordFile, "begin", full)
        ran = run(*command)
    assert ran.status == 2
    assert "full" in ran.err.splitlines()[-1]
    assert ran.err.splitlines()[-1].endswith(": no space is left on the disk.")
