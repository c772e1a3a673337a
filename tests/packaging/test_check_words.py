"""`scripts/check_words.py`: seven patterns of bad English, in four kinds of files."""

from pathlib import Path

import pytest

from tests.packaging.tree import Tree

MARK = "#"  # so that the comments below are none here
IN_PYTHON = f"{MARK} It goes on.\n"
"""The same in a catalogue."""


@pytest.fixture
def tree(root: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Tree:
    tree = Tree(tmp_path, root / "scripts" / "check_words.py", capsys)
    tree.write("scripts/allowed_words.toml", "[allowed]\n")
    return tree


@pytest.mark.parametrize(
    ("sentence", "pattern"),
    [
        ("Metrics have a port of their own.", "of its own: “of their own”"),
        ("The table is told.", "told: “is told”"),
        ("A line tells which move it was.", "told: “tells which”"),
        ("The flag tells `x` apart.", "told: “tells <”"),
        ("Solve the own mistakes.", "bare own: “the own mistakes”"),
        ("Own mistakes come back.", "bare own: “Own mistakes”"),
        ("After it the game goes on.", "go on: “goes on”"),
        ("One; two more; three.", "chain of semicolons: “; two more;”"),
        ("Then it ends. What remains is small.", "what as a subject: “What remains is small.”"),
        ("It ends; what remains is small.", "what as a subject: “what remains is small.”"),
        ("Who has the link may come.", "who as a subject: “Who has the link may come.”"),
    ],
)
def test_each_pattern_is_named_with_the_phrase_and_its_line(
    tree: Tree, sentence: str, pattern: str
) -> None:
    tree.write("docs/a.md", f"# A page\n\nFine.\n\n{sentence}\n")
    assert tree.fails().startswith(f"docs/a.md:5: {pattern}. Write: ")


@pytest.mark.parametrize(
    "sentence",
    [
        "Metrics have their own port, of their own making.",
        "Tell them apart, and tell the host.",
        "Solve your own mistakes; players own cards.",
        "Go on to the next page.",
        "One; two, and three. Four; five.",
        "What remains?",
        "Learn what remains, and who can come.",
        "Whoever takes a trick leads the next.",
        "`goes on` is code.",
        "[the game](goes-on.md)",
        "```text\nIt goes on.\n```",
        "| clause; card; trump; what is led |",
    ],
)
def test_good_english_and_code_pass(tree: Tree, sentence: str) -> None:
    tree.write("docs/a.md", sentence + "\n")
    tree.passes()


@pytest.mark.parametrize(
    "file",
    [
        ("src/a.py", 'X = "it goes on"\n"""Seats.\n\nThe game goes\non.\n"""\n', 4),
        ("src/a.py", f"def f() -> None:\n    {MARK} The game\n    {MARK} goes on.\n    pass\n", 3),
        ("src/a.py", 'call(\n    """It goes on."""\n)\n"""The game goes on."""\n', 4),
        ("src/web/a.js", 'const x = "goes on";\n/**\n * Ends. The game goes on.\n */\n', 3),
        ("src/web/a.js", "let x; // It\n// The game\n// goes on.\n", 3),
        (
            "src/foretell/i18n/catalogues/en/a.ftl",
            "a = Fine.\nb = { $who ->\n   *[x] It goes on.\n}\n",
            3,
        ),
        ("README.md", "- An item that\n  goes on\n- Another\n", 2),
    ],
)
def test_catalogues_docstrings_and_comments_are_read_and_other_texts_are_not(
    tree: Tree, file: tuple[str, str, int]
) -> None:
    name, text, line = file
    tree.write(name, text)
    (found,) = tree.fails().splitlines()
    assert found.startswith(f"{name}:{line}: go on: “goes on”")


@pytest.mark.parametrize(
    "name",
    [
        "src/foretell/i18n/catalogues/it/a.ftl",
        "docs/play/rules/it.md",
        "src/web/static/vendor/a.js",
        "src/web/docs/a.md",
        "build/a.py",
        ".venv/a.py",
    ],
)
def test_translations_and_generated_files_are_skipped(tree: Tree, name: str) -> None:
    tree.write("scripts/allowed_words.toml", "[allowed]\n")
    (tree.folder / "src/foretell/i18n/catalogues/it").mkdir(parents=True)
    text = {".md": "It goes on.\n", ".js": "// It goes on.\n"}.get(Path(name).suffix, IN_PYTHON)
    tree.write(name, text)
    tree.passes()
    tree.write(f"docs/read{Path(name).suffix}", text)
    tree.fails()


def test_a_phrase_is_allowed_in_its_file_alone(tree: Tree) -> None:
    allowed = '[allowed]\n"docs/a.md" = ["the show goes on"]\n'
    tree.write("scripts/allowed_words.toml", allowed)
    tree.write("docs/a.md", "They say that the show\ngoes on.\n")
    tree.passes()
    tree.write("docs/a.md", "The show goes on: the show goes on. It goes on.\n")
    tree.write("docs/b.md", "They say that the show goes on.\n")
    assert [line.split(":")[0] for line in tree.fails().splitlines()] == [
        "docs/a.md",
        "docs/a.md",
        "docs/b.md",
    ]


def test_an_allowed_phrase_that_nothing_needs_is_to_be_deleted(tree: Tree) -> None:
    allowed = '[allowed]\n"docs/a.md" = ["the show goes on"]\n'
    tree.write("scripts/allowed_words.toml", allowed)
    tree.write("docs/a.md", "The show continues.\n")
    assert "nothing in docs/a.md needs “the show goes on”" in tree.fails()
