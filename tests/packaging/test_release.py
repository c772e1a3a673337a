"""The release: equal bytes, metadata that an index takes, a list of parts, images by digest."""

import hashlib
import json
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from scripts.published import Project
from scripts.release.build import artifacts, copy_checkout
from scripts.release.contents import LICENCES, contents, copies, lock_of
from scripts.release.images import FILES, unpinned, update
from scripts.release.metadata import faults
from scripts.release.ready import checksums, obstacles
from tests.packaging.test_locks import pins

DIGEST = "sha256:" + "0123456789abcdef" * 4


def test_the_wheel_is_the_same_when_it_is_built_elsewhere(
    root: Path, tmp_path: Path, wheel: Path
) -> None:
    copy = tmp_path / "a" / "copy with spaces"
    copy_checkout(root, copy)
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)]
    subprocess.run(command, cwd=copy, check=True, capture_output=True)
    (again,) = tmp_path.glob("*.whl")
    assert (
        hashlib.sha256(again.read_bytes()).digest() == hashlib.sha256(wheel.read_bytes()).digest()
    )


def test_the_copy_has_no_file_that_git_ignores(root: Path, tmp_path: Path) -> None:
    copy_checkout(root, tmp_path / "copy")
    names = {path.name for path in (tmp_path / "copy").iterdir()}
    assert {"pyproject.toml", "CITATION.cff", "src"} <= names
    assert not names & {".git", ".venv", "build", "dist"}


def test_the_copy_has_the_artifacts_that_a_release_contains(root: Path, tmp_path: Path) -> None:
    """A folder or a file that git ignores, and the wheel has."""
    (source := tmp_path / "source").mkdir()
    subprocess.run(["git", "init", "--quiet"], cwd=source, check=True)  # noqa: S607 - found in PATH
    written = '[tool.hatch.build]\nartifacts = ["site"]\n[tool.hatch.build.targets.wheel]\n'
    (source / "pyproject.toml").write_text(f'{written}artifacts = ["one.tar", "absent"]\n')
    (source / ".gitignore").write_text("/site\n/one.tar\n/other\n")
    (source / "site").mkdir()
    for name in ("site/index.html", "one.tar", "other"):
        (source / name).write_text(name)
    assert artifacts(source) == ["site", "one.tar", "absent"]
    copy_checkout(source, copy := tmp_path / "copy")
    names = {path.relative_to(copy).as_posix() for path in copy.rglob("*")}
    assert names == {".gitignore", "pyproject.toml", "site", "site/index.html", "one.tar"}


def test_sdist_and_wheel_have_metadata_that_an_index_takes(sdist: Path, wheel: Path) -> None:
    assert faults([sdist, wheel]) == []


@pytest.mark.parametrize(
    ("written", "instead", "fault"),
    [
        ("Requires-Python: >=3.11", "Requires-Python: three", "'three' is invalid"),
        ("Name: foretell", "Name: foretold", "is not foretold"),
        ("text/markdown", "text/plain", "the long description is no Markdown"),
        ("\n\n", "\n\nSee [the rules](docs/rules.md).\n", "a relative link: docs/rules.md"),
    ],
)
def test_metadata_that_no_index_should_take_are_reported(
    wheel: Path, tmp_path: Path, written: str, instead: str, fault: str
) -> None:
    broken = tmp_path / wheel.name
    with zipfile.ZipFile(wheel) as source, zipfile.ZipFile(broken, "w") as target:
        for name in source.namelist():
            if name.endswith(".dist-info/METADATA"):
                text = source.read(name).decode()
                assert written in text
                target.writestr(name, text.replace(written, instead, 1))
    (found,) = faults([broken])
    assert fault in found


