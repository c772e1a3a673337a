"""Refusals to measure."""

from foretell.errors import Refusal


class Missing(Refusal):
    """A requirement of a benchmark is not available."""


class NoLibrary(Missing, code="bench/no_library"):
    """A library is not installed; ``install`` is the command that installs it."""

    library: str
    install: str


class NoCompiler(Missing, code="bench/no_compiler"):
    """There is no C compiler; ``looked_for`` has the names tried."""

    looked_for: tuple[str, ...]


class NotCompiled(Missing, code="bench/not_compiled"):
    """The C compiler failed; ``told`` is the first line of its output."""

    command: str
    told: str


class NoGraphics(Missing, code="bench/no_graphics"):
    """There is no graphics processor with CUDA."""


class Hampered(Refusal, code="bench/hampered"):
    """An environment variable is set that changes how the simulator runs."""

    variable: str
