"""`scripts/check_docs/`: what the built documentation has to hold, on a site of four pages."""

from pathlib import Path

import pytest

from scripts.check_docs.__main__ import LARGEST_PAGE, MOST_WORDS, main
from scripts.check_docs.contrast import PAIRS, contrast

SOURCE = "https://code.example/foretell"


def page(text: str) -> str:
    return (
        '<head><link rel="stylesheet" href="_static/styles/furo.css"><style>body {}</style></head>'
        f'<body><nav><a href="nowhere.html">Next</a></nav><article role="main">{text}</article>'
    )


def heading(level: int, text: str) -> str:
    anchor = text.lower()
    return f'<h{level} id="{anchor}">{text}<a class="headerlink" href="#{anchor}">¶</a></h{level}>'


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A site without a fault: each page leads to the next."""
    styles = tmp_path / "_static" / "styles"
    styles.mkdir(parents=True)
    (styles / "furo.css").write_text(colours("#000000", "#ffffff"), "utf-8")
    (tmp_path / "_static" / "pygments.css").write_text("", "utf-8")
    write(tmp_path, "index", heading(1, "Home") + '<a href="play/one.html#two">One</a>')
    link = f'<a href="two.html">2</a> <a href="{SOURCE}/blob/main/README.md#start">3</a>'
    write(tmp_path, "play/one", heading(1, "One") + heading(2, "Two") + link)
    picture = '<img src="../_images/a.png" alt="A card" width="2" height="3">'
    write(tmp_path, "play/two", heading(1, "Two") + picture + '<a href="three.html">3</a>')
    write(tmp_path, "play/three", heading(1, "Three") + '<a href="../index.html">Home</a>')
    (tmp_path / "README.md").write_text("# Here\n", "utf-8")
    return tmp_path


def colours(text: str, dark_text: str) -> str:
    """Return a style sheet with one colour of all texts by theme, on white and on black."""

    def rule(front: str, back: str) -> str:
        pairs = dict.fromkeys(("background-primary", *(back for _, back in PAIRS)), back)
        pairs |= {text: front for text, _ in PAIRS}
        return ";".join(f"--color-{name}:{colour}" for name, colour in pairs.items())

    dark = f"body[data-theme=dark]{{{rule(dark_text, '#000')}}}"
    return f"a{{color:#eee}}body{{{rule(text, '#ffffff')}}}@media not print{{{dark}}}"


def write(site: Path, name: str, text: str) -> None:
    path = site / f"{name}.html"
    path.parent.mkdir(exist_ok=True)
    path.write_text(page(text), "utf-8")


def check(site: Path, capsys: pytest.CaptureFixture[str]) -> tuple[str, ...]:
    """Return the faults that are printed; the last line has the size and is none."""
    status = main(site, site, SOURCE)
    *faults, size = capsys.readouterr().out.splitlines()
    assert "pages, " in size
    assert status == bool(faults)
    return tuple(faults)


def test_a_site_without_a_fault_passes(site: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(site, capsys) == ()


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (" word" * MOST_WORDS, "1,501 words, 1,500 at most: split it"),
        (heading(1, "Again"), "2 headings of the first level: keep one"),
        (heading(3, "Deep"), "a heading of level 3 below one of level 1: use level 2"),
        ('<img src="a.png" alt="" width="2" height="3">', "the picture a.png has no text"),
        ('<img src="a.png" alt="A card" width="2">', "the picture a.png has no size"),
        ('<img src="https://x.example/a.png" alt="A" width="2" height="3">', "it loads https://x"),
        ('<a href="four.html">4</a>', "the link to four.html leads to no file"),
        ('<a href="one.html#three">1</a>', "the link to one.html#three leads to no heading"),
        ('<a href="#three">1</a>', "the link to #three leads to no heading"),
        (f'<a href="{SOURCE}/blob/main/NONE.md">1</a>', f"the link to {SOURCE}/blob/main/NONE.md"),
        ("<!--" + "x" * LARGEST_PAGE + "-->", "150,"),
    ],
)
def test_a_fault_is_printed_with_its_file_and_what_to_do(
    site: Path, capsys: pytest.CaptureFixture[str], text: str, fault: str
) -> None:
    page = site / "play" / "two.html"
    page.write_text(page.read_text("utf-8").replace("</article>", f"{text}</article>"), "utf-8")
    (found,) = check(site, capsys)
    assert found.startswith(f"docs/play/two.md: {fault}")
    assert ": " in found.removeprefix("docs/play/two.md: ")


def test_a_page_far_from_the_first_one_is_named(
    site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    page = site / "play" / "three.html"
    page.write_text(
        page.read_text("utf-8").replace("</article>", '<a href="four.html">4</a></article>')
    )
    write(site, "play/four", heading(1, "Four"))
    assert check(site, capsys) == (
        "docs/play/four.md: more than 3 clicks from the first page: link to it",
    )


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_colour_that_is_hard_to_read_is_named(
    site: Path, capsys: pytest.CaptureFixture[str], theme: str
) -> None:
    sheet = colours("#777", "#ffffff") if theme == "light" else colours("#000000", "#747474")
    (site / "_static" / "styles" / "furo.css").write_text(sheet, "utf-8")
    faults = check(site, capsys)
    assert len(faults) == len(PAIRS)
    assert all(f", {theme}: a contrast of 4.5, 4.5 at least" in fault for fault in faults)


def test_the_colours_of_the_theme_come_before_those_of_furo(
    site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    index = site / "index.html"
    style = '@media not print{body[data-theme="dark"]{--color-link:#111}}'
    index.write_text(index.read_text("utf-8").replace("body {}", style), "utf-8")
    faults = check(site, capsys)
    assert {fault.partition(" #111 on ")[0] for fault in faults} == {"docs/conf.py: link"}


def test_a_word_of_code_that_is_hard_to_read_is_named(
    site: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    dark = 'body[data-theme="dark"] .highlight .k { color: #222 }'
    (site / "_static" / "pygments.css").write_text(".highlight .k { color: #999 }" + dark, "utf-8")
    light, dark = check(site, capsys)
    assert light.startswith("docs/conf.py: code in #999 on #ffffff, light: a contrast of 2.8")
    assert dark.startswith("docs/conf.py: code in #222 on #000, dark: a contrast of 1.3")


def test_contrast_is_that_of_the_guidelines() -> None:
    assert contrast("#000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.478, abs=0.001)
