"""Check that every exception to the rules of a linter or type checker states its reason.

x = eval(text)  # noqa: S307 - the text is our own
import yaml  # type: ignore[import-untyped]  # has no types
// deno-lint-ignore no-eval -- the text is our own
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

FOLDERS: Final = ("examples", "lab", "scripts", "src", "tests")
EXCEPTION: Final = re.compile(
    r"# noqa: [A-Z]+\d+(?:, [A-Z]+\d+)*(?P<noqa> - \S.*)?"
    r"|# type: ignore\[[a-z, -]+\](?P<type>  # (?!noqa)\S.*)?"
    r"|(?://|/\*) (?:deno-lint-ignore|@ts-expect-error|@ts-ignore)(?:-file)?"
    r"(?: [a-z]+(?:[/-][a-z]+)*)*(?P<script> -- \S.*)?"
)


def unexplained(text: str) -> Iterator[int]:
    """Yield the numbers of the lines with an exception that states no reason."""
    for number, line in enumerate(text.splitlines(), start=1):
        exceptions = EXCEPTION.finditer(line)
        if any(exception.lastgroup is None for exception in exceptions):
            yield number


def main(root: Path) -> int:
    """Print the findings for the checkout at ``root`` and return the exit status."""
    findings = [
        f"{path.relative_to(root).as_posix()}:{number}: an exception without a reason"
        for folder in FOLDERS
        for path in sorted((root / folder).rglob("*"))
        if path.suffix in {".js", ".py", ".ts"} and "vendor" not in path.parts
        for number in unexplained(path.read_text(encoding="utf-8"))
    ]
    print(*findings, sep="\n", end="\n" if findings else "")
    return int(bool(findings))


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parents[1]))
