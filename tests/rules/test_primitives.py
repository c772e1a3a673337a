"""The integer primitives: simple enough for a compiler."""

import ast
from pathlib import Path

import pytest

import foretell.rules

RULES = Path(foretell.rules.__file__).parent
MODULES = ("bidding", "deck", "scoring", "trick", "trump")
BUILTINS = {"abs", "max", "min"}
"""Built-in functions on integers that every compiler supports."""
PLAIN = (
    *(ast.Module, ast.FunctionDef, ast.arguments, ast.arg, ast.Return, ast.If, ast.While),
    *(ast.Assign, ast.AugAssign, ast.Name, ast.Load, ast.Store, ast.Constant, ast.Expr),
    *(ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.Compare, ast.IfExp, ast.Call),
    *(ast.boolop, ast.operator, ast.unaryop, ast.cmpop),
)
NEEDS_MORE = (ast.In, ast.NotIn, ast.Is, ast.IsNot, ast.Div, ast.MatMult, ast.Pow)


def functions(module: str) -> list[ast.FunctionDef]:
    tree = ast.parse((RULES / f"{module}.py").read_text(encoding="utf-8"))
    return [node for node in tree.body if isinstance(node, ast.FunctionDef)]


PRIMITIVES = {node.name: node for module in MODULES for node in functions(module)}


def without_docstring(node: ast.FunctionDef) -> list[ast.stmt]:
    return node.body[1:] if ast.get_docstring(node) is not None else node.body


@pytest.mark.parametrize("module", MODULES)
def test_a_module_of_primitives_holds_only_functions_and_integers(module: str) -> None:
    tree = ast.parse((RULES / f"{module}.py").read_text(encoding="utf-8"))
    for node in tree.body[1:]:
        if isinstance(node, ast.AnnAssign):
            value = node.value.operand if isinstance(node.value, ast.UnaryOp) else node.value
            assert isinstance(value, ast.Constant), ast.unparse(node)
            assert type(value.value) is int, ast.unparse(node)
        elif isinstance(node, ast.Expr):
            assert isinstance(node.value, ast.Constant), "a constant's docstring"
        else:
            assert isinstance(node, ast.FunctionDef | ast.ImportFrom), ast.unparse(node)


@pytest.mark.parametrize("name", PRIMITIVES)
def test_a_primitive_takes_and_returns_integers_and_booleans(name: str) -> None:
    arguments = PRIMITIVES[name].args
    special = (arguments.kwonlyargs, arguments.vararg, arguments.kwarg, arguments.defaults)
    assert not any(special)
    notes = [arg.annotation for arg in arguments.args] + [PRIMITIVES[name].returns]
    assert all(isinstance(note, ast.Name) and note.id in {"int", "bool"} for note in notes)


@pytest.mark.parametrize("name", PRIMITIVES)
def test_a_primitive_neither_creates_objects_nor_reads_attributes(name: str) -> None:
    for statement in without_docstring(PRIMITIVES[name]):
        for node in ast.walk(statement):
            assert isinstance(node, PLAIN), ast.unparse(node)
            assert not isinstance(node, NEEDS_MORE), ast.unparse(statement)
            if isinstance(node, ast.Constant):
                assert type(node.value) in {int, bool}, ast.unparse(statement)


@pytest.mark.parametrize("name", PRIMITIVES)
def test_a_primitive_calls_only_primitives(name: str) -> None:
    for node in ast.walk(PRIMITIVES[name]):
        if isinstance(node, ast.Call):
            assert isinstance(node.func, ast.Name)
            assert node.func.id in BUILTINS | set(PRIMITIVES)
            assert not node.keywords
