"""Write what strangers read of the project's address, and how to cite it.

All of it follows from ``pyproject.toml``, above all from ``Source`` under ``[project.urls]``, and
from the changelog, where the version has its date. Pages have regions for it, between
``<!-- address: NAME -->`` and ``<!-- /address -->``.
"""

import json
import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import yaml  # type: ignore[import-untyped]  # has no types

from foretell.address import Address, declared

TITLE: Final = "Foretell: the card game Wizard as a library, a server, a simulator and bots"
REPORT: Final = "Foretell: One Source for a Card Game, its Players and its Research"
"""The title of the technical report, docs/report/report.typ."""
MESSAGE: Final = (
    "If Foretell helps your research, please cite the technical report, and name the version or "
    "the commit that you used."
)
NOTE: Final = "Made from docs/report/ by make report"
_REGION: Final = re.compile(
    r"(<!-- address: (?P<name>[a-z-]+) -->\n)(.*?\n)?(<!-- /address -->)", re.DOTALL
)


@dataclass(frozen=True, slots=True)
class Project:
    """Everything that is said about the project, at the version of the checkout."""

    metadata: dict[str, Any]
    """The table ``[project]`` of ``pyproject.toml``."""
    version: str
    released: str | None
    """The day of the version, as the changelog has it; None before its release."""

    @classmethod
    def read(cls, root: Path) -> "Project":
        """Return everything that a checkout says."""
        text = (root / "src" / "foretell" / "__init__.py").read_text("utf-8")
        version = re.findall(r'^__version__ = "(.+)"$', text, re.MULTILINE)[0]
        heading = rf"^## \[?{re.escape(version)}\]?\D+(\d{{4}}-\d\d-\d\d)$"
        changelog = (root / "CHANGELOG.md").read_text("utf-8")
        dates = re.findall(heading, changelog, re.MULTILINE)
        pyproject = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
        return cls(pyproject["project"], version, dates[0] if dates else None)

    @property
    def address(self) -> Address | None:
        """The address, or None if there is none yet."""
        return declared(self.metadata.get("urls", {}))

    @property
    def authors(self) -> list[str]:
        """The names of the authors."""
        return [author["name"] for author in self.metadata["authors"]]


def citation(project: Project) -> str:
    """Return CITATION.cff: the software, and the report as what to cite."""
    work: dict[str, Any] = {
        "cff-version": "1.2.0",
        "message": MESSAGE,
        "type": "software",
        "title": TITLE,
        "abstract": f"{project.metadata['description']}.",
        "authors": [{"name": name} for name in project.authors],
        "version": project.version,
        "license": project.metadata["license"],
        "keywords": project.metadata["keywords"],
    }
    report: dict[str, Any] = {
        "type": "report",
        "title": REPORT,
        "authors": [{"name": name} for name in project.authors],
        "version": project.version,
        "notes": NOTE,
    }
    if project.address is not None:
        work["repository-code"] = report["repository-code"] = str(project.address)
    if project.released is not None:
        work["date-released"] = report["date-released"] = project.released
        report["year"] = int(project.released[:4])
    else:
        report["status"] = "in-preparation"
    work["preferred-citation"] = report
    head = "# Written by scripts/published.py from pyproject.toml and CHANGELOG.md.\n"
    return head + str(yaml.safe_dump(work, sort_keys=False, allow_unicode=True, width=100))


def bibliography(project: Project) -> str:
    """Return the two entries of BibTeX."""
    authors = " and ".join(f"{{{name}}}" for name in project.authors)
    common = {"author": authors, "version": project.version}
    if project.released is not None:
        common["year"] = project.released[:4]
    if project.address is not None:
        common["url"] = str(project.address)
    report = {"title": f"{{{REPORT}}}", "howpublished": "Technical report", "note": NOTE}
    software = {"title": f"{{{TITLE}}}", "license": project.metadata["license"]}
    return _entry("misc", "foretell-report", {**report, **common}) + _entry(
        "software", "foretell", {**software, **common}
    )


def _entry(kind: str, key: str, fields: dict[str, str]) -> str:
    lines = "".join(f"  {name} = {{{value}}},\n" for name, value in fields.items())
    return f"@{kind}{{{key},\n{lines}}}\n"


def codemeta(project: Project) -> str:
    """Return codemeta.json."""
    authors = [{"@type": "Organization", "name": name} for name in project.authors]
    work: dict[str, Any] = {
        "@context": "https://w3id.org/codemeta/3.0",
        "@type": "SoftwareSourceCode",
        "name": "Foretell",
        "description": f"{project.metadata['description']}.",
        "version": project.version,
        "license": f"https://spdx.org/licenses/{project.metadata['license']}",
        "author": authors,
        "keywords": project.metadata["keywords"],
        "programmingLanguage": ["Python", "JavaScript"],
        "runtimePlatform": f"Python {project.metadata['requires-python']}",
        "softwareRequirements": project.metadata["dependencies"],
        "referencePublication": {
            "@type": "Report",
            "name": REPORT,
            "author": authors,
            "version": project.version,
        },
    }
    if project.address is not None:
        work |= {"codeRepository": project.address, "issueTracker": project.address.issues}
    if project.released is not None:
        work["datePublished"] = project.released
    return json.dumps(work, indent=2, ensure_ascii=False) + "\n"


def chooser(project: Project) -> str:
    """Return the settings of the issue forms, with the way to report a vulnerability."""
    settings: dict[str, Any] = {"blank_issues_enabled": True}
    if project.address is not None:
        private = {
            "name": "A vulnerability",
            "url": project.address.advisories,
            "about": "Please report it in private.",
        }
        settings["contact_links"] = [private]
    head = "# Written by scripts/published.py from pyproject.toml.\n"
    return head + str(yaml.safe_dump(settings, sort_keys=False))


def region(name: str, address: Address | None) -> str:
    """Return the text of a region of a page."""
    match name, address:
        case "clone", None:
            return ""  # whoever reads it has a copy
        case "clone", _:
            return f"```sh\ngit clone {address} foretell && cd foretell\n```\n"
        case (("report" | "conduct"), None):
            return (
                "The project has no public address yet. Until it has one, tell the person from "
                "whom you have this copy.\n"
            )
        case "report", Address():
            return f"Open an issue: <{address.issues}/new/choose>. There is a form for each kind.\n"
        case "conduct", Address():
            return (
                f"Only maintainers can read what is written with the private form: "
                f"<{address.advisories}>.\n"
            )
        case "vulnerability", None:
            return (
                "The project has no public address yet. Until it has one, tell the person from "
                "whom you have this copy, and nobody else.\n"
            )
        case "vulnerability", Address():
            return f"Use the private form: <{address.advisories}>.\n"
        case _:
            raise ValueError(f"there is no text for the region {name}")


def files(root: Path) -> Iterator[tuple[Path, str]]:
    """Yield the files of a checkout that are written here, with their texts."""
    project = Project.read(root)
    yield root / "CITATION.cff", citation(project)
    yield root / "codemeta.json", codemeta(project)
    yield root / "docs" / "research" / "cite.bib", bibliography(project)
    yield root / ".github" / "ISSUE_TEMPLATE" / "config.yml", chooser(project)
    for path in sorted((*root.glob("*.md"), *root.glob("docs/**/*.md"))):
        text, count = _REGION.subn(
            lambda part: part[1] + region(part["name"], project.address) + part[4],
            path.read_text("utf-8"),
        )
        if count:
            yield path, text
