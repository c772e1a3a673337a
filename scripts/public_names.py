"""The public names of the package: each has one module to import it from, and one page.

The sources are read, not imported, so that nothing has to be installed.
"""

import ast
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

SOURCES: Final = Path(__file__).parents[1] / "src"
MODULES: Final = (
    "foretell",
    "foretell.cards",
    "foretell.rules",
    "foretell.game.notation",
    "foretell.game.stream",
    "foretell.i18n",
    "foretell.art",
    "foretell.bots",
    "foretell.record",
    "foretell.analysis",
    "foretell.arena",
    "foretell.sim",
    "foretell.envs",
    "foretell.envs.gymnasium",
    "foretell.envs.openspiel",
    "foretell.envs.pettingzoo",
    "foretell.testing.fault_proxy",
    "foretell.testing",
    "foretell.testing.bots",
    "foretell.client",
)
"""The public modules. A name that two of them have is imported from the first."""


class Name(NamedTuple):
    """A name in a module."""

    module: str
    name: str


@cache
def tree(module: str) -> ast.Module:
    """Return the syntax of a module."""
    path = SOURCES.joinpath(*module.split("."))
    file = path / "__init__.py" if path.is_dir() else path.with_suffix(".py")
    return ast.parse(file.read_text(encoding="utf-8"))


@cache
def imports(module: str) -> dict[str, Name]:
    """Return the names that a module imports from others of the package."""
    return imported(tree(module))


def imported(code: ast.AST) -> dict[str, Name]:
    """Return the names that some code imports from the package."""
    return {
        alias.asname or alias.name: Name(node.module, alias.name)
        for node in ast.walk(code)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("foretell")
        for alias in node.names
        if node.module is not None
    }


def origin(name: Name) -> Name:
    """Return the place where a name is defined."""
    if not _exists(name.module):
        return name
    source = imports(name.module).get(name.name)
    return name if source is None or source == name else origin(source)


def exported(module: str) -> list[str]:
    """Return the names in the ``__all__`` of a module."""
    for node in tree(module).body:
        match node:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                names: list[str] = ast.literal_eval(value)
                return names
    raise LookupError(f"{module} has no __all__")


@cache
def public_names() -> dict[Name, Name]:
    """Return the place to import each public name from, by the place where it is defined."""
    places: dict[Name, Name] = {}
    for module in MODULES:
        for name in exported(module):
            if name.startswith("__"):
                continue
            places.setdefault(origin(Name(module, name)), Name(module, name))
    return places


def documented(name: Name) -> str | None:
    """Return the text below the definition of a name: a docstring, also that of a constant."""
    place = origin(name)
    body = tree(place.module).body
    for number, node in enumerate(body):
        match node:
            case ast.FunctionDef() | ast.ClassDef() if node.name == place.name:
                if text := ast.get_docstring(node):  # of the last of several overloads
                    return text
            case ast.Assign(targets=[ast.Name(id=place.name)]):
                return _text(body, number + 1)
            case ast.AnnAssign(target=ast.Name(id=place.name)):
                return _text(body, number + 1)
    module = ".".join(place)
    return ast.get_docstring(tree(module)) if _exists(module) else None


def _text(body: list[ast.stmt], number: int) -> str | None:
    match body[number : number + 1]:
        case [ast.Expr(value=ast.Constant(value=str(text)))]:
            return text
    return None


def _exists(module: str) -> bool:
    path = SOURCES.joinpath(*module.split("."))
    return path.is_dir() or path.with_suffix(".py").exists()
