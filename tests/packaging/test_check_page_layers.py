"""`scripts/check_page_layers.py`: the rooms of the page, and what it calls an arrow up."""

import re
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.packaging.tree import Tree

Graph = Callable[[Path], dict[str, frozenset[str]]]

PROJECT = """
[tool.foretell.page]
ignored = ["vendor", "wire.d.ts"]
layers = ["ui", "ui/home | ui/review", "ui/parts", "net", "core"]
"""
STATIC = "src/foretell/web/static"


@pytest.fixture(scope="module")
def page_imports(root: Path) -> Graph:
    script = root / "scripts" / "check_page_layers.py"
    graph: Graph = runpy.run_path(str(script))["page_imports"]
    return graph


@pytest.fixture
def tree(root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Tree:
    """A page that has the layers above."""
    (tmp_path / "layers.toml").write_text(PROJECT, encoding="utf-8")
    return Tree(tmp_path, root / "scripts" / "check_page_layers.py", capsys, STATIC)


def test_imports_of_rooms_below_and_of_libraries_pass(tree: Tree) -> None:
    tree.write(
        "ui/app.js", 'import { Home } from "./home/home.js";\nvoid import("./review/page.js");\n'
    )
    tree.write("ui/home/home.js", 'import { html } from "../../vendor/htm.js";\n')
    tree.write(
        "ui/review/page.js", 'import {\n  one,\n  two,\n} from "../../core/cards/suits.js";\n'
    )
    tree.write("net/bots.js", '/** @import { Hello } from "../wire.d.ts" */\nimport "./api.js";\n')
    assert tree.passes().startswith("The page: 4 files, 6 imports")


@pytest.mark.parametrize(
    "line",
    [
        'import { Home } from "../ui/home/home.js";',
        'import {\n  Home,\n  other,\n} from "../ui/home/home.js";',
        'import "../ui/home/home.js";',
        'export { Home } from "../ui/home/home.js";',
        'const load = () => import("../ui/home/home.js").then((file) => file.Home);',
        '/** @import { Home } from "../ui/home/home.js" */',
        '/** @type {import("../ui/home/home.js").Home} */',
        'new Worker(new URL("../ui/home/home.js", import.meta.url));',
    ],
)
def test_every_way_to_import_from_a_room_above_is_found(tree: Tree, line: str) -> None:
    tree.write("core/cards.js", f"// Cards.\n\n{line}\n")
    tree.write("ui/home/home.js", "export const Home = 1;\n")
    assert tree.fails() == "core/cards.js imports ui/home/home.js: ui/home is not below core\n"


def test_rooms_of_one_row_do_not_import_each_other(tree: Tree) -> None:
    tree.write("ui/home/home.js", 'import { Curve } from "../review/curve.js";\n')
    tree.fails()


@pytest.mark.parametrize("name", ["sound/synth.js", "ui/pad/pad.js", "ui/pad/files/csv.js", "x.js"])
def test_a_new_folder_has_to_find_its_place(tree: Tree, name: str) -> None:
    """A folder inside `ui/` has to be listed, too, like one next to it."""
    tree.write(name, "export const one = 1;\n")
    assert tree.fails().startswith(f"{name}: its folder has no place")


def test_a_folder_in_a_room_belongs_to_it(tree: Tree) -> None:
    tree.write("core/cards/suits.js", 'import { html } from "../../net/api.js";\n')
    tree.write("net/far/api.js", 'import { suits } from "../../core/cards/suits.js";\n')
    tree.fails()
    tree.write("core/cards/suits.js", 'import { html } from "../deck.js";\n')
    tree.passes()


def test_no_path_of_a_script_in_the_page_is_overlooked(root: Path, page_imports: Graph) -> None:
    static = root / STATIC
    graph = page_imports(static)
    for name, imported in graph.items():
        if name.startswith("vendor/"):
            continue
        path = static / name
        written = re.findall(r'"(\.[^"\s]*\.(?:js|d\.ts))"', path.read_text(encoding="utf-8"))
        named = {(path.parent / one).resolve().relative_to(static) for one in written}
        assert {one.as_posix() for one in named} == imported, name
        assert imported <= graph.keys(), name
