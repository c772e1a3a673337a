"""Compiled primitives: the very functions of the rules."""

import ast
from pathlib import Path

import pytest

import foretell.sim
from foretell.rules import bidding, deck, scoring, trick, trump
from foretell.sim import primitives
from tests.sim.amounts import COMPILED

pytestmark = pytest.mark.kernel

ORIGINALS = {
    name: getattr(module, name)
    for module in (bidding, deck, scoring, trick, trump)
    for name, value in vars(module).items()
    if callable(value) and value.__module__ == module.__name__
}


@pytest.mark.parametrize("name", ORIGINALS)
def test_each_compiled_primitive_is_the_function_of_the_rules(name: str) -> None:
    made = getattr(primitives, name)
    assert (made.py_func if COMPILED else made) is ORIGINALS[name]


def test_the_module_of_primitives_assigns_only_functions_of_the_rules() -> None:
    tree = ast.parse(Path(primitives.__file__).read_text(encoding="utf-8"))
    assigned = {
        target.id
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    assert assigned == set(ORIGINALS)


def test_everything_is_compiled_by_the_projects_decorators() -> None:
    """Otherwise cached code could outlive an edit of the rules; nothing for the page is cached."""
    folder = Path(foretell.sim.__file__).parents[1]
    sim = folder / "sim"
    allowed = {sim / "compiler.py", sim / "compiling.py", folder / "wasm" / "module.py"}
    direct = {
        path.name
        for path in folder.rglob("*.py")
        if path not in allowed and "njit" in path.read_text(encoding="utf-8")
    }
    assert not direct
