"""Check the English of pages, catalogues, docstrings and comments against seven patterns.

    python scripts/check_words.py [FILE ...]

No maintained linter of prose fits: Vale is a program to download, and neither it nor proselint
reads Fluent or knows an exception by its phrase. Right phrases are listed in allowed_words.toml.
"""

import re
import sys
import tomllib
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

SKIPPED: Final = frozenset({"build", "dist", "docs", "node_modules", "vendor"})
"""Folders below ``src`` and of builds that nobody writes by hand."""
ALLOWED: Final = "scripts/allowed_words.toml"
TAG: Final = re.compile(
    r"@(?:param|property)\s+\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}\s*\S+|@\w+\s*"
    r"(?:\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\}\s*)?"
)
"""A tag of JSDoc, with its type and, for a parameter or property, its name."""
CODE: Final = "<code>"
"""Stands for code and variables in a passage."""

_DETERMINER: Final = (
    "a|an|the|all|no|any|some|other|several|many|two|both|"
    "and|or|of|in|on|at|from|with|for|by|as|than"
)
_AFTER_OWN: Final = (
    r"(?=\s*(?:[.,;:)!?]|\Z)"
    r"|\s+(?:and|or|in|on|at|to|for|with|by|as|if|when|while|that|which|where|is|are|was|has|from)\b)"
)


class Pattern(NamedTuple):
    """A pattern of bad English, and the way out."""

    name: str
    expression: re.Pattern[str]
    instead: str
    in_cells: bool = True
    """Whether the cells of tables are read, too."""


PATTERNS: Final = (
    Pattern(
        "of its own",
        re.compile(rf"\bof\s+(?:my|your|his|her|its|our|their|one[’']s)\s+own\b{_AFTER_OWN}"),
        "a separate …, its …, or leave it out",
    ),
    Pattern(
        "told",
        re.compile(
            r"\b(?:is|are|was|were|be|been|being)\s+(?:(?:\w+ly|also|not|never|only|all)\s+)?told\b"
            r"|\b(?:tells?|told)\s+(?:of|what|how|which|whether|where|when|why|who|that)\b"
            r"|\btells?\s+<"
        ),
        "says, shows, prints, returns; is notified, sees, learns",
    ),
    Pattern(
        "bare own",
        re.compile(rf"(?:\A|[.,;:(]\s+|\b(?:{_DETERMINER})\s+)own\s+\w+", re.IGNORECASE),
        "your …, its …, the player's …",
    ),
    Pattern(
        "go on",
        re.compile(r"\b(?:go|goes|going|gone|went)\s+on\b(?!\s+to\b)", re.IGNORECASE),
        "continue, resume, carry on, move on",
    ),
    Pattern(
        "chain of semicolons",
        re.compile(r";[^.?!;]*?\s[^.?!;]*;"),
        "sentences, or a list",
        in_cells=False,
    ),
    Pattern(
        "what as a subject",
        re.compile(r"(?:(?:\A|(?<=[.?!]\s))What|(?<=;\s)what)\s(?!if\b|a\b)[^.?!;]*[.;]"),
        "a noun: the cost, the result, everything that",
        in_cells=False,
    ),
    Pattern(
        "who as a subject",
        re.compile(r"(?:(?:\A|(?<=[.?!]\s))Who|(?<=;\s)who)\s[^.?!;]*[.;]"),
        "anyone who, a player who, people who",
        in_cells=False,
    ),
)


class Passage(NamedTuple):
    """A paragraph, an item of a list, a cell, a message or a comment."""

    line: int
    text: str
    is_cell: bool = False


def markdown(source: str) -> Iterator[Passage]:
    """Yield the passages of a page, without its code and addresses."""
    blank = re.sub(
        r"^ *(```+|:::+|~~~+)[^\n]*\n(?:.*?\n)?? *\1 *$",
        _lines,
        source,
        flags=re.MULTILINE | re.DOTALL,
    )
    start, lines = 0, list[str]()
    for number, line in enumerate([*blank.splitlines(), ""], start=1):
        begins = re.match(r" *(?:[-*+]|\d+\.) +", line)
        if lines and (not line.strip() or begins or line.startswith(("#", "|", "!"))):
            yield Passage(start, _plain("\n".join(lines)))
            lines = []
        if line.startswith("|"):
            yield from (
                Passage(number, _plain(one.strip()), is_cell=True) for one in line.split("|")
            )
        elif line.strip() and not line.startswith("#"):
            start = start if lines else number
            lines.append(line[begins.end() :] if begins else line.strip())


def _lines(block: re.Match[str]) -> str:
    return "\n" * block[0].count("\n")


def _plain(text: str) -> str:
    text = re.sub(r"`+[^`]+`+|<[^>\s]+>|\{\{.*?\}\}", CODE, text)
    text = re.sub(r"!?\[([^\]]*)\]\([^)]*\)", r"\1", text)
    return text.replace("*", "")


