"""Refusals to measure."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


class Missing(Refusal):
    """A requirement of a benchmark is not available."""


@dataclass(eq=False)
class NoLibrary(Missing):
    """A library is not installed; ``install`` is the command that installs it."""

    code: ClassVar[str] = "bench/no_library"

    library: str
    install: str


@dataclass(eq=False)
class NoCompiler(Missing):
    """There is no C compiler; ``looked_for`` has the names tried."""

    code: ClassVar[str] = "bench/no_compiler"

    looked_for: tuple[str, ...]


@dataclass(eq=False)
class NotCompiled(Missing):
    """The C compiler failed; ``told`` is the first line of its output."""

    code: ClassVar[str] = "bench/not_compiled"

    command: str
    told: str


@dataclass(eq=False)
class NoGraphics(Missing):
    """There is no graphics processor with CUDA."""

    code: ClassVar[str] = "bench/no_graphics"


@dataclass(eq=False)
class Hampered(Refusal):
    """An environment variable is set that changes how the simulator runs."""

    code: ClassVar[str] = "bench/hampered"

    variable: str
