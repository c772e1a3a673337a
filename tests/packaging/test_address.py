"""The project's address is declared once, in ``pyproject.toml``; all who show it follow."""

import json
import re
import runpy
import shutil
import zipfile
from collections.abc import Callable, Iterator
from email import message_from_bytes
from email.message import Message
from html import unescape
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]  # has no types

from foretell.address import Address, declared
from scripts.generated import write
from scripts.long_description import absolute_links
from scripts.published import files
from scripts.release.metadata import read_metadata
from tests.packaging.conftest import build, link, locked, new_environment

pytestmark = pytest.mark.timeout(300)

URL: Final = "https://cards.example/people/foretell"
HERE: Final = Address(URL)
EMPTY: Final = "[project.urls]\n"
COPIED: Final = ("pyproject.toml", "LICENSE", "README.md", "SECURITY.md", "CODE_OF_CONDUCT.md")
ASK_THE_SERVER: Final = """
import json
from foretell.server.http.openapi import openapi
from foretell.web import load_site
site = load_site()
homes = {name: page.body.decode() for name, page in site.homes.items()}
print(json.dumps([openapi(is_secure=False), site.page.body.decode(), homes]))
"""


@pytest.fixture(scope="module")
def filled(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the checkout in which one line is filled, and what is generated is made again."""
    copy = tmp_path_factory.mktemp("filled")
    unneeded = shutil.ignore_patterns("__pycache__", "images")
    for folder in ("src", "scripts", "docs"):
        shutil.copytree(root / folder, copy / folder, ignore=unneeded)
    for name in (*COPIED, "CONTRIBUTING.md", "CHANGELOG.md"):
        shutil.copy(root / name, copy)
    (copy / ".github" / "ISSUE_TEMPLATE").mkdir(parents=True)
    text = (copy / "pyproject.toml").read_text("utf-8")
    assert EMPTY in text
    text = text.replace(EMPTY, f'{EMPTY}Source = "{URL}"\n')
    (copy / "pyproject.toml").write_text(text, "utf-8")
    assert write(files(copy), is_check=False) == 0
    return copy


@pytest.fixture(scope="module")
def addressed(
    filled: Path, run: Callable[..., str], tmp_path_factory: pytest.TempPathFactory
) -> Path:
    """The wheel of that copy."""
    return build("wheel", "*.whl", filled, run, tmp_path_factory.mktemp("addressed"))


@pytest.fixture(scope="module")
def served(
    root: Path, addressed: Path, run: Callable[..., str], tmp_path_factory: pytest.TempPathFactory
) -> tuple[dict[str, Any], str, dict[str, str]]:
    """The OpenAPI document, the page, and the first screen by language, as that wheel has them."""
    folder = tmp_path_factory.mktemp("served")
    site = new_environment(folder)
    link(locked(root / "requirements" / "run.txt"), site)
    zipfile.ZipFile(addressed).extractall(site)
    document, page, homes = json.loads(
        run(folder / "bin" / "python", "-c", ASK_THE_SERVER, cwd=folder)
    )
    return document, page, homes


def metadata(wheel: Path) -> Message:
    return message_from_bytes(read_metadata(wheel))


def description(parsed: Message) -> str:
    return str(parsed.get_payload())


def links(markdown: str) -> Iterator[str]:
    """Yield the targets of the links and pictures of a page, but not of its code."""
    text = re.sub(r"^```.*?^```$", "", markdown, flags=re.MULTILINE | re.DOTALL)
    yield from re.findall(r"\]\(([^)\s]+)", text)
    yield from re.findall(r'\b(?:src|srcset|href)="([^"]+)"', text)


def test_the_declared_address_is_the_only_one(root: Path) -> None:
    """Nobody else states it, so one line fills it, and one line changes it."""
    text = (root / "pyproject.toml").read_text("utf-8")
    source = re.findall(r'^Source = "(.+)"$', text, re.MULTILINE)
    if source:
        written = {path for path, text in files(root) if source[0] in text}
        assert {path.name for path in written} >= {"CITATION.cff", "SECURITY.md"}
    else:
        assert not [text for _, text in files(root) if "/issues" in text or "/security/" in text]


def test_what_is_generated_is_up_to_date(root: Path) -> None:
    """Written by ``make generated``."""
    assert write(files(root), is_check=True) == 0


def test_the_metadata_name_the_address(addressed: Path) -> None:
    assert metadata(addressed).get_all("Project-URL") == [f"Source, {URL}"]


def test_every_link_of_the_long_description_is_absolute(addressed: Path) -> None:
    parsed = metadata(addressed)
    leads = [lead for lead in links(description(parsed)) if not lead.startswith("#")]
    assert all(re.match(r"https?://", lead) for lead in leads)
    own = {lead for lead in leads if lead.startswith(URL)}
    version = parsed["Version"]
    assert {lead for lead in own if f"/blob/v{version}/" in lead}
    assert {lead for lead in own if f"/raw/v{version}/docs/images/" in lead}


def test_without_an_address_the_long_description_has_no_relative_link(wheel: Path) -> None:
    parsed = metadata(wheel)
    if "Project-URL" not in parsed:
        assert [lead for lead in links(description(parsed)) if "://" not in lead] == []
        assert URL not in description(parsed)


def test_the_first_screen_links_to_the_source_in_every_language(
    served: tuple[dict[str, Any], str, dict[str, str]],
) -> None:
    _, page, homes = served
    assert f'<meta name="source" content="{URL}" />' in page
    words = {name: re.findall(rf'<a href="{URL}">(.+?)</a>', home) for name, home in homes.items()}
    assert {len(found) for found in words.values()} == {1}
    assert unescape(words["es"][0]) == "Código fuente"


def test_the_openapi_document_names_contact_and_documentation(
    served: tuple[dict[str, Any], str, dict[str, str]],
) -> None:
    document, _, _ = served
    assert document["info"]["contact"]["url"] == HERE.issues
    assert document["externalDocs"]["url"].startswith(f"{URL}/blob/main/docs/")


def test_without_an_address_the_page_and_the_openapi_document_name_none(
    root: Path, wheel: Path, run: Callable[..., str], tmp_path: Path
) -> None:
    if "Project-URL" in metadata(wheel):
        pytest.skip("the project has an address")
    site = new_environment(tmp_path)
    link(locked(root / "requirements" / "run.txt"), site)
    zipfile.ZipFile(wheel).extractall(site)
    shown = run(tmp_path / "bin" / "python", "-c", ASK_THE_SERVER, cwd=tmp_path)
    document, page, homes = json.loads(shown)
    assert "contact" not in document["info"]
    assert "externalDocs" not in document
    assert not [
        one for one in (page, *homes.values()) if 'name="source"' in one or "{source" in one
    ]


def test_citation_and_codemeta_name_the_repository(filled: Path) -> None:
    citation = yaml.safe_load((filled / "CITATION.cff").read_text("utf-8"))
    assert citation["repository-code"] == URL
    assert citation["preferred-citation"]["repository-code"] == URL
    codemeta = json.loads((filled / "codemeta.json").read_text("utf-8"))
    assert (codemeta["codeRepository"], codemeta["issueTracker"]) == (URL, HERE.issues)
    assert f"url = {{{URL}}}" in (filled / "docs" / "research" / "cite.bib").read_text("utf-8")


def test_pages_and_issue_forms_say_where_to_report(filled: Path) -> None:
    assert HERE.advisories in (filled / "SECURITY.md").read_text("utf-8")
    assert HERE.advisories in (filled / "CODE_OF_CONDUCT.md").read_text("utf-8")
    assert HERE.issues in (filled / "CONTRIBUTING.md").read_text("utf-8")
    chooser = yaml.safe_load((filled / ".github" / "ISSUE_TEMPLATE" / "config.yml").read_text())
    assert [one["url"] for one in chooser["contact_links"]] == [HERE.advisories]
    assert "no public address" not in "".join(text for _, text in files(filled))


def test_the_documentation_links_to_files_outside_of_it(filled: Path) -> None:
    conf = runpy.run_path(str(filled / "docs" / "conf.py"))
    text = ["See [the guide](../../CONTRIBUTING.md#style) and [a page](../play/faq.md)."]
    conf["link_outside"](None, "build/library", text)
    assert text == [
        f"See [the guide]({URL}/blob/main/CONTRIBUTING.md#style) and [a page](../play/faq.md)."
    ]


@pytest.mark.parametrize(
    ("written", "with_address", "without"),
    [
        ("[a](b.md#c)", f"[a]({URL}/blob/v1/b.md#c)", "a"),
        ("[a](../b.md)", f"[a]({URL}/blob/v1/b.md)", "a"),
        ("[a](https://b.example)", "[a](https://b.example)", "[a](https://b.example)"),
        ("[a](#b)", "[a](#b)", "[a](#b)"),
        ("![a](b.webp) c", f"![a]({URL}/raw/v1/docs/b.webp) c", " c"),
        ("[![a](b.png)](c.md)", f"[![a]({URL}/raw/v1/docs/b.png)]({URL}/blob/v1/docs/c.md)", ""),
        ('<img src="b.gif" width="3">', f'<img src="{URL}/raw/v1/docs/b.gif" width="3">', ""),
        ('<a href="b.md">c</a>', f'<a href="{URL}/blob/v1/docs/b.md">c</a>', "c"),
        ("```\n[a](b.md)\n```", "```\n[a](b.md)\n```", "```\n[a](b.md)\n```"),
    ],
)
def test_links_are_absolute_with_an_address_and_plain_text_without(
    written: str, with_address: str, without: str
) -> None:
    folder = "" if written == "[a](b.md#c)" else "docs"
    assert absolute_links(written, HERE, "v1", folder) == with_address
    assert absolute_links(written, None, "v1", folder) == without


def test_an_empty_table_declares_no_address() -> None:
    assert declared({}) is None
    assert declared({"Source": ""}) is None
    assert declared({"Source": URL + "/"}) == URL
