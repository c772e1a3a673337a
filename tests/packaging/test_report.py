"""The technical report reads each number where it is stated, and names what exists."""

import math
import re
import tomllib
from pathlib import Path

import pytest

from foretell.rules.options import OPTIONS
from scripts.report.data import (
    CALIBRATION,
    MEASUREMENTS,
    TABLES,
    calibration,
    options,
    plain,
    table,
)

PAGE = """# Bots

| bot | lead |
|---|---|
| `one` | +1.0 ± 0.5 |
| | 2 |

| bot | ms |
|---|---|
| [two](bots.md) | 3 |
"""


@pytest.fixture
def text(root: Path) -> str:
    return (root / "docs" / "report" / "report.typ").read_text("utf-8")


@pytest.fixture
def papers(tmp_path: Path) -> Path:
    (tmp_path / "docs").mkdir()
    (tmp_path / "docs" / "bots.md").write_text(PAGE)
    return tmp_path


def test_a_table_is_found_by_its_head_and_read_with_its_empty_cells(papers: Path) -> None:
    assert table(papers, "bot", "lead") == [["`one`", "+1.0 ± 0.5"], ["", "2"]]
    assert plain(table(papers, "bot", "ms")[0][0]) == "two"


@pytest.mark.parametrize(("head", "count"), [(("bot", "points"), 0), (("bot",), 2)])
def test_a_table_that_is_missing_or_stated_twice_is_refused(
    papers: Path, head: tuple[str, ...], count: int
) -> None:
    with pytest.raises(ValueError, match=f"^{count} tables begin"):
        table(papers, *head)


@pytest.mark.parametrize("name", TABLES)
def test_every_table_of_the_report_is_stated_once_in_the_documentation(
    root: Path, name: str
) -> None:
    assert table(root, *TABLES[name])


def test_every_figure_of_the_report_is_a_measurement(root: Path, text: str) -> None:
    measured = tomllib.loads((root / MEASUREMENTS).read_text("utf-8"))
    lists = re.findall(r'\(("[a-z_]+"(?:, "[a-z_]+")+)\)', text)
    named = {*re.findall(r'fig\("([a-z_]+)"\)', text), *re.findall(r'"(random_games_\w+)"\)', text)}
    named |= {name for one in lists for name in re.findall("[a-z_]+", one)} - set(TABLES)
    assert len(named) > 15
    assert named - {"searcher", "strongest"} <= set(measured)


def test_every_path_in_the_report_exists(root: Path, text: str) -> None:
    paths = re.findall(r"[`\"]((?:conformance|docs|examples|lab|tests)/[\w./-]*)", text)
    assert len(paths) > 12
    assert [path for path in paths if not (root / path).exists()] == []


def test_every_reference_is_cited_and_every_citation_has_a_reference(root: Path, text: str) -> None:
    listed = (root / "docs" / "report" / "references.bib").read_text("utf-8")
    keys = set(re.findall(r"^@\w+\{(\w+),$", listed, re.MULTILINE))
    labels = set(re.findall(r"<(\w+)>", text))
    assert set(re.findall(r"[ (]@(\w+)", text)) - labels == keys


def test_the_options_are_all_of_those_that_are_declared() -> None:
    assert [name for name, _, _ in options()] == list(OPTIONS)
    assert ["even_bid", "free, not_leader, never", "R9.5"] in options()
    assert all(values and re.fullmatch(r"R\d+\.\d+", clause) for _, values, clause in options())


def test_an_interval_of_the_calibration_is_that_of_wilson() -> None:
    """Its ends are the shares from which the observed one is 1.96 standard errors away."""
    head = "variant,predicted,made,decisions\n"
    ((predicted, low, high),) = calibration(f"{head}all,0.5,0.25,40\nhidden bids,0.5,0.5,9\n")
    assert predicted == 50
    for end in (low / 100, high / 100):
        assert math.isclose(abs(0.25 - end), 1.96 * math.sqrt(end * (1 - end) / 40), rel_tol=1e-9)
    ((_, low, high),) = calibration(f"{head}all,0.1,0,30\n")
    assert low == 0
    assert 11 < high < 12


def test_the_bins_of_the_calibration_are_in_order(root: Path) -> None:
    bins = calibration((root / CALIBRATION).read_text("utf-8"))
    assert [one[0] for one in bins] == sorted(one[0] for one in bins)
    assert all(0 <= low < high <= 100 for _, low, high in bins)
