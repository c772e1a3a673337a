"""`scripts/check_page_layers.py`: the rooms of the page, and what it calls an arrow up."""

import re
import runpy
from collections.abc import Callable
from pathlib import Path

import pytest

Check = Callable[[Path], int]
Graph = Callable[[Path], dict[str, frozenset[str]]]

PROJECT = """
[tool.foretell.page]
ignored = ["vendor", "wire.d.ts"]
layers = ["ui", "ui/home | ui/review", "ui/parts", "net", "core"]
"""
STATIC = "src/foretell/web/static"


@pytest.fixture(scope="module")
def check(root: Path) -> Check:
    script = root / "scripts" / "check_page_layers.py"
    main: Check = runpy.run_path(str(script))["main"]
    return main


@pytest.fixture(scope="module")
def page_imports(root: Path) -> Graph:
    script = root / "scripts" / "check_page_layers.py"
    graph: Graph = runpy.run_path(str(script))["page_imports"]
    return graph


@pytest.fixture
def write(tmp_path: Path) -> Callable[[str, str], None]:
    """Writes a file of a page that has the layers above."""
    (tmp_path / "layers.toml").write_text(PROJECT, encoding="utf-8")

    def one(name: str, text: str) -> None:
        path = tmp_path / STATIC / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")

    return one


def test_imports_of_rooms_below_and_of_libraries_pass(
    check: Check,
    write: Callable[[str, str], None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    write("ui/app.js", 'import { Home } from "./home/home.js";\nvoid import("./review/page.js");\n')
    write("ui/home/home.js", 'import { html } from "../../vendor/htm.js";\n')
    write("ui/review/page.js", 'import {\n  one,\n  two,\n} from "../../core/cards/suits.js";\n')
    write("net/bots.js", '/** @import { Hello } from "../wire.d.ts" */\nimport "./api.js";\n')
    assert check(tmp_path) == 0
    assert capsys.readouterr().out.startswith("The page: 4 files, 6 imports")


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
def test_every_way_to_import_from_a_room_above_is_found(
    check: Check,
    write: Callable[[str, str], None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    line: str,
) -> None:
    write("core/cards.js", f"// Cards.\n\n{line}\n")
    write("ui/home/home.js", "export const Home = 1;\n")
    assert check(tmp_path) == 1
    assert capsys.readouterr().out == (
        "core/cards.js imports ui/home/home.js: ui/home is not below core\n"
    )


def test_rooms_of_one_row_do_not_import_each_other(
    check: Check, write: Callable[[str, str], None], tmp_path: Path
) -> None:
    write("ui/home/home.js", 'import { Curve } from "../review/curve.js";\n')
    assert check(tmp_path) == 1


@pytest.mark.parametrize("name", ["sound/synth.js", "ui/pad/pad.js", "ui/pad/files/csv.js", "x.js"])
def test_a_new_folder_has_to_find_its_place(
    check: Check,
    write: Callable[[str, str], None],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    name: str,
) -> None:
    """A folder inside `ui/` has to be listed, too, like one next to it."""
    write(name, "export const one = 1;\n")
    assert check(tmp_path) == 1
    assert capsys.readouterr().out.startswith(f"{name}: its folder has no place")


def test_a_folder_in_a_room_belongs_to_it(
    check: Check, write: Callable[[str, str], None], tmp_path: Path
) -> None:
    write("core/cards/suits.js", 'import { html } from "../../net/api.js";\n')
    write("net/far/api.js", 'import { suits } from "../../core/cards/suits.js";\n')
    assert check(tmp_path) == 1
    write("core/cards/suits.js", 'import { html } from "../deck.js";\n')
    assert check(tmp_path) == 0


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
