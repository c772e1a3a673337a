"""Why something cannot be measured."""

from dataclasses import dataclass
from typing import ClassVar

from foretell.errors import Refusal


class Missing(Refusal):
    """What is needed to measure a figure is not there."""


@dataclass(eq=False)
class NoOpenSpiel(Missing):
    """OpenSpiel is not installed; ``install`` is a command that installs it."""

    code: ClassVar[str] = "bench/no_openspiel"

    install: str


@dataclass(eq=False)
class NoCompiler(Missing):
    """There is no C compiler; ``looked_for`` are the names it might have had."""

    code: ClassVar[str] = "bench/no_compiler"

    looked_for: tuple[str, ...]


@dataclass(eq=False)
class NotCompiled(Missing):
    """The C compiler ended with a fault; ``told`` is the first line of what it said."""

    code: ClassVar[str] = "bench/not_compiled"

    command: str
    told: str


@dataclass(eq=False)
class NoGraphics(Missing):
    """There is no graphics processor that runs CUDA."""

    code: ClassVar[str] = "bench/no_graphics"


@dataclass(eq=False)
class Hampered(Refusal):
    """A variable is set that makes the simulator run otherwise than it does for people."""

    code: ClassVar[str] = "bench/hampered"

    variable: str