def catalogue(source: str) -> Iterator[Passage]:
    """Yield the texts and comments of a catalogue, line by line."""
    for number, line in enumerate(source.splitlines(), start=1):
        text = re.sub(r"^\s*(?:#+|[\w-]+ =|\.[\w-]+ =|\*?\[[\w-]+\])?\s*", "", line)
        text = re.sub(r"\{[^{}]*(?:\}|\Z)", CODE, text)
        yield Passage(number, text)


def python(source: str) -> Iterator[Passage]:
    """Yield the docstrings and comments of a module, as ruff lays them out."""
    for block in re.finditer(r'((?<![(,+=]\n)^ *)?"""(.*?)"""', source, re.MULTILINE | re.DOTALL):
        if block[1] is not None:
            text = re.sub(r"^ *(?:>>>|\.\.\.) .*$", "", block[2], flags=re.MULTILINE)
            yield from _paragraphs(source.count("\n", 0, block.start()) + 1, text)
    yield from _comments(source, re.compile(r"(?:^ *|  )#:? (.*)$"))


def script(source: str) -> Iterator[Passage]:
    """Yield the comments of a script."""
    for block in re.finditer(r"/\*.*?\*/", source, re.DOTALL):
        text = re.sub(r"^ *(?:/\*\*?|\*/|\*(?!/))? ?|\*/\Z", "", block[0], flags=re.MULTILINE)
        text = TAG.sub("\n\n", text)
        yield from _paragraphs(source.count("\n", 0, block.start()) + 1, text)
    yield from _comments(source, re.compile(r"(?:^ *| )// (.*)$"))


def _paragraphs(line: int, text: str) -> Iterator[Passage]:
    for part in re.finditer(r"\S(?:.*?)(?=\n\s*\n|\n *\w+: |\n *[-*] |\Z)", text, re.DOTALL):
        yield Passage(line + text.count("\n", 0, part.start()), _plain(part[0]))


def _comments(source: str, comment: re.Pattern[str]) -> Iterator[Passage]:
    """Yield the comments of some lines; those that fill lines in a row are one."""
    start, last, texts = 0, 0, list[str]()
    for number, line in enumerate(source.splitlines(), start=1):
        if not (match := comment.search(line)):
            continue
        if texts and (number != last + 1 or not line.lstrip().startswith(("#", "//"))):
            yield Passage(start, _plain("\n".join(texts)))
            texts = []
        start, last = start if texts else number, number
        texts.append(match[1])
    if texts:
        yield Passage(start, _plain("\n".join(texts)))


READERS: Final[dict[str, Callable[[str], Iterator[Passage]]]] = {
    ".md": markdown,
    ".ftl": catalogue,
    ".py": python,
    ".js": script,
}


def findings(passage: Passage) -> Iterator[tuple[Pattern, re.Match[str]]]:
    """Yield what is found in a passage."""
    for pattern in PATTERNS:
        if pattern.in_cells or not passage.is_cell:
            yield from ((pattern, match) for match in pattern.expression.finditer(passage.text))


def files(root: Path) -> Iterator[Path]:
    """Yield the files with English that people write, in a stable order."""
    languages = {path.name for path in root.glob("src/foretell/i18n/catalogues/*")} - {"en"}
    for path in sorted(root.rglob("*")):
        name = path.relative_to(root)
        generated = name.parts[0] != "docs" and SKIPPED & set(name.parts)
        foreign = languages & {*name.parts, name.stem}
        hidden = any(part.startswith(".") for part in name.parts)
        if path.suffix in READERS and not (generated or foreign or hidden):
            yield path


def main(root: Path, names: Sequence[str] = ()) -> int:
    """Print the findings for the checkout at ``root`` and return the exit status."""
    allowed = tomllib.loads((root / ALLOWED).read_text(encoding="utf-8"))["allowed"]
    unused = {(file, phrase) for file, phrases in allowed.items() for phrase in phrases}
    count = 0
    for path in map(root.joinpath, names) if names else files(root):
        name = path.relative_to(root).as_posix()
        for passage in READERS[path.suffix](path.read_text(encoding="utf-8")):
            right = [
                (span, phrase)
                for phrase in allowed.get(name, ())
                for span in re.finditer(r"\s+".join(map(re.escape, phrase.split())), passage.text)
            ]
            for pattern, match in findings(passage):
                phrase = " ".join(match[0].split())
                used = {
                    (name, one)
                    for span, one in right
                    if span.start() < match.end() and match.start() < span.end()
                }
                unused -= used
                if not used:
                    count += 1
                    line = passage.line + passage.text.count("\n", 0, match.start())
                    print(f"{name}:{line}: {pattern.name}: “{phrase}”. Write: {pattern.instead}")
    for name, phrase in sorted(unused if not names else ()):
        print(f"{ALLOWED}: nothing in {name} needs “{phrase}” any more: delete it")
    return int(bool(count or (unused and not names)))


if __name__ == "__main__":
    sys.exit(main(Path(__file__).resolve().parents[1], sys.argv[1:]))
