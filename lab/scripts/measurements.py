"""Repeat the quick measurements, and write their values, the machine and the date.

    python lab/scripts/measurements.py                  # all that take less than a minute each
    python lab/scripts/measurements.py random_games     # some of them

The file is ``docs/measurements.toml``; its head says which figures are repeated. The others keep
the machine and the date of their run. While other work loads the machine, only figures that are the
same on every machine are repeated: speeds would be wrong.
"""

import os
import platform
import re
import shlex
import subprocess
import sys
import tomllib
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
FILE: Final = ROOT / "docs" / "measurements.toml"
ANYWHERE: Final = "the same on every machine"


def value_of(figure: dict[str, str], output: str) -> str:
    r"""Return the value of a figure as its command printed it.

    >>> figure = {"find": r"took ([\d.]+)", "form": "{0:.1f} thousand", "per": "1000"}
    >>> value_of(figure, "took 1234 us")
    '1.2 thousand'
    """
    match = re.search(figure["find"], output)
    if match is None:
        raise ValueError(f"no {figure['find']} in {output!r}")
    return figure["form"].format(
        *(float(number) / float(figure["per"]) for number in match.groups())
    )


def machine() -> str:
    """Return a description of this machine."""
    information = Path("/proc/cpuinfo")
    text = information.read_text("utf-8") if information.exists() else ""
    model = re.search(r"model name\s*: (.*)", text)
    return f"{model[1] if model else platform.machine()}, {os.cpu_count()} cores"


def rewritten(text: str, name: str, **keys: str) -> str:
    """Return the file with other values of some keys of a figure."""
    head, mark, rest = text.partition(f"[{name}]\n")
    own, blank, others = rest.partition("\n\n")
    for key, value in keys.items():
        own = re.sub(rf'^{key} = ".*"$', f'{key} = "{value}"', own, flags=re.MULTILINE)
    return head + mark + own + blank + others


def main(names: list[str]) -> None:
    """Repeat the figures with these names, or all that can be repeated."""
    is_busy = os.getloadavg()[0] > (os.cpu_count() or 1) / 2
    for name, figure in tomllib.loads(FILE.read_text("utf-8")).items():
        if "find" not in figure or (names and name not in names):
            continue
        is_same = figure["machine"] == ANYWHERE
        if is_busy and not is_same:
            print(f"{name}: not repeated, since the machine is busy")
            continue
        program, *arguments = shlex.split(figure["command"])
        path = Path(sys.executable).parent / program
        run = subprocess.run(  # noqa: S603 - the commands are our own
            [path, *arguments], cwd=ROOT, capture_output=True, text=True, check=True
        )
        value = value_of(figure, run.stdout)
        where = ANYWHERE if is_same else machine()
        date = datetime.now(UTC).date().isoformat()
        text = rewritten(FILE.read_text("utf-8"), name, value=value, machine=where, date=date)
        FILE.write_text(text, "utf-8")
        print(f"{name}: {figure['value']} -> {value}")


if __name__ == "__main__":
    main(sys.argv[1:])
