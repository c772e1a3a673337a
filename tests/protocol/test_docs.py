"""The pages about the protocol name what there is."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import foretell
from foretell.protocol.spec import asyncapi
from foretell.server.http.routes import ROUTES

DOCS = Path(__file__).parents[2] / "docs" / "build"
PAGES = (DOCS / "protocol.md", *sorted((DOCS / "protocol").glob("*.md")))
REFUSAL = re.compile(r"`([a-z]+/[a-z_]+)`")
REQUEST = re.compile(r"`(GET|POST|DELETE) (/[\w/{}.]+)`")
COMMAND = re.compile(r"`([a-z]+_[a-z_]+|sit|stand|start|rematch|bid|play|swap|remove)`")


def codes() -> Iterator[str]:
    """Yield the codes of all refusals, as the sources write them."""
    for file in Path(foretell.__file__).parent.rglob("*.py"):
        yield from re.findall(r'"([a-z]+/[a-z_]+)"', file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_refusal_on_a_page_is_one_of_the_code(page: Path) -> None:
    named = set(REFUSAL.findall(page.read_text(encoding="utf-8")))
    assert named <= set(codes())


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_request_on_a_page_is_one_of_the_server(page: Path) -> None:
    for method, path in REQUEST.findall(page.read_text(encoding="utf-8")):
        assert method in ROUTES[path]


def test_the_table_of_commands_names_commands() -> None:
    text = (DOCS / "protocol" / "socket.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| (`.*?) \|", text, re.MULTILINE)
    named = {name for row in rows for name in COMMAND.findall(row)}
    schemas = asyncapi()["components"]["schemas"].values()
    known = {
        kind
        for one in schemas
        for kind in one.get("properties", {}).get("type", {}).get("enum", ())
    }
    assert len(named) > 10
    assert named <= known
