"""Folders of the user on each system, where files of before are found again."""

from pathlib import Path

import pytest

from foretell.folders import Kind, folder_of

HOME = Path("/home/me")


@pytest.fixture(autouse=True)
def home(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Path, "home", lambda: HOME)


@pytest.mark.parametrize(
    ("kind", "variable", "folder"),
    [
        (Kind.CACHE, "XDG_CACHE_HOME", ".cache"),
        (Kind.DATA, "XDG_DATA_HOME", ".local/share"),
        (Kind.STATE, "XDG_STATE_HOME", ".local/state"),
    ],
)
def test_linux_follows_the_base_directory_specification(
    kind: Kind, variable: str, folder: str
) -> None:
    assert folder_of(kind, {}, "linux") == HOME / folder / "foretell"
    assert folder_of(kind, {variable: "/var/me"}, "linux") == Path("/var/me/foretell")
    assert folder_of(kind, {variable: "relative"}, "linux") == HOME / folder / "foretell"


@pytest.mark.parametrize("kind", Kind)
def test_windows_has_one_folder_for_all_kinds(kind: Kind) -> None:
    assert folder_of(kind, {"LOCALAPPDATA": "/c/local"}, "win32") == Path("/c/local/foretell")
    assert folder_of(kind, {}, "win32") == HOME / "AppData" / "Local" / "foretell"


def test_only_the_cache_has_its_own_place_on_macos() -> None:
    variables = {"XDG_CACHE_HOME": "/var/me"}
    assert folder_of(Kind.CACHE, variables, "darwin") == HOME / "Library" / "Caches" / "foretell"
    assert folder_of(Kind.DATA, {}, "darwin") == HOME / ".local" / "share" / "foretell"
    assert folder_of(Kind.STATE, {}, "darwin") == HOME / ".local" / "state" / "foretell"
