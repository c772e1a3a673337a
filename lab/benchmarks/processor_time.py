"""The processor time of a process."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence


def processor_seconds(
    arguments: Sequence[str], folder: str, environment: Mapping[str, str]
) -> float:
    """Run Python, and return the processor time of the process and its children, in seconds.

    Args:
        arguments: those of Python.
        folder: the working folder.
        environment: variables besides those of this process.

    Raises:
        subprocess.CalledProcessError: when it fails.
    """
    before = os.times()
    subprocess.run(  # noqa: S603 - a command of the benchmark
        [sys.executable, *arguments],
        cwd=folder,
        env={**os.environ, **environment},
        input=b"",
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        check=True,
    )
    after = os.times()
    user, system = after.children_user, after.children_system
    return user + system - before.children_user - before.children_system
