"""Citing and reporting: CITATION.cff, codemeta.json, BibTeX, issue forms, workflows."""

import json
import re
import shutil
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]  # has no types
from check_jsonschema.builtin_schemas import get_builtin_schema
from jsonschema_rs import validator_for

from foretell import __version__
from scripts.published import Project, bibliography, citation, codemeta, region

FORMS = ("bot", "bug", "rules", "translation")


def read(path: Path) -> dict[str, Any]:
    """Return the content of a YAML file; ``on`` is a text, as GitHub reads it."""
    loaded = yaml.safe_load(path.read_text("utf-8"))
    assert isinstance(loaded, dict)
    return {"on" if key is True else key: value for key, value in loaded.items()}


def faults(schema: str, document: object) -> list[str]:
    validator = validator_for(get_builtin_schema(f"vendor.{schema}"))
    return [error.message for error in validator.iter_errors(document)]


def released(root: Path, folder: Path, version: str, heading: str) -> Project:
    """Return the description of a checkout with another version and changelog."""
    package = folder / "src" / "foretell"
    package.mkdir(parents=True)
    shutil.copy(root / "pyproject.toml", folder)
    (package / "__init__.py").write_text(f'__version__ = "{version}"\n')
    (folder / "CHANGELOG.md").write_text(f"# Changelog\n\n{heading}\n\n- All of it.\n")
    return Project.read(folder)


@pytest.mark.parametrize(
    ("schema", "path"),
    [
        ("citation-file-format", "CITATION.cff"),
        ("github-issue-config", ".github/ISSUE_TEMPLATE/config.yml"),
        *(("github-issue-forms", f".github/ISSUE_TEMPLATE/{form}.yml") for form in FORMS),
        ("github-workflows", ".github/workflows/release.yml"),
        ("compose-spec", "deploy/compose.yaml"),
    ],
)
def test_the_file_follows_its_published_schema(root: Path, schema: str, path: str) -> None:
    assert faults(schema, read(root / path)) == []


def test_the_schema_refuses_a_citation_without_authors(root: Path) -> None:
    document = read(root / "CITATION.cff")
    del document["authors"]
    assert faults("citation-file-format", document) == ['"authors" is a required property']


def test_there_is_a_form_for_each_kind_of_report(root: Path) -> None:
    folder = root / ".github" / "ISSUE_TEMPLATE"
    assert {path.stem for path in folder.glob("*.yml")} == {*FORMS, "config"}
    for form in FORMS:
        asked = [part["id"] for part in read(folder / f"{form}.yml")["body"] if "id" in part]
        assert len(asked) == len(set(asked)) >= 3


def test_citation_and_codemeta_agree_with_the_package(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    cited, described = read(root / "CITATION.cff"), json.loads((root / "codemeta.json").read_text())
    names = [author["name"] for author in project["authors"]]
    assert [author["name"] for author in cited["authors"]] == names
    assert [author["name"] for author in described["author"]] == names
    assert cited["version"] == described["version"] == __version__
    assert cited["license"] == project["license"]
    assert described["license"].endswith(f"/{project['license']}")
    assert cited["keywords"] == described["keywords"] == project["keywords"]
    assert described["softwareRequirements"] == project["dependencies"]


def test_the_preferred_citation_is_the_report_and_the_bibtex_agrees(root: Path) -> None:
    preferred = read(root / "CITATION.cff")["preferred-citation"]
    assert preferred["type"] == "report"
    bibtex = (root / "docs" / "research" / "cite.bib").read_text("utf-8")
    assert f"title = {{{{{preferred['title']}}}}}" in bibtex
    assert bibtex.count(f"version = {{{preferred['version']}}}") == 2


def test_nothing_has_a_date_before_it_is_released(root: Path, tmp_path: Path) -> None:
    project = released(root, tmp_path, "1.2.3", "## [1.2.3] - unreleased")
    assert project.released is None
    said = citation(project) + bibliography(project) + codemeta(project)
    assert not re.search("date|year|doi|orcid", said, re.IGNORECASE)
    assert "status: in-preparation" in said


@pytest.mark.parametrize("heading", ["## [1.2.3] - 2030-01-31", "## 1.2.3 (2030-01-31)"])
def test_a_released_version_has_the_date_of_the_changelog(
    root: Path, tmp_path: Path, heading: str
) -> None:
    project = released(root, tmp_path, "1.2.3", heading.rstrip(")").replace("(", "- "))
    cited = yaml.safe_load(citation(project))
    assert str(cited["date-released"]) == "2030-01-31"
    assert cited["preferred-citation"]["year"] == 2030
    assert faults("citation-file-format", cited) == []
    assert "year = {2030}" in bibliography(project)
    assert json.loads(codemeta(project))["datePublished"] == "2030-01-31"


def test_a_region_without_a_text_is_refused() -> None:
    with pytest.raises(ValueError, match="no text for the region letter"):
        region("letter", None)


@pytest.fixture(scope="module")
def workflow(root: Path) -> dict[str, Any]:
    return read(root / ".github" / "workflows" / "release.yml")


def test_the_release_runs_no_action_of_others(workflow: dict[str, Any]) -> None:
    """An action is code that its owner can exchange; one may come in, pinned by its commit."""
    steps = [step for job in workflow["jobs"].values() for step in job["steps"]]
    named = [step["uses"] for step in steps if "uses" in step]
    assert [name for name in named if not re.fullmatch(r"[^@]+@[0-9a-f]{40}", name)] == []


def test_each_job_of_the_release_has_the_least_permissions(workflow: dict[str, Any]) -> None:
    assert workflow["permissions"] == {}
    assert {name: job["permissions"] for name, job in workflow["jobs"].items()} == {
        "build": {"contents": "read"},
        "index": {"contents": "read", "id-token": "write"},
        "image": {"contents": "read", "packages": "write"},
        "release": {"contents": "write", "id-token": "write"},
    }
    assert workflow["jobs"]["index"]["environment"] == "pypi"
    assert all(job["timeout-minutes"] <= 30 for job in workflow["jobs"].values())


def test_no_step_of_the_release_puts_an_expression_into_a_script(workflow: dict[str, Any]) -> None:
    """A tag's name in ``${{ … }}`` would be run as a script; an environment variable is not."""
    scripts = [step["run"] for job in workflow["jobs"].values() for step in job["steps"]]
    assert [script for script in scripts if "${{" in script] == []


def test_the_release_uses_targets_and_tools_that_exist(
    root: Path, workflow: dict[str, Any]
) -> None:
    scripts = "\n".join(step["run"] for job in workflow["jobs"].values() for step in job["steps"])
    targets = set(re.findall(r"^([a-z-]+):", (root / "Makefile").read_text(), re.MULTILINE))
    assert set(re.findall(r"\bmake ([a-z-]+)", scripts)) <= targets
    locks = "".join(
        (root / "requirements" / f"{name}.txt").read_text() for name in ("release", "uv")
    )
    for tool in re.findall(r"\.venv/bin/python -m (\w+)", scripts):
        assert f"\n{tool.replace('_', '-')}==" in locks, tool
    assert "\nuv==" in locks
