"""The linker: from an object file to a WebAssembly module.

It is that of LLVM, which the package ziglang brings; only who makes the engine needs it.
"""

import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Final

_LINKER: Final = (sys.executable, "-m", "ziglang", "wasm-ld")
_STACK: Final = 1 << 18
"""Bytes of the stack of calls: a search of the last tricks is the deepest."""


def link(source: Path, target: Path, exports: Iterable[str]) -> None:
    """Link an object file to a module.

    Raises:
        CalledProcessError: when the linker fails or is not installed.
    """
    small = ("--strip-all", "--gc-sections", "--compress-relocations")
    flags = ("--no-entry", *small, "-z", f"stack-size={_STACK}")
    names = [f"--export={name}" for name in exports]
    command = [*_LINKER, str(source), "-o", str(target), *flags, *names]
    subprocess.run(command, check=True)  # noqa: S603 - all of it is ours


def linker_version() -> str:
    """Return the version that the linker states."""
    output = subprocess.run([*_LINKER, "--version"], check=True, capture_output=True, text=True)  # noqa: S603 - its arguments are constants
    return output.stdout.strip()
