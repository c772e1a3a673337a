"""The parts of uvicorn that are extended exist, although they are no public interface."""

import ast
import inspect
import re
from collections.abc import Iterator
from importlib.metadata import requires, version
from textwrap import dedent

import pytest
from packaging.requirements import Requirement

from foretell.server.http.http_protocol import HttpProtocol
from foretell.server.http.websocket_protocol import WebSocketProtocol
from foretell.server.serving import _Server

EXTENDED = (HttpProtocol, WebSocketProtocol, _Server)


def source(kind: type) -> ast.ClassDef:
    (tree,) = ast.parse(dedent(inspect.getsource(kind))).body
    assert isinstance(tree, ast.ClassDef)
    return tree


def methods(kind: type) -> set[str]:
    """Return the methods that a class defines itself."""
    return {
        part.name
        for part in source(kind).body
        if isinstance(part, ast.FunctionDef | ast.AsyncFunctionDef)
    }


def attributes(kind: type, context: type[ast.expr_context]) -> Iterator[str]:
    """Yield the attributes of ``self`` that the source of a class reads, or writes."""
    for node in ast.walk(source(kind)):
        match node:
            case ast.Attribute(value=ast.Name(id="self"), attr=name) if isinstance(
                node.ctx, context
            ):
                yield name


def theirs(kind: type) -> set[str]:
    """Return all names of the classes that a class extends, those of instances too."""
    names = set(dir(kind.__base__))
    for base in kind.__mro__[1:]:
        if base.__module__.startswith("uvicorn."):
            names |= set(attributes(base, ast.Store)) | set(base.__annotations__)
    return names


@pytest.mark.parametrize("kind", EXTENDED)
def test_every_method_that_is_replaced_is_one_of_uvicorn(kind: type) -> None:
    """Our methods are private."""
    replaced = {name for name in methods(kind) if not name.startswith("_")}
    assert replaced
    assert replaced <= theirs(kind)


@pytest.mark.parametrize("kind", EXTENDED)
def test_every_attribute_that_is_read_or_set_is_there(kind: type) -> None:
    """Our attributes are private."""
    assert {name for name in attributes(kind, ast.Store) if not name.startswith("_")} <= theirs(
        kind
    )
    own = methods(kind) | set(vars(kind)) | set(attributes(kind, ast.Store))
    assert set(attributes(kind, ast.Load)) - own <= theirs(kind)


def test_the_test_sees_that_a_name_is_gone() -> None:
    class Base:
        def kept(self) -> None: ...

    class Extension(Base):
        def kept(self) -> None: ...

        def gone(self) -> None: ...

    assert methods(Extension) - theirs(Extension) == {"gone"}


def test_uvicorn_is_pinned_to_the_minor_version_that_is_extended() -> None:
    found = next(line for line in requires("foretell") or () if re.match(r"uvicorn\b", line))
    pinned = Requirement(found.partition(";")[0]).specifier
    major, minor, *_ = map(int, version("uvicorn").split("."))
    assert f"{major}.{minor}.99" in pinned
    assert f"{major}.{minor + 1}" not in pinned
    assert f"{major}.{minor - 1}.99" not in pinned