def test_the_list_of_parts_has_every_locked_and_every_copied_package(root: Path) -> None:
    listed = contents("1.2.3", lock_of(root), "0" * 64, 0)
    installed = {part["name"]: part["version"] for part in listed["components"]}
    assert installed == pins(root, "run")
    hashes = [part["externalReferences"][0]["hashes"] for part in listed["components"]]
    assert all(hashes)
    copied = listed["metadata"]["component"]["components"]
    assert [f"{part['name']}@{part['version']}" for part in copied] == copies()
    assert {part["name"] for part in copied} == set(LICENCES)
    assert listed["metadata"]["timestamp"] == "1970-01-01T00:00:00+00:00"
    references = {part["bom-ref"] for part in listed["components"]}
    assert set(listed["dependencies"][0]["dependsOn"]) == references


def test_the_list_of_parts_is_the_same_each_time(root: Path) -> None:
    one, other = (json.dumps(contents("1", lock_of(root), "0" * 64, 7)) for _ in range(2))
    assert one == other


def test_what_is_copied_into_the_package_has_its_licence_there(root: Path) -> None:
    static = root / "src" / "foretell" / "web" / "static"
    licences = {path.name.removeprefix("LICENSE-") for path in static.glob("*/LICENSE-*")}
    names = {re.sub(r"^@fluent/bundle$", "fluent", name).rpartition("/")[2] for name in LICENCES}
    assert licences == {re.sub("-3$", "", name) for name in names}


@pytest.fixture
def deployed(root: Path, tmp_path: Path) -> Path:
    """A copy of the files that name images."""
    for file in FILES:
        (tmp_path / file).parent.mkdir(exist_ok=True)
        text = (root / file).read_text("utf-8")
        (tmp_path / file).write_text(re.sub(r"@sha256:[0-9a-f]{64}", "", text), "utf-8")
    return tmp_path


def test_an_image_without_a_digest_is_named(deployed: Path) -> None:
    names = [name.partition(":")[0] for name in unpinned(deployed)]
    assert names == ["caddy", "nats", "postgres", "python"]


def test_the_update_writes_the_digest_of_every_image_and_nothing_else(deployed: Path) -> None:
    before = {file: (deployed / file).read_text("utf-8") for file in FILES}
    update(deployed, lambda _: DIGEST)
    after = {file: (deployed / file).read_text("utf-8") for file in FILES}
    assert unpinned(deployed) == []
    assert after != before
    assert {file: text.replace(f"@{DIGEST}", "") for file, text in after.items()} == before
    assert "image: foretell:local\n" in after["deploy/compose.yaml"]
    update(deployed, lambda _: DIGEST)
    assert {file: (deployed / file).read_text("utf-8") for file in FILES} == after


def test_an_answer_that_is_no_digest_changes_nothing(deployed: Path) -> None:
    before = [(deployed / file).read_bytes() for file in FILES]
    with pytest.raises(ValueError, match="is no digest"):
        update(deployed, lambda _: "latest")
    assert [(deployed / file).read_bytes() for file in FILES] == before


def test_a_checkout_says_what_prevents_publishing(root: Path) -> None:
    """An empty address, an absent date and a wrong tag stop a release, and so does an image."""
    nothing = Project({"urls": {}}, "1.2.3", None)
    found = obstacles(root, nothing, "v1.2.4")
    assert found[:3] == [
        "pyproject.toml has no Source under [project.urls]",
        "CHANGELOG.md has no date for 1.2.3",
        "the tag v1.2.4 is not that of version 1.2.3",
    ]
    assert [one.partition(" ")[0] for one in found[3:]] == unpinned(root)


def test_the_checksums_are_those_that_sha256sum_checks(tmp_path: Path) -> None:
    (tmp_path / "a b.whl").write_bytes(b"wheel")
    (tmp_path / "SHA256SUMS").write_text(checksums([tmp_path / "a b.whl"]))
    check = ["sha256sum", "--check", "--strict", "SHA256SUMS"]
    done = subprocess.run(check, cwd=tmp_path, check=False, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "a b.whl: OK\n")
