"""Every figure that was measured is stated once: ``docs/measurements.toml``."""

import re
import shlex
import tomllib
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from foretell.terminal.program import foretell

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
FIGURES = tomllib.loads((DOCS / "measurements.toml").read_text("utf-8"))
PAGES = {page: page.read_text("utf-8") for page in DOCS.rglob("*.md")}
TABLES = {f"table_of_{figure['group']}" for figure in FIGURES.values()}
CITED = re.compile(r"\{\{ *(\w+) *\}\}")
PARTS = {"group", "value", "what", "command", "machine", "date"}
REPEATED = PARTS | {"find", "form", "per"}


@pytest.fixture(scope="module")
def script() -> ModuleType:
    spec = spec_from_file_location("measurements", ROOT / "lab" / "scripts" / "measurements.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_figure_that_a_page_cites_is_in_the_file() -> None:
    cited = {name: page.name for page, text in PAGES.items() for name in CITED.findall(text)}
    assert {name: page for name, page in cited.items() if name not in TABLES | set(FIGURES)} == {}


def test_every_group_of_measurements_has_its_table_on_one_page() -> None:
    cited = [one for page in PAGES.values() for one in CITED.findall(page) if one in TABLES]
    assert sorted(cited) == sorted(TABLES)


def test_no_page_writes_a_figure_out() -> None:
    values = [figure["value"] for figure in FIGURES.values() if " a " in figure["value"]]
    assert len(values) > 10
    assert [(page.name, one) for page, text in PAGES.items() for one in values if one in text] == []


@pytest.mark.parametrize("name", FIGURES)
def test_a_figure_has_all_its_parts(name: str) -> None:
    assert re.fullmatch(r"[a-z][a-z0-9_]*", name)
    assert set(FIGURES[name]) in (PARTS, REPEATED)
    assert re.fullmatch(r"20\d\d-\d\d-\d\d", FIGURES[name]["date"])


@pytest.mark.parametrize("command", sorted({figure["command"] for figure in FIGURES.values()}))
def test_the_command_of_a_figure_can_be_run(command: str) -> None:
    program, first, *rest = shlex.split(command)
    if program == "foretell":
        import_module(f"foretell.terminal.{first}")
        loaded = foretell.get_command(foretell.make_context("foretell", []), first)
        assert loaded is not None
        loaded.make_context(first, rest)
    else:
        assert program == "python"
        assert (ROOT / first).is_file()


def test_a_value_is_read_from_what_its_command_prints(script: ModuleType) -> None:
    output = '{"name": "random_games_4p", "value": 47231934.7, "unit": "decisions/s"}'
    value = script.value_of(FIGURES["random_games"], output)
    assert value == "47.2 million decisions a second"


def test_repeating_a_figure_changes_nothing_else(script: ModuleType) -> None:
    text = (DOCS / "measurements.toml").read_text("utf-8")
    changed = tomllib.loads(script.rewritten(text, "worlds", value="8", date="2027-01-01"))
    assert changed.pop("worlds") == FIGURES["worlds"] | {"value": "8", "date": "2027-01-01"}
    assert changed == {name: figure for name, figure in FIGURES.items() if name != "worlds"}
