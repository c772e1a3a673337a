"""Print the tests that a change concerns, or how long those of the last commits take.

Files for pytest come first, those for Deno behind a semicolon.

    python -m scripts.changed origin/main
    python -m scripts.changed --history 200 --times plain.xml compiled.xml whole.xml

The reports are those of ``make plain ARGS=--junit-xml=plain.xml``, and so on for each run.
"""

import argparse
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from scripts.changed.checkout import changed, default_base, files, history
from scripts.changed.needs import EXAMPLES, needs
from scripts.changed.selection import select
from scripts.changed.times import seconds_by_file, table


def main(words: Sequence[str], root: Path) -> None:
    """Run the command."""
    parser = argparse.ArgumentParser(prog="python -m scripts.changed", description=__doc__)
    parser.add_argument("base", nargs="?", help="the commit that the checkout is compared with")
    parser.add_argument(
        "--history", type=int, metavar="COUNT", help="print times of so many commits"
    )
    parser.add_argument("--times", nargs="+", type=Path, default=(), metavar="REPORT")
    options = parser.parse_args(words)
    present = files(root)
    needed = needs(root, present)
    concerned = partial(select, needs=needed, tests=frozenset(filter(has_tests, needed)))
    if options.history:
        commits = list(history(root, options.history))
        print(*table(concerned, commits, present, seconds_by_file(options.times)), sep="\n")
    else:
        chosen = concerned(changed(root, options.base or default_base(root)))
        python = (file.removesuffix(EXAMPLES) for file in chosen if not file.endswith(".js"))
        print(*python, ";", *(file for file in chosen if file.endswith(".js")))


def has_tests(file: str) -> bool:
    """Return whether a file has tests, those of examples included."""
    name = file.rpartition("/")[2]
    is_test = (name.startswith("test_") and name.endswith(".py")) or name.endswith("_test.js")
    return (file.startswith("tests/") and is_test) or file.endswith(EXAMPLES)


if __name__ == "__main__":
    main(sys.argv[1:], Path(__file__).resolve().parents[2])
