"""The file of identities at servers, readable only by its owner."""

import os
import stat
from pathlib import Path

import pytest

from foretell.terminal.join.identities import Identities, Identity

ANN = Identity("http://a", "Ann", "1")
BOB = Identity("http://a", "Bob", "2")
ELSEWHERE = Identity("http://b", "Ann", "3")


def test_an_identity_is_found_by_server_and_name_or_as_the_latest(tmp_path: Path) -> None:
    for identity in (ANN, BOB, ELSEWHERE):
        Identities(tmp_path / "deep" / "er").keep(identity)
    known = Identities(tmp_path / "deep" / "er")
    assert known.find("http://a", "Ann") == ANN
    assert known.find("http://a", None) == BOB
    known.keep(Identity("http://a", "Ann", "4"))
    assert known.find("http://a", None) == Identity("http://a", "Ann", "4")
    assert known.find("http://b", None) == ELSEWHERE
    assert known.find("http://c", None) is None


@pytest.mark.skipif(os.name != "posix", reason="this system has no such permissions")
def test_only_the_owner_may_read_identities_whatever_the_umask(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        Identities(tmp_path).keep(ANN)
        Identities(tmp_path).keep(BOB)
    finally:
        os.umask(before)
    [file] = tmp_path.iterdir()
    assert stat.S_IMODE(file.stat().st_mode) == 0o600


@pytest.mark.parametrize("content", ["", "{", "[1]", '[{"server": "http://a"}]', "\0", "[" * 9_999])
def test_a_damaged_file_of_identities_holds_none_and_is_put_aside(
    tmp_path: Path, content: str
) -> None:
    """Somebody may mend it: nothing else knows the people in it."""
    known = Identities(tmp_path)
    known.path.write_text(content)
    assert known.find("http://a", None) is None
    known.keep(ANN)
    assert known.find("http://a", None) == ANN
    assert known.path.with_suffix(".damaged").read_text() == content


def test_a_file_of_identities_that_cannot_be_read_is_not_taken_for_an_empty_one(
    tmp_path: Path,
) -> None:
    known = Identities(tmp_path)
    known.path.mkdir()
    assert known.find("http://a", None) is None
    with pytest.raises(OSError, match=known.path.name):
        known.keep(ANN)
